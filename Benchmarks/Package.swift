// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses navlint fetches what only measuring needs.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "navlint", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Engine",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "NavlintKit", package: "navlint"),
        .product(name: "NavlintEngine", package: "navlint"),
      ],
      path: "Benchmarks/Engine",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
