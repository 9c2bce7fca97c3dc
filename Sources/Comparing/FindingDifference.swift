import NavigationModel

/// The new, fixed and remaining findings of a change, matched by identity and not by line.
public struct FindingDifference: Hashable, Sendable {
  public var new: [Finding]
  public var fixed: [Finding]
  public var kept: [Finding]

  public init(new: [Finding] = [], fixed: [Finding] = [], kept: [Finding] = []) {
    self.new = new
    self.fixed = fixed
    self.kept = kept
  }

  /// - Parameter isWhole: whether the later state was read completely. If not, missing findings may reappear: nothing
  ///   counts as fixed.
  public init(from before: [Finding], to after: [Finding], isWhole: Bool = true) {
    let old = Set(before.map(\.identity))
    let now = Set(after.map(\.identity))
    new = after.filter { !old.contains($0.identity) }
    kept = after.filter { old.contains($0.identity) }
    fixed = isWhole ? before.filter { !now.contains($0.identity) } : []
  }

  /// A screen that is lost by a dead route is new where the dead route is not.
  init(from before: Comparison.Side, to after: Comparison.Side) {
    self.init(from: before.findings, to: after.findings, isWhole: after.graph.unread.isEmpty)
    let known = Set((before.findings + before.echoes.map(\.finding)).map(\.identity))
    let lost = after.echoes.caused(by: kept).filter { !known.contains($0.identity) }
    if !lost.isEmpty { new = (new + lost).sorted(by: Finding.precedes) }
  }
}
