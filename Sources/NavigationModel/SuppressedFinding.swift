/// A silenced finding, with the reason.
public struct SuppressedFinding: Hashable, Sendable {
  public enum Cause: String, Hashable, Sendable {
    /// A comment in the sources, with its reason.
    case comment
    /// No target compiles the file.
    case build
  }

  public var finding: Finding
  public var reason: String?
  /// The comment, or the start of the project that lacks the file.
  public var location: SourceLocation
  public var cause: Cause

  public init(finding: Finding, reason: String?, location: SourceLocation, cause: Cause = .comment) {
    self.finding = finding
    self.reason = reason
    self.location = location
    self.cause = cause
  }
}
