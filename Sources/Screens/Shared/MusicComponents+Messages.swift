import ScreenKit
import VersionService

/// Messages in place of content.
extension MusicComponents {
    /// What is shown where there is nothing yet; a paragraph for clients from before there was a component for it.
    func emptyState(_ id: String, _ title: Phrase, hint: Phrase? = nil) -> Component {
        guard context.capabilities.supports("core", since: SemanticVersion(major: 1, minor: 1, patch: 0)) else {
            return Component(.text, id: id).title(context.text(title)).description(context.text(hint ?? title))
        }
        return Component(.emptyState, id: id).title(context.text(title)).description(hint.map { context.text($0) })
    }

    /// A button that asks the reader to sign in.
    func signInButton(_ id: String, reason: Phrase) -> Component {
        Component(.button, id: id)
            .title(context.text(.signIn))
            .icon(context.buttonIcon())
            .onTap(.signIn(reason: context.text(reason)))
            .style(Style(prominence: .primary))
    }
}
