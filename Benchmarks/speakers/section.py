"""The sections that are measured: a playlist of a hundred tracks, each of another album, and the most popular albums.

    section.py record BASE                       prints the playlist as a record for `platform catalog import`
    section.py envelope BASE TITLE               prints the envelope that asks a speaker service for a list of that title
    section.py path                              prints the path of the playlist's JSON
    section.py check BASE PEER PLAYLIST ALBUMS   fails unless the peer answers both envelopes as the platform does, and the
                                                 playlist's JSON lists the same
"""

import gzip
import json
import sys
import urllib.request
import xml.etree.ElementTree as xml

COUNT = 100
TITLE = "A Hundred First Tracks"
NAME = "a-hundred-first-tracks"
SECTION = f"/v11/playlists/{NAME}/sections/tracks"
SERVICE = "http://www.sonos.com/Services/1.1"


def record(base):
    albums, url = [], "/v11/home/sections/popular"
    while len(albums) < COUNT:
        page = json.loads(answer(base + url))
        albums += [card["analytics"]["item"].removeprefix("albums/") for card in page["body"]]
        url = page["paging"]["next"]["url"]
    same = dict.fromkeys(["en", "de", "nl"], TITLE)
    tracks = [{"album": album, "track": 1} for album in albums[:COUNT]]
    return json.dumps({"kind": "playlist", "id": NAME, "title": same, "description": same, "tracks": tracks})


def envelope(base, title):
    """The envelope for a list, which is found by browsing as a listener does: its identifier says nothing to a client."""
    waiting = [("root", 0)]
    while waiting:
        id, depth = waiting.pop(0)
        for entry in entries(answer(base + "/sonos/smapi", call(id))):
            if text(entry, "title") == title:
                return call(text(entry, "id"))
            if depth < 2:
                waiting.append((text(entry, "id"), depth + 1))
    sys.exit(f"no list on speakers holds {title!r}")


def call(id):
    return (
        '<?xml version="1.0" encoding="utf-8"?>'
        '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">'
        f'<s:Header><credentials xmlns="{SERVICE}"><deviceId>00-11-22-33-44-55:6</deviceId>'
        "<deviceProvider>Sonos</deviceProvider></credentials></s:Header>"
        f'<s:Body><getMetadata xmlns="{SERVICE}"><id>{id}</id><index>0</index><count>{COUNT}</count></getMetadata></s:Body>'
        "</s:Envelope>")


def check(base, peer, playlist, albums):
    print(f"{COUNT} entries each. Bytes (gzip):")
    tracks = same(base, peer, playlist, "tracks")
    same(base, peer, albums, "albums")
    screen = answer(base + SECTION)
    report("tracks, platform, JSON", screen)
    if [text(track, "title") for track in tracks] != [row["text"]["title"] for row in json.loads(screen)["body"]]:
        sys.exit("SOAP and JSON list other tracks")


def same(base, peer, path, name):
    """What the platform lists, if the peer lists the same."""
    with open(path, encoding="utf-8") as file:
        envelope = file.read()
    soap, other = answer(base + "/sonos/smapi", envelope), answer(peer, envelope)
    ours = entries(soap)
    if len(ours) != COUNT:
        sys.exit(f"the platform lists {len(ours)} {name} instead of {COUNT}")
    if [plain(entry) for entry in ours] != [plain(entry) for entry in entries(other)]:
        sys.exit(f"spyne lists other {name}, or says less of them")
    elements = sum(1 for entry in ours for _ in entry.iter())
    report(f"{name}, platform, SOAP", soap, f"; {elements} elements")
    report(f"{name}, spyne, SOAP", other)
    return ours


def report(name, body, more=""):
    print(f"  {name:24}{len(body):8} ({len(gzip.compress(body, 6))}){more}")


def answer(url, body=None):
    request = urllib.request.Request(url, body.encode() if body else None, {"Content-Type": "text/xml; charset=utf-8"} if body else {})
    return urllib.request.urlopen(request, timeout=20).read()


def entries(body):
    names = {f"{{{SERVICE}}}{name}" for name in ("mediaCollection", "mediaMetadata")}
    return [element for element in xml.fromstring(body).iter() if element.tag in names]


def text(entry, name):
    return entry.findtext(f"{{{SERVICE}}}{name}")


def plain(element):
    """An element as values, so that prefixes and the like make no difference."""
    return element.tag, element.attrib, element.text or "", [plain(child) for child in element]


def main():
    command, *arguments = sys.argv[1:]
    if command == "check":
        check(*arguments)
    else:
        print({"record": record, "envelope": envelope, "path": lambda: SECTION}[command](*arguments))


if __name__ == "__main__":
    main()
