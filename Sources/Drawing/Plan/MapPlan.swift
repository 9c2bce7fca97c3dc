import NavigationModel

/// What the map shows, before it is written as text: decided by `MapPlanner`, written by `DotWriter`.
struct MapPlan {
  var density: MapDensity
  /// Sorted by name.
  var nodes: [MapNode]
  /// Sorted by source, target, kind.
  var edges: [MapEdge]
  /// Sorted by flow; flows without a node on the map are absent.
  var clusters: [MapCluster]
  /// Boxes that no line is connected to, in one table, then those in lists. Sorted; not among `nodes`.
  var aside: [MapNode] = []
  var lists: [ScreenList] = []
  /// Boxes to be placed side by side though no line connects them.
  var rows: [(left: String, right: String)] = []
  /// Boxes that are placed side by side in this order.
  var levels: [[String]] = []
  /// The second box is placed below the first, though no line connects them.
  var ties: [(upper: String, lower: String)] = []
  /// On an overview, the boxes beside the app's own.
  var beside: Set<String> = []
  /// The line below the title.
  var counts: String
  /// What the map leaves out or simplifies, one sentence each.
  var notes: [String]
  /// How to see more, for the person who requested the map; not for its readers.
  var hints: [String] = []
  /// The node of each screen, for what is drawn over the picture.
  var nodeOfScreen: [Screen.ID: String] = [:]
}

struct MapNode {
  enum Role: Hashable {
    case screen(Screen.Kind)
    /// Code that navigates from an unknown place.
    case component
    /// Stands for all the screens a widely used component is on.
    case anywhere
    case entry(Entry.Via)
    /// A destination that could not be followed.
    case unresolved
    /// Many screens as one.
    case group
  }

  /// How a screen is presented, if it is always presented in the same way.
  enum Presentation: Hashable {
    case sheet, cover
  }

  /// The node's name in the DOT text.
  var name: String
  var role: Role
  var title: String
  /// The small line below the title: the type's name.
  var caption: String
  /// The first of the routes that lead here.
  var route = ""
  /// The parameters of that route: `id: Int`.
  var arguments: [String] = []
  /// The tinted box that contains the node.
  var flow: String?
  var isEntry = false
  var isUnreachable = false
  var errors = 0
  var warnings = 0
  var infos = 0
  /// Entries from outside that have no line: "deep link".
  var marks: [String] = []
  /// On an overview's card: how users get there, and the titles of its first screens.
  var area: ScreenArea.Kind?
  var contents: [String] = []
  var contentsLeftOut = 0
  var presentation: Presentation?
  var tested: TestedMark?
  /// Only drawn to show where lines go.
  var isContext = false
  /// On the way that was asked for.
  var isOnWay = false
  /// What users tap to get here, if no line says it.
  var tap = ""
  /// Leads into the area that is shown.
  var isMain = false
  /// A line that ends at the box around its flow leads here, too.
  var isLedToThroughFlow = false
  /// Transitions that are named in text instead of drawn as lines.
  var leadsTo: [MapReference] = []
  var openedBy: [MapReference] = []
  var sketch: Sketch?
  var image: String?
  var tooltip: [String]
  var location: SourceLocation?
  /// The file of a map of this group alone.
  var address: String?

  /// Not a screen: stands for code that navigates.
  var isCode: Bool { role == .component || role == .anywhere }

  /// Alerts and the like: what a screen shows for a moment, and from where nothing leads on.
  var isSatellite: Bool {
    switch role {
    case .screen(.alert), .screen(.dialog), .screen(.external), .screen(.inline), .screen(.system), .unresolved: true
    default: false
    }
  }
}

struct MapReference: Hashable {
  var kind: Transition.Kind
  var title: String
  /// How many transitions an overview counts.
  var count = 1
  /// Leads back to where users came from.
  var leadsHome = false
}

struct MapEdge {
  var source: String
  var target: String
  /// nil for the arrow of an entry, for an embedding and for a bundle.
  var kind: Transition.Kind?
  var count = 1
  /// In a bundle for both directions: how many transitions lead the other way.
  var countBack = 0
  /// What the user does, sorted.
  var triggers: [String] = []
  /// The conditions of all transitions that the line stands for, sorted; empty if one of them has no condition.
  var guards: [String] = []
  var isGuessed = false
  /// The highest confidence of the transitions that the line stands for.
  var confidence = Confidence.exact
  /// The target is embedded in the source; not a transition.
  var isEmbedding = false
  /// The source is a coordinator, and the target is what it shows; not a transition.
  var isStart = false
  /// Ends at the box around the target's flow, or at a list, and stands for all lines of one kind from the source to
  /// screens in it.
  var isIntoFlow = false
  /// All transitions between two groups.
  var isBundle = false
  /// In a bundle, the kind of its transitions if they all have the same one.
  var commonKind: Transition.Kind?
  /// The destination could not be followed.
  var isUnresolved = false
  /// Part of the shortest way from an entry.
  var isShortestWay = false
  /// Part of the way that was asked for.
  var isOnWay = false
  /// Begins or ends at the screen that was asked for.
  var isOfSubject = false
  /// Is always drawn, however many lines there are.
  var staysALine: Bool { isOnWay || isOfSubject }
  /// Leads to a screen nearer to the entries, so it runs against the reading direction.
  var leadsBack = false
  /// How many columns the target is to the right of the source.
  var columns = 1
  var transitions: [Transition.ID] = []
  /// The part of the source's wireframe that the line starts from.
  var port: String?
  var tooltip: [String] = []
  var location: SourceLocation?

  /// Adds one more transition.
  mutating func take(_ transition: Transition, by trigger: String, tooltip line: String) {
    count += 1
    transitions.append(transition.id)
    let condition = transition.guard ?? ""
    // One way without a condition is enough.
    if condition.isEmpty || guards.isEmpty {
      guards = []
    } else if !guards.contains(condition) {
      guards = (guards + [condition]).sorted()
    }
    if !trigger.isEmpty, !triggers.contains(trigger) { triggers = (triggers + [trigger]).sorted() }
    isGuessed = isGuessed && transition.confidence == .guessed
    confidence = max(confidence, transition.confidence)
    tooltip.append(line)
  }
}

struct MapCluster {
  var flow: String
  var nodes: [String]
  var errors = 0
  var warnings = 0
}
