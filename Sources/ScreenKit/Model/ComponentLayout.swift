/// How a container arranges its children.
public struct ComponentLayout: Sendable, Equatable {
    /// The direction in which children follow each other.
    public enum Axis: String, Sendable, CaseIterable {
        case horizontal, vertical
    }

    public var axis: Axis
    /// Rows of a horizontal, columns of a vertical arrangement.
    public var lanes: Int

    public init(axis: Axis, lanes: Int = 1) {
        self.axis = axis
        self.lanes = lanes
    }
}
