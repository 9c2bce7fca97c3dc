/// The screens that an app's tests open, and the transitions that they take.
public struct TestCoverage: Hashable, Sendable {
  /// How a test reaches a screen.
  public enum Way: String, Sendable, CaseIterable {
    /// A test drives the app there.
    case uiTest = "ui-test"
    /// A test makes the screen by itself, for a snapshot or to examine it.
    case snapshot
    /// A preview shows it.
    case preview
  }

  /// The kind of test.
  public enum Kind: String, Sendable, CaseIterable {
    case swift, flow
  }

  /// Why a test's action is known to be on the screen.
  public enum Reason: String, Sendable, CaseIterable {
    /// The app starts there.
    case launch
    /// The user does something that leads there.
    case tap
    /// An element that is only on this screen exists, or is touched.
    case sight
    case link
    /// The test makes a value of the screen's type.
    case made
    case preview
  }

  /// A screen that a test reaches.
  public struct Opening: Hashable, Sendable {
    public var screen: Screen.ID
    public var way: Way
    public var reason: Reason
    /// The app's state decides whether the test gets there.
    public var isConditional: Bool
    /// The place in the test.
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
    /// They match several transitions to different screens.
    public var ambiguous = 0
    /// They touch a known element that leads nowhere.
    public var staying = 0
    /// They match nothing, or the test does not state what it touches.
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
    /// In the order of the test, each screen once.
    public var opens: [Opening]
    /// In the order of the test, each once.
    public var takes: [Transition.ID]
    public var taps: Taps
    /// A limit cut the test.
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

  /// Tests that open or touch something, by name; the others are only counted.
  public var tests: [Test]
  /// Tests that neither drive the app nor make a screen.
  public var otherTests: Int
  /// Screens that previews show, by screen.
  public var previews: [Opening]
  /// Test files that could not be read completely, by path.
  public var unread: [UnreadSource]
  /// The folder that paths are relative to.
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
    /// The tests that certainly open it, by way; previews have none.
    public var tests: [Way: [String]]
    /// Tests that only open it in some states of the app.
    public var perhaps: [String]
    public var isPreviewed: Bool

    /// The best that is known of the screen.
    public var standing: Standing {
      if !(tests[.uiTest] ?? []).isEmpty { return .uiTest }
      if !(tests[.snapshot] ?? []).isEmpty { return .snapshot }
      if !perhaps.isEmpty { return .perhaps }
      return isPreviewed ? .preview : .never
    }

    /// A test certainly opens it.
    public var isTested: Bool { standing.isTested }
  }

  /// The app's own reachable screens, by id, with the tests and previews that open them.
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

  /// The forward transitions to the app's own screens, with the tests that take them.
  public func transitions(of graph: NavigationGraph) -> [(transition: Transition, tests: [String])] {
    var takers: [Transition.ID: [String]] = [:]
    for test in tests { for id in test.takes { takers[id, default: []].append(test.name) } }
    let counted = Set(graph.screens.filter(\.isCounted).map(\.id))
    return graph.transitions.filter { $0.kind != .back && ($0.to.map(counted.contains) ?? false) }
      .map { ($0, takers[$0.id] ?? []) }
  }
}

extension Screen {
  /// A test could open it: it is the app's own and reachable.
  fileprivate var isCounted: Bool {
    (kind == .view || kind == .viewController) && isReachable && !isDebugOnly
  }
}
