import NavigationModel

/// How the system gets code to run while no user acts on a screen, and where.
struct Arrival: Hashable {
  enum Way: Hashable {
    /// The app starts.
    case launch
    /// Something comes from outside: a link, a notification, a shortcut, an intent.
    case outside(Entry.Via)
  }

  var way: Way
  /// The type that is told of it.
  var type: TypeID?
  /// What comes from outside decides that the code runs: it runs for nothing else.
  var isDecided = false
}
