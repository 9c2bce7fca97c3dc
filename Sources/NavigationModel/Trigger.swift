/// The trigger of a transition: the user's action, or an event.
public struct Trigger: Hashable, Sendable {
  public enum Action: String, Codable, Sendable, CaseIterable {
    case tap
    case longPress = "long-press"
    case swipe, drag, toggle, select, type, submit, refresh, drop
    // Without a touch.
    case appear, disappear, launch, change, event, link

    /// Whether it is the user's action, as opposed to an event.
    public var isOfUser: Bool {
      switch self {
      case .tap, .longPress, .swipe, .drag, .toggle, .select, .type, .submit, .refresh, .drop: true
      case .appear, .disappear, .launch, .change, .event, .link: false
      }
    }
  }

  /// It needs no action, so that a user who waits sees it happen. Somebody opens a link; and for a delegate's method it
  /// is not known whether the user acted.
  public var comesByItself: Bool {
    switch action {
    case .appear, .disappear, .launch, .change: true
    case .event: !(source ?? control).contains("(_:")
    case .link, .tap, .longPress, .swipe, .drag, .toggle, .select, .type, .submit, .refresh, .drop: false
    }
  }

  /// It is triggered by keys of a keyboard: there is nothing to touch.
  public var isOfKeys: Bool { control == "UIKeyCommand" }

  /// It is a button of an alert, which appears first.
  public var isOfAlert: Bool { control == "UIAlertAction" || control == "Alert.Button" }

  public var action: Action
  /// The control that the user touches, or the reporting API: `Button`, `UIBarButtonItem`, `row`, `onAppear`.
  public var control: String
  /// The words on it, or the name of the picture on it in the code.
  public var text: String?
  /// ``text`` is the name of a picture: a symbol (`square.and.pencil`), or one of the app's resources.
  public var isPicture: Bool
  /// The expression for the words in the code, where they are not known: `L10n.settings`; for a row of data what it shows,
  /// `server.name`, or what it is a row of, `podcasts`; else the component of the app that the control is.
  public var source: String?
  /// The identifier by which user interface tests find it.
  public var identifier: String?
  /// The place that makes the control, or the code that is called.
  public var location: SourceLocation
  /// The screens with it, among those that the transition starts from; empty where it is on all of them, or where that
  /// is not known.
  public var from: [Screen.ID]

  public init(
    action: Action, control: String, text: String? = nil, isPicture: Bool = false, source: String? = nil,
    identifier: String? = nil, location: SourceLocation, from: [Screen.ID] = []
  ) {
    self.action = action
    self.control = control
    self.text = text
    self.isPicture = isPicture
    self.source = source
    self.identifier = identifier
    self.location = location
    self.from = from
  }

  /// In the notation of ``Transition/trigger``: `Button("Details")`, `Button(L10n.details)`, `onAppear`.
  public var label: String {
    if let text { return "\(control)(\"\(text)\")" }
    return source.map { "\(control)(\($0))" } ?? control
  }

  /// For people: `tap 'Details'`, `long press`, `on appearing`.
  public var words: String {
    let name = (pictureWords ?? text.map { "'\($0)'" } ?? source).map { " " + $0 }
    switch action {
    case .tap where isOfKeys: return "press the keys" + (name.map { " of" + $0 } ?? "")
    case .tap: return "tap" + (name ?? Self.things[control].map { " \($0)" } ?? "")
    case .longPress: return "long press" + (name.map { " on" + $0 } ?? "")
    case .swipe: return "swipe" + (name ?? "")
    case .drag: return "drag" + (name ?? "")
    case .toggle: return "switch" + (name ?? " a toggle")
    case .select:
      if let rows = rowsOfModel { return "tap a \(control) of \(rows)" }
      return Self.chosen.contains(control)
        ? "tap " + named(control, name) : "choose" + (name ?? " a value")
    case .type: return "type" + (name.map { " into" + $0 } ?? "")
    case .submit: return "submit" + (name ?? "")
    case .refresh: return "pull down"
    case .drop: return "drop something"
    case .appear: return "on appearing"
    case .disappear: return "on disappearing"
    case .launch: return "at launch"
    case .change: return "on a change" + (name.map { " of" + $0 } ?? "")
    case .event: return "on" + (name ?? " \(control)")
    case .link: return "on a link"
    }
  }

  /// `the 'square and pencil' icon`; nil where the control has words.
  private var pictureWords: String? {
    isPicture ? text.map { "the '\(SpokenName.inWords($0))' icon" } : nil
  }

  /// `row 'Details'`, `the row with the 'gear' icon`, `a row`
  private func named(_ control: String, _ name: String?) -> String {
    if let pictureWords { return "the \(control) with \(pictureWords)" }
    return name.map { control + $0 } ?? "a \(control)"
  }

  /// What the rows of a list stand for, where they have no words of their own: `podcasts`. A case stands for one row.
  public var rowsOfModel: String? {
    guard text == nil, Self.chosen.contains(control), let source, !source.hasPrefix(".") else { return nil }
    return source
  }

  /// Controls that are selected rather than tapped.
  private static let chosen: Set<String> = ["row", "item"]

  /// Controls without words.
  private static let things = [
    "Button": "a button", "UIButton": "a button", "NavigationLink": "a link", "Link": "a link",
    "UIBarButtonItem": "a button of the bar", "Tab": "a tab", "UIAction": "a menu item",
    "UIAlertAction": "a button of the alert",
  ]
}
