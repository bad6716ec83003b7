import HTTPTypes
import Logging
import SonosBridge

@testable import Platform

/// The sign-in page over stores in memory, with an account that can sign in.
struct SignInFixture {
    let linking: LinkingFixture
    let identity: IdentityFixture
    let signIn: SpeakerSignIn

    static let email = "ann@example.com"
    static let password = "correct horse & battery+staple"

    /// Lends a fixture and ends its threads afterwards.
    static func with(_ body: (SignInFixture) async throws -> Void) async throws {
        try await IdentityFixture.with { identity in
            _ = try await identity.service.register(email: email, password: password)
            let linking = LinkingFixture(clock: identity.clock)
            try await body(
                SignInFixture(
                    linking: linking, identity: identity,
                    signIn: SpeakerSignIn(
                        linking.linking, identity.service, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })))
        }
    }

    static func request(_ change: (inout SignInRequest) -> Void = { _ in }) -> SignInRequest {
        var request = SignInRequest(authority: "music.example", clientAddress: "192.0.2.1")
        change(&request)
        return request
    }

    /// A code that somebody can sign in with.
    func makeLink() async throws -> DeviceLink {
        try await linking.linking.makeLink(household: LinkingFixture.household)
    }

    func submit(
        code: String, email: String = email, password: String = password, _ request: SignInRequest = request()
    ) async -> Answer {
        await signIn.submit(Self.form(["linkCode": code, "email": email, "password": password]), request)
    }

    /// Fields as a browser sends them.
    static func form(_ fields: KeyValuePairs<String, String>) -> [UInt8] {
        Array(fields.map { "\(encode($0.key))=\(encode($0.value))" }.joined(separator: "&").utf8)
    }

    private static func encode(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: " "): "+"
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                String(Character(Unicode.Scalar(byte)))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}

extension Answer {
    /// The body of an answer that is not streamed.
    var text: String {
        guard case .bytes(let bytes) = body else { return "" }
        return String(decoding: bytes.readableBytesView, as: UTF8.self)
    }
}
