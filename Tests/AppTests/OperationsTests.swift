import Foundation
import TestSupport
import Testing

@Suite("Operations")
struct OperationsTests {
    @Test("a valid versions file is live within two seconds and no request fails; an invalid one changes nothing")
    func reload() async throws {
        let folder = try TemporaryFolder()
        let original = try Repository.text(of: "versions.json")
        let versions = try folder.write(original, to: "versions.json")
        let server = try await ServerProcess.start(versions: versions)

        let load = Task {
            var (count, failures) = (0, [String]())
            let connection = try server.connect()
            while !Task.isCancelled {
                let answer = try await connection.request("GET", "/v11/browse")
                count += 1
                if answer.status != 200 { failures.append("\(answer)") }
            }
            return (count, failures)
        }
        // v6 is where browsing by period begins; take it away there.
        let changed = try Self.removing("browseByPeriod", from: original)
        let before = try await server.request("/v6/browse").json()
        #expect(before["sections"].array.contains { $0["id"].string == "periods" })
        try folder.write(changed, to: "versions.json")
        try await expectEventually("the change is live", within: .seconds(2)) {
            try await !server.request("/v6/browse").json()["sections"].array.contains { $0["id"].string == "periods" }
        }

        try folder.write(original.replacingOccurrences(of: "\"current\"", with: "\"supported\""), to: "versions.json")
        try await expectEventually("the refusal is visible", within: .seconds(2)) {
            try await server.request("/readyz").json()["status"].string == "degraded"
        }
        let ready = try await server.request("/readyz")
        #expect(ready.status == 200)
        #expect(ready.text.contains("V008"), "\(ready)")
        #expect(server.log.contains("V008"))
        #expect(try await server.request("/v11/home").status == 200)

        try folder.write(original, to: "versions.json")
        server.signal(SIGHUP)
        try await expectEventually("the file is accepted again", within: .seconds(2)) {
            try await server.request("/readyz").json()["status"].string == "ready"
        }
        load.cancel()
        let (count, failures) = try await load.value
        #expect(count > 0)
        #expect(failures == [])
        await server.stop()
    }

    /// The versions file without one feature being set anywhere.
    private static func removing(_ feature: String, from text: String) throws -> String {
        var manifest = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let versions = try #require(manifest["versions"] as? [[String: Any]])
        manifest["versions"] = versions.map { version in
            var version = version
            version["set"] = (version["set"] as? [String: Any])?.filter { $0.key != feature }
            version["changes"] = (version["changes"] as? [[String: Any]])?.map { change in
                var change = change
                change["flags"] = (change["flags"] as? [String])?.filter { $0 != feature }
                return change
            }
            return version
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: manifest, options: .prettyPrinted), as: UTF8.self)
    }

    @Test("asked to stop, the server finishes what it has begun and ends")
    func shutdown() async throws {
        let server = try await ServerProcess.start()
        let connection = try server.connect()
        #expect(try await connection.request("GET", "/healthz").status == 200)
        // The head of a request is under way when the signal comes.
        try await connection.send(
            "POST /v11/commands/favorite HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n")
        try await expectEventually("the server is reading", within: .seconds(2)) { try await server.request("/healthz").status == 200 }
        server.signal(SIGTERM)
        try await connection.send("{}")
        #expect(try await connection.answer().status == 400)
        #expect(await server.exitCode(within: .seconds(10)) == 0)
        #expect(throws: (any Error).self) { try server.connect() }
    }

    @Test("a connection that never ends does not hold the server past its deadline")
    func deadline() async throws {
        let server = try await ServerProcess.start(["--shutdown-deadline", "1", "--body-timeout", "600"])
        let connection = try server.connect()
        try await connection.send(
            "POST /v11/commands/favorite HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{")
        #expect(try await server.request("/healthz").status == 200)
        server.signal(SIGTERM)
        #expect(await server.exitCode(within: .seconds(15)) != nil, "still running")
    }

    @Test("metrics count by version and screen, and the log has a line a request")
    func observability() async throws {
        let server = try await ServerProcess.start()
        _ = try await server.request("/v11/home", fields: ["X-Request-ID": "my-request"])
        _ = try await server.request("/v11/search?q=secret+words")
        _ = try await server.request("/v4/nothing")
        let metrics = try await server.request("/metrics")
        #expect(metrics["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
        #expect(metrics.text.contains(#"http_requests_total{screen="home",status="2xx",version="v11"} 1"#), "\(metrics.text.prefix(3000))")
        #expect(metrics.text.contains("process_resident_memory_bytes"))
        try await expectEventually("the log is written", within: .seconds(2)) { server.log.contains("my-request") }
        let line = try #require(server.log.split(separator: "\n").first { $0.contains("my-request") })
        let json = JSONView(try JSONSerialization.jsonObject(with: Data(line.utf8)))
        #expect(json["status"].int == 200)
        #expect(json["screen"].string == "home")
        #expect(!server.log.contains("secret"))
        #expect(try await server.request("/healthz").status == 200)
        await server.stop()
    }

    @Test("connections beyond the limit wait and are not lost")
    func connectionLimit() async throws {
        let server = try await ServerProcess.start(["--max-connections", "2"])
        let first = try server.connect()
        let second = try server.connect()
        #expect(try await first.request("GET", "/healthz").status == 200)
        #expect(try await second.request("GET", "/healthz").status == 200)
        let third = try server.connect()
        try await third.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        first.disconnect()
        #expect(try await third.answer().status == 200)
        await server.stop()
    }
}

/// Waits until something holds, looking again and again; fails when it does not in time.
func expectEventually(
    _ what: String, within limit: Duration, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if try await condition() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("not within \(limit): \(what)", sourceLocation: sourceLocation)
}
