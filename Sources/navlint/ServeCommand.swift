import ArgumentParser
import Comparing
import Foundation
import NavigationModel
import NavlintKit
import PageServer
import Reporting

/// `navlint serve`: the map in a browser, redrawn when sources are saved.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the map in a browser, and update it when sources are saved.",
    discussion: """
      Prints the page's address, and runs until it is stopped. The page keeps its position when it is updated, and \
      shows what changed. It can be opened only on this machine, and only by those who know the address.

        navlint serve                   the current folder
        navlint serve Sources --port 4000
        navlint serve --source-link 'vscode://file/{path}:{line}'

      Exit code 2 when there is nothing to show at the start.
      """)

  @Argument(help: ArgumentHelp("Folders or files to read; the current folder by default.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "The port; 0 for a free one.")
  var port: UInt16 = 0

  @OptionGroup var map: MapOptions

  @OptionGroup var engine: EngineOptions

  func run() throws {
    try failing {
      var watch = SourceWatch(paths) { try engine.analyzer(for: paths) }
      let sources = LiveSources(paths) { try engine.analyzer(for: paths) }
      let page = LivePage()
      var shown = try sources.current()
      page.show(try drawn(shown, number: page.next), changes: [])
      tell(shown)
      let server = try PageServer(page, port: port)
      guard server.start() else { throw UsageError("the system refuses a thread to answer browsers with.") }
      Output.write("\(server.address)\n", to: .standardOutput)
      Output.tell("Open the address in a browser. \(SummaryLine.watching(watch.count)) ^C ends.\n")
      while true {
        let files = watch.waitForChange { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
        Output.tell(SummaryLine.changed(files) + "\n")
        do {
          try failing {
            do {
              let state = try sources.refreshed()
              page.show(try drawn(state, number: page.next), changes: changes(from: shown, to: state))
              shown = state
              tell(state)
            } catch {
              page.fail(PlainText.line("\(error)"))
              throw error
            }
          }
        } catch is ExitStatus {}
      }
    }
  }

  /// Remarks that the page lacks: what was skipped, and how much was understood.
  private func tell(_ state: LiveState) {
    let scan = state.check.scan
    for note in scan.notes { Output.note(note.description) }
    for warning in scan.warnings { Output.tell(warning.line(.warning) + "\n") }
    SourceOptions.warnOfNothing(scan)
    SourceOptions.tellUnread(in: scan.graph)
    SourceOptions.tellSummary(of: scan.graph)
  }

  private func drawn(_ state: LiveState, number: Int) throws -> [UInt8] {
    let shape = MapShape(state.project, state.graph)
    let graph = shape.merging(state.graph)
    var view = try map.mapOptions(for: state.graph)
    view.apply(shape)
    try map.choose(&view, in: graph)
    return try MapDrawing.page(
      number: number, graph: graph, findings: shape.merging(state.check.findings), options: view)
  }

  private func changes(from before: LiveState, to after: LiveState) -> [String] {
    let comparison = Comparison(
      before: .init(before.graph, before.check.findings, echoes: before.check.echoes),
      after: .init(after.graph, after.check.findings, echoes: after.check.echoes))
    let text = DiffTextReporter().text(for: DiffReport(comparison: comparison, beforeName: "before", afterName: nil))
    return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.mostLines).map(String.init)
  }

  /// The page is for an overview; `navlint diff` lists everything.
  private static let mostLines = 60
}
