// swift-tools-version: 6.2
import PackageDescription

/// Of targets that call the system library themselves.
///
/// They go without MemberImportVisibility: which module the members of C's `stat` or `timespec` belong to, Glibc or CDispatch, depends
/// on what the compiler has loaded before, so that no list of imports is right in debug and release builds alike.
let systemSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

let settings = systemSettings + [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "versioned-api-platform",
    products: [
        .library(name: "VersionService", targets: ["VersionService"]),
        .library(name: "ScreenKit", targets: ["ScreenKit"]),
        .library(name: "Platform", targets: ["Platform"]),
        .library(name: "SonosBridge", targets: ["SonosBridge"]),
        .executable(name: "platform", targets: ["App"]),
        .executable(name: "platformctl", targets: ["platformctl"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-atomics", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["JSON", "CommandLineArguments"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["ConfigurationSupport"]),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "VersionService",
            dependencies: [.product(name: "Atomics", package: "swift-atomics"), .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: systemSettings
        ),
        .target(
            name: "ScreenKit",
            dependencies: ["VersionService", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .target(
            name: "Screens",
            dependencies: ["ScreenKit", "VersionService", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .target(
            name: "SonosBridge",
            dependencies: ["CLibXML2", "ScreenKit", "VersionService", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .target(
            name: "Database",
            dependencies: ["ScreenKit", "Screens", "SonosBridge", "VersionService", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: systemSettings
        ),
        .target(
            name: "Platform",
            dependencies: [
                "CZlib", "ScreenKit", "SonosBridge", "VersionService",
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: systemSettings
        ),
        .executableTarget(
            name: "App",
            dependencies: [
                "Database", "Platform", "ScreenKit", "Screens", "SonosBridge", "VersionService",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.copy("Resources/catalogue")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "platformctl",
            dependencies: ["VersionService", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings
        ),
        .target(name: "TestSupport", path: "Tests/Support", exclude: ["Fixtures"], swiftSettings: systemSettings),
        .testTarget(
            name: "VersionServiceTests",
            dependencies: ["TestSupport", "VersionService"],
            exclude: ["Codegen/Goldens"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScreenKitTests",
            dependencies: ["ScreenKit", "TestSupport", "VersionService", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Database", "ScreenKit", "Screens", "TestSupport", "VersionService", .product(name: "NIOCore", package: "swift-nio"),
            ],
            exclude: ["Goldens"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SonosBridgeTests",
            dependencies: ["ScreenKit", "SonosBridge", "TestSupport", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DatabaseTests",
            dependencies: [
                "Database", "ScreenKit", "Screens", "SonosBridge", "TestSupport", "VersionService",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PlatformTests",
            dependencies: [
                "CZlib", "Platform", "ScreenKit", "SonosBridge", "TestSupport", "VersionService",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: systemSettings
        ),
        .testTarget(
            name: "PlatformControlTests",
            dependencies: ["TestSupport", "VersionService", "platformctl"],
            exclude: ["Goldens"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "App", "ScreenKit", "TestSupport", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ],
            exclude: ["Speakers/player.py", "Speakers/requirements.txt"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
