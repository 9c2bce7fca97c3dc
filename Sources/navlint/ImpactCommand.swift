import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting
import Workspace

/// `navlint impact`: what to test after a change of some files.
struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Show which screens a change of files touches, and how to get there to test them.",
    discussion: """
      A screen is touched if its own code changed, or code that it contains or calls. The walks begin at launch; \
      together they pass every touched screen.

        navlint impact Sources/Cart.swift           all of a file
        navlint impact Sources/Cart.swift:40-62     some lines of it
        git diff --name-only main | xargs navlint impact
        navlint impact Cart.swift --format markdown    a checklist

      'navlint diff' shows the same for the lines that a change really changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Changed files, each with its lines if only some changed: FILE:12 or FILE:12-20.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "A folder of the app's sources; the current folder by default. May be repeated.", valueName: "folder"))
  var folders: [String] = []

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the answer is written.")
  var format: ListFormat = .text

  func run() throws {
    try failing {
      let source = SourceOptions(paths: folders, engine: engine, reading: reading)
      let files = files.map { TextFile.exists($0) ? ChangedFile(path: $0) : ChangedFile($0) }
      // Code that a change deleted no longer exists; a single name is misspelt.
      let gone = files.filter { !TextFile.exists($0.path) }
      if gone.count == files.count, let file = gone.first {
        throw UsageError("'\(PlainText.path(file.path))' does not exist. Name existing files of the app.")
      }
      let there = files.filter { TextFile.exists($0.path) }
      let found = try source.analysed(telling: \.scan) { try $0.impact(folders, of: there, report: $1) }
      if !reading.quiet {
        for file in gone {
          Output.note(
            "\(PlainText.path(file.path)): no such file; what its deletion touches is known only from the code that changed with it"
          )
        }
        for name in found.notRead { Output.note("\(PlainText.path(name)): not among the files that navlint reads") }
      }
      let answer = ImpactAnswer(plan: found.plan, root: found.scan.graph.root)
      try Output.result(answer.text(format))
      if !reading.quiet { Output.tell(answer.summary + "\n") }
    }
  }
}
