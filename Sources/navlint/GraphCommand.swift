import ArgumentParser
import Configuration
import NavigationModel
import NavlintKit
import Reporting
import Workspace

struct GraphCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Write the map of screens and transitions.",
    discussion: """
      The format follows from the file's ending, or from --format.

        navlint graph Sources -o flow.svg      a map for the browser
        navlint graph Sources -o flow.html     a page to search and click through
        navlint graph Sources -o flow.pdf      a map for the wall
        navlint graph Sources -o App.nav       sorted text: commit it, and a
                                               pull request shows what changed
        navlint graph Sources --format mermaid for a README or a comment on GitHub
        navlint graph Sources --format json    for programs (docs/output.md)

      Also dot, d2, graphml, png. Without -o, the graph goes to standard output,
      as nav when no format is named.

        navlint graph --focus CartView --depth 2 -o cart.svg
        navlint graph --area Settings -o settings.svg
        navlint graph --from LoginView --to ReceiptView -o way.svg
        navlint graph --split -o maps          one map per area, and an index
        navlint graph --page A3 -o wall.pdf    for a sheet of paper; with --tiles
                                               3x2 and -o FOLDER for a poster
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. It is replaced whole or not at all.", valueName: "file"))
  var output: String?

  @Option(help: "How the graph is written, whatever the file's ending.")
  var format: GraphFormat?

  @OptionGroup(title: "View") var map: MapOptions

  @Flag(help: "Write one map for each area, and an index, into the folder that -o names.")
  var split = false

  @Flag(help: "Replace all names, so that the map of a private app can be shown.")
  var anonymise = false

  @Option(help: ArgumentHelp("Draw a graph that was saved as json, instead of reading sources.", valueName: "file"))
  var graph: String?

  func run() throws { try failing { try write() } }

  private func write() throws {
    let format = try chosenFormat()
    try checkOptions(format)
    var analyzer = try source.analyzer()
    analyzer.sketches = map.cards == .wireframes
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    try refuseImages(format)
    let made = try material(format, analyzer, progress)
    var (graph, findings) = (made.graph, made.findings)
    let unread = graph.unread.isEmpty ? nil : graph
    let warnings = made.scan?.warnings ?? []
    if !warnings.isEmpty { progress.finish() }
    try source.tell(warnings, analyzer.project)
    var options = try map.mapOptions(for: graph)
    // Programs, and the committed text, get the graph unchanged.
    if format.needsFindings {
      let shape = MapShape(analyzer.project, graph)
      (graph, findings) = (shape.merging(graph), shape.merging(findings))
      options.apply(shape)
    }
    try map.choose(&options, in: graph)
    if format.isDrawn { progress.say("Drawing \(graph.screens.count) screens") }
    source.reading.tell(analyzer.clock)
    func tellRemarks() {
      progress.finish()
      source.tell(made.scan?.notes ?? [])
      unread.map(SourceOptions.tellUnread)
    }
    if split {
      guard format.isSplittable else {
        throw UsageError("--split draws maps. Use it with svg, html, png, pdf, mermaid, d2 or dot.")
      }
      let files = try MapSplitter(
        graph: graph, findings: findings, options: options, format: format, anonymise: anonymise
      ).files()
      tellRemarks()
      return try write(files, of: graph)
    }
    var view = options
    if anonymise { (graph, findings, view) = Anonymised.replace(graph, findings, options) }
    if map.tiles != nil {
      let sheets = try MapDrawing.sheets(format, graph: graph, findings: findings, options: view)
      tellRemarks()
      return try write(sheets, of: graph)
    }
    let (bytes, notes) = try MapDrawing.draw(format, graph: graph, findings: findings, options: view)
    tellRemarks()
    try write(bytes, format, notes, of: graph)
  }

  /// Checked at once, not after the work.
  private func checkOptions(_ format: GraphFormat) throws {
    if split, output == nil {
      throw UsageError("--split writes several files. Name a folder for them: navlint graph --split -o maps")
    }
    if map.tiles != nil, output == nil {
      throw UsageError(
        "--tiles writes several files. Name a folder: navlint graph --page A3 --tiles 3x2 --format pdf -o poster")
    }
    if map.page != nil, format != .svg && format != .pdf || split {
      throw UsageError("--page draws one map for a sheet of paper, as svg or pdf. Leave it out, or name such a file.")
    }
    if graph != nil { try source.refuseTarget("--graph reads an existing graph") }
    if let output, !split, map.tiles == nil { try source.checkOutputs([output], reading: [graph].compactMap { $0 }) }
  }

  private func refuseImages(_ format: GraphFormat) throws {
    let option = map.screenshots == nil ? "--cards images" : "--screenshots"
    guard map.cards == .images || map.screenshots != nil, format.isBinary else { return }
    throw UsageError(
      "\(option) shows its pictures in svg and html; \(format.rawValue) cannot contain them. Write one of "
        + "those, and print it from a browser."
    )
  }

  /// The input of the map: from sources, or from a saved graph without sources.
  private func material(_ format: GraphFormat, _ analyzer: Analyzer, _ progress: Progress) throws -> (
    graph: NavigationGraph, findings: [Finding], scan: Analyzer.Scan?
  ) {
    let needsFindings = format.needsFindings || map.onlyFindings
    if let graph {
      let saved = try savedGraph(graph)
      return (saved, needsFindings ? analyzer.findings(in: saved) : [], nil)
    }
    let check = try analyzer.check(source.paths) { progress.say($0.words) }
    source.warnOfNothing(check.scan)
    return (check.graph, needsFindings ? check.findings : [], check.scan)
  }

  private func write(_ bytes: [UInt8], _ format: GraphFormat, _ notes: [String], of graph: NavigationGraph) throws {
    if let output {
      try AtomicFile.write(bytes, to: output, toDevices: true)
    } else {
      try format.isBinary ? Output.data(bytes) : Output.result(bytes)
    }
    guard !source.quiet else { return }
    for note in notes { Output.note(PlainText.line(note)) }
    SourceOptions.tellSummary(of: graph)
    if let output { Output.tell("Wrote \(PlainText.line(output)).\n") }
  }

  private func write(_ files: [(name: String, bytes: [UInt8])], of graph: NavigationGraph) throws {
    guard let output else { return }
    guard InputFile.makeFolder(output) else {
      throw UsageError(
        "the folder '\(PlainText.line(output))' cannot be created. Create it first, or name another one.")
    }
    for file in files { try AtomicFile.write(file.bytes, to: FilePaths.join(output, file.name)) }
    guard !source.quiet else { return }
    SourceOptions.tellSummary(of: graph)
    Output.tell(
      "Wrote \(files.count) files to \(PlainText.line(output)); start with \(files[0].name).\n")
  }

  private func savedGraph(_ path: String) throws -> NavigationGraph {
    guard let bytes = InputFile.contents(path, atMost: 200 << 20) else {
      throw UsageError(
        "'\(PlainText.line(path))' cannot be read. --graph takes a file that 'navlint graph --format json' wrote.")
    }
    do { return try NavigationGraph(jsonBytes: bytes) } catch {
      throw UsageError("'\(PlainText.line(path))' is not a graph: \(error)")
    }
  }

  private func chosenFormat() throws -> GraphFormat {
    if let format {
      try refuseBinaryOnTerminal(format)
      return format
    }
    guard let output else { return .nav }
    // The folder's name does not decide the format.
    if split || map.tiles != nil { return .svg }
    let ending = FilePaths.ending(output)
    if let format = GraphFormat(rawValue: ending) ?? GraphFormat.shortEndings[ending] { return format }
    throw UsageError(
      "'\(PlainText.line(output))' does not determine the format: "
        + (ending.isEmpty ? "it has no ending." : "no format is called '\(PlainText.line(ending))'.")
        + " Use one of \(GraphFormat.allCases.names) as the ending, or name the format with --format.")
  }

  private func refuseBinaryOnTerminal(_ format: GraphFormat) throws {
    guard output == nil, format.isBinary, Output.Stream.standardOutput.isTerminal else { return }
    throw UsageError(
      "\(format.rawValue) cannot be shown in a terminal. Write it to a file: navlint graph -o flow.\(format.rawValue)")
  }
}

/// The formats of `graph`; their names are those of `--format` and the files' extensions.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, html, png, pdf, mermaid, dot, d2, graphml, json, nav

  /// Extensions that are no names.
  static let shortEndings: [String: GraphFormat] = ["mmd": .mermaid, "htm": .html, "gv": .dot]

  var isBinary: Bool { self == .png || self == .pdf }

  /// Graphviz arranges the map.
  var isDrawn: Bool { self == .svg || self == .html || isBinary }

  /// The map shows findings.
  var needsFindings: Bool { self != .json && self != .nav }

  var isSplittable: Bool { self != .json && self != .nav && self != .graphml }

  /// The extension of the files of a split map.
  var ending: String { self == .mermaid ? "mmd" : rawValue }
}

/// An invalid command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
