import Foundation
import PackagePlugin

/// Checks the whole package whenever a target that uses the plugin is built; findings show as warnings beside their lines.
///
/// The whole package, not the one target: what a user can get to is decided by all of the app.
@main
struct NavlintCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.path
    return [
      .check(
        name: "navlint", tool: try context.tool(named: "navlint"), folder: folder, sources: context.package.sourceFiles,
        stamp: context.pluginWorkDirectoryURL.appendingPathComponent("navlint.json"))
    ]
  }
}

extension Command {
  /// Runs again when one of the sources changed. A finding of severity `error` fails the build; a warning does not.
  fileprivate static func check(name: String, tool: PluginContext.Tool, folder: String, sources: [URL], stamp: URL) -> Command {
    .buildCommand(
      displayName: name, executable: tool.url,
      arguments: [
        "check", "--quiet", "--fail-on", "error", "--format", "xcode", "--format", "json", "--output", stamp.path, "--", folder,
      ],
      inputFiles: sources, outputFiles: [stamp])
  }
}

extension Package {
  fileprivate var sourceFiles: [URL] {
    sourceModules.flatMap { $0.sourceFiles.map(\.url) }
  }
}
