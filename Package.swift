// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "navlint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "navlint", targets: ["navlint"]),
    .library(name: "NavlintKit", targets: ["NavlintKit", "NavigationModel", "Rules", "Reporting"]),
    // For Benchmarks/, which measures the parts one by one.
    .library(name: "NavlintEngine", targets: ["SourceFacts", "Linking"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "NavigationModel", swiftSettings: strict),
    .target(name: "Threads", swiftSettings: strict),
    .target(name: "Globs", swiftSettings: strict),
    .target(
      name: "SourceFacts",
      dependencies: [
        "Threads", "Globs",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .target(name: "Dialects", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "JSONRPC", dependencies: ["NavigationModel", "Threads"], swiftSettings: strict),
    .target(
      name: "Linking", dependencies: ["NavigationModel", "Threads", "SourceFacts", "Dialects"], swiftSettings: strict),
    .target(
      name: "Rules", dependencies: ["NavigationModel", "Threads", "SourceFacts", "Linking"], swiftSettings: strict),
    .target(
      name: "TestReading", dependencies: ["NavigationModel", "Threads", "SourceFacts", "Dialects"],
      swiftSettings: strict),
    .target(name: "Policies", dependencies: ["NavigationModel", "Rules"], swiftSettings: strict),
    .target(
      name: "Configuration",
      dependencies: ["NavigationModel", "Rules", "Policies", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    .target(
      name: "Fixing",
      dependencies: [
        "NavigationModel", "SourceFacts",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "Comparing", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "Reporting", dependencies: ["NavigationModel", "Comparing"], swiftSettings: strict),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(
      name: "Drawing",
      dependencies: ["NavigationModel", "Threads", "CGraphviz", .product(name: "Crypto", package: "swift-crypto")],
      // Compiled in, so that one binary is all there is to install.
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/live.js"),
        .embedInCode("Page/Script/data.js"), .embedInCode("Page/Script/words.js"),
        .embedInCode("Page/Script/chart.js"), .embedInCode("Page/Script/graph.js"),
        .embedInCode("Page/Script/filters.js"), .embedInCode("Page/Script/ways.js"),
        .embedInCode("Page/Script/pictures.js"), .embedInCode("Page/Script/distances.js"),
        .embedInCode("Page/Script/marks.js"), .embedInCode("Page/Script/frame.js"),
        .embedInCode("Page/Script/minimap.js"), .embedInCode("Page/Script/gestures.js"),
        .embedInCode("Page/Script/detail.js"), .embedInCode("Page/Script/search.js"),
        .embedInCode("Page/Script/tables.js"), .embedInCode("Page/Script/address.js"),
        .embedInCode("Page/Script/sides.js"), .embedInCode("Page/Script/paper.js"),
        .embedInCode("Page/Script/page.js"),
      ],
      swiftSettings: strict),
    .target(name: "Workspace", dependencies: ["NavigationModel", "Globs"], swiftSettings: strict),
    .target(
      name: "Caching",
      dependencies: [
        "NavigationModel", "Threads", "SourceFacts", "Workspace", .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: strict),
    .target(
      name: "NavlintKit",
      dependencies: [
        "NavigationModel", "Threads", "SourceFacts", "Caching", "Dialects", "Linking", "Rules", "Policies",
        "Configuration",
        "Comparing", "Fixing", "Workspace", "TestReading",
      ],
      swiftSettings: strict),
    .target(
      name: "AgentServer",
      dependencies: ["NavigationModel", "JSONRPC", "NavlintKit", "Comparing", "Workspace"],
      swiftSettings: strict),
    .target(name: "PageServer", dependencies: ["NavigationModel", "Threads"], swiftSettings: strict),
    .target(
      name: "LanguageServer", dependencies: ["NavigationModel", "JSONRPC", "NavlintKit", "Workspace"],
      swiftSettings: strict),
    .executableTarget(
      name: "navlint",
      dependencies: [
        "NavigationModel", "NavlintKit", "Caching", "Rules", "Policies", "Configuration", "Comparing", "Reporting",
        "Drawing", "Workspace", "JSONRPC", "AgentServer", "LanguageServer", "PageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // The yardstick of `make bench`; no product.
    .executableTarget(
      name: "parse-floor",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    // What several test targets share.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel"], swiftSettings: strict),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "NavigationModel"], swiftSettings: strict),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: strict),
    .testTarget(
      name: "SourceFactsTests",
      dependencies: ["TestSupport", "SourceFacts", "Threads", .product(name: "SwiftSyntax", package: "swift-syntax")],
      swiftSettings: strict),
    .testTarget(
      name: "LinkingTests",
      dependencies: ["TestSupport", "Linking", "SourceFacts", "Dialects", "Rules", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(
      name: "RulesTests",
      dependencies: ["TestSupport", "Rules", "Fixing", "Linking", "SourceFacts", "Dialects", "NavigationModel"],
      exclude: ["Examples"],
      swiftSettings: strict),
    .testTarget(
      name: "TestReadingTests", dependencies: ["TestReading", "SourceFacts", "Dialects", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(name: "FixingTests", dependencies: ["Fixing", "NavigationModel"], swiftSettings: strict),
    .testTarget(name: "PoliciesTests", dependencies: ["Policies", "Rules", "NavigationModel"], swiftSettings: strict),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Policies", "Rules", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(name: "ComparingTests", dependencies: ["Comparing", "NavigationModel"], swiftSettings: strict),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "Comparing", "NavigationModel"], exclude: ["Schemas"],
      swiftSettings: strict),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "NavlintKit"], swiftSettings: strict),
    .testTarget(
      name: "CachingTests", dependencies: ["TestSupport", "Caching", "SourceFacts", "Workspace", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(name: "GlobsTests", dependencies: ["Globs", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"], swiftSettings: strict),
    .testTarget(
      name: "NavlintKitTests",
      dependencies: ["NavlintKit", "Threads", "Caching", "Configuration", "Rules", "NavigationModel", "Reporting"],
      swiftSettings: strict),
    .testTarget(
      name: "AgentServerTests", dependencies: ["AgentServer", "JSONRPC", "NavlintKit", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(name: "PageServerTests", dependencies: ["PageServer", "NavigationModel"], swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["TestSupport", "LanguageServer", "JSONRPC", "NavlintKit", "NavigationModel"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["NavigationModel"], exclude: ["Clients", "Configurations"],
      swiftSettings: strict),
  ]
)
