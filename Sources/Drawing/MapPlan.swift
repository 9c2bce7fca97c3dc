import NavigationModel

/// What the map shows, before it is text: decided by `MapPlanner`, written by `DotWriter`.
struct MapPlan {
  var density: MapDensity
  /// Sorted by name.
  var nodes: [MapNode]
  /// Sorted by source, target, kind.
  var edges: [MapEdge]
  /// Sorted by flow; flows without a node on the map are absent.
  var clusters: [MapCluster]
  /// Boxes to stand side by side though no line joins them.
  var rows: [(left: String, right: String)]
  /// The line below the title.
  var counts: String
  /// What the map leaves out or draws in another way, one sentence each.
  var notes: [String]
}

struct MapNode {
  enum Role: Hashable {
    case screen(Screen.Kind)
    /// Code that navigates from a place nobody could tell.
    case component
    /// Stands for all the screens a widely used component is on.
    case anywhere
    case entry(Entry.Via)
  }

  /// The node's name in the DOT text.
  var name: String
  var role: Role
  var title: String
  /// The small line below the title.
  var caption: String
  var flow: String?
  var isEntry = false
  var isUnreachable = false
  var errors = 0
  var warnings = 0
  var infos = 0
  /// Transitions told in words instead of lines.
  var leadsTo: [MapReference] = []
  var openedBy: [MapReference] = []
  var tooltip: [String]
  var location: SourceLocation?

  /// No screen: stands for code that navigates.
  var isCode: Bool { role == .component || role == .anywhere }

  /// Alerts and the like: what a screen shows for a moment, and from where nothing leads on.
  var isSatellite: Bool {
    switch role {
    case .screen(.alert), .screen(.dialog), .screen(.external), .screen(.inline), .screen(.system): true
    default: false
    }
  }
}

struct MapReference: Hashable {
  var kind: Transition.Kind
  var title: String
}

struct MapEdge {
  var source: String
  var target: String
  /// nil for the arrow of an entry and for an embedding.
  var kind: Transition.Kind?
  var count = 1
  /// What the user does, sorted.
  var triggers: [String] = []
  var isGuessed = false
  /// The source holds the target in itself; no transition.
  var isEmbedding = false
  /// Part of the shortest way from an entry.
  var isShortestWay = false
  /// Leads to a screen nearer to the entries, so the map reads against the line.
  var leadsBack = false
  /// How many columns to the right the target stands.
  var columns = 1
  var tooltip: [String] = []
  var location: SourceLocation?
}

struct MapCluster {
  /// nil for the screens that no line touches.
  var flow: String?
  var nodes: [String]
  var errors = 0
  var warnings = 0
}

/// How much of the graph becomes lines. A map with too many lines shows nothing.
enum MapDensity {
  /// Every transition is a line with its trigger.
  case full
  /// Lines to screens that many lead to become words; alerts and addresses stand in the boxes they come from.
  case condensed
  /// Only the shortest way to each screen is a line.
  case skeleton

  init(nodes: Int, edges: Int) {
    if nodes <= 45 && edges <= 70 {
      self = .full
    } else if nodes <= 260 && edges <= 420 {
      self = .condensed
    } else {
      self = .skeleton
    }
  }

  /// The lines that may end at a screen; above it only the first is drawn.
  var linesPerScreen: Int {
    switch self {
    case .full: 8
    case .condensed: 3
    case .skeleton: 1
    }
  }

  /// Screens of one flow stay close; lines between flows cross the whole map.
  var drawsAllWaysBetweenFlows: Bool { self == .full }

  /// A flow of one screen needs no box around it.
  var smallestCluster: Int { self == .full ? 1 : 2 }

  /// The places told in words in one box; 0: only their number.
  var referencesPerBox: Int {
    switch self {
    case .full: 12
    case .condensed: 8
    case .skeleton: 0
    }
  }

  var triggerColumns: Int {
    switch self {
    case .full: 24
    case .condensed: 16
    case .skeleton: 0
    }
  }

  var titleColumns: Int {
    switch self {
    case .full: 44
    case .condensed, .skeleton: 36
    }
  }
}
