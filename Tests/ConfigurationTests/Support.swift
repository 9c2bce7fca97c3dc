import NavigationModel
import Policies
import Rules

@testable import Configuration

/// A rule with an option of each kind.
struct TunableRule: GraphRule, ConfigurableRule {
  enum Mood: String, CaseIterable { case mild, strict }

  var limit = 7
  var isLoud = false
  var greeting = "hello"
  var mood = Mood.mild
  var gates: [String] = []

  static let options: [RuleOption<Self>] = [
    .init("limit", \.limit, in: 1...100, "The most moves."),
    .init("loud", \.isLoud, "Whether it speaks loudly."),
    .init("greeting", \.greeting, "What it says."),
    .init("mood", \.mood, "How it looks at things."),
    .init("gates", \.gates, "The screens that guard others."),
  ]

  var identity: RuleIdentity {
    RuleIdentity(
      id: "tunable", name: "Tunable", defaultSeverity: .warning, summary: "Can be tuned.", category: .graph,
      rationale: "")
  }
  var examples: RuleExamples { RuleExamples(triggering: [], nonTriggering: []) }
  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] { [] }
}

/// A rule that cannot be tuned.
struct PlainRule: GraphRule {
  var id: String
  var isOptIn = false
  var identity: RuleIdentity {
    RuleIdentity(
      id: id, name: id, defaultSeverity: .warning, summary: "", category: .graph, rationale: "", isOptIn: isOptIn)
  }
  var examples: RuleExamples { RuleExamples(triggering: [], nonTriggering: []) }
  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] { [] }
}

enum Sample {
  static let rules: [any Rule] = [
    PlainRule(id: "push-loop"), PlainRule(id: "dead-end"), PlainRule(id: "shy", isOptIn: true), TunableRule(),
  ]

  static func loader(_ files: [String: String]) -> ConfigurationLoader {
    ConfigurationLoader(rules: rules) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.init("it does not exist"))
    }
  }

  static func project(_ files: [String: String], _ path: String = ".navlint.yml") throws -> ProjectConfiguration {
    try loader(files).project(path)
  }

  static func project(_ text: String) throws -> ProjectConfiguration { try project([".navlint.yml": text]) }

  /// What is wrong, one line a mistake; empty when nothing is.
  static func mistakes(_ files: [String: String], _ path: String = ".navlint.yml") -> String {
    do throws(ConfigurationFailure) {
      _ = try loader(files).project(path)
      return ""
    } catch { return error.problems.map(\.description).joined(separator: "\n") }
  }

  static func mistakes(_ text: String) -> String { mistakes([".navlint.yml": text]) }
}
