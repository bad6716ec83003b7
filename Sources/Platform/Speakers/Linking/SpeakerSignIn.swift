import Logging
import ScreenKit

/// The page on which somebody signs in to link a household, and what becomes of its form.
struct SpeakerSignIn: Sendable {
    let linking: SpeakerLinking
    let identity: IdentityService
    let logger: Logger

    init(_ linking: SpeakerLinking, _ identity: IdentityService, logger: Logger) {
        self.linking = linking
        self.identity = identity
        self.logger = logger
    }

    /// The page with its form, which asks for the code if the address has none.
    func page(linkCode: String?, _ request: SignInRequest) async -> Answer {
        var page = emptyPage(request)
        if let linkCode, !linkCode.isEmpty {
            do throws(Refusal) {
                page.code = try await openCode(linkCode)
            } catch {
                page.notice = error.notice
                page.code = error.code
            }
        }
        return page.answer()
    }

    /// Links the household of a form's code to the account of its address and password.
    ///
    /// The code is looked at first, so that nobody can try passwords here without one.
    func submit(_ body: [UInt8], _ request: SignInRequest) async -> Answer {
        var page = emptyPage(request)
        if request.isForeign(to: linking.configuration.publicURL) {
            page.notice = .foreignForm
        } else if let form = SignInForm(parsing: body) {
            page.email = form.email.bounded(to: 254)
            do throws(Refusal) {
                try await link(form, request)
                page.notice = .linked
            } catch {
                page.notice = error.notice
                page.code = error.code
            }
        } else {
            page.notice = .malformedForm
        }
        return page.answer()
    }

    private func link(_ form: SignInForm, _ request: SignInRequest) async throws(Refusal) {
        let code = try await openCode(form.linkCode)
        let account: Account
        do throws(IdentityError) {
            account = try await identity.authenticate(
                email: form.email, password: form.password, clientAddress: request.clientAddress)
        } catch {
            throw refusal(error, code)
        }
        let isLinked: Bool
        do {
            isLinked = try await linking.complete(code, account: account.id)
        } catch {
            throw unavailable(error, code)
        }
        // Somebody else has signed in with the code meanwhile, or it has expired.
        guard isLinked else { throw Refusal(.closedCode) }
    }

    /// The code, if somebody can sign in with it.
    ///
    /// Wrong ones are not counted: nobody can go through 128 bits, and behind a proxy everybody has the same address.
    private func openCode(_ text: String) async throws(Refusal) -> LinkCode {
        guard let code = LinkCode(text) else { throw Refusal(.missingCode) }
        let isOpen: Bool
        do {
            isOpen = try await linking.isOpen(code)
        } catch {
            throw unavailable(error, code)
        }
        guard isOpen else { throw Refusal(.closedCode) }
        return code
    }

    private func refusal(_ error: IdentityError, _ code: LinkCode) -> Refusal {
        switch error {
        case .throttled(let wait): return Refusal(.throttled(retryAfter: wait), code)
        case .busy: return Refusal(.busy, code)
        case .unavailable(let cause): return unavailable(cause, code)
        case .wrongCredentials, .invalidEmail, .invalidPasswordLength, .emailTaken, .invalidRefreshToken, .reusedRefreshToken:
            return Refusal(.wrongCredentials, code)
        }
    }

    /// A failure of the server's own, whose cause is for the log alone.
    private func unavailable(_ cause: any Error, _ code: LinkCode) -> Refusal {
        logger.error("household could not be linked", metadata: ["error": "\(cause)"])
        return Refusal(.unavailable, code)
    }

    private func emptyPage(_ request: SignInRequest) -> SignInPage {
        SignInPage(text: .preferred(request.acceptLanguage), service: linking.configuration.serviceName)
    }

    /// Why a form was not accepted, and the code to keep in it.
    private struct Refusal: Error {
        let notice: SignInNotice
        let code: LinkCode?

        init(_ notice: SignInNotice, _ code: LinkCode? = nil) {
            self.notice = notice
            self.code = code
        }
    }
}
