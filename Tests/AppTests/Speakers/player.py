"""A strict SOAP client, made from the WSDL, that behaves as a player does.

    player.py SCENARIO BASE_URL WSDL EMAIL PASSWORD

Prints what it did; ends with 1 and says what was wrong where an answer is not as it must be.
"""

import html.parser
import json
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

import zeep
import zeep.exceptions

NAMESPACE = "{http://www.sonos.com/Services/1.1}"


class Problem(Exception):
    """An answer is not as it must be."""


def check(condition, message):
    if not condition:
        raise Problem(message)


def entries(page):
    """The collections and tracks of a page, in order."""
    found = []
    for choice in page._value_1 or []:
        found += [item for item in choice.values() if item is not None]
    return found


class Player:
    def __init__(self, base, wsdl, email, password):
        self.base = base
        self.email = email
        self.password = password
        self.household = "Sonos_" + email.partition("@")[0]
        self.token = None
        self.client = zeep.Client(wsdl, settings=zeep.Settings(strict=True, xml_huge_tree=False))
        binding = next(iter(self.client.wsdl.bindings))
        self.service = self.client.create_service(binding, base + "/sonos/smapi")

    def headers(self):
        credentials = self.client.get_element(NAMESPACE + "credentials")
        if self.token is None:
            return [credentials(deviceId="00-11-22-33-44-55:6", deviceProvider="Sonos")]
        login = {"token": self.token[0], "key": self.token[1], "householdId": self.household}
        return [credentials(deviceId="00-11-22-33-44-55:6", deviceProvider="Sonos", loginToken=login)]

    def call(self, operation, **arguments):
        return getattr(self.service, operation)(_soapheaders=self.headers(), **arguments)

    def fault(self, operation, **arguments):
        """The code of the fault that a call is answered with."""
        try:
            self.call(operation, **arguments)
        except zeep.exceptions.Fault as fault:
            return fault.code
        raise Problem(f"{operation}({arguments}) is answered, though it must not be")

    # Linking

    def link(self):
        link = self.call(
            "getAppLink", householdId=self.household, hardware="iPhone", osVersion="18", sonosAppName="ICRU", callbackPath="x")
        device = link.authorizeAccount.deviceLink
        check(device.linkCode and len(device.linkCode) <= 32, f"link code: {device.linkCode}")
        check(device.regUrl.startswith(self.base), f"page to sign in on: {device.regUrl}")
        asked = dict(householdId=self.household, linkCode=device.linkCode, linkDeviceId=device.linkDeviceId)
        code = self.fault("getDeviceAuthToken", **asked)
        check(code.endswith("Client.NOT_LINKED_RETRY"), f"before signing in: {code}")
        page = urllib.request.urlopen(device.regUrl, timeout=20).read().decode()
        form = Form()
        form.feed(page)
        check({"linkCode", "email", "password"} <= form.fields.keys(), f"fields of the page: {form.fields}")
        check(form.fields["linkCode"] == device.linkCode, "the page does not know the link code")
        action = urllib.parse.urljoin(device.regUrl, form.action or "")
        status, _ = self.post(action, dict(form.fields, email=self.email, password="wrong password"))
        check(status == 401, f"signing in with a wrong password: {status}")
        status, _ = self.post(action, dict(form.fields, email=self.email, password=self.password))
        check(status == 200, f"signing in: {status}")
        self.token = None
        token = self.call("getDeviceAuthToken", **asked)
        check(token.authToken and token.privateKey, "the token or its key is empty")
        code = self.fault("getDeviceAuthToken", **asked)
        check(code.endswith("Client.NOT_LINKED_FAILURE"), f"using the link code twice: {code}")
        self.token = (token.authToken, token.privateKey)

    def post(self, url, fields):
        data = urllib.parse.urlencode(fields).encode()
        try:
            answer = urllib.request.urlopen(url, data, timeout=20)
            return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    # Browsing

    def page(self, id, index=0, count=100, **arguments):
        page = self.call("getMetadata", id=id, index=index, count=count, **arguments)
        found = entries(page)
        check(page.index == index, f"{id}: index {page.index} instead of {index}")
        check(page.count == len(found) <= count, f"{id}: count {page.count}, {len(found)} entries, {count} asked for")
        check(page.index + page.count <= page.total, f"{id}: more entries than the total of {page.total}")
        return page, found

    def everything(self, id, size=100, **arguments):
        """All entries of a list, page by page."""
        page, found = self.page(id, 0, size, **arguments)
        total = page.total
        while len(found) < total:
            page, more = self.page(id, len(found), size, **arguments)
            check(page.total == total, f"{id}: the total changes from {total} to {page.total}")
            check(more, f"{id}: nothing after {len(found)} of {total}")
            found += more
        return found

    def first(self, id, wanted, depth=6):
        """The first entry below a list that is wanted."""
        for entry in self.everything(id):
            if wanted(entry):
                return entry
            if depth and is_collection(entry) and entry.canEnumerate is not False:
                found = self.first(entry.id, wanted, depth - 1)
                if found is not None:
                    return found
        return None


