import NavigationModel

/// Which findings a change brought, took away and left, matched by identity and not by line.
public struct FindingDifference: Hashable, Sendable {
  public var new: [Finding]
  public var fixed: [Finding]
  public var kept: [Finding]

  public init(new: [Finding] = [], fixed: [Finding] = [], kept: [Finding] = []) {
    self.new = new
    self.fixed = fixed
    self.kept = kept
  }

  public init(from before: [Finding], to after: [Finding]) {
    let old = Set(before.map(\.identity))
    let now = Set(after.map(\.identity))
    new = after.filter { !old.contains($0.identity) }
    kept = after.filter { old.contains($0.identity) }
    fixed = before.filter { !now.contains($0.identity) }
  }
}
