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
        navlint rules --format json       with options and tags, for programs

      The policies of the configuration stand among the rules.
      """)

  @OptionGroup var configuration: ConfigurationOptions

  @Option(help: "How the list is written.")
  var format: RuleCatalogue.Format = .text

  func run() throws {
    try failing {
      try Output.result(
        RuleCatalogue(rules: RuleSelection.known(in: configuration.projectOrNone()).map(RuleEntry.init)).text(format))
    }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell why a rule exists, what it reports and what it leaves alone.",
    discussion: """
        navlint explain push-loop          what it reports, why, and what it leaves alone
        navlint explain push-loop --long   with the files of its examples, and how to silence it
      """)

  @OptionGroup var configuration: ConfigurationOptions

  @Argument(help: "The rule's id, as findings and 'navlint rules' show it.")
  var rule: String

  @Flag(help: "Show the files beside the examples and how to silence the rule, too.")
  var long = false

  func run() throws {
    try failing {
      let known = RuleSelection.known(in: configuration.projectOrNone())
      guard let found = known.first(where: { $0.identity.id == rule }) else {
        throw UnknownRule(id: rule, known: known.map(\.identity.id))
      }
      try Output.result(RuleCatalogue.explanation(of: RuleEntry(found), long ? .long : .short))
    }
  }
}

extension RuleCatalogue.Format: ExpressibleByArgument {}
