/// What a change of sources touches: the screens whose code it is, and those on which the changed code runs.
public struct Impact: Hashable, Sendable {
  /// A declaration that changed.
  public struct Cause: Hashable, Sendable {
    /// With its type: `FeedModel.load`.
    public var name: String
    public var location: SourceLocation

    public init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// A screen that behaves or looks different.
  public struct Touch: Hashable, Sendable {
    public var screen: Screen.ID
    /// In order of place.
    public var causes: [Cause]
    /// Some of the changed code is the screen's own.
    public var isOwn: Bool

    public init(screen: Screen.ID, causes: [Cause], isOwn: Bool) {
      self.screen = screen
      self.causes = causes
      self.isOwn = isOwn
    }
  }

  /// Changed code that so many screens run that a list of them helps no tester.
  public struct Shared: Hashable, Sendable {
    public var cause: Cause
    /// Sorted.
    public var screens: [Screen.ID]
    /// Those of them that hold the code most directly, sorted; never empty.
    public var nearest: [Screen.ID]

    public init(cause: Cause, screens: [Screen.ID], nearest: [Screen.ID]) {
      self.cause = cause
      self.screens = screens
      self.nearest = nearest
    }
  }

  /// By the screens' ids.
  public var touched: [Touch]
  /// In order of place.
  public var shared: [Shared]
  /// Changed code that is not seen to run on any screen, in order of place.
  public var elsewhere: [Cause]
  /// Changed files whose effect on screens is not known: storyboards, texts, projects. By path.
  public var unknownFiles: [String]

  public init(
    touched: [Touch] = [], shared: [Shared] = [], elsewhere: [Cause] = [], unknownFiles: [String] = []
  ) {
    self.touched = touched
    self.shared = shared
    self.elsewhere = elsewhere
    self.unknownFiles = unknownFiles
  }

  public var isEmpty: Bool { self == Impact() }
}
