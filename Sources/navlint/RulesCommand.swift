import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting
import Rules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules.",
    discussion: """
        navlint rules                     id, severity, what each rule reports
        navlint rules --format markdown   the same as a table for a document
        navlint rules --format json       with options and tags, for programs
        navlint rules --tag opt-in        those that are off by default
        navlint rules --tag state --severity error

      The policies of the configuration are listed among the rules.
      """)

  @OptionGroup var configuration: ConfigurationOptions

  @Option(help: "How the list is written.")
  var format: RuleCatalogue.Format = .text

  @Option(
    help: ArgumentHelp(
      """
      Only rules with this tag (opt-in, policy) or of this category (graph, routing, presentation, state, deeplink, \
      uikit, \
      architecture, concurrency). If repeated: rules that have all of them.
      """,
      valueName: "tag"))
  var tag: [String] = []

  @Option(help: "Only rules of this severity. If repeated: of any of them.")
  var severity: [Severity] = []

  func run() throws {
    try failing {
      var catalogue = RuleCatalogue(rules: RuleSelection.known(in: configuration.projectOrNone()).map(RuleEntry.init))
      let tags = Set(catalogue.rules.flatMap(\.labels)).union(RuleIdentity.Category.allCases.map(\.rawValue)).union([
        "policy"
      ])
      if let unknown = tag.first(where: { !tags.contains($0) }) {
        let nearest = Spelling.nearest(to: unknown, in: tags.sorted()).map { " Did you mean '\($0)'?" } ?? ""
        throw UsageError(
          "no rule has the tag '\(PlainText.line(unknown))'.\(nearest) The tags are: \(tags.sorted().joined(separator: ", "))."
        )
      }
      catalogue.rules = catalogue.rules.filter { rule in
        tag.allSatisfy(rule.labels.contains) && (severity.isEmpty || severity.contains(rule.severity))
      }
      if catalogue.rules.isEmpty { Output.note("no rule matches all of this") }
      try Output.result(catalogue.text(format))
    }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a rule exists, what it reports and what it leaves alone.",
    discussion: """
        navlint explain push-loop          what it reports, and why
        navlint explain push-loop --long   also its examples, and how to silence it
      """)

  @OptionGroup var configuration: ConfigurationOptions

  @Argument(help: "The rule's id, as findings and 'navlint rules' show it.")
  var rule: String

  @Flag(help: "Also show the files beside the examples and how to silence the rule.")
  var long = false

  func run() throws {
    try failing {
      let known = RuleSelection.entries(configuration.projectOrNone())
      guard let found = known.first(where: { $0.id == rule }) else {
        throw UnknownRule(id: rule, known: known.map(\.id))
      }
      try Output.result(RuleCatalogue.explanation(of: found, long ? .long : .short))
    }
  }
}

extension RuleCatalogue.Format: ExpressibleByArgument {}
