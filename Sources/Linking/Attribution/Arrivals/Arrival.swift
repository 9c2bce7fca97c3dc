import NavigationModel

/// How the system runs code while no user acts on a screen, and where.
struct Arrival: Hashable {
  enum Way: Hashable {
    /// The app starts.
    case launch
    /// Something arrives from outside: a link, a notification, a shortcut, an intent.
    case outside(Entry.Via)
  }

  var way: Way
  /// The type that the system calls.
  var type: TypeID?
  /// The arrival decides that the code runs: it runs for nothing else.
  var isDecided = false
}
