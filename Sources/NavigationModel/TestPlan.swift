/// What to test after a change: walks through the app that together pass every touched screen.
public struct TestPlan: Hashable, Sendable {
  /// One walk from where the app starts.
  public struct Walk: Hashable, Sendable {
    public var way: Way
    /// The touched screens that are first passed on this walk, in the order of the walk; also the screen that stands for
    /// all that run shared code.
    public var checks: [Impact.Touch]

    public init(way: Way, checks: [Impact.Touch]) {
      self.way = way
      self.checks = checks
    }
  }

  public var impact: Impact
  /// Those that pass most touched screens first.
  public var walks: [Walk]
  /// Touched screens to which no way from the app's start is known.
  public var unreached: [Impact.Touch]

  /// The screen that stands for all that run a piece of shared code, in the order of ``Impact/shared``; nil where no way
  /// leads to any.
  public var standIns: [Screen.ID?] = []

  public init(impact: Impact, walks: [Walk] = [], unreached: [Impact.Touch] = []) {
    self.impact = impact
    self.walks = walks
    self.unreached = unreached
  }
}
