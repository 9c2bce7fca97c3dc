import ArgumentParser
import NavigationModel
import NavlintKit
import Workspace

/// The configuration to use.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration to use. Without it, the outermost .navlint.yml (or .navlint.yaml) from the repository's top "
        + "down to what is read, and those in folders below.",
      valueName: "file"))
  var config: String?

  @Flag(help: "Use no configuration.")
  var noConfig = false

  func validate() throws {
    guard config == nil || !noConfig else { throw ValidationError("--config and --no-config contradict each other.") }
  }

  func project(for paths: [String] = []) throws -> Project {
    // Where a link leads out, its target must not choose a configuration.
    try FilePaths.checkLinks(paths + (config.map { [$0] } ?? []))
    return noConfig ? .none : try Project.find(for: paths, file: config)
  }

  /// For commands that help to repair a configuration: a broken one is reported, and they continue without it.
  func projectOrNone() -> Project {
    do { return try project() } catch {
      Output.tell("\(error)\n")
      Output.note("the configuration is not used, so policies are not listed")
      return .none
    }
  }
}
