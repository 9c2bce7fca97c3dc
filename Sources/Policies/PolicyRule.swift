import NavigationModel
import Rules

/// A policy as a rule, so that it runs, is configured, suppressed and reported like any other.
public struct PolicyRule: GraphRule {
  public let policy: Policy
  /// The run's root relative to the configuration's folder; empty when they are the same.
  public let prefix: String

  public init(_ policy: Policy, prefix: String = "") {
    self.policy = policy
    self.prefix = prefix
  }

  public var identity: RuleIdentity {
    RuleIdentity(
      id: policy.name, name: policy.name, defaultSeverity: policy.severity,
      summary: policy.comment ?? policy.demand.summary,
      category: .architecture,
      rationale: "A policy of this project's configuration: \(policy.demand.summary)"
        + (policy.comment.map { "\n\n\($0)" } ?? ""))
  }

  /// A policy has no code of its own to show.
  public var examples: RuleExamples { RuleExamples(triggering: [], nonTriggering: []) }

  public func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] {
    let map = PolicyMap(support, prefix: prefix)
    let violations: [Violation] =
      switch policy.demand {
      case .forbidden(let move): ForbiddenCheck(map: map, move: move).violations()
      case .required(let move): RequiredCheck(map: map, move: move).violations()
      case .onlyThrough(let gate): GateCheck(map: map, gate: gate).violations()
      case .maxDepth(let limit): DepthCheck(map: map, limit: limit).violations()
      case .maxModalDepth(let limit): ModalDepthCheck(map: map, limit: limit).violations()
      case .canBeLeft(let demand): WayOutCheck(map: map, demand: demand).violations()
      }
    return violations.compactMap { finding($0, map) }
  }

  private func finding(_ violation: Violation, _ map: PolicyMap) -> Finding? {
    guard let location = violation.location else { return nil }
    var message = violation.message
    if let comment = policy.comment.map(Wording.name), !comment.isEmpty {
      message += " " + comment + (comment.hasSuffix(".") || comment.hasSuffix("!") || comment.hasSuffix("?") ? "" : ".")
    }
    let way = violation.way.map(map.support.describe)
    return Finding(
      rule: policy.name, severity: policy.severity, message: message, location: location,
      related: violation.related + (violation.showsWay ? way.prefix(GraphSupport.longestEvidence) : []), witness: way,
      subject: violation.subject,
      confidence: violation.way.allSatisfy(map.isSure) ? .exact : .guessed)
  }
}

/// A place where the graph violates a policy.
struct Violation {
  var message: String
  var location: SourceLocation?
  var subject: String
  /// The offending way, first step first; for a missing transition, the way to the place that misses it.
  var way: [GraphSupport.Edge] = []
  /// The way itself is wrong, not only how a user gets to the place.
  var showsWay = false
  var related: [Finding.Related] = []
}

extension Policy.Demand {
  /// The demand as a sentence.
  public var summary: String {
    switch self {
    case .forbidden(let move):
      "No user gets from \(move.from.words) to \(move.to.words)\(move.words)."
    case .required(let move):
      "A user gets from \(move.from.words) to \(move.to.words)\(move.words)."
    case .onlyThrough(let gate):
      "A user gets to \(gate.to.words) only through \(gate.via.words)."
    case .maxDepth(let limit):
      "\(limit.to.words.prefix(1).uppercased() + limit.to.words.dropFirst()) is at most \(limit.limit) moves from "
        + "\(limit.from?.words ?? "an entry of the app")."
    case .maxModalDepth(let limit):
      "At most \(limit.limit) modal screens are stacked."
    case .canBeLeft(let demand):
      "A user can leave every \(demand.kinds.map(\.rawValue).sorted().joined(separator: " and ")) that shows \(demand.to.words)."
    }
  }
}

extension Policy.Move {
  /// The restrictions of the move, as the end of a sentence.
  fileprivate var words: String {
    var words = reach == .direct ? " directly" : ""
    if let via { words += " by way of \(via.words)" }
    if !kinds.isEmpty { words += " (\(kinds.map(\.rawValue).sorted().joined(separator: ", ")))" }
    return words
  }
}

extension ScreenSelector {
  /// `a screen that fits 'Checkout*' in the flow 'Shop'`
  var words: String {
    // A single plain name needs no further words.
    if screens.count == 1, screens[0].isPlain, self == ScreenSelector(screens: screens) {
      return Wording.name(screens[0].text)
    }
    func quoted(_ patterns: [NamePattern]) -> String {
      patterns.map { "'\(Wording.name($0.text))'" }.joined(separator: " or ")
    }
    var words =
      kinds.isEmpty ? "a screen" : "a screen of the kind " + kinds.map(\.rawValue).sorted().joined(separator: " or ")
    if isEntry == true { words += " that is an entry" }
    if isEntry == false { words += " that is not an entry" }
    if !screens.isEmpty { words += " that matches \(quoted(screens))" }
    if !flows.isEmpty { words += " in the flow \(quoted(flows))" }
    if !folders.isEmpty { words += " in the folder \(quoted(folders))" }
    if !modules.isEmpty { words += " in the module \(quoted(modules))" }
    for selector in excluded { words += ", but not \(selector.words)" }
    return words
  }
}
