import Testing

@testable import Platform

@Suite struct CacheControlTests {
    @Test("directives are written in one order")
    func description() {
        let all = CacheControl(
            .private, maxAge: .seconds(60), sharedMaxAge: .seconds(10), staleWhileRevalidate: .seconds(30), staleIfError: .seconds(86_400),
            isRevalidatedAlways: true, isRevalidatedWhenStale: true, isImmutable: true)
        #expect(
            all.description
                == "private, no-cache, max-age=60, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400, must-revalidate, immutable"
        )
        #expect(CacheControl(.public, maxAge: .seconds(31_536_000), isImmutable: true).description == "public, max-age=31536000, immutable")
        #expect(CacheControl(.public, maxAge: .seconds(-5)).description == "public, max-age=0")
        #expect(CacheControl.noStore.description == "no-store")
        #expect(CacheControl(.none, maxAge: .seconds(60)).description == "no-store")
    }
}
