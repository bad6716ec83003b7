public import NIOCore
import ScreenKit

extension SonosProfile {
    /// `presentationmap.xml`: what can be searched for, how lists look, and the rating of tracks (presentationmap.xsd).
    public func presentationMap() -> ByteBuffer {
        var writer = XMLWriter(capacity: 8192)
        writer.declaration()
        writer.element("Presentation") { writer in
            writer.element("BrowseOptions") { $0.attribute("PageSize", String(pageSize)) }
            if !categories.isEmpty { writeSearch(to: &writer) }
            if !displayTypes.isEmpty { writeDisplayTypes(to: &writer) }
            if favoriteCommands != nil { writeRatings(to: &writer) }
        }
        return writer.buffer()
    }

    /// Every display type that an item may have, by name.
    private var displayTypes: [SonosDisplayType] {
        let types = Set((kinds.values.map(\.displayType) + roots.map(\.kind.displayType)).compactMap { $0 })
        return types.sorted { ($0.id, $0.mode.rawValue) < ($1.id, $1.mode.rawValue) }
    }

    private func writeSearch(to writer: inout XMLWriter) {
        writer.element("PresentationMap") { writer in
            writer.attribute("type", "Search")
            writer.element("Match") { writer in
                writer.element("SearchCategories") { writer in
                    for category in categories { write(category, to: &writer) }
                }
            }
        }
    }

    private func write(_ category: SonosCategory, to writer: inout XMLWriter) {
        if let canonicalID = category.canonicalID {
            writer.element("Category") { writer in
                writer.attribute("id", canonicalID)
                writer.attribute("mappedId", category.id)
            }
        } else {
            writer.element("CustomCategory") { writer in
                writer.attribute("mappedId", category.id)
                writer.attribute("stringId", category.stringID)
            }
        }
    }

    private func writeDisplayTypes(to writer: inout XMLWriter) {
        writer.element("PresentationMap") { writer in
            writer.attribute("type", "DisplayType")
            for displayType in displayTypes {
                writer.element("DisplayType") { writer in
                    writer.attribute("id", displayType.id)
                    writer.element("DisplayMode", displayType.mode.rawValue)
                }
            }
        }
    }

    /// Each state of a track offers the other.
    private func writeRatings(to writer: inout XMLWriter) {
        writer.element("PresentationMap") { writer in
            writer.attribute("type", "NowPlayingRatings")
            writer.attribute("trackEnabled", "true")
            writer.attribute("programEnabled", "false")
            writeRating(SonosRatings.love, "rate-love", SonosStrings.added, "heart", where: "0", to: &writer)
            writeRating(SonosRatings.neutral, "rate-neutral", SonosStrings.removed, "heart-filled", where: "1", to: &writer)
        }
    }

    private func writeRating(
        _ rating: Int, _ title: String, _ success: String, _ icon: String, where value: String, to writer: inout XMLWriter
    ) {
        writer.element("Match") { writer in
            writer.attribute("propname", SonosRatings.property)
            writer.attribute("value", value)
            writer.element("Ratings") { writer in
                writer.element("Rating") { writer in
                    writer.attribute("AutoSkip", "NEVER")
                    writer.attribute("Id", String(rating))
                    writer.attribute("OnSuccessStringId", success)
                    writer.attribute("StringId", title)
                    writer.element("Icon") { writer in
                        writer.attribute("Controller", "universal")
                        writer.attribute("LastModified", "1")
                        writer.attribute("Uri", "\(publicURL)/sonos/icons/\(icon).svg")
                    }
                }
            }
        }
    }
}
