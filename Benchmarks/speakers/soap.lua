-- Posts the envelope in the file $ENVELOPE, as a player does.
local file = assert(io.open(os.getenv("ENVELOPE"), "rb"))
wrk.method = "POST"
wrk.headers["Content-Type"] = "text/xml; charset=utf-8"
wrk.headers["SOAPAction"] = '"http://www.sonos.com/Services/1.1#getMetadata"'
wrk.body = file:read("*a")
file:close()
