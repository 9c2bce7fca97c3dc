import ArgumentParser
import NavlintKit
import Reporting

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules.",
    discussion: """
        navlint rules                     id, severity, what each rule reports
        navlint rules --format markdown   the same as a table for a document
      """)

  @Option(help: "How the list is written.")
  var format: RuleCatalogue.Format = .text

  func run() throws {
    try failing { try Output.result(RuleCatalogue(rules: RuleSelection.all.entries).text(format)) }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell why a rule exists, what it reports and what it leaves alone.",
    discussion: "  navlint explain push-loop")

  @Argument(help: "The rule's id, as findings and 'navlint rules' show it.")
  var rule: String

  func run() throws {
    try failing {
      guard let entry = try RuleSelection(only: [rule]).entries.first else { throw UnknownRule(id: rule) }
      try Output.result(RuleCatalogue.explanation(of: entry))
    }
  }
}

extension RuleCatalogue.Format: ExpressibleByArgument {}
