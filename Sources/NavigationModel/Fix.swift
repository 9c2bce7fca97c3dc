/// New text for what stands between two places of one file.
public struct TextChange: Hashable, Sendable {
  public var start: SourceLocation
  /// Behind the last character that goes; the start where text is only put in.
  public var end: SourceLocation
  public var text: String

  public init(start: SourceLocation, end: SourceLocation, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}

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
      /// Put a name in the place of the one that stands there.
      case rename(to: String)
      /// Put a modifier (`weak`) before the `var` or `let` of the declaration whose name stands at the place.
      case addModifier(String)
      /// Put `case .a, .b:` in the place of the `default:` that stands there. Refused where another arm has a `where`
      /// or looks into payloads, as the cases that it lets through would be left out.
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
