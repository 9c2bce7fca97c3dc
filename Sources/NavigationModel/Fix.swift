/// A change of source that mends a finding.
public struct Fix: Hashable, Sendable {
  /// What it does, as an order: "Make 'path' observable".
  public var title: String
  /// True when the change keeps the meaning of everything else and can be made without asking.
  public var isCertain: Bool
  /// In any order; they do not overlap.
  public var edits: [Edit]

  public init(title: String, isCertain: Bool, edits: [Edit]) {
    self.title = title
    self.isCertain = isCertain
    self.edits = edits
  }

  /// One change, named by what it does to the syntax at a place: whoever applies it finds the node there, so that
  /// formatting and comments stay.
  public struct Edit: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
      /// Put an attribute (`@Published`) before the declaration whose name stands at the place.
      case addAttribute(String)
    }

    public var location: SourceLocation
    public var operation: Operation

    public init(location: SourceLocation, operation: Operation) {
      self.location = location
      self.operation = operation
    }
  }
}
