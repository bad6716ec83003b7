/// Who a request comes from, as far as it says.
package enum Authentication: Sendable {
    /// It does not say.
    case anonymous

    /// Somebody with a valid access token.
    case user(AccessToken)

    /// It says something that is not to be believed; it must not be answered as if it had said nothing.
    case invalid(AuthenticationFailure)
}
