/// What happens when a component is used, as lists of actions carried out in order.
public struct Events: Sendable, Equatable {
    public var tap: [Action]
    /// When the component first becomes visible.
    public var view: [Action]
    /// When the reader has finished entering text; the client adds the text to the action as `input` says.
    public var submit: Submission?

    public init(tap: [Action] = [], view: [Action] = [], submit: Submission? = nil) {
        self.tap = tap
        self.view = view
        self.submit = submit
    }

    var isEmpty: Bool { tap.isEmpty && view.isEmpty && submit == nil }

    /// An action that carries text the reader has entered.
    public struct Submission: Sendable, Equatable {
        /// The query parameter of a screen action, or the payload member of a command, that takes the text.
        public let input: String
        public let action: Action

        public init(input: String, action: Action) {
            self.input = input
            self.action = action
        }
    }
}
