import SonosBridge

/// Long identifiers in memory.
actor MemoryIDStore: SonosIDStore {
    private var payloads: [String: String] = [:]

    func insert(_ payloads: [String: String]) { self.payloads.merge(payloads) { _, new in new } }

    func payload(named name: String) -> String? { payloads[name] }
}
