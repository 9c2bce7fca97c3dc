import ArgumentParser
import Caching
import Configuration
import Foundation
import NavigationModel
import NavlintKit
import Reporting
import Workspace

/// Which sources are read, and how.
@dynamicMemberLookup
struct SourceOptions {
  var paths: [String]
  var engine: EngineOptions
  var reading: ReadingOptions

  subscript<Value>(dynamicMember option: KeyPath<ReadingOptions, Value>) -> Value { reading[keyPath: option] }
  subscript<Value>(dynamicMember option: KeyPath<EngineOptions, Value>) -> Value { engine[keyPath: option] }
}

extension SourceOptions {
  /// What reads the sources as the configuration says.
  func analyzer() throws -> Analyzer { try analyzer(for: try project()) }

  /// Runs an analysis with progress on standard error, then tells what its scan has to say beside the answer.
  ///
  /// - Parameters:
  ///   - scan: the part of what is found that was read from the sources.
  ///   - run: is given what reads the sources, and whom to report its phases to.
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

  /// The configuration for what is read.
  ///
  /// - Parameter paths: where to look for it; without them, what is read.
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

  /// Tells what the configuration names in vain.
  ///
  /// - Returns: whether that ends the run as a failure.
  func fails(_ warnings: [ConfigurationProblem], _ project: Project) -> Bool {
    let isStrict = isStrict(project)
    guard isStrict || !reading.quiet else { return false }
    for warning in warnings {
      Output.tell(warning.line(isStrict ? .error : .warning) + "\n")
    }
    return isStrict && !warnings.isEmpty
  }

  /// The same for commands whose answer would be worth nothing then.
  func tell(_ warnings: [ConfigurationProblem], _ project: Project) throws {
    if fails(warnings, project) { throw ExitStatus.failed }
  }

  /// Throws where a command cannot look at one target alone.
  func refuseTarget(_ reason: String) throws {
    if engine.target != nil { throw UsageError("\(reason): --target cannot be given here. Leave it out.") }
  }

  /// Throws where a result would replace what is read, before the work.
  ///
  /// - Parameter inputs: what the command reads beside the sources.
  func checkOutputs(_ outputs: [String], reading inputs: [String] = []) throws {
    guard !outputs.isEmpty else { return }
    try OutputFile.check(
      outputs,
      reading: inputs + reading.facts + [engine.configuration.config].compactMap { $0 }
        + paths.filter { !FilePaths.isFolder($0) })
  }

  /// A wrong folder in CI would stay green for ever, and without an entry nothing can be out of reach.
  func warnOfNothing(_ scan: Analyzer.Scan) {
    if !reading.quiet { Self.warnOfNothing(scan) }
  }

  static func warnOfNothing(_ scan: Analyzer.Scan) {
    guard scan.swiftFiles > 0 else { return }
    if scan.graph.screens.isEmpty {
      let files = "\(scan.swiftFiles) Swift file\(scan.swiftFiles == 1 ? "" : "s")"
      Output.tell("warning: no screen was found in \(files). Is this the folder of the app's sources?\n")
    } else if scan.graph.entries.isEmpty {
      Output.tell(
        "warning: no entry was found: nothing in these sources starts an app, so no way has a beginning. "
          + "Name the app's folder as well, or name the first screens under 'entry_points' in the configuration.\n")
    }
  }

  /// Tells what was passed over.
  func tell(_ notes: [Note]) {
    guard !reading.quiet else { return }
    for note in notes { Output.note(note.description) }
  }
}

extension SourceOptions {
  /// How much was found and understood, below a map.
  static func tellSummary(of graph: NavigationGraph) {
    Output.tell(
      [SummaryLine.graph(graph), SummaryLine.dependencies(graph.coverage), SummaryLine.notRead(graph.coverage)]
        .compactMap { $0.map { $0 + "\n" } }.joined())
  }

  /// Tells what could not be read, also where nothing else is told: the answer may be wrong.
  static func tellUnread(in graph: NavigationGraph) {
    for file in graph.unread.prefix(mostUnread) {
      let place = file.location
      let path = PlainText.line(FilePaths.join(graph.root, place.file))
      Output.tell(
        "warning: \(path):\(place.line):\(place.column): this file cannot be read whole: \(PlainText.line(file.reason))\n"
      )
    }
    let rest = graph.unread.count - mostUnread
    if rest > 0 { Output.tell("warning: and \(rest) more that cannot be read whole\n") }
  }

  private static let mostUnread = 10
}
