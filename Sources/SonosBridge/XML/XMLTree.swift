/// A tree of elements that grows by one node at a time and stops at its limits.
struct XMLTree {
    private let limits: XMLLimits
    private var open: [XMLElement] = []
    private var count = 0
    private(set) var root: XMLElement?

    init(limits: XMLLimits) {
        self.limits = limits
    }

    mutating func add(_ node: XMLNode, line: Int) throws(XMLError) {
        switch node {
        case .start(let element, let isEmpty):
            count += 1
            guard count <= limits.elements else { throw XMLError(.tooMany("elements"), line: line) }
            guard open.count < limits.depth else { throw XMLError(.tooMany("elements within each other"), line: line) }
            open.append(element)
            if isEmpty { close() }
        case .end: close()
        case .text(let text):
            guard let last = open.indices.last else { return }
            guard open[last].text.utf8.count + text.utf8.count <= limits.textSize else {
                throw XMLError(.tooMany("bytes of an element's text"), line: line)
            }
            open[last].text += text
        case .ignored: break
        }
    }

    private mutating func close() {
        guard let element = open.popLast() else { return }
        if let parent = open.indices.last {
            open[parent].children.append(element)
        } else {
            root = element
        }
    }
}
