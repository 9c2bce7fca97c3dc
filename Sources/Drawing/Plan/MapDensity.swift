/// How much of the graph is drawn as lines. A map with too many lines is unreadable.
enum MapDensity: Hashable {
  /// Every transition, for text formats.
  case complete
  /// Every transition is a line with its trigger.
  case full
  /// Lines to screens that many lead to are replaced by text; alerts and URLs are shown in the boxes they come from.
  case condensed
  /// Only the shortest way to each screen is a line.
  case skeleton
  /// Groups instead of screens.
  case overview

  /// - Parameter isArea: the picture of an area is to be read in one window.
  init(nodes: Int, edges: Int, isArea: Bool = false) {
    if nodes <= (isArea ? 34 : 45) && edges <= (isArea ? 45 : 70) {
      self = .full
    } else if nodes <= 260 && edges <= 420 {
      self = .condensed
    } else {
      self = .skeleton
    }
  }

  /// There is space for text on everything that is drawn.
  var isRoomy: Bool { self == .full || self == .complete || self == .overview }

  /// How many lines may end at a screen; if there are more, only the first is drawn.
  var linesPerScreen: Int {
    switch self {
    case .complete: .max
    case .full, .overview: 8
    case .condensed: 3
    case .skeleton: 1
    }
  }

  /// Screens of one flow are close to each other; lines between flows cross the whole map.
  var drawsAllWaysBetweenFlows: Bool { isRoomy }

  /// A flow of one screen needs no box around it.
  var smallestCluster: Int { isRoomy ? 1 : 2 }

  /// How many destinations a box names; 0: only their number.
  var referencesPerBox: Int {
    switch self {
    case .complete, .full: 12
    case .condensed: 8
    case .overview: 2
    case .skeleton: 0
    }
  }

  var triggerColumns: Int {
    switch self {
    case .complete: 40
    case .full, .overview: 24
    case .condensed: 22
    case .skeleton: 0
    }
  }

  var guardColumns: Int { self == .full || self == .complete ? 28 : 0 }

  var titleColumns: Int { isRoomy ? 44 : 36 }
}