class Form(html.parser.HTMLParser):
    """The fields of a page's form, with what is filled in."""

    def __init__(self):
        super().__init__()
        self.fields = {}
        self.action = None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "form":
            self.action = attributes.get("action")
        if tag == "input" and attributes.get("name"):
            self.fields[attributes["name"]] = attributes.get("value") or ""


def is_collection(entry):
    return not hasattr(entry, "mimeType")


def is_track(entry):
    return hasattr(entry, "mimeType")


# What is tried


def linking(player):
    code = player.fault("getMetadata", id="root", index=0, count=10)
    check("Client.Login" in code, f"browsing without a token: {code}")
    player.link()
    player.page("root")
    good = player.token
    for bad in [("x" * 43, good[1]), (good[0], "x" * 43), (good[0][:-1], good[1]), ("", good[1])]:
        player.token = bad
        code = player.fault("getMetadata", id="root", index=0, count=10)
        check("Client." in code, f"browsing with a bad token: {code}")
        check("Client." in player.fault("refreshAuthToken"), "a bad token is refreshed")
    player.token = good
    fresh = player.call("refreshAuthToken")
    player.token = (fresh.authToken, fresh.privateKey)
    player.page("root")
    info = player.call("getUserInfo")
    check(info.userIdHashCode and "@" not in info.userIdHashCode, f"user info: {info}")


def browsing(player):
    player.link()
    roots = player.everything("root")
    check(roots, "the root is empty")
    sections = sum((player.everything(root.id) for root in roots), [])
    check(len(sections) > 10, f"only {len(sections)} sections")
    composers = next(root for root in roots if root.canScroll)
    listed = player.everything(composers.id, size=17)
    check(len({entry.id for entry in listed}) == len(listed), "a composer is listed twice")
    again = player.everything(composers.id, size=40)
    check([entry.id for entry in again] == [entry.id for entry in listed], "pages of another size list other composers")
    letters = player.call("getScrollIndices", id=composers.id).split(",")
    check(letters[::2] == sorted(letters[::2]), f"scroll indices: {letters}")
    for letter, place in zip(letters[::2], letters[1::2]):
        title = listed[int(place)].title
        check(title[:1].upper() >= letter or letter == "#", f"{letter} is at {place}, where {title} is")
    album = player.first("root", lambda entry: entry.itemType == "album")
    tracks = player.everything(album.id)
    check(tracks and all(is_track(track) for track in tracks), f"{album.title} has no tracks")
    flat = player.everything(album.id, recursive=True)
    check([entry.id for entry in flat] == [entry.id for entry in tracks], "recursive lists other tracks")
    track = tracks[0]
    check(track.trackMetadata.duration > 0 and track.trackMetadata.album, f"metadata: {track.trackMetadata}")
    check(player.call("getMediaMetadata", id=track.id).title == track.title, "the track is another one alone")
    extended = player.call("getExtendedMetadata", id=album.id)
    check(extended.mediaCollection.id == album.id, "the extended metadata are another album's")
    for related in extended.relatedBrowse:
        player.page(related.id)
    for text in extended.relatedText:
        check(player.call("getExtendedMetadataText", id=text.id, type=text.type), f"no text {text.type}")
    art = urllib.request.urlopen(album.albumArtURI._value_1, timeout=20)
    check(art.status == 200 and art.headers["Content-Type"] == "image/png", f"artwork: {art.headers}")
    before = player.call("getLastUpdate")
    check(before == player.call("getLastUpdate"), "the last update changes with nobody changing anything")
    for id in ["nonsense", "s_x_y", album.id[:-1], album.id + "x", "x" * 255, "../../etc/passwd"]:
        for operation, more in [("getMetadata", dict(index=0, count=1)), ("getExtendedMetadata", {}), ("getMediaMetadata", {}),
                                ("getMediaURI", {}), ("getScrollIndices", {}), ("createItem", None)]:
            arguments = {"favorite": id} if more is None else dict(more, id=id)
            code = player.fault(operation, **arguments)
            check(code.endswith("Client.ItemNotFound"), f"{operation} of {id!r}: {code}")


