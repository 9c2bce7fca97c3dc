/// The effect of a change of sources on screens: those whose code changed, and those on which the changed code runs.
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

  /// A screen whose behaviour or look may change.
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

  /// Changed code that runs on so many screens that a list of them does not help a tester.
  public struct Shared: Hashable, Sendable {
    public var cause: Cause
    /// Sorted.
    public var screens: [Screen.ID]
    /// The screens among them that contain the code most directly, sorted; never empty.
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
  /// Changed code that is not known to run on any screen, in order of place.
  public var elsewhere: [Cause]
  /// Changed files whose effect on screens is not known: storyboards, string tables, projects. By path.
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
