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
  /// Boxes that no line touches, in one table. Sorted; not among `nodes`.
  var aside: [MapNode] = []
  /// Boxes to stand side by side though no line joins them.
  var rows: [(left: String, right: String)] = []
  /// Boxes that stand side by side in this order.
  var levels: [[String]] = []
  /// The second box stands below the first, though no line joins them.
  var ties: [(upper: String, lower: String)] = []
  /// The line below the title.
  var counts: String
  /// What the map leaves out or draws in another way, one sentence each.
  var notes: [String]
  /// How to see more, for who asked for the map; not for who looks at it.
  var hints: [String] = []
  /// Node by screen, for what is laid over the picture.
  var nodeOfScreen: [Screen.ID: String] = [:]
}

struct MapNode {
  enum Role: Hashable {
    case screen(Screen.Kind)
    /// Code that navigates from a place nobody could tell.
    case component
    /// Stands for all the screens a widely used component is on.
    case anywhere
    case entry(Entry.Via)
    /// A destination that could not be followed.
    case unresolved
    /// Many screens as one.
    case group
  }

  /// How a screen comes over the one before it, where it always comes in one way.
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
  /// What that route takes along: `id: Int`.
  var arguments: [String] = []
  /// The tinted box the node stands in.
  var flow: String?
  var isEntry = false
  var isUnreachable = false
  var errors = 0
  var warnings = 0
  var infos = 0
  /// Ways in from outside that have no line: "deep link".
  var marks: [String] = []
  /// Of an overview's card: how users get there, and the titles of its first screens.
  var area: ScreenArea.Kind?
  var contents: [String] = []
  var contentsLeftOut = 0
  var presentation: Presentation?
  var tested: TestedMark?
  /// Stands here only to show where lines go.
  var isContext = false
  /// Lies on the way that was asked for.
  var isOnWay = false
  /// A line that ends at the box around its flow leads here, too.
  var isLedToThroughFlow = false
  /// Transitions told in words instead of lines.
  var leadsTo: [MapReference] = []
  var openedBy: [MapReference] = []
  var sketch: Sketch?
  var image: String?
  var tooltip: [String]
  var location: SourceLocation?
  /// The file of a map of this group alone.
  var address: String?

  /// No screen: stands for code that navigates.
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
  /// Of a bundle that stands for both directions: how many lead the other way.
  var countBack = 0
  /// What the user does, sorted.
  var triggers: [String] = []
  /// The conditions of all that the line stands for, sorted; one without a condition makes it empty.
  var guards: [String] = []
  var isGuessed = false
  /// Of what the line stands for, the surest.
  var confidence = Confidence.exact
  /// The source holds the target in itself; no transition.
  var isEmbedding = false
  /// The source is a coordinator, and this is what it puts up; no transition of its own.
  var isStart = false
  /// Ends at the box around the target's flow and stands for all its lines of one kind to screens in it.
  var isIntoFlow = false
  /// All transitions between two groups.
  var isBundle = false
  /// Of a bundle whose transitions are all of one kind.
  var commonKind: Transition.Kind?
  /// The destination could not be followed.
  var isUnresolved = false
  /// Part of the shortest way from an entry.
  var isShortestWay = false
  /// Part of the way that was asked for.
  var isOnWay = false
  /// Begins or ends at the screen that was asked for.
  var isOfSubject = false
  /// Is not told in words, however many lines there are.
  var staysALine: Bool { isOnWay || isOfSubject }
  /// Leads to a screen nearer to the entries, so the map reads against the line.
  var leadsBack = false
  /// How many columns to the right the target stands.
  var columns = 1
  var transitions: [Transition.ID] = []
  /// The place in the source's wireframe that the line leaves from.
  var port: String?
  var tooltip: [String] = []
  var location: SourceLocation?

  /// Stands for one more transition.
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