def searching(player):
    player.link()
    categories = player.everything("search")
    check(len(categories) == 8, f"{len(categories)} categories")
    for category in categories:
        for term in ["bach", "b", "nonsense-that-nobody-wrote", "911", "??", "Los del Río", "dvorak", " ", "'\"<&>"]:
            seen = []
            page = player.call("search", id=category.id, term=term, index=0, count=7)
            total = page.total
            seen += entries(page)
            while len(seen) < min(total, 40):
                page = player.call("search", id=category.id, term=term, index=len(seen), count=7)
                check(page.total == total, f"{category.id} {term!r}: the total changes from {total} to {page.total}")
                check(entries(page), f"{category.id} {term!r}: nothing after {len(seen)} of {total}")
                seen += entries(page)
            check(len({entry.id for entry in seen}) == len(seen), f"{category.id} {term!r}: an entry is found twice")
    found = entries(player.call("search", id="composer", term="Dvorak", index=0, count=10))
    check(any("Dvořák" in entry.title for entry in found), f"searching Dvorak finds {[entry.title for entry in found]}")
    tracks = entries(player.call("search", id="track", term="aria", index=0, count=10))
    check(tracks and all(is_track(track) for track in tracks), "searching tracks finds none")
    check(player.call("getMediaURI", id=tracks[0].id)["getMediaURIResult"], "a track that was found does not play")


def playing(player):
    player.link()
    album = player.first("root", lambda entry: entry.itemType == "album")
    track = player.everything(album.id)[0]
    answer = player.call("getMediaURI", id=track.id, action="EXPLICIT:PLAY", secondsSinceExplicit=0)
    url = answer["getMediaURIResult"]
    check(url.startswith(player.base + "/media/"), f"address of the sound: {url}")
    check(answer["uriTimeout"] > 0, "the address says nothing of its lifetime")
    whole = urllib.request.urlopen(url, timeout=30).read()
    check(whole[:4] == b"RIFF" and int.from_bytes(whole[4:8], "little") == len(whole) - 8, "the sound is no WAV of its length")
    for asked, expected in [("bytes=500-", whole[500:]), ("bytes=0-300", whole[:301]), ("bytes=-100", whole[-100:])]:
        part = urllib.request.urlopen(urllib.request.Request(url, headers={"Range": asked}), timeout=30)
        check(part.status == 206 and part.read() == expected, f"{asked}: {part.status}")
    head = urllib.request.urlopen(urllib.request.Request(url, method="HEAD"), timeout=30)
    check(int(head.headers["Content-Length"]) == len(whole), f"HEAD: {head.headers}")
    try:
        urllib.request.urlopen(urllib.request.Request(url, headers={"Range": f"bytes={len(whole)}-"}), timeout=30)
        raise Problem("a range past the end is answered")
    except urllib.error.HTTPError as error:
        check(error.code == 416, f"a range past the end: {error.code}")
    resume(player)


