"""A spyne service that answers getMetadata with the lists that the platform answers with.

    PLATFORM=http://… ENVELOPES=FILE:FILE gunicorn service:application

It asks the platform once, when it starts, and makes typed objects of the answers. So spyne reads and validates each envelope and
writes each answer, but renders no screen and reads no database, which the platform does for every call.
"""

import os
import urllib.request

from lxml import etree
from spyne import Application, Boolean, ComplexModel, Fault, Integer32, ServiceBase, Unicode, rpc
from spyne.protocol.soap import Soap11
from spyne.server.wsgi import WsgiApplication

NAMESPACE = "http://www.sonos.com/Services/1.1"
CONTENT_TYPE = "text/xml; charset=utf-8"


class Model(ComplexModel):
    __namespace__ = NAMESPACE


class Credentials(Model):
    __type_name__ = "credentials"
    deviceId = Unicode
    deviceProvider = Unicode


class Property(Model):
    __type_name__ = "property"
    name = Unicode(min_occurs=1)
    value = Unicode(min_occurs=1)


class DynamicData(Model):
    __type_name__ = "dynamicData"
    property = Property.customize(max_occurs="unbounded")


class TrackMetadata(Model):
    __type_name__ = "trackMetadata"
    artistId = Unicode
    artist = Unicode
    composerId = Unicode
    composer = Unicode
    albumId = Unicode
    album = Unicode
    duration = Integer32
    albumArtURI = Unicode
    trackNumber = Integer32
    canPlay = Boolean
    canSkip = Boolean
    canAddToFavorites = Boolean
    canResume = Boolean
    canSeek = Boolean


class MediaMetadata(Model):
    __type_name__ = "mediaMetadata"
    id = Unicode(min_occurs=1)
    itemType = Unicode(min_occurs=1)
    displayType = Unicode
    title = Unicode(min_occurs=1)
    isFavorite = Boolean
    isExplicit = Boolean
    mimeType = Unicode(min_occurs=1)
    trackMetadata = TrackMetadata
    dynamic = DynamicData


class MediaCollection(Model):
    __type_name__ = "mediaCollection"
    id = Unicode(min_occurs=1)
    itemType = Unicode(min_occurs=1)
    displayType = Unicode
    title = Unicode(min_occurs=1)
    summary = Unicode
    isFavorite = Boolean
    artist = Unicode
    artistId = Unicode
    canScroll = Boolean
    canPlay = Boolean
    canEnumerate = Boolean
    canAddToFavorites = Boolean
    canSkip = Boolean
    albumArtURI = Unicode


class MediaList(Model):
    __type_name__ = "mediaList"
    index = Integer32(min_occurs=1)
    count = Integer32(min_occurs=1)
    total = Integer32(min_occurs=1)
    mediaCollection = MediaCollection.customize(max_occurs="unbounded")
    mediaMetadata = MediaMetadata.customize(max_occurs="unbounded")


def value(model, element):
    """An element as what the model says it is; what the model does not know is an error, so that nothing is left out."""
    if issubclass(model, Boolean):
        return element.text == "true"
    if issubclass(model, Integer32):
        return int(element.text)
    if issubclass(model, Unicode):
        return element.text or ""
    members = {}
    for child in element:
        name = etree.QName(child).localname
        member = model.get_flat_type_info(model).get(name)
        if member is None or child.attrib:
            raise ValueError(f"{model.get_type_name()} of the comparison has to learn of {etree.tostring(child).decode()}")
        if member.Attributes.max_occurs > 1:
            members.setdefault(name, []).append(value(member, child))
        else:
            members[name] = value(member, child)
    return (model.__orig__ or model)(**members)


def platform_list(envelope):
    """The list that an envelope asks for, as the platform answers it."""
    request = urllib.request.Request(os.environ["PLATFORM"] + "/sonos/smapi", envelope, {"Content-Type": CONTENT_TYPE})
    answer = etree.fromstring(urllib.request.urlopen(request, timeout=20).read())
    return value(MediaList, answer.find(f".//{{{NAMESPACE}}}getMetadataResult"))


def platform_lists():
    """The lists by their identifiers."""
    lists = {}
    for path in os.environ["ENVELOPES"].split(":"):
        with open(path, "rb") as file:
            envelope = file.read()
        lists[etree.fromstring(envelope).findtext(f".//{{{NAMESPACE}}}id")] = platform_list(envelope)
    return lists


lists = platform_lists()


class MusicService(ServiceBase):
    __in_header__ = Credentials

    @rpc(Unicode(min_occurs=1), Integer32(min_occurs=1), Integer32(min_occurs=1), Boolean, _returns=MediaList)
    def getMetadata(context, id, index, count, recursive):
        whole = lists.get(id)
        if whole is None:
            raise Fault("Client.ItemNotFound", "There is no such list.")
        places = slice(index, index + count)
        collections, tracks = (whole.mediaCollection or [])[places], (whole.mediaMetadata or [])[places]
        return MediaList(
            index=index, count=len(collections) + len(tracks), total=whole.total, mediaCollection=collections, mediaMetadata=tracks)


application = WsgiApplication(
    Application([MusicService], NAMESPACE, name="Sonos", in_protocol=Soap11(validator="lxml"), out_protocol=Soap11()))
