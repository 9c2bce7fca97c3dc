import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting
import Workspace

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Write the map of screens and transitions.",
    discussion: """
      The format follows from the file's ending, or from --format.

        navlint graph Sources -o flow.svg      a map for the browser
        navlint graph Sources -o flow.pdf      a map for the wall
        navlint graph Sources -o App.nav       sorted text: commit it, and a
                                               pull request shows what changed
        navlint graph Sources --format json    for programs (docs/output.md)
        navlint graph Sources --format dot     in Graphviz's language

      Without -o, the graph goes to standard output, as nav when no format is named.
      """)

  @OptionGroup var source: SourceOptions

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write. It is replaced whole or not at all.", valueName: "file"))
  var output: String?

  @Option(help: "How the graph is written, whatever the file's ending.")
  var format: GraphFormat?

  func run() throws { try failing { try write() } }

  private func write() throws {
    let format = try chosenFormat()
    // Told at once, not after the work.
    if let output { try AtomicFile.checkWritable(output) }
    let analyzer = try source.analyzer()
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let check = try analyzer.check(source.paths) { progress.say($0.text) }
    let scan = check.scan
    if format.isDrawn { progress.say("Drawing \(scan.graph.screens.count) screens") }
    let bytes = try content(format, check)
    progress.finish()
    source.tell(scan.notes)

    if let output {
      try AtomicFile.write(bytes, to: output)
    } else {
      try Output.result(bytes)
    }
    guard !source.quiet else { return }
    Output.write(SummaryLine.graph(scan.graph) + "\n", to: .standardError)
    if let output { Output.write("Wrote \(PlainText.line(output)).\n", to: .standardError) }
  }

  private func chosenFormat() throws -> GraphFormat {
    if let format {
      try refuseBinaryOnTerminal(format)
      return format
    }
    guard let output else { return .nav }
    let ending = FilePaths.ending(output)
    if let format = GraphFormat(rawValue: ending) { return format }
    throw UsageError(
      "'\(PlainText.line(output))' does not tell the format: "
        + (ending.isEmpty ? "it has no ending." : "no format is called '\(PlainText.line(ending))'.")
        + " Use one of \(GraphFormat.allCases.names) as the ending, or name the format with --format.")
  }

  private func refuseBinaryOnTerminal(_ format: GraphFormat) throws {
    guard output == nil, format.isBinary, Output.Stream.standardOutput.isTerminal else { return }
    throw UsageError("\(format.rawValue) is no text for a terminal. Write it to a file: navlint graph -o flow.\(format.rawValue)")
  }

  private func content(_ format: GraphFormat, _ check: Analyzer.Check) throws -> [UInt8] {
    let graph = check.graph
    return switch format {
    case .json: Array(graph.jsonText().utf8)
    case .nav: Array(graph.navText().utf8)
    case .svg, .png, .pdf, .dot: try MapDrawing.bytes(format, graph: graph, findings: check.findings)
    }
  }
}

/// What `graph` can write; the names are those of `--format` and the files' endings.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, png, pdf, dot, json, nav

  var isBinary: Bool { self == .png || self == .pdf }

  /// Graphviz arranges the map.
  var isDrawn: Bool { self == .svg || isBinary }
}

/// A command line that cannot be followed.
struct UsageError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
