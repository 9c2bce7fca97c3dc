import NavigationModel

/// The effects of a change on an app's navigation, for a page that shows it before and after.
public struct MapChange: Sendable {
  public enum Sign: String, Sendable {
    case came, went, changed
  }

  /// One difference, in words, and the screens that it concerns.
  public struct Line: Sendable {
    public var sign: Sign
    public var words: String
    public var screens: [Screen.ID]

    public init(_ sign: Sign, _ words: String, screens: [Screen.ID]) {
      self.sign = sign
      self.words = words
      self.screens = screens
    }
  }

  /// What is marked on the pictures of one side.
  public struct Marks: Sendable {
    public var screens: Set<Screen.ID>
    public var transitions: Set<Transition.ID>

    public init(screens: Set<Screen.ID> = [], transitions: Set<Transition.ID> = []) {
      self.screens = screens
      self.transitions = transitions
    }
  }

  public var before: NavigationGraph
  public var lines: [Line]
  /// What is new, on the current pictures.
  public var came: Marks
  /// What is gone, on the earlier pictures.
  public var went: Marks

  public init(before: NavigationGraph, lines: [Line], came: Marks, went: Marks) {
    self.before = before
    self.lines = lines
    self.came = came
    self.went = went
  }
}
