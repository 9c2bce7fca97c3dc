import ArgumentParser

/// The sources that a command gets.
struct SourcePaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders or files to read; the current folder by default. A file of a kind that navlint does not read "
        + "is noted; it is an error if nothing else is named.",
      valueName: "path"))
  var paths: [String] = []
}

/// A command that reads sources.
///
/// Groups are not nested: a debug build validates a group five times for each level, and the tests of the command line
/// run hundreds of commands.
protocol SourceCommand: ParsableCommand {
  var named: SourcePaths { get }
  var engine: EngineOptions { get }
  var reading: ReadingOptions { get }
}

extension SourceCommand {
  var source: SourceOptions { SourceOptions(paths: named.paths, engine: engine, reading: reading) }
}
