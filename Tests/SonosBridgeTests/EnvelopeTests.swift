import NIOCore
import SonosBridge
import Testing

@Suite("Envelopes")
struct EnvelopeTests {
    private let fixture = Fixture()

    private func fault(_ envelope: String, action: String? = nil) async -> SOAPFault.Code? {
        let response = await fixture.service.answer(SonosRequest(body: ByteBuffer(string: envelope), soapAction: action))
        #expect(SchemaCheck.problem(with: response.body) == nil)
        #expect(response.status == (response.fault == nil ? 200 : 500))
        return response.fault?.code
    }

    private func envelope(_ body: String, header: String = "", namespace: String = "http://schemas.xmlsoap.org/soap/envelope/") -> String {
        "<s:Envelope xmlns:s=\"\(namespace)\"><s:Header>\(header)</s:Header><s:Body>\(body)</s:Body></s:Envelope>"
    }

    @Test(arguments: ["s", "ns1", ""])
    func prefixesDoNotMatter(_ prefix: String) async throws {
        #expect(await fixture.answer("getLastUpdate", prefix: prefix).fault == nil)
    }

    @Test func unqualifiedNamesAreRead() async throws {
        let header = "<credentials><loginToken><token>good</token></loginToken><context/></credentials>"
        #expect(await fault(envelope("<getLastUpdate/>", header: header)) == nil)
        #expect(await fault("<Envelope><Header>\(header)</Header><Body><getLastUpdate/></Body></Envelope>") == nil)
    }

    @Test func theContextMayStandInsideTheCredentials() async {
        let token = "<loginToken><token>good</token></loginToken>"
        let context = "<context><timeZone>+01:00</timeZone></context>"
        for header in ["<credentials>\(token)</credentials>\(context)", "<credentials>\(token)\(context)</credentials>"] {
            #expect(await fault(envelope("<getLastUpdate/>", header: header)) == nil)
        }
    }

    @Test func theTokenOfTheEnvelopeGoesBeforeThatOfTheHeaderField() throws {
        func token(_ login: String, _ field: String?) throws -> String? {
            let header = "<credentials><loginToken>\(login)<householdId>h</householdId></loginToken></credentials>"
            return try SOAPEnvelope(
                reading: Array(envelope("<getLastUpdate/>", header: header).utf8), authorization: field
            ).credentials.token
        }
        #expect(try token("<token>a</token>", "Bearer b") == "a")
        // Players send a login without its token at times, and the token in the header field.
        #expect(try token("", "Bearer b") == "b")
        #expect(try token("<token/>", "b") == "b")
        #expect(try token("", nil) == nil)
        #expect(try token("", String(repeating: "x", count: 5000)) == nil)
    }

    @Test func aTokenMayComeInTheHeaderField() async throws {
        for field in ["good", "Bearer good", "bearer good"] {
            let request = SonosRequest(body: ByteBuffer(string: envelope("<getLastUpdate/>")), authorization: field)
            #expect(await fixture.service.answer(request).fault == nil)
        }
    }

    @Test func linksNeedNothingButTheHousehold() async throws {
        #expect(await fault("<Envelope><Body><getAppLink><householdId>h</householdId></getAppLink></Body></Envelope>") == nil)
    }

    @Test func brokenEnvelopesAreFaults() async throws {
        #expect(await fault("") == .client)
        #expect(await fault("<Envelope") == .client)
        #expect(await fault("<r/>") == .client)
        #expect(await fault("<Envelope/>") == .client)
        #expect(await fault("<Envelope><Body/></Envelope>") == .client)
        #expect(await fault(envelope("<getNothing/>")) == .client)
        #expect(await fault(envelope("<getLastUpdate xmlns=\"urn:other\"/>")) == .client)
        #expect(await fault(envelope("<getLastUpdate/><getLastUpdate/>")) == .client)
        #expect(await fault(envelope("<getLastUpdate/>", namespace: "http://www.w3.org/2003/05/soap-envelope")) == .versionMismatch)
        #expect(await fault(envelope("<getLastUpdate/>", header: "<x s:mustUnderstand=\"1\"/>")) == .mustUnderstand)
        #expect(await fault("<!DOCTYPE x><Envelope/>") == .client)
    }

    @Test func theActionNamesTheOperation() async throws {
        let request = envelope("<getAppLink><householdId>h</householdId></getAppLink>")
        let name = "http://www.sonos.com/Services/1.1#getAppLink"
        for action in ["\"\(name)\"", name, "", "\"\"", "getAppLink"] { #expect(await fault(request, action: action) == nil) }
        #expect(await fault(request, action: "\"http://www.sonos.com/Services/1.1#getMetadata\"") == .client)
    }

    @Test func hostileTextsNeverBreakTheAnswer() async throws {
        for id in ["<script>", "]]>", String(repeating: "é", count: 255), String(repeating: "x", count: 2000), "&#xFFFD;"] {
            #expect(await fixture.fault("getMetadata", [("id", id), ("index", "0"), ("count", "1")]) != nil)
        }
    }
}
