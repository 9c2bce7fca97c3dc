/// What to test after a change: walks through the app that together pass every touched screen.
public struct TestPlan: Hashable, Sendable {
  /// One walk from the app's start.
  public struct Walk: Hashable, Sendable {
    public var way: Way
    /// The touched screens that this walk is the first to pass, in order; also the screen that represents all with some
    /// shared code.
    public var checks: [Impact.Touch]

    public init(way: Way, checks: [Impact.Touch]) {
      self.way = way
      self.checks = checks
    }
  }

  public var impact: Impact
  /// Walks that pass the most touched screens come first.
  public var walks: [Walk]
  /// Touched screens without a known way from the app's start.
  public var unreached: [Impact.Touch]

  /// The screen that represents all with a piece of shared code, in the order of ``Impact/shared``; nil where no way
  /// leads to any.
  public var standIns: [Screen.ID?] = []

  public init(impact: Impact, walks: [Walk] = [], unreached: [Impact.Touch] = []) {
    self.impact = impact
    self.walks = walks
    self.unreached = unreached
  }
}
