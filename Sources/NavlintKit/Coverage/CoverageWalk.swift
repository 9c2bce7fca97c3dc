import NavigationModel
import TestReading

/// Follows a test through the graph: from launch, tap by tap, as far as the taps match.
struct CoverageWalk: Sendable {
  let graph: NavigationGraph
  let clues: ScreenClues
  let controls: ControlIndex
  /// Screens by the words in their navigation bars.
  let titles: [String: Set<Screen.ID>]
  /// Screens that appear by themselves, or are shown as parts.
  private let follows: [Screen.ID: Set<Screen.ID>]
  /// Screens by their types' names.
  private let types: [String: Set<Screen.ID>]
  let launch: Set<Screen.ID>

  /// More screens that appear by themselves tell nothing of where a test is.
  static let mostSettled = 200

  init(graph: NavigationGraph, clues: ScreenClues) {
    self.graph = graph
    self.clues = clues
    controls = ControlIndex(graph)
    var titles: [String: Set<Screen.ID>] = [:]
    var types: [String: Set<Screen.ID>] = [:]
    for screen in graph.screens {
      if let title = screen.title, !title.isEmpty { titles[title, default: []].insert(screen.id) }
      types[screen.name, default: []].insert(screen.id)
    }
    self.titles = titles
    self.types = types
    follows = Self.follows(in: graph)
    // A test starts the app.
    launch = Set(graph.launches.map(\.screen))
  }

  private static func follows(in graph: NavigationGraph) -> [Screen.ID: Set<Screen.ID>] {
    var follows: [Screen.ID: Set<Screen.ID>] = [:]
    for embedding in graph.embeddings { follows[embedding.parent, default: []].insert(embedding.child) }
    // The first tab is selected without a tap, and it is not known which one that is.
    for transition in graph.transitions
    where transition.kind == .tab || transition.kind != .back && !transition.isOfUser {
      guard let to = transition.to else { continue }
      for from in transition.from { follows[from, default: []].insert(to) }
    }
    return follows
  }

  /// The only screen of a type.
  func screen(ofType name: String) -> Screen.ID? {
    guard let found = types[name], found.count == 1 else { return nil }
    return found.first
  }

