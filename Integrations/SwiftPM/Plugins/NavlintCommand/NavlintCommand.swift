import Foundation
import PackagePlugin

/// `swift package navlint …`: navlint with the arguments that follow, in the package's folder; without any, a check of its targets.
@main
struct NavlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "navlint")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    try process.run()
    process.waitUntilExit()
    // 1 is findings, which stand above; 2 is navlint's own word for what went wrong.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
