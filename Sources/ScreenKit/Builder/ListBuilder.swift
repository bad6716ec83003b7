/// Builds a list of elements from statements, with `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ element: Element?) -> [Element] { element.map { [$0] } ?? [] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildPartialBlock(first: [Element]) -> [Element] { first }
    public static func buildPartialBlock(accumulated: [Element], next: [Element]) -> [Element] { accumulated + next }
    public static func buildBlock() -> [Element] { [] }
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    public static func buildEither(first elements: [Element]) -> [Element] { elements }
    public static func buildEither(second elements: [Element]) -> [Element] { elements }
    public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
}

/// Builds the components of a section or container.
public typealias ComponentsBuilder = ListBuilder<Component>
/// Builds the sections of a screen.
public typealias SectionsBuilder = ListBuilder<Section>
/// Builds the entries of a menu.
public typealias MenuBuilder = ListBuilder<MenuItem>
/// Builds the actions of an event.
public typealias ActionsBuilder = ListBuilder<Action>
