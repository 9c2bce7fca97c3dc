/// A file that could not be read as it stands, or a folder that could not be entered: part of the app may be missing.
public struct UnreadSource: Hashable, Sendable {
  /// The first place where that shows.
  public var location: SourceLocation
  /// What was met there, or what was expected and is missing; a sentence without its end.
  public var reason: String
  /// How many more such places the file has.
  public var more: Int

  public init(location: SourceLocation, reason: String, more: Int = 0) {
    self.location = location
    self.reason = reason
    self.more = more
  }
}
