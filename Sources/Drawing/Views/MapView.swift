import NavigationModel

/// Which part of a graph is shown, and in how much detail.
/// A view is applied to a graph before anything is drawn or written, so that all formats show the same part.
public struct MapView: Hashable, Sendable {
  /// When screens are shown as groups.
  public enum Overview: String, Sendable, CaseIterable {
    /// If the picture would otherwise be too large to read.
    case auto
    case always
    case never
  }

  /// Only these screens and those near them.
  public var focus: [Screen.ID]
  /// How many steps "near" means, against and along the transitions.
  public var depth: Int
  /// Only the shortest ways between two screens. Both or none.
  public var from: Screen.ID?
  public var to: Screen.ID?
  /// Only the screens from which a user can get to this one.
  public var reaches: Screen.ID?
  /// Only these flows and the screens next to them.
  public var flows: [String]
  /// Only these kinds of transitions; empty: all.
  public var kinds: Set<Transition.Kind>
  /// Only screens that findings are about, and those next to them.
  public var onlyFindings: Bool
  /// Screens that are left out: names, in which `*` stands for any text.
  public var hidden: [String]
  /// Transitions that are less certain are left out.
  public var confidence: Confidence
  public var overview: Overview
  /// In an overview, where each group's own map is, by the group's name.
  public var addresses: [String: String] = [:]
  /// Screens that the configuration leaves out; the rest is still the whole.
  public var omitted: Set<Screen.ID> = []
  /// Only these screens and those next to them; nil: no such choice. For maps of one part.
  public var group: [Screen.ID]?
  /// The screens around ``group`` are shown as boxes of their areas.
  public var hasDoors = false

  public init(
    focus: [Screen.ID] = [], depth: Int = 1, from: Screen.ID? = nil, to: Screen.ID? = nil, reaches: Screen.ID? = nil,
    flows: [String] = [], kinds: Set<Transition.Kind> = [], onlyFindings: Bool = false, hidden: [String] = [],
    confidence: Confidence = .guessed, overview: Overview = .auto
  ) {
    self.focus = focus
    self.depth = depth
    self.from = from
    self.to = to
    self.reaches = reaches
    self.flows = flows
    self.kinds = kinds
    self.onlyFindings = onlyFindings
    self.hidden = hidden
    self.confidence = confidence
    self.overview = overview
  }

  /// The whole graph is shown.
  var isWhole: Bool {
    focus.isEmpty && from == nil && to == nil && reaches == nil && flows.isEmpty && kinds.isEmpty && !onlyFindings
      && hidden.isEmpty
      && confidence == .guessed && group == nil
  }
}

/// A part of a graph.
public struct GraphPart: Sendable {
  /// A graph of its own: it does not mention screens that are left out.
  public var graph: NavigationGraph
  /// Screens of the neighbourhood that only show where lines go.
  public var context: Set<Screen.ID> = []
  /// The screens that are exactly as far from the focus as was asked for: a step from one to another is a step more.
  public var rim: Set<Screen.ID> = []
  /// The steps of the ways that were asked for.
  public var ways: Set<Hop> = []
  /// What was left out, one sentence each.
  public var notes: [String] = []

  /// One step of a way.
  public struct Hop: Hashable, Sendable {
    public var from: Screen.ID
    public var to: Screen.ID
  }
}
