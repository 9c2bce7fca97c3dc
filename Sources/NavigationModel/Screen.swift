/// A view, view controller, alert, dialog or system controller that navigation shows, or that a scene, window
/// or tab has as its root.
public struct Screen: Hashable, Sendable, Identifiable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case view
    case viewController = "view-controller"
    case alert, dialog, inline, system, external, coordinator, unknown
  }

  /// Whether a user who is on the screen can leave it. Rules speak only of `none`.
  public enum WayOut: String, Codable, Sendable {
    /// A dismissal, a pop, a root change or an onward transition was found.
    case found
    /// Some code may close the screen (a callback, an unknown call), so nothing is claimed.
    case possible
    /// All of the screen's content was read and nothing in it leaves.
    case none
  }

  /// Unique in the graph, stable over runs; for declared types the name.
  public var id: String
  /// The Swift type name: nested types dotted, no module, no generics.
  public var name: String
  public var kind: Kind
  /// The declaration; nil for a screen that the sources do not declare.
  public var location: SourceLocation?
  /// The flow the screen belongs to.
  public var flow: String?
  public var isEntry: Bool
  public var isReachable: Bool
  /// The smallest number of forward transitions from an entry; nil when unreachable.
  public var depth: Int?
  /// A short title, where the source names one (`navigationTitle("…")`, an alert's title).
  public var title: String?
  public var wayOut: WayOut
  /// The screen hides the back button of its navigation bar.
  public var hidesBackButton: Bool
  /// The screen is declared only under `#if DEBUG`.
  public var isDebugOnly: Bool
  /// The targets with the screen, where some lack it: names of ``NavigationGraph/targets``, in their order. Empty where
  /// all have it.
  public var targets: [String] = []
  /// The content of the screen; only on request.
  public var sketch: Sketch?

  public init(
    id: String, name: String, kind: Kind, location: SourceLocation? = nil, flow: String? = nil, isEntry: Bool = false,
    isReachable: Bool = false, depth: Int? = nil, title: String? = nil, wayOut: WayOut = .possible,
    hidesBackButton: Bool = false, isDebugOnly: Bool = false, sketch: Sketch? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.location = location
    self.flow = flow
    self.isEntry = isEntry
    self.isReachable = isReachable
    self.depth = depth
    self.title = title
    self.wayOut = wayOut
    self.hidesBackButton = hidesBackButton
    self.isDebugOnly = isDebugOnly
    self.sketch = sketch
  }
}

/// A place where a user can come in.
public struct Entry: Hashable, Sendable {
  public enum Via: String, Codable, Sendable, CaseIterable {
    case mainScene = "main-scene"
    case sceneDelegate = "scene-delegate"
    case appDelegate = "app-delegate"
    case storyboard
    case deepLink = "deep-link"
    case notification, shortcut, intent, configured

    /// The app starts there by itself, without an arrival from outside.
    public var isLaunch: Bool {
      switch self {
      case .mainScene, .sceneDelegate, .appDelegate, .storyboard, .configured: true
      case .deepLink, .notification, .shortcut, .intent: false
      }
    }
  }

  public var screen: Screen.ID
  public var via: Via
  public var location: SourceLocation?
  /// The app, its delegate or the handler that the system calls; nil where no code states it.
  public var by: String?

  public init(screen: Screen.ID, via: Via, location: SourceLocation?, by: String? = nil) {
    self.screen = screen
    self.via = via
    self.location = location
    self.by = by
  }
}

/// The screens that one coordinator, router or route enum is responsible for.
public struct Flow: Hashable, Sendable, Identifiable {
  public var id: String
  public var screens: [Screen.ID]

  public init(id: String, screens: [Screen.ID]) {
    self.id = id
    self.screens = screens
  }
}
