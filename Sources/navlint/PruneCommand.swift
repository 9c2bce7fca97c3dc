import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

/// `navlint prune`: the declarations that only dead screens need.
struct PruneCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List the code that only dead screens need, in the order in which it can be deleted.",
    discussion: """
      Begins with what 'unreachable-screen' reports. A declaration is listed only if no other code mentions its name, \
      so nothing that is used is listed. Live code and tests that name a dead screen are listed with it.

        navlint prune Sources                      what can go, and in which order
        navlint prune Sources --format markdown    a checklist
        navlint prune Sources --write              delete what is certain
        navlint prune --assume Features.isNew=true      what a flag leaves behind

      --write deletes what nothing else names, in files without uncommitted changes. 'git checkout' restores it.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Delete the declarations that nothing else names, then list what is left.")
  var write = false

  @Option(
    help: ArgumentHelp(
      "Assume that a condition of the app has this value, and list what is dead then. May be repeated.",
      valueName: "condition=true|false"))
  var assume: [Assumption] = []

  @Option(help: "How the list is written.")
  var format: ListFormat = .text

  func run() throws {
    try failing {
      var found = try scan()
      if write {
        try found.sources.write()
        tellDeleted(found)
        if !found.sources.files.isEmpty { found = try scan() }
      }
      tellUnmet(found)
      let answer = PruningAnswer(plan: found.plan, root: found.scan.graph.root)
      try Output.result(answer.text(format))
      if !reading.quiet { Output.tell(answer.summary + "\n") }
    }
  }

  private func scan() throws -> PruningScan {
    try source.analysed(telling: \.scan) { try $0.pruning(named.paths, assuming: assume, report: $1) }
  }

  private func tellDeleted(_ found: PruningScan) {
    guard !reading.quiet else { return }
    let (count, files) = (found.plan.certainPieces.count, found.sources.files.count)
    Output.note(
      count == 0
        ? "nothing is certain, so nothing was deleted"
        : "deleted \(count) declaration\(count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")")
    for path in found.sources.listed {
      Output.note("\(PlainText.path(path)): empty now, but the Xcode project lists it: remove it there")
    }
  }

  /// Reports requests that could not be answered.
  private func tellUnmet(_ found: PruningScan) {
    guard !reading.quiet else { return }
    for rule in found.rulesOff { Output.note("'\(rule)' is switched off, so its findings are not listed") }
    for name in found.unmet.map(\.expression) {
      Output.note("--assume: no code of the app names '\(PlainText.line(name))'")
    }
  }
}

extension Assumption: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
