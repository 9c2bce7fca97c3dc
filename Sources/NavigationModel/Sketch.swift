/// The content of a screen, as far as its source tells: the parts of a wireframe, from top to bottom.
public struct Sketch: Hashable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The whole screen; its text is the title.
    case screen
    case text, image, button, link, field, toggle, picker, slider, progress, divider
    /// Rows below one another; its text is the header of a section.
    case list, section
    /// Parts side by side.
    case row
    /// A bar of tabs, each a `tab`.
    case tabs, tab
    /// Another view of the app, by its type's name.
    case component
  }

  public var kind: Kind
  /// The text on the part, where the source has it as a literal.
  public var text: String?
  public var parts: [Sketch]
  /// The transitions when a user taps the part.
  public var transitions: [Transition.ID]

  public init(_ kind: Kind, _ text: String? = nil, parts: [Sketch] = [], transitions: [Transition.ID] = []) {
    self.kind = kind
    self.text = text
    self.parts = parts
    self.transitions = transitions
  }
}
