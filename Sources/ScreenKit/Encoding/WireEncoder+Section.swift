extension WireEncoder {
    /// Writes a header: of a screen, or as a preview in the action that opens one.
    public func write(_ header: Header, to json: inout JSONWriter) {
        json.object { json in
            json.key("type")
            json.string("core.header")
            write(header.text, to: &json)
            write(header.images, to: &json)
            write(header.menu, to: &json)
            write(header.style, to: &json)
        }
    }

    /// Writes a section of the screen with that id.
    ///
    /// A section's endpoint answers with the same bytes that the full screen has for it.
    public func write(_ section: Section, of screen: String, to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.string(section.id)
            json.key("url")
            json.string(pathPrefix, SectionPath.path(of: section.id, on: screen))
            json.key("layout")
            json.string(section.layout.rawValue)
            writeComponents(section.header, "header", to: &json)
            writeComponents(section.body, "body", to: &json)
            if let paging = section.paging { write(paging, of: section, on: screen, to: &json) }
            if section.isFailed {
                json.key("failed")
                json.bool(true)
            }
        }
    }

    private func write(_ paging: Paging, of section: Section, on screen: String, to json: inout JSONWriter) {
        json.key("paging")
        json.object { json in
            json.key("total")
            json.integer(paging.total)
            guard let next = paging.next else { return }
            json.key("next")
            json.object { json in
                json.key("type")
                json.string(ActionType.loadContent.rawValue)
                json.key("section")
                json.string(section.id)
                json.key("offset")
                json.string(next.token)
                let path = SectionPath.path(of: section.id, on: screen)
                json.key("url")
                json.string(pathPrefix, path + (path.contains("?") ? "&" : "?") + "offset=" + next.token)
            }
        }
    }
}
