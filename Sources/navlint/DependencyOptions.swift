import ArgumentParser
import NavlintKit

/// Which sources of packages are followed.
struct DependencyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with sources of packages to follow, beside those in .build/checkouts, SourcePackages/checkouts, Pods and "
        + "Carthage/Checkouts: a folder of checkouts, one package, or one that Xcode made in DerivedData. May be repeated.",
      valueName: "folder"))
  var dependencies: [String] = []

  @Flag(help: "Follow no sources of packages beside those that --dependencies names.")
  var noDependencies = false

  func apply(to analyzer: inout Analyzer) {
    analyzer.followsDependencies = !noDependencies
    analyzer.dependencyFolders = dependencies
  }
}