def resume(player):
    """A long piece goes on where the listener stopped, a short one begins anew."""
    found = sum((entries(player.call("search", id="track", term=term, index=0, count=50))
                 for term in ["adagio", "finale", "act", "langsam"]), [])
    long = next(track for track in found if track.trackMetadata.canResume)
    short = next(track for track in found if not track.trackMetadata.canResume)
    check(long.trackMetadata.duration > short.trackMetadata.duration, f"{long.title} may be resumed, {short.title} not")
    for track in [long, short]:
        player.call("reportPlayStatus", id=track.id, status="paused", offsetMillis=61000)
        player.call("setPlayedSeconds", id=track.id, seconds=61, offsetMillis=61000)
        interval = player.call("reportPlaySeconds", id=track.id, seconds=61, offsetMillis=61000)
        check(interval == 0 or interval >= 10, f"interval: {interval}")
    check(player.call("getMediaURI", id=short.id)["positionInformation"] is None, f"{short.title} goes on in the middle")
    again = player.call("getMediaURI", id=long.id)
    check(again["positionInformation"].offsetMillis == 61000, f"where to go on: {again['positionInformation']}")
    report = {"items": [{"mediaUrl": again["getMediaURIResult"], "durationPlayedMillis": 5000, "positionMillis": 47000, "type": "update"}]}
    for token, status in [(player.token[0], 204), ("nonsense", 401)]:
        request = urllib.request.Request(
            player.base + "/sonos/timePlayed", json.dumps(report).encode(),
            {"Content-Type": "application/json", "Authorization": "Bearer " + token})
        try:
            answered = urllib.request.urlopen(request, timeout=20).status
        except urllib.error.HTTPError as error:
            answered = error.code
        check(answered == status, f"timePlayed: {answered} instead of {status}")
    last = player.call("getMediaURI", id=long.id)["positionInformation"]
    check(last.offsetMillis == 47000, f"where to go on after timePlayed: {last}")
    player.call("reportStatus", id=long.id, errorCode=1, message="the player says")
    player.call("reportAccountAction", type="addAccount")


def playlists(player):
    player.link()
    album = player.first("root", lambda entry: entry.itemType == "album")
    tracks = player.everything(album.id)[:4]
    before = player.call("getLastUpdate")
    made = player.call("createContainer", containerType="playlist", title="From the speaker", parentId="", seedId=tracks[0].id)
    check(player.call("getLastUpdate").favorites != before.favorites, "a new playlist does not show in the last update")
    check(player.call("getLastUpdate").catalog == before.catalog, "a new playlist changes the catalogue")
    update = made.updateId
    for track in tracks[1:]:
        update = player.call("addToContainer", id=track.id, parentId=made.id, index=-1, updateId=update)

    def titles():
        return [track.title for track in player.everything(made.id)]

    names = [track.title for track in tracks]
    check(titles() == names, f"added {names}, found {titles()}")
    update = player.call("reorderContainer", id=made.id, **{"from": "2-3"}, to=0, updateId=update)
    check(titles() == [names[2], names[3], names[0], names[1]], f"reordered: {titles()}")
    stale = update
    update = player.call("removeFromContainer", id=made.id, indices="0,2-3", updateId=update)
    check(titles() == [names[3]], f"removed: {titles()}")
    player.fault("removeFromContainer", id=made.id, indices="0", updateId=stale)
    for indices in ["", "x", "5", "0-99999999", "3-1", "0,0", "-1", "0," * 5000]:
        player.fault("removeFromContainer", id=made.id, indices=indices, updateId=update)
    check(titles() == [names[3]], f"after what is refused: {titles()}")
    player.call("renameContainer", id=made.id, title="Renamed")
    listed = player.everything("playlists")
    check([entry.title for entry in listed] == ["Renamed"], f"playlists: {[entry.title for entry in listed]}")
    check(listed[0].readOnly is False and listed[0].userContent is True, "the playlist is said to be somebody else's")
    for operation, arguments in [("renameContainer", dict(id=album.id, title="x")), ("deleteContainer", dict(id=album.id))]:
        player.fault(operation, **arguments)
    player.call("deleteContainer", id=made.id)
    check(player.fault("deleteContainer", id=made.id).endswith("ItemNotFound"), "deleted twice")
    check(player.everything("playlists") == [], "the playlist is still there")


