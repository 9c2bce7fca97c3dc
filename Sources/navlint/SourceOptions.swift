import ArgumentParser
import Caching
import Configuration
import Foundation
import NavigationModel
import NavlintKit
import Reporting
import Workspace

/// The sources to read, and how.
@dynamicMemberLookup
struct SourceOptions {
  var paths: [String]
  var engine: EngineOptions
  var reading: ReadingOptions

  subscript<Value>(dynamicMember option: KeyPath<ReadingOptions, Value>) -> Value { reading[keyPath: option] }
  subscript<Value>(dynamicMember option: KeyPath<EngineOptions, Value>) -> Value { engine[keyPath: option] }
}

extension SourceOptions {
  /// An analyzer with the configuration.
  func analyzer() throws -> Analyzer { try analyzer(for: try project()) }

  /// Runs an analysis with progress on standard error, then reports the remarks of its scan.
  ///
  /// - Parameters:
  ///   - scan: the part of the result that was read from the sources.
  ///   - run: gets the analyzer, and the function to which it reports its phases.
  func analysed<Found>(
    telling scan: KeyPath<Found, Analyzer.Scan>, _ run: (Analyzer, (AnalysisPhase) -> Void) throws -> Found
  ) throws -> Found {
    let analyzer = try analyzer()
    let progress = Progress(isQuiet: reading.quiet)
    defer { progress.finish() }
    let found = try run(analyzer) { progress.say($0.words) }
    progress.finish()
    tell(found[keyPath: scan].notes)
    Self.tellUnread(in: found[keyPath: scan].graph)
    try tell(found[keyPath: scan].warnings, analyzer.project)
    reading.tell(analyzer.clock)
    return found
  }

  /// The configuration for the sources.
  ///
  /// - Parameter paths: where to search for it; by default, the sources.
  func project(for paths: [String]? = nil) throws -> Project {
    var project = try engine.project(for: paths ?? self.paths)
    project.readsExcludedWhenNamed = reading.readExcluded
    return project
  }

  /// Whether warnings are errors.
  func isStrict(_ project: Project) -> Bool { reading.strict ?? project.configuration.isStrict ?? false }

  func analyzer(for project: Project, rules: RuleSelection = .standard, confidence: Confidence? = nil) throws
    -> Analyzer
  {
    var analyzer = Analyzer(threads: engine.jobs, rules: rules, project: project, confidence: confidence)
    engine.apply(to: &analyzer, isQuiet: reading.quiet)
    analyzer.clock = reading.clock()
    analyzer.shards = try reading.facts.map(factFile)
    return analyzer
  }

  private func factFile(_ path: String) throws -> FactFile {
    guard let bytes = InputFile.contents(path, atMost: 4 << 30) else {
      throw UsageError("'\(PlainText.line(path))' cannot be read. --facts takes a file that 'navlint index' wrote.")
    }
    do { return try FactFile(bytes: bytes) } catch { throw UsageError("'\(PlainText.line(path))' \(error)") }
  }

  /// Reports names in the configuration without a match.
  ///
  /// - Returns: whether the run fails for them.
  func fails(_ warnings: [ConfigurationProblem], _ project: Project) -> Bool {
    let isStrict = isStrict(project)
    guard isStrict || !reading.quiet else { return false }
    for warning in warnings {
      Output.tell(warning.line(isStrict ? .error : .warning) + "\n")
    }
    return isStrict && !warnings.isEmpty
  }

  /// The same for commands whose answer would be useless then.
  func tell(_ warnings: [ConfigurationProblem], _ project: Project) throws {
    if fails(warnings, project) { throw ExitStatus.failed }
  }

  /// Throws where a command cannot be limited to one target.
  func refuseTarget(_ reason: String) throws {
    if engine.target != nil { throw UsageError("\(reason): --target cannot be given here. Leave it out.") }
  }

  /// Throws where a result would replace an input, before the work.
  ///
  /// - Parameter inputs: further inputs of the command beside the sources.
  func checkOutputs(_ outputs: [String], reading inputs: [String] = []) throws {
    guard !outputs.isEmpty else { return }
    try OutputFile.check(
      outputs,
      reading: inputs + reading.facts + [engine.configuration.config].compactMap { $0 }
        + paths.filter { !FilePaths.isFolder($0) })
  }

  /// A wrong folder in CI would always pass, and without an entry nothing can be unreachable.
  func warnOfNothing(_ scan: Analyzer.Scan) {
    if !reading.quiet { Self.warnOfNothing(scan) }
  }

  static func warnOfNothing(_ scan: Analyzer.Scan) {
    guard scan.swiftFiles > 0 else { return }
    if scan.graph.screens.isEmpty {
      let files = "\(scan.swiftFiles) Swift file\(scan.swiftFiles == 1 ? "" : "s")"
      Output.tell("warning: no screen was found in \(files). Is this the folder of the app's sources?\n")
    } else if !scan.graph.entries.contains(where: { $0.via.isLaunch }) {
      let reach = scan.graph.entries.isEmpty ? "no screen is reachable" : "no way from launch to a screen is known"
      Output.tell(
        "warning: nothing in the Swift sources that were read starts an app, so \(reach). An app that starts in "
          + "Objective-C is not followed from there. Name its folder as well if another one starts it, or name its "
          + "first screens under 'entry_points' in the configuration.\n")
    }
  }

  /// Reports what was skipped.
  func tell(_ notes: [Note]) {
    guard !reading.quiet else { return }
    for note in notes { Output.note(note.description) }
  }
}

extension SourceOptions {
  /// The summary below a map.
  static func tellSummary(of graph: NavigationGraph) {
    Output.tell(
      [
        SummaryLine.graph(graph), SummaryLine.dependencies(graph.coverage), SummaryLine.notRead(graph.coverage),
        SummaryLine.limits(graph.coverage),
      ]
      .compactMap { $0.map { $0 + "\n" } }.joined())
  }

  /// Reports sources that could not be read, even where nothing else is reported: the answer may be wrong.
  static func tellUnread(in graph: NavigationGraph) {
    for file in graph.unread.prefix(mostUnread) {
      let place = file.location
      let path = PlainText.line(FilePaths.join(graph.root, place.file))
      Output.tell(
        "warning: \(path):\(place.line):\(place.column): this file cannot be read completely: \(PlainText.line(file.reason))\n"
      )
    }
    let rest = graph.unread.count - mostUnread
    if rest > 0 { Output.tell("warning: and \(rest) more that cannot be read completely\n") }
  }

  private static let mostUnread = 10
}
