import NavigationModel
import SourceFacts

/// A pattern of an arrival, while the code behind it is walked.
struct LinkRow {
  var kind: LinkLedger.Kind
  var tests: [LinkTest] = []
  /// The place of the last test.
  var place: Ref
  var parameters: [String] = []
  var openings: [LinkLedger.Opening: Opened] = [:]
  /// Cases of the app's enums that the code makes for other code.
  var handed: [Handed] = []
  /// Some code tests further parts of the arrival.
  var isParent = false
  /// The row in which less is asked.
  var parent: Int?
  /// The number of calls between the handler and the nearest code that runs for the row.
  var start = 0
  /// A case of which the code makes other cases: these tell more.
  var isSplit = false
  /// What it says is said by the row before it.
  var isFolded = false

  /// The code passes the arrival to unread code.
  var leavesTree = false

  struct Handed: Hashable {
    var route: LinkCase
    /// The type whose code makes the case.
    var owner: String
    /// The function or property whose code makes it.
    var maker: Ref?
    /// It is made with something of what came in.
    var bringsLink: Bool

    func isBeside(_ other: Handed) -> Bool { route.type == other.route.type && maker != nil && maker == other.maker }
  }

  struct Opened {
    /// The number of calls between the handler and the shown screen.
    var depth: Int
    var gate: String?
    /// The code runs for an enum case, and it is not known whether the link leads to it.
    var isUnsure: Bool
    /// A tab comes to the front that was there.
    var isSelection = false
    /// The arms around the place.
    var path = LinkPath()
    /// Nothing of the link got there in more than one call.
    var isFar = false
    /// Something of the link got there.
    var isNear = false
    /// It is shown where a condition fails that is none of the link's.
    var isFallback = false
    /// The screens that it is shown on, where the app's code shows it by itself.
    var origins: Set<Screen.ID> = []
    /// The same, and those whose state it is shown for.
    var below: Set<Screen.ID> = []
    /// All screens that the place shows in this way.
    var beside: Set<Screen.ID> = []
  }

  mutating func open(_ opening: LinkLedger.Opening, _ new: Opened) {
    if let known = openings[opening], known.isFallback == new.isFallback || new.isFallback {
      guard known.isUnsure == new.isUnsure ? new.depth < known.depth : known.isUnsure else { return }
    }
    openings[opening] = new
  }

  /// What holds for a case holds for all.
  mutating func fold(_ other: LinkRow) {
    openings.merge(other.openings) { own, other in
      own.isUnsure == other.isUnsure ? (own.depth <= other.depth ? own : other) : (own.isUnsure ? other : own)
    }
    for parameter in other.parameters { read(parameter) }
    leavesTree = leavesTree || other.leavesTree
  }

  /// The number of screens for which it is not known whether they belong to this pattern, where the code shows no
  /// other.
  var unclear: Int {
    nearest.isEmpty ? Set(openings.keys.map(\.screen)).count : 0
  }

  /// Of enums that are made of one another the last one tells which screens are shown.
  var telling: [LinkTest] {
    let last = tests.lastIndex { $0.part == .made }
    return tests.indices.filter { tests[$0].part != .made || $0 == last }.map { tests[$0] }
  }

  /// What is shown for sure; where code takes anything, all that it shows.
  private var told: [LinkLedger.Opening: Opened] {
    tests.isEmpty ? openings : openings.filter { !$0.value.isUnsure && $0.value.gate?.hasPrefix("case .") != true }
  }

  mutating func read(_ parameter: String) {
    if !parameters.contains(parameter) { parameters.append(parameter) }
  }

  /// The depth of the nearest screen that is shown where code on a path runs, too.
  func nearestDepth(along path: LinkPath) -> Int? {
    shown.values.filter { !$0.isFallback && !$0.path.excludes(path) }.map(\.depth).min()
  }

  /// Screens that are made for it. A tab is where they are shown, and what is shown where there is nothing else.
  private var shown: [LinkLedger.Opening: Opened] {
    told.filter { !$0.value.isSelection && ![.alert, .dialog].contains($0.key.kind) }
  }

  /// The screens shown nearest to the test on each way through the code: screens that distant code also shows are not the link's target.
  var nearest: [(opening: LinkLedger.Opening, gate: String?)] {
    let all = [decided, told.filter(\.value.isSelection)].first { !$0.isEmpty } ?? told
    let near = LinkReach(all).reached(beside: alerts).sorted { $0.key < $1.key }
    let free = Set(near.filter { $0.value.gate == nil }.map { Shown($0.key) })
    // A screen that is always shown is not listed again under a condition.
    var known: Set<Shown> = []
    return near.filter { opening, how in
      let shown = Shown(opening, how.gate)
      return how.gate == nil || !free.contains(Shown(opening)) ? known.insert(shown).inserted : false
    }.map { ($0.key, $0.value.gate) }
  }

  /// Questions and messages: they are listed beside screens where another way through the code leads to them alone.
  private var alerts: [LinkLedger.Opening: Opened] {
    told.filter { [.alert, .dialog].contains($0.key.kind) && !$0.value.isFar && !$0.value.isFallback }
  }

  /// A place that shows several screens alike is a container: where code behind it tells one of them, that is what is shown.
  private var decided: [LinkLedger.Opening: Opened] {
    let shared = shared
    let single = shown.filter { shared[$0.key.location] == nil }
    guard !shared.isEmpty, let least = single.values.map(\.depth).min() else { return shown }
    let told = Set(single.filter { $0.value.depth == least }.map(\.key.screen))
    return shown.filter { shared[$0.key.location].map { !told.isSubset(of: $0) } ?? true }
  }

  /// The screens of places that show several in one way and under one condition.
  private var shared: [SourceLocation: Set<Screen.ID>] {
    Dictionary(grouping: shown, by: \.key.location).compactMapValues { openings in
      let ways = Set(openings.map { Way(kind: $0.key.kind, gate: $0.value.gate) })
      let screens = Set(openings.map(\.key.screen))
      // The graph may know more screens of the place than those that are told there.
      return screens.count > 1 && ways.count == 1
        ? openings.reduce(into: screens) { $0.formUnion($1.value.beside) } : nil
    }
  }

  private struct Way: Hashable {
    var kind: Transition.Kind
    var gate: String?
  }

  private struct Shown: Hashable {
    var screen: String
    var kind: Transition.Kind
    var gate: String?

    init(_ opening: LinkLedger.Opening, _ gate: String? = nil) {
      (screen, kind, self.gate) = (opening.screen, opening.kind, gate)
    }
  }

  /// The screens to which something of what came in is handed on all the way.
  var carried: [(opening: LinkLedger.Opening, gate: String?)] {
    openings.filter { $0.value.isNear && !$0.value.isSelection && ![.alert, .dialog, .flow].contains($0.key.kind) }
      .map { ($0.key, $0.value.gate) }
  }

  /// Without what is shown for cases of which it is not known whether they are the link's.
  var sure: LinkRow {
    var row = self
    row.openings = openings.filter { !$0.value.isUnsure }
    return row
  }

  /// What code that something of the link reached shows, even if where another condition fails.
  var isShown: Bool { told.contains { !$0.value.isSelection && $0.value.isNear } }

  /// It is known what the pattern opens. What is compared with nothing may be any of the cases that the code makes of it.
  var isAnswered: Bool {
    let shared = shared
    return !tests.isEmpty
      && told.contains { !$0.value.isSelection && !$0.value.isFallback && shared[$0.key.location] == nil }
  }
}

/// A case of an enum.
struct LinkCase: Hashable {
  var type: TypeID
  var name: Symbol
}
