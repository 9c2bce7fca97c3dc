/// The ways into an app from outside: what it declares, what its code handles, and what each of them opens.
public struct LinkLedger: Hashable, Sendable {
  /// The kinds of arrivals that open an app.
  public enum Kind: String, Sendable, CaseIterable {
    /// A URL with the app's own scheme, or a universal link.
    case url
    /// An activity from another device, Spotlight, Siri or a web page.
    case activity
    /// A quick action of the app's icon.
    case shortcut
    /// A notification that was tapped, or one of its actions.
    case notification
    /// An App Intent.
    case intent

    /// The kind of entry to the screen that it opens.
    public var via: Entry.Via {
      switch self {
      case .url, .activity: .deepLink
      case .shortcut: .shortcut
      case .notification: .notification
      case .intent: .intent
      }
    }
  }

  /// A way in that a file beside the code declares.
  public struct Declaration: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      case scheme, host, path, activity, shortcut
    }
    public var kind: Kind
    /// `myapp`, `www.example.org`, `/orders/*`, `org.example.activity`
    public var name: String
    public var location: SourceLocation
    /// Some code handles it.
    public var isHandled: Bool
    /// The app's code makes it for the system, and takes it nowhere.
    public var isOnlyMade = false
    /// Build settings fill in a part of the name: it may match any.
    public var isFilledIn: Bool {
      name.contains("$(") || name.contains("${") || kind == .scheme && name.contains("_")
    }

    public init(kind: Kind, name: String, location: SourceLocation, isHandled: Bool = false) {
      self.kind = kind
      self.name = name
      self.location = location
      self.isHandled = isHandled
    }
  }

  /// Code that the system runs for an arrival.
  public struct Handler: Hashable, Sendable {
    public enum Moment: String, Sendable {
      /// The system launches the app with it.
      case launch
      case running
      case both
    }
    public var kind: Kind
    /// ``kind``, and what the code takes out of the launch options beside it.
    public var takes: Set<Kind>
    /// `scene(_:openURLContexts:)`, `onOpenURL`
    public var name: String
    /// The type around it.
    public var owner: String
    public var moment: Moment
    public var location: SourceLocation

    public init(kind: Kind, name: String, owner: String, moment: Moment, location: SourceLocation) {
      self.kind = kind
      takes = [kind]
      self.name = name
      self.owner = owner
      self.moment = moment
      self.location = location
    }
  }

  /// A screen that a link opens.
  public struct Opening: Hashable, Sendable, Comparable {
    public var screen: Screen.ID
    public var kind: Transition.Kind
    public var location: SourceLocation
    /// A condition beside the link, as source text.
    public var gate: String?

    public init(screen: Screen.ID, kind: Transition.Kind, location: SourceLocation, gate: String? = nil) {
      self.screen = screen
      self.kind = kind
      self.location = location
      self.gate = gate
    }

    public static func < (a: Self, b: Self) -> Bool {
      (a.location, a.screen, a.kind.rawValue) < (b.location, b.screen, b.kind.rawValue)
    }
  }

  /// The effect of one pattern of arrivals.
  public struct Link: Hashable, Sendable {
    public var kind: Kind
    /// The comparisons in the code, in order.
    public var tests: [LinkTest]
    /// Those that tell which links fit.
    public var comparisons: [LinkTest] { tests.filter { $0.part != .made } }
    /// Names of parts that the code reads: query items, entries of `userInfo`.
    public var parameters: [String]
    /// The place of the last comparison.
    public var location: SourceLocation
    /// Indexes in ``LinkLedger/handlers``.
    public var handlers: [Int]
    /// In order of place; empty where navlint cannot follow what the code shows.
    public var opens: [Opening]
    /// The number of screens that the code shows for some links, without a known pattern; only where no other is known.
    public var unclear: Int

    public init(
      kind: Kind, tests: [LinkTest], parameters: [String] = [], location: SourceLocation, handlers: [Int],
      opens: [Opening] = [], unclear: Int = 0
    ) {
      self.kind = kind
      self.tests = tests
      self.parameters = parameters
      self.location = location
      self.handlers = handlers
      self.opens = opens
      self.unclear = unclear
    }
  }

  /// A disagreement between declarations and code.
  public struct Gap: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      case notHandled = "declared-not-handled"
      case notDeclared = "handled-not-declared"
      case opensNothing = "opens-nothing"
    }
    public var kind: Kind
    public var message: String
    public var location: SourceLocation

    public init(kind: Kind, message: String, location: SourceLocation) {
      self.kind = kind
      self.message = message
      self.location = location
    }
  }

  public var root: String
  public var declarations: [Declaration]
  public var handlers: [Handler]
  public var links: [Link]
  public var gaps: [Gap]
  /// Types of intents that the code makes itself.
  public var madeActivities: Set<String> = []
  /// Notes on what was not examined, one line each.
  public var notes: [String]

  public init(
    root: String = ".", declarations: [Declaration] = [], handlers: [Handler] = [], links: [Link] = [],
    gaps: [Gap] = [], notes: [String] = []
  ) {
    self.root = root
    self.declarations = declarations
    self.handlers = handlers
    self.links = links
    self.gaps = gaps
    self.notes = notes
  }
}
