import NavigationModel

/// The trigger of a transition, in few characters.
enum TriggerLabel {
  /// The title of the control; for a transition without user action, what happens.
  /// - Parameter screen: one that the transition starts from; nil for any.
  static func short(of move: Transition, on screen: Screen.ID? = nil) -> String? {
    let trigger = screen.flatMap(move.trigger(on:)) ?? move.triggers.first
    if let trigger, trigger.isPicture, let name = trigger.text {
      return DotText.line(SpokenName.inWords(name) + " icon", columns: 200)
    }
    let label = (trigger?.label ?? move.trigger).map { short($0) }
    guard let trigger, trigger.text == nil else { return label }
    // In a path in the code (`input.fromView.startTrigger`), the last part tells the most.
    let source = trigger.source?.split(separator: ".").last
    // The name of an event in the code tells nothing to users of the app.
    if trigger.action == .event, source == nil { return "on an event" }
    if !trigger.action.isOfUser {
      var trigger = trigger
      trigger.source = source.map(String.init)
      return DotText.line(trigger.words, columns: 200)
    }
    // The name of a control without words is no word that users read: `PlanCardButton`. Nor is that of a component.
    // A tab without words is named by its screen.
    guard let source, trigger.rowsOfModel == nil, source.first?.isUppercase == false, move.kind != .tab else {
      return withoutWords(trigger)
    }
    // What a row of data shows: `server.name`.
    let isData = trigger.source?.first?.isLowercase ?? false
    return DotText.line(SpokenName.inWords(isData ? trigger.source ?? "" : String(source)), columns: 200)
  }

  private static func withoutWords(_ trigger: Trigger) -> String {
    var bare = trigger
    if trigger.rowsOfModel == nil { bare.source = nil }
    return common[trigger.control] == nil ? DotText.line(bare.words, columns: 200) : bare.label
  }

  /// What a user does for a transition; nil if it happens by itself.
  static func tap(of move: Transition, on screen: Screen.ID?) -> String? {
    let trigger = screen.flatMap(move.trigger(on:)) ?? move.triggers.first
    return trigger?.action.isOfUser ?? true ? short(of: move, on: screen) : nil
  }

  /// What a user taps for a transition; nil if it happens by itself, or if only the gesture is known.
  static func words(ofTap move: Transition, on screen: Screen.ID?) -> String? {
    let trigger = screen.flatMap(move.trigger(on:)) ?? move.triggers.first
    guard trigger.map({ $0.text != nil || $0.source != nil }) ?? true else { return nil }
    return tap(of: move, on: screen)
  }

  /// `Button("Details")` becomes `Details`; text without a literal stays.
  static func short(_ trigger: String) -> String {
    let text = DotText.line(filled(trigger), columns: 200)
    guard let open = text.firstIndex(of: "("), let call = text[..<open].split(separator: " ").last,
      call.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return text }
    let inside = text[text.index(after: open)...]
    guard let start = inside.firstIndex(of: "\""), let end = inside[inside.index(after: start)...].firstIndex(of: "\"")
    else {
      return text
    }
    let literal = inside[inside.index(after: start)..<end]
    return literal.isEmpty ? text : String(literal)
  }

  /// Values that are inserted at run time are not known here.
  private static func filled(_ text: String) -> String { text.replacing("\\()", with: "…") }

  /// A text of the app, shortened to fit. In the key of a translation (`settings.general.sound`), the last part tells
  /// the most.
  static func fitted(_ text: String, columns: Int) -> String {
    let text = filled(text)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isKey =
      parts.count > 1
      && parts.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
      }
    guard isKey, DotText.columns(text) > columns else { return DotText.line(text, columns: columns) }
    for start in 1..<parts.count {
      let end = "…" + parts[start...].joined(separator: ".")
      if DotText.columns(end) <= columns { return end }
    }
    return DotText.line("…\(parts[parts.count - 1])", columns: columns)
  }

  /// Triggers as texts in a picture. The type of a control without a title tells nothing that the line does not show,
  /// and neither do the punctuation marks left of a text with inserted values (`Link("\(name): ")`).
  static func captions(_ triggers: [String]) -> [String] {
    var captions: [String] = []
    for trigger in triggers {
      let words = common[trigger] ?? trigger
      if !words.allSatisfy({ separators.contains($0) }), !captions.contains(words) { captions.append(words) }
    }
    return captions
  }

  private static let separators: Set<Character> = [" ", ":", ",", ";", ".", "…", "-", "–", "—", "/", "|", "·", "•"]

  private static let common = [
    "Button": "", "NavigationLink": "", "Link": "", "Tab": "", "tabItem": "", "Menu": "", "onTapGesture": "tap",
    "onLongPressGesture": "long press",
    "tap a button": "", "UIAction": "", "UIAlertAction": "", "onReceive": "on an event", "onChange": "on a change",
    "onAppear": "on appearing", "task": "on appearing", "onOpenURL": "deep link", "refreshable": "pull down",
    "swipeActions": "swipe",
  ]
}
