import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

/// `navlint links`: the ways into an app from outside.
struct LinksCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "List the ways into the app from outside: links, activities, quick actions, notifications, intents.",
    discussion: """
      For each: where it is declared and handled, what the code compares, which screen it opens, and a command to try \
      it.

        navlint links Sources                                 all of them
        navlint links Sources --format markdown               for a wiki
        navlint links Sources --check 'myapp://orders/1'      what one URL does

      Exit code 1 when --check finds that a URL opens nothing.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("Show what a URL does.", valueName: "url"))
  var check: String?

  @Option(help: "How the list is written.")
  var format: LedgerFormat = .text

  func run() throws {
    try failing {
      let address = try check.map(Self.address)
      let ledger = try ledger()
      guard let address else { return try Output.result(LinksAnswer(ledger).text(format)) }
      let answer = LinkCheckAnswer(address, in: ledger)
      try Output.result(answer.text(format))
      if !answer.links.contains(where: { !$0.opens.isEmpty }) { throw ExitStatus.findings }
    }
  }

  private static func address(_ text: String) throws -> LinkAddress {
    guard let address = LinkAddress(text) else {
      throw UsageError("--check takes a URL with a scheme, such as 'myapp://orders/1'.")
    }
    return address
  }

  private func ledger() throws -> LinkLedger {
    try source.analysed(telling: \.scan) { try $0.links(source.paths, report: $1) }.ledger
  }
}

extension LedgerFormat: ExpressibleByArgument {}
