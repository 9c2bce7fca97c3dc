import ArgumentParser
import Caching
import Foundation
import NavigationModel
import NavlintKit
import Workspace

/// How sources are read and understood, for single runs and for servers.
struct EngineOptions: ParsableArguments {
  @Option(name: [.customShort("j"), .long], help: "How many threads read sources. The result does not depend on it.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "Analyse only one app, extension or tool of the sources, with the modules that it uses. 'navlint init' "
        + "and the 'targets' in JSON list them.",
      valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A folder with sources of packages to follow, in addition to those in .build/checkouts, SourcePackages/checkouts, Pods and "
        + "Carthage/Checkouts: a folder of checkouts, one package, or one that Xcode made in DerivedData. May be repeated.",
      valueName: "folder"))
  var dependencies: [String] = []

  @Flag(help: "Follow only the sources of packages that --dependencies names.")
  var noDependencies = false

  @Option(
    help: ArgumentHelp(
      "The folder in which to keep facts and results for later runs. By default, the system's folder for caches.",
      valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Neither use nor keep results of other runs. The result is the same.")
  var noCache = false

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    guard cachePath == nil || !noCache else {
      throw ValidationError("--cache-path and --no-cache contradict each other.")
    }
  }

  /// The configuration for the sources.
  func project(for paths: [String]) throws -> Project {
    var project = try configuration.project(for: paths)
    project.target = target
    return project
  }

  /// An analyzer as 'check' makes it, with the current configuration.
  func analyzer(for paths: [String]) throws -> Analyzer {
    var analyzer = Analyzer(threads: jobs, project: try project(for: paths))
    apply(to: &analyzer, isQuiet: true)
    return analyzer
  }

  /// - Parameter isQuiet: do not report a named cache that cannot be used.
  func apply(to analyzer: inout Analyzer, isQuiet: Bool) {
    analyzer.followsDependencies = !noDependencies
    analyzer.dependencyFolders = dependencies
    analyzer.cache = cache(isQuiet: isQuiet)
  }

  /// The cache of earlier runs; nil where none is wanted, or none can be used.
  private func cache(isQuiet: Bool) -> Cache? {
    if noCache { return nil }
    guard let cachePath else { return Cache.standardFolder().flatMap { Cache(folder: $0) } }
    do {
      try FilePaths.checkLinks([cachePath])
      if let cache = Cache(folder: cachePath) { return cache }
      throw UsageError("'\(PlainText.line(cachePath))' cannot be used as a cache: a folder cannot be created there")
    } catch {
      if !isQuiet { Output.note("\(error)") }
      return nil
    }
  }
}
