/// The finding of a dead route names the screens that are lost by it, so that these are not told once more. Where that
/// finding is older than the loss, because a team has accepted it or the base of a change has it, the loss is told
/// after all.
public enum Echoes {
  /// Findings, and apart from them those that another of them names as lost by it.
  public static func apart(_ findings: [Finding]) -> (told: [Finding], echoes: [Finding]) {
    let causes = Set(findings.filter { $0.rule == causeRule }.map(\.location))
    guard !causes.isEmpty else { return (findings, []) }
    func isEcho(_ finding: Finding) -> Bool { cause(of: finding).map(causes.contains) ?? false }
    return (findings.filter { !isEcho($0) }, findings.filter(isEcho))
  }

  /// The echoes of findings that are among the accepted.
  public static func told(_ echoes: [Finding], after accepted: [Finding]) -> [Finding] {
    let causes = Set(accepted.filter { $0.rule == causeRule }.map(\.location))
    return echoes.filter { cause(of: $0).map(causes.contains) ?? false }
  }

  private static let causeRule = "dead-route-case"

  private static func cause(of finding: Finding) -> SourceLocation? {
    finding.rule == "unreachable-screen" ? finding.related.first?.location : nil
  }
}

extension Finding {
  /// A total order of all that a person sees, so that equal input gives equal bytes.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.subject != b.subject { return a.subject < b.subject }
    return a.message < b.message
  }
}
