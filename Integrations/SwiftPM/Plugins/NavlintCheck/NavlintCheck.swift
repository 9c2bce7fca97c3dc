import Foundation
import PackagePlugin

/// Checks the whole package whenever a target that uses the plugin is built; findings show as warnings beside their lines.
///
/// The whole package, not the one target: what a user can get to is decided by all of the app.
@main
struct NavlintCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // Not the configuration: SwiftPM remembers the list, and would fail when the file is deleted.
    [
      .check(
        tool: try context.tool(named: "navlint"), folder: context.package.directoryURL.path,
        inputs: context.package.sourceFiles)
    ]
  }
}

extension Command {
  /// Runs again when one of the inputs changed. A finding of severity `error` fails the build; a warning does not.
  ///
  /// No output is named: SwiftPM would take a report for a resource, and put it into the app.
  fileprivate static func check(tool: PluginContext.Tool, folder: String, inputs: [URL]) -> Command {
    .buildCommand(
      displayName: "navlint", executable: tool.url,
      arguments: ["check", "--quiet", "--fail-on", "error", "--format", "xcode", "--", folder],
      inputFiles: inputs, outputFiles: [])
  }
}

extension Package {
  fileprivate var sourceFiles: [URL] {
    sourceModules.flatMap { $0.sourceFiles.map(\.url) }
  }
}
