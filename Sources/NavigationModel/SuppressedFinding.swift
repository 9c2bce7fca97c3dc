/// A finding that is kept silent, with the reason for it.
public struct SuppressedFinding: Hashable, Sendable {
  public enum Cause: String, Hashable, Sendable {
    /// A comment in the sources, with the reason that it gives.
    case comment
    /// No target compiles the file.
    case build
  }

  public var finding: Finding
  public var reason: String?
  /// The comment, or the start of the project that does not name the file.
  public var location: SourceLocation
  public var cause: Cause

  public init(finding: Finding, reason: String?, location: SourceLocation, cause: Cause = .comment) {
    self.finding = finding
    self.reason = reason
    self.location = location
    self.cause = cause
  }
}
