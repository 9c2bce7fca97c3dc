import NavigationModel

extension Dialect {
  /// The places where the system hands an app something from outside (a link, an activity, a quick action, a
  /// notification, an intent), and what the values hold that it passes in.
  public struct Arrivals: Sendable, Hashable {
    public typealias Kind = LinkLedger.Kind

    /// A function that the system calls.
    public struct Function: Sendable, Hashable {
      /// Its first labels. The parameter of the last one holds what arrives.
      public var labels: [String]
      public var kind: Kind
      public var moment: LinkLedger.Handler.Moment

      public init(_ labels: [String], _ kind: Kind, _ moment: LinkLedger.Handler.Moment = .both) {
        self.labels = labels
        self.kind = kind
        self.moment = moment
      }
    }

    /// By name.
    public var functions: [String: [Function]] = [:]
    /// Modifiers that pass it to their closure.
    public var modifiers: [String: Kind] = [:]
    /// Launch options that say why the app was launched, by the name of the member.
    public var launchOptions: [String: Kind] = [:]
    /// Endings of the names of types that have such members.
    public var launchOptionTypes: [String] = []
    /// Endings of the names of protocols whose conforming types the system creates and runs.
    public var performerEndings: [String] = []
    /// The function that the system calls to run them.
    public var performance = ""
    /// The activity types that stand for a web link.
    public var webActivities: Set<String> = []

    /// Types that hold what arrived and nothing else.
    public var payloads: [String: Kind] = [:]
    /// Further types that are constructed from it.
    public var forms: [String: Kind] = [:]
    /// Members that lead from one kind to another.
    public var members: [String: Kind] = [:]
    /// Members that are a part of a link, and of any other kind of arrival.
    public var linkParts: [String: LinkTest.Part] = [:]
    public var parts: [String: LinkTest.Part] = [:]
    /// Members that list the components of a link's path, the values in a link, and the components of any other
    /// arrival.
    public var components: Set<String> = []
    public var linkValues: Set<String> = []
    public var values: Set<String> = []
    /// Members whose values are not part of what arrived.
    public var remarks: Set<String> = []
    /// Properties of a bar that say which of its tabs is in front.
    public var selections: Set<String> = []

    public init() {}

    /// The kind of arrival that a function receives, as far as its name and its first labels tell.
    public func function(_ name: String, _ labels: [String]) -> Function? {
      functions[name]?.first { labels.starts(with: $0.labels) }
    }

    public mutating func merge(_ other: Arrivals) {
      functions.merge(other.functions) { $0 + $1 }
      modifiers.merge(other.modifiers) { a, _ in a }
      launchOptions.merge(other.launchOptions) { a, _ in a }
      launchOptionTypes += other.launchOptionTypes
      performerEndings += other.performerEndings
      if performance.isEmpty { performance = other.performance }
      webActivities.formUnion(other.webActivities)
      payloads.merge(other.payloads) { a, _ in a }
      forms.merge(other.forms) { a, _ in a }
      members.merge(other.members) { a, _ in a }
      linkParts.merge(other.linkParts) { a, _ in a }
      parts.merge(other.parts) { a, _ in a }
      components.formUnion(other.components)
      linkValues.formUnion(other.linkValues)
      values.formUnion(other.values)
      remarks.formUnion(other.remarks)
      selections.formUnion(other.selections)
    }
  }

  /// What Apple's systems pass to apps.
  static let appleArrivals: Arrivals = {
    var a = Arrivals()
    a.functions = [
      "scene": [
        .init(["", "openURLContexts"], .url, .running), .init(["", "continue"], .activity, .running),
        .init(["", "willConnectTo", "options"], .url, .launch),
      ],
      "application": [
        .init(["", "open"], .url), .init(["", "openFile"], .url), .init(["", "handleOpen"], .url),
        .init(["", "continue"], .activity), .init(["", "performActionFor"], .shortcut),
        .init(["", "didReceive"], .notification), .init(["", "didReceiveRemoteNotification"], .notification),
        .init(["", "handleActionWithIdentifier"], .notification),
      ],
      "windowScene": [.init(["", "performActionFor"], .shortcut, .running)],
      "userNotificationCenter": [
        .init(["", "didReceive"], .notification), .init(["", "openSettingsFor"], .notification),
      ],
    ]
    a.modifiers = ["onOpenURL": .url, "onContinueUserActivity": .activity]
    a.launchOptions = [
      "urlContexts": .url, "userActivities": .activity, "url": .url, "userActivityDictionary": .activity,
      "notificationResponse": .notification, "remoteNotification": .notification, "shortcutItem": .shortcut,
    ]
    a.launchOptionTypes = ["ConnectionOptions"]
    a.performerEndings = ["Intent"]
    a.performance = "perform"
    a.webActivities = ["NSUserActivityTypeBrowsingWeb"]
    a.payloads = [
      "URL": .url, "UIOpenURLContext": .url, "NSUserActivity": .activity, "UIApplicationShortcutItem": .shortcut,
      "UNNotification": .notification, "UNNotificationResponse": .notification,
    ]
    a.forms = ["NSURL": .url, "URLComponents": .url, "NSURLComponents": .url]
    a.members = [
      "webpageURL": .url, "urlContexts": .url, "userActivities": .activity, "shortcutItem": .shortcut,
      "notificationResponse": .notification,
    ]
    a.linkParts = [
      "scheme": .scheme, "host": .host, "path": .path, "percentEncodedPath": .path, "relativePath": .path,
      "lastPathComponent": .component(-1), "query": .query, "percentEncodedQuery": .query, "fragment": .fragment,
      "absoluteString": .whole, "resourceSpecifier": .whole,
    ]
    a.parts = [
      "activityType": .identifier, "type": .identifier, "actionIdentifier": .identifier,
      "categoryIdentifier": .identifier,
    ]
    a.components = ["pathComponents"]
    a.linkValues = ["queryItems"]
    a.values = ["userInfo"]
    a.remarks = [
      "count", "isEmpty", "isFileURL", "hasDirectoryPath", "hashValue", "options", "sourceApplication",
    ]
    a.selections = ["selectedIndex", "selectedViewController"]
    return a
  }()
}
