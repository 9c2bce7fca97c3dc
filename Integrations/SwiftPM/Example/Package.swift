// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navlint-plugins", path: "..")],
  targets: [
    .target(name: "ExampleApp", plugins: [.plugin(name: "NavlintCheck", package: "navlint-plugins")])
  ]
)