def favorites(player):
    player.link()
    album = player.first("root", lambda entry: entry.itemType == "album")
    before = player.call("getLastUpdate")
    player.call("createItem", favorite=album.id)
    player.call("createItem", favorite=album.id)
    after = player.call("getLastUpdate")
    check(after.favorites != before.favorites and after.catalog == before.catalog, f"last update: {before} {after}")
    check(player.call("getExtendedMetadata", id=album.id).mediaCollection.isFavorite is True, "the heart is not set")
    listed = player.first("favorites", lambda entry: entry.title == album.title)
    check(listed is not None, "the album is not among the favourites")
    player.call("deleteItem", favorite=album.id)
    check(player.call("getExtendedMetadata", id=album.id).mediaCollection.isFavorite is False, "the heart is still set")
    action = next(
        action for action in player.call("getExtendedMetadata", id=album.id).relatedActions.action
        if action.simpleHttpRequestAction is not None)
    request = urllib.request.Request(
        action.simpleHttpRequestAction.url, method=action.simpleHttpRequestAction.method,
        headers={"Authorization": "Bearer " + player.token[0]})
    check(urllib.request.urlopen(request, timeout=20).status in (200, 204), "the action does not work")
    check(player.call("getExtendedMetadata", id=album.id).mediaCollection.isFavorite is True, "the action set no heart")
    try:
        urllib.request.urlopen(urllib.request.Request(action.simpleHttpRequestAction.url, method="POST"), timeout=20)
        raise Problem("the action works for anybody")
    except urllib.error.HTTPError as error:
        check(error.code == 401, f"the action without a token: {error.code}")
    track = player.everything(album.id)[0]
    rated = player.call("rateItem", id=track.id, rating=1)
    check(rated.messageStringId, "a rating is answered with no message")


def walking(player):
    """Every list there is, down to every track of every album."""
    player.link()
    seen, tracks, albums, waiting = set(), {}, {}, ["root"]
    while waiting:
        id = waiting.pop()
        for entry in player.everything(id):
            if is_track(entry):
                tracks[entry.id] = entry
                if id in albums:
                    albums[id] += 1
            elif entry.id not in seen:
                seen.add(entry.id)
                if entry.itemType == "album":
                    albums[entry.id] = 0
                if entry.canEnumerate is not False:
                    waiting.append(entry.id)
    empty = [id for id, count in albums.items() if not count]
    check(not empty, f"albums without a track: {empty[:5]}")
    for id in list(tracks)[::100]:
        check(player.call("getMediaURI", id=id)["getMediaURIResult"], f"{id} does not play")
        check(player.call("getMediaMetadata", id=id).title == tracks[id].title, f"{id} is another track alone")
    print(f"{len(seen)} lists, {len(albums)} albums, {len(tracks)} tracks")


def seeking(player):
    """A stream is opened, measured and searched by a real decoder."""
    player.link()
    album = player.first("root", lambda entry: entry.itemType == "album")
    track = player.everything(album.id)[0]
    url = player.call("getMediaURI", id=track.id)["getMediaURIResult"]

    def run(*command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        check(done.returncode == 0, f"{command[0]} ends with {done.returncode}: {done.stderr}")
        return done.stdout + done.stderr

    facts = json.loads(run("ffprobe", "-v", "error", "-show_format", "-show_streams", "-of", "json", url))
    seconds = float(facts["format"]["duration"])
    sound = facts["streams"][0]
    check(seconds > 5 and int(sound["sample_rate"]) <= 48000, f"ffprobe says {facts}")
    for start in [0, seconds / 2, seconds - 1]:
        volume = run("ffmpeg", "-hide_banner", "-nostats", "-ss", str(start), "-i", url, "-t", "0.5", "-af", "volumedetect", "-f", "null", "-")
        loudest = float(volume.split("max_volume:")[1].split("dB")[0])
        check(-60 < loudest < 0, f"from {start} s the loudest sample is at {loudest} dB")
    print(f"{seconds:.1f} s of {sound['codec_name']}")


SCENARIOS = [linking, browsing, searching, playing, playlists, favorites, seeking, walking]


def main():
    name, base, wsdl, email, password = sys.argv[1:]
    scenario = next(scenario for scenario in SCENARIOS if scenario.__name__ == name)
    try:
        scenario(Player(base, wsdl, email, password))
    except Problem as problem:
        sys.exit(f"{name}: {problem}")
    print(f"{name}: ok")


if __name__ == "__main__":
    main()
