public import ScreenKit
public import VersionService

/// What every screen has, and what is shown when there is no screen to show.
extension MusicApp {
    public func decorate(_ document: inout ScreenDocument, _ notice: VersionNotice?, _ context: ScreenContext) {
        guard context.features[.deprecated], context.wants("updateNotice") else { return }
        let prompt = context.features[.updatePrompt]
        let texts = texts(of: notice, or: (.updateTitle, .updateMessage), context)
        let component = updateNotice(
            id: "updateNotice/notice", title: texts.title, message: texts.message, url: prompt == .none ? nil : notice?.url, context
        ).style(Style(prominence: prompt == .hard ? .primary : prompt == .soft ? .secondary : .tertiary, background: .notice))
        document.sections.insert(Section("updateNotice") { component }, at: 0)
        if prompt == .hard {
            var overlay = component
            overlay.id = "overlay/updateNotice"
            document.overlay.append(overlay)
        }
    }

    public func errorScreen(_ failure: ScreenFailure, path: String, _ context: ScreenContext) -> ScreenDocument {
        let (title, detail): (Phrase, Phrase) =
            switch failure {
            case .notFound: (.notFound, .notFoundDetail)
            case .invalidRequest: (.invalidRequest, .invalidRequestDetail)
            case .signInRequired: (.signIn, .signInForLibrary)
            case .unavailable: (.unavailable, .unavailableDetail)
            }
        var document = ScreenDocument(id: path, type: "error", header: Header(TextContent(title: context.text(title))), sections: [])
        let action: Action? =
            switch failure {
            case .signInRequired: .signIn(reason: context.text(.signInForLibrary))
            case .unavailable: .reload(sections: [])
            default: nil
            }
        document.sections = [
            Section("error") {
                Component(.error, id: "error/message")
                    .title(context.text(title))
                    .description(context.text(detail))
                    .icon(context.buttonIcon(.warning))
                    .onTap(action)
            }
        ]
        return document
    }

    public func retiredScreen(_ notice: VersionNotice?, path: String, _ context: ScreenContext) -> ScreenDocument {
        let texts = texts(of: notice, or: (.retiredTitle, .retiredMessage), context)
        return ScreenDocument(
            id: path, type: "retired", header: Header(TextContent(title: texts.title)),
            sections: [
                Section("updateNotice") {
                    updateNotice(
                        id: "updateNotice/notice", title: texts.title, message: texts.message, url: notice?.url, context
                    ).style(Style(prominence: .primary, background: .notice))
                }
            ])
    }

    /// The words of a notice: as operators wrote them, which is in English, else the app's own.
    private func texts(
        of notice: VersionNotice?, or phrases: (title: Phrase, message: Phrase), _ context: ScreenContext
    ) -> (title: String, message: String) {
        if let notice, context.locale == locales[0] { return (notice.title, notice.message) }
        return (context.text(phrases.title), context.text(phrases.message))
    }

    private func updateNotice(id: String, title: String, message: String, url: String?, _ context: ScreenContext) -> Component {
        Component(.notice, id: id)
            .title(title)
            .description(message)
            .icon(context.buttonIcon(.update))
            .onTap(url.map { .url($0) })
            .accessibility(nil, role: .status)
    }
}
