/// A finding that another one already names as its consequence: a screen that a dead route loses. It is only reported
/// where the other finding is older than the loss, because a team has accepted it or the base of a change has it.
public struct Echo: Hashable, Sendable {
  public var finding: Finding
  /// The finding that names it.
  public var cause: FindingIdentity

  public init(_ finding: Finding, cause: FindingIdentity) {
    self.finding = finding
    self.cause = cause
  }
}

extension [Echo] {
  /// The consequences that findings such as these name.
  public func caused(by findings: some Sequence<Finding>) -> [Finding] {
    if isEmpty { return [] }
    let causes = Set(findings.map(\.identity))
    return filter { causes.contains($0.cause) }.map(\.finding)
  }
}
