import NavigationModel

/// A part of an app as its users know it: a tab, or what can be reached only through one screen.
struct ScreenArea: Hashable {
  /// How users get there; in the order of a map.
  enum Kind: Int, Comparable {
    /// Where the app starts, and what comes before its tabs.
    case launch
    /// What its team calls an area.
    case chosen
    case tab
    /// Everything that can be reached only through one screen.
    case part
    /// What several areas lead to.
    case shared
    /// Another app of the same sources: an extension, an example.
    case otherApp
    /// Only a link, a notification or another app leads there.
    case outside
    /// Nothing is known that leads there.
    case unreached

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// What a card says above the area's name; nil where the name says it all.
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
  /// Of what is parted by folder alone.
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
