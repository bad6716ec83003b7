public import NIOCore
public import ScreenKit

extension SonosService {
    /// A screen as JSON: a list of links to its sections, every one of them.
    ///
    /// - Parameter screen: the path and query below the version, without the leading slash.
    /// - Throws: ``SOAPFault``; ``SOAPFault/Code/itemNotFound`` where there is no such screen.
    public func links(
        screen: String, authorization: String?, language: LanguageTag
    ) async throws(SOAPFault) -> ByteBuffer {
        try await json(authorization, language) { exchange in
            let document = try await exchange.render(screen)
            let listed = exchange.listedSections(of: document)
            let entries = listed.map { MediaEntry.collection(exchange.container($0, of: document.id)) }
            let addresses = listed.map { "/sonos" + SectionPath.path(of: $0.section.id, on: document.id) }
            return SonosJSON.write(MediaList(index: 0, total: entries.count, entries: entries), addresses)
        }
    }

    /// A section as JSON: a flat list.
    ///
    /// - Throws: ``SOAPFault``; ``SOAPFault/Code/itemNotFound`` where there is no such section.
    public func items(
        section: String, screen: String, index: Int, count: Int, authorization: String?, language: LanguageTag
    ) async throws(SOAPFault) -> ByteBuffer {
        guard index >= 0, count >= 0 else { throw SOAPFault(.client, "index and count must not be negative") }
        return try await json(authorization, language) { exchange in
            let list = try await exchange.list(.section(screen: screen, section: section), index, count)
            return SonosJSON.write(list, [])
        }
    }

    private func json(
        _ authorization: String?, _ language: LanguageTag, _ content: (SonosExchange) async throws -> ByteBuffer
    ) async throws(SOAPFault) -> ByteBuffer {
        do {
            try checkAvailability()
            let exchange = exchange(try await listener(SonosCredentials(nil, authorization: authorization), language: language))
            let buffer = try await content(exchange)
            try await exchange.ids.commit()
            return buffer
        } catch {
            throw fault(for: error)
        }
    }
}