  /// The screens, with those that appear with them.
  func settled(_ screens: Set<Screen.ID>) -> Set<Screen.ID> {
    var found = screens
    var waiting = screens.sorted()
    while let next = waiting.popLast(), found.count < Self.mostSettled {
      for other in (follows[next] ?? []).sorted() where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  func walk(_ steps: [TestStep]) -> CoverageState.Found {
    var state = CoverageState()
    follow(steps, &state, depth: 0)
    return state.found
  }

  /// The nesting of branches that people write.
  private static let deepestChoice = 40

  private func follow(_ steps: [TestStep], _ state: inout CoverageState, depth: Int) {
    for step in steps {
      switch step {
      case .act(let act, let place): follow(act, at: place, &state)
      case .choice(let ways):
        guard depth < Self.deepestChoice else { continue }
        choose(ways, &state, depth: depth)
      }
    }
  }

  /// Each branch starts from the same places; after it, the test is where one of them led.
  private func choose(_ ways: [[TestStep]], _ state: inout CoverageState, depth: Int) {
    let (before, wasSure, wasConditional) = (state.trails, state.isSure, state.isConditional)
    var after: [Trail] = []
    var isSure = true
    for way in ways {
      (state.trails, state.isSure, state.isConditional) = (before, wasSure, true)
      follow(way, &state, depth: depth + 1)
      for trail in state.trails where !after.contains(trail) { after.append(trail) }
      isSure = isSure && state.isSure
    }
    (state.trails, state.isSure, state.isConditional) = (Array(after.prefix(Trail.most)), isSure, wasConditional)
  }

  private func follow(_ act: TestAct, at place: SourceLocation, _ state: inout CoverageState) {
    switch act {
    case .launch(let isPrepared): start(isPrepared: isPrepared, at: place, &state)
    case .tap(let element): tap(element, at: place, &state)
    case .see(let element): see(element, at: place, &state)
    case .back:
      state.last = nil
      state.goBack()
    case .open(let url):
      guard let url, let screen = clues.screen(openedBy: url) else {
        state.isSure = false
        return
      }
      state.last = nil
      state.open(screen, .link, at: place)
      state.show(screen)
    case .make(let type):
      if let screen = screen(ofType: type) { state.open(screen, .made, at: place) }
    }
  }

  private func start(isPrepared: Bool, at place: SourceLocation, _ state: inout CoverageState) {
    state.last = nil
    state.trails = launch.isEmpty ? [] : [Trail([launch])]
    state.isSure = !isPrepared && launch.count == 1
    if launch.count == 1, let first = launch.first { state.open(first, .launch, at: place) }
  }
}

extension Transition {
  /// The user's action makes it.
  var isOfUser: Bool {
    if triggers.isEmpty { return ![.root, .flow].contains(kind) }
    return triggers.contains(where: \.action.isOfUser)
  }
}

/// The stack of screens where a test is, the lowest first. Each level is one of several screens.
struct Trail: Hashable, Sendable {
  var levels: [Set<Screen.ID>]

  /// The number of levels that are remembered.
  static let most = 8
  static let deepest = 40

  init(_ levels: some Sequence<Set<Screen.ID>>) { self.levels = Array(levels) }

  /// The trail with a new level over one of its own.
  func showing(_ screens: Set<Screen.ID>, over level: Int) -> Trail {
    Trail(Array((levels.prefix(level + 1) + [screens]).suffix(Self.deepest)))
  }
}

/// The places where a test can be, and the screens that it has opened so far.
struct CoverageState: Sendable {
  struct Found: Sendable {
    var opens: [TestCoverage.Opening] = []
    var takes: [Transition.ID] = []
    var taps = TestCoverage.Taps()
  }

  /// A transition that a tap seems to have taken.
  struct Move: Hashable, Sendable {
    var screen: Screen.ID
    /// nil where several lead to the screen.
    var transition: Transition.ID?
  }

  /// The trails where the test can be; empty where nothing is known.
  var trails: [Trail] = []
  /// No action may have led elsewhere.
  var isSure = false
  /// The move of the last tap, as long as no other action followed.
  var last: Move?
  var isConditional = false
  private(set) var found = Found()
  private var openings: [Screen.ID: Int] = [:]

  /// - Parameter isGuarded: the app only goes there under a condition.
  mutating func open(
    _ screen: Screen.ID, _ reason: TestCoverage.Reason, at place: SourceLocation, isGuarded: Bool = false
  ) {
    let opening = TestCoverage.Opening(
      screen: screen, way: reason == .made ? .snapshot : .uiTest, reason: reason,
      isConditional: isConditional || isGuarded, location: place)
    if let known = openings[screen] {
      // A certain result replaces a possible one.
      if found.opens[known].isConditional, !opening.isConditional { found.opens[known] = opening }
    } else {
      openings[screen] = found.opens.count
      found.opens.append(opening)
    }
  }

  mutating func take(_ transition: Transition.ID) {
    if !isConditional, !found.takes.contains(transition) { found.takes.append(transition) }
  }

  /// An element of a screen is there. This confirms the last tap if it seemed to lead there, and refutes it if it
  /// seemed to lead elsewhere.
  ///
  /// - Parameter follows: the screens that appear with the one that the last tap opened.
  mutating func confirm(_ screen: Screen.ID, follows: Set<Screen.ID>) {
    guard let move = last else { return }
    last = nil
    if follows.contains(screen) {
      if let transition = move.transition { take(transition) }
      return
    }
    if let known = openings[move.screen], found.opens[known].reason == .tap { found.opens[known].isConditional = true }
    if let transition = move.transition, found.takes.last == transition { found.takes.removeLast() }
    set(trails.map { $0.levels.last == [move.screen] && $0.levels.count > 1 ? Trail($0.levels.dropLast()) : $0 })
  }

  mutating func count(_ part: WritableKeyPath<TestCoverage.Taps, Int>) { found.taps[keyPath: part] += 1 }

  /// A screen is shown over whatever is there.
  mutating func show(_ screen: Screen.ID) {
    let standing = trails.compactMap { trail in
      trail.levels.lastIndex { $0.contains(screen) }.map { Trail(Array(trail.levels.prefix($0)) + [[screen]]) }
    }
    let over = trails.map { Trail(Array(($0.levels + [[screen]]).suffix(Trail.deepest))) }
    set(standing.isEmpty ? (over.isEmpty ? [Trail([[screen]])] : over) : standing)
    isSure = true
  }

  mutating func set(_ trails: [Trail]) {
    var different: [Trail] = []
    for trail in trails where !different.contains(trail) { different.append(trail) }
    self.trails = Array(different.prefix(Trail.most))
  }

  mutating func goBack() {
    set(trails.map { $0.levels.count > 1 ? Trail($0.levels.dropLast()) : $0 })
    if trails.isEmpty { isSure = false }
  }
}
