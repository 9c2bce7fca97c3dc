// swift-tools-version: 6.1
import PackageDescription

// A package of its own: a plugin that needs the program would make SwiftPM build the program twice for everyone who works on navlint.
let package = Package(
  name: "navlint-plugins",
  platforms: [.macOS(.v14)],
  products: [
    .plugin(name: "NavlintCommand", targets: ["NavlintCommand"]),
    .plugin(name: "NavlintCheck", targets: ["NavlintCheck"]),
  ],
  dependencies: [.package(name: "navlint", path: "../..")],
  targets: [
    .plugin(
      name: "NavlintCommand",
      capability: .command(
        intent: .custom(
          verb: "navlint",
          description: "Find navigation problems, draw the map, compare revisions: see 'swift package navlint --help'.")
      ),
      dependencies: [.product(name: "navlint", package: "navlint")]),
    .plugin(
      name: "NavlintCheck", capability: .buildTool(), dependencies: [.product(name: "navlint", package: "navlint")]),
  ]
)
