import NavigationModel
import Rules

@testable import Policies

/// Short ways to write graphs by hand. A screen is declared in a folder named after its flow.
struct PolicyGraph {
  var graph = NavigationGraph(root: "")
  private var line = 0

  init(entries: String...) {
    for entry in entries {
      graph.entries.append(Entry(screen: entry, via: .mainScene, location: next("App/App.swift")))
    }
  }

  private mutating func next(_ file: String) -> SourceLocation {
    line += 1
    return SourceLocation(file: file, line: line, column: 3)
  }

  mutating func screens(
    _ names: String..., flow: String? = nil, kind: Screen.Kind = .view, wayOut: Screen.WayOut = .possible,
    reachable: Bool = true
  ) {
    for name in names {
      graph.screens.append(
        Screen(
          id: name, name: name, kind: kind, location: next("Features/\(flow ?? "Main")/\(name).swift"), flow: flow,
          isReachable: reachable,
          wayOut: wayOut))
    }
  }

  mutating func move(
    _ from: String, _ kind: Transition.Kind, _ to: String?, back: Transition.Back? = nil,
    confidence: Confidence = .exact
  ) {
    graph.transitions.append(
      Transition(
        id: "\(from) \(kind.rawValue) \(to ?? "-") \(line)", from: [from], owner: from, to: to, kind: kind, back: back,
        location: next("Features/Main/\(from).swift"), confidence: confidence))
  }

  mutating func embed(_ parent: String, _ child: String) {
    graph.embeddings.append(Embedding(parent: parent, child: child, location: next("Features/Main/\(parent).swift")))
  }

  func findings(_ demand: Policy.Demand, comment: String? = nil, prefix: String = "", pedantic: Bool = false)
    -> [Finding]
  {
    let rule = PolicyRule(Policy(name: "team-rule", severity: .error, comment: comment, demand: demand), prefix: prefix)
    return RuleRunner(rules: [rule], isPedantic: pedantic).findings(in: graph)
  }

  /// The findings' subjects, each with its way.
  func ways(_ demand: Policy.Demand) -> [String] {
    findings(demand).map { finding in
      ([finding.subject + ":"] + finding.witness.map(\.message)).joined(separator: " / ")
    }
  }
}

extension ScreenSelector {
  static func named(_ patterns: String...) -> ScreenSelector {
    ScreenSelector(screens: patterns.map { try! NamePattern($0) })
  }
  static func flow(_ pattern: String) -> ScreenSelector { ScreenSelector(flows: [try! NamePattern(pattern)]) }
  static func folder(_ pattern: String) -> ScreenSelector {
    ScreenSelector(folders: [try! NamePattern(pattern, .path)])
  }
}
