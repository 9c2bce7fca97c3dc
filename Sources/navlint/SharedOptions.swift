import ArgumentParser
import Caching
import Foundation
import NavigationModel
import NavlintKit
import Workspace

/// What every command takes that reads sources.
struct SourceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Folders or files to read; the current folder when there are none.", valueName: "path"))
  var paths: [String] = []

  @Option(name: [.customShort("j"), .long], help: "How many threads read sources. The result does not depend on it.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "The facts of a part of the app, written by 'navlint index'. May be repeated. Sources are read beside them only where a path is named.",
      valueName: "file"))
  var facts: [String] = []

  @OptionGroup var caching: CacheOptions

  @OptionGroup var timing: TimingOptions

  @Flag(name: .shortAndLong, help: "Say nothing but the result and errors.")
  var quiet = false

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
  }
}

/// Errors as the last line a person reads: `error: …`, then exit code 2.
func failing<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let status as ExitStatus { throw status } catch {
    Output.write("error: \(error)\n", to: .standardError)
    throw ExitStatus.failed
  }
}

extension SourceOptions {
  /// What reads the sources as the configuration says.
  func analyzer() throws -> Analyzer { try analyzer(for: try configuration.project(for: paths)) }

  func analyzer(for project: Project, rules: RuleSelection = .standard, confidence: Confidence? = nil) throws
    -> Analyzer
  {
    var analyzer = Analyzer(threads: jobs, rules: rules, project: project, confidence: confidence)
    analyzer.cache = caching.cache(isQuiet: quiet)
    analyzer.clock = timing.clock()
    analyzer.shards = try facts.map(factFile)
    return analyzer
  }

  private func factFile(_ path: String) throws -> FactFile {
    guard let bytes = InputFile.contents(path, atMost: 4 << 30) else {
      throw UsageError("'\(PlainText.line(path))' cannot be read. --facts takes a file that 'navlint index' wrote.")
    }
    do { return try FactFile(bytes: bytes) } catch { throw UsageError("'\(PlainText.line(path))' \(error)") }
  }

  /// Tells what was passed over.
  func tell(_ notes: [Note]) {
    guard !quiet else { return }
    for note in notes { Output.note(note.description) }
  }
}

extension AnalysisPhase {
  var text: String {
    switch self {
    case .searching: "Looking for Swift files"
    case .reading(let files): "Reading \(files) files"
    case .extracting(let files): "Reading \(files) Swift files"
    case .linking: "Following navigation"
    }
  }
}
