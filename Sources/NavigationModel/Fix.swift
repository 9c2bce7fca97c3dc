/// New text for a range in one file.
public struct TextChange: Hashable, Sendable {
  public var start: SourceLocation
  /// The place after the last character that is replaced; the start for a pure insertion.
  public var end: SourceLocation
  public var text: String

  public init(start: SourceLocation, end: SourceLocation, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}

/// A change of source that repairs a finding.
public struct Fix: Hashable, Sendable {
  /// Its effect, as an imperative: "Make 'path' observable".
  public var title: String
  /// Whether the change keeps the meaning of everything else and can be made without asking.
  public var isCertain: Bool
  /// In any order; they do not overlap.
  public var edits: [Edit]

  public init(title: String, isCertain: Bool, edits: [Edit]) {
    self.title = title
    self.isCertain = isCertain
    self.edits = edits
  }

  /// One change, described by its effect on the syntax at a place: the code that applies it finds the node there, so
  /// that formatting and comments stay.
  public struct Edit: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
      /// Put an attribute (`@Published`) before the declaration whose name stands at the place.
      case addAttribute(String)
      /// Remove the attribute of this name (without `@`), and the space after it, from the declaration whose name
      /// stands at the place.
      case removeAttribute(String)
      /// Put the statement that begins with, or is, the call whose name stands at the place into `if <condition> { …
      /// }`, on lines of its own.
      case wrapInCondition(String)
      /// Take the modifier whose name stands at the place, with its dot, arguments and closures, out of its chain, and
      /// put it at the end of the chain that begins with the call whose name stands at `container`. Lines move as they
      /// are, re-indented.
      case moveModifier(toEndOf: SourceLocation)
      /// Replace the type and the body of the computed property whose name stands at the place: `var id: <type> {
      /// <body> }`.
      case replaceComputedProperty(type: String, body: String)
      /// Append a modifier, as text with its leading dot, to the end of the chain that has a call whose name stands at
      /// the place.
      case appendModifier(String)
      /// Replace the name at the place by another.
      case rename(to: String)
      /// Put a modifier (`weak`) before the `var` or `let` of the declaration whose name stands at the place.
      case addModifier(String)
      /// Replace the `default:` at the place by `case .a, .b:`. Refused where another arm has a `where` or examines
      /// payloads, as the cases that it passes on would be missing.
      case replaceDefault(cases: [String])
      /// Add a conformance to the type declaration whose name stands at the place.
      case addConformance(String)
    }

    public var location: SourceLocation
    public var operation: Operation

    public init(location: SourceLocation, operation: Operation) {
      self.location = location
      self.operation = operation
    }
  }
}
