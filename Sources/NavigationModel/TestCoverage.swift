/// What the tests of an app open and take.
public struct TestCoverage: Hashable, Sendable {
  /// In which way a test comes to a screen.
  public enum Way: String, Sendable, CaseIterable {
    /// A test drives the app there.
    case uiTest = "ui-test"
    /// A test makes the screen by itself, for a picture of it or to look into it.
    case snapshot
    /// A preview shows it.
    case preview
  }

  /// What reads as a test.
  public enum Kind: String, Sendable, CaseIterable {
    case swift, flow
  }

  /// What one of a test's acts says of the screen.
  public enum Reason: String, Sendable, CaseIterable {
    /// The app starts there.
    case launch
    /// The user does something that leads there.
    case tap
    /// Something is there, or touched, that is on this screen only.
    case sight
    case link
    /// The test makes a value of the screen's type.
    case made
    case preview
  }

  /// A screen that a test comes to.
  public struct Opening: Hashable, Sendable {
    public var screen: Screen.ID
    public var way: Way
    public var reason: Reason
    /// The app's state decides whether the test gets there.
    public var isConditional: Bool
    /// Where the test does it.
    public var location: SourceLocation

    public init(screen: Screen.ID, way: Way, reason: Reason, isConditional: Bool, location: SourceLocation) {
      self.screen = screen
      self.way = way
      self.reason = reason
      self.isConditional = isConditional
      self.location = location
    }
  }

  /// How many of a test's taps were understood.
  public struct Taps: Hashable, Sendable {
    /// They take a transition of the graph.
    public var matched = 0
    /// They fit several that lead to different screens.
    public var ambiguous = 0
    /// They touch something that is known to be on a screen and leads nowhere.
    public var staying = 0
    /// They fit nothing, or the test does not say what it touches.
    public var unmatched = 0

    public init() {}

    public var count: Int { matched + ambiguous + staying + unmatched }

    public static func + (a: Taps, b: Taps) -> Taps {
      var sum = a
      sum.matched += b.matched
      sum.ambiguous += b.ambiguous
      sum.staying += b.staying
      sum.unmatched += b.unmatched
      return sum
    }
  }

  public struct Test: Hashable, Sendable {
    /// `CartTests.testPaying`, or the path of a flow.
    public var name: String
    public var kind: Kind
    public var location: SourceLocation
    /// In the order in which the test comes to them, each screen once.
    public var opens: [Opening]
    /// In the order in which the test takes them, each once.
    public var takes: [Transition.ID]
    public var taps: Taps
    /// The test was not followed to its end, because of a limit.
    public var isCut: Bool

    public init(
      name: String, kind: Kind, location: SourceLocation, opens: [Opening], takes: [Transition.ID], taps: Taps,
      isCut: Bool
    ) {
      self.name = name
      self.kind = kind
      self.location = location
      self.opens = opens
      self.takes = takes
      self.taps = taps
      self.isCut = isCut
    }
  }

  /// Tests that open or touch something, by name; the rest are only counted.
  public var tests: [Test]
  /// Tests that neither drive the app nor make a screen.
  public var otherTests: Int
  /// Screens that previews show, by screen.
  public var previews: [Opening]
  /// Test files that were not read whole, by path.
  public var unread: [UnreadSource]
  /// The folders that paths are relative to.
  public var root: String

  public init(tests: [Test], otherTests: Int, previews: [Opening], unread: [UnreadSource], root: String) {
    self.tests = tests
    self.otherTests = otherTests
    self.previews = previews
    self.unread = unread
    self.root = root
  }

  public var taps: Taps { tests.reduce(Taps()) { $0 + $1.taps } }
}

extension TestCoverage {
  /// What is known of one screen.
  public struct ScreenState: Hashable, Sendable {
    public var screen: Screen
    /// The tests that open it for certain, by way; previews have none.
    public var tests: [Way: [String]]
    /// Tests that open it only where the app's state is so.
    public var perhaps: [String]
    public var isPreviewed: Bool

    /// The best that is known of the screen.
    public var standing: Standing {
      if !(tests[.uiTest] ?? []).isEmpty { return .uiTest }
      if !(tests[.snapshot] ?? []).isEmpty { return .snapshot }
      if !perhaps.isEmpty { return .perhaps }
      return isPreviewed ? .preview : .never
    }

    /// A test opens it for certain.
    public var isTested: Bool { standing.isTested }
  }

  /// The screens of the app's own that users can get to, by id, with what opens them.
  public func states(of graph: NavigationGraph) -> [ScreenState] {
    var found: [Screen.ID: ScreenState] = [:]
    for screen in graph.screens where screen.isCounted {
      found[screen.id] = ScreenState(screen: screen, tests: [:], perhaps: [], isPreviewed: false)
    }
    for test in tests {
      for opening in test.opens {
        if opening.isConditional {
          found[opening.screen]?.perhaps.append(test.name)
        } else {
          found[opening.screen]?.tests[opening.way, default: []].append(test.name)
        }
      }
    }
    for preview in previews { found[preview.screen]?.isPreviewed = true }
    return found.values.sorted { $0.screen.id < $1.screen.id }
  }

  /// The transitions that lead users forward to a screen of the app's own, with the tests that take them.
  public func transitions(of graph: NavigationGraph) -> [(transition: Transition, tests: [String])] {
    var takers: [Transition.ID: [String]] = [:]
    for test in tests { for id in test.takes { takers[id, default: []].append(test.name) } }
    let counted = Set(graph.screens.filter(\.isCounted).map(\.id))
    return graph.transitions.filter { $0.kind != .back && ($0.to.map(counted.contains) ?? false) }
      .map { ($0, takers[$0.id] ?? []) }
  }
}

extension Screen {
  /// A test could open it: the app's own, and users get there.
  fileprivate var isCounted: Bool {
    (kind == .view || kind == .viewController) && isReachable && !isDebugOnly
  }
}
