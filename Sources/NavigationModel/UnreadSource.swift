/// A file that could not be read completely, or a folder that could not be entered: part of the app may be missing.
public struct UnreadSource: Hashable, Sendable {
  /// The first place of a fault.
  public var location: SourceLocation
  /// What was found there, or what was expected and is missing; a sentence without its end.
  public var reason: String
  /// The number of further faults in the file.
  public var more: Int

  public init(location: SourceLocation, reason: String, more: Int = 0) {
    self.location = location
    self.reason = reason
    self.more = more
  }
}
