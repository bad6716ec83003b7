/// A message to the reader: a toast that goes by itself, or a dialog with a choice.
public struct Confirmation: Sendable, Equatable {
    /// A button of a dialog.
    public struct Choice: Sendable, Equatable {
        public var title: String
        /// True where going on destroys something.
        public var isDestructive: Bool
        public var actions: [Action]

        public init(title: String, isDestructive: Bool = false, actions: [Action] = []) {
            self.title = title
            self.isDestructive = isDestructive
            self.actions = actions
        }
    }

    public var title: String?
    public var message: String
    /// Empty for a toast.
    public var choices: [Choice]

    private init(title: String?, message: String, choices: [Choice]) {
        self.title = title
        self.message = message
        self.choices = choices
    }

    /// A message that goes by itself.
    public static func toast(_ message: String) -> Confirmation {
        Confirmation(title: nil, message: message, choices: [])
    }

    /// A question with at least one answer.
    public static func dialog(title: String, message: String, choices: [Choice]) -> Confirmation {
        Confirmation(title: title, message: message, choices: choices)
    }

    var isDialog: Bool { !choices.isEmpty }
}
