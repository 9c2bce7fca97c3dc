import NavigationModel

/// A part of an app as its users know it: a tab, or the screens that can be reached only through one other.
struct ScreenArea: Hashable {
  /// How users get there; in the order of a map.
  enum Kind: Int, Comparable {
    /// Where the app starts, and the screens before its tabs.
    case launch
    /// An area that the team named.
    case chosen
    case tab
    /// The screens that can be reached only through one other.
    case part
    /// Screens that several areas lead to.
    case shared
    /// Another app of the same sources: an extension, an example.
    case otherApp
    /// Screens that only a link, a notification or another app leads to.
    case outside
    /// Screens that nothing is known to lead to.
    case unreached

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The text above the area's name on a card; nil if the name is enough.
    var words: String? {
      switch self {
      case .launch: "start"
      case .tab: "tab"
      case .shared: "from several areas"
      case .otherApp: "another app"
      case .outside: "from outside only"
      case .unreached: "no way in found"
      case .chosen, .part: nil
      }
    }
  }

  /// Unique on a map.
  var title: String
  var kind: Kind
  /// The screen that leads into the area.
  var root: Screen.ID?
  /// For an area that is split off by folder only.
  var folder: String?
  /// Sorted.
  var screens: [Screen.ID]
}

/// All areas of a graph, in the order of a map, and the area of each screen.
struct ScreenAreas {
  var areas: [ScreenArea] = []

  /// The title of each screen's area.
  var titles: [Screen.ID: String] {
    Dictionary(areas.flatMap { area in area.screens.map { ($0, area.title) } }) { first, _ in first }
  }
}
