/// A finding that a comment keeps silent, with the reason that the comment gives.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: Finding
  public var reason: String?
  /// The comment.
  public var location: SourceLocation

  public init(finding: Finding, reason: String?, location: SourceLocation) {
    self.finding = finding
    self.reason = reason
    self.location = location
  }
}
