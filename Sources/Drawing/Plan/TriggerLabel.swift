/// What a user does, in few characters.
enum TriggerLabel {
  /// `Button("Details")` becomes `Details`; text without a literal stays.
  static func short(_ trigger: String) -> String {
    // What is filled in at run time is not known here.
    let text = DotText.line(trigger.replacing("\\()", with: "…"), columns: 200)
    guard let open = text.firstIndex(of: "("), let call = text[..<open].split(separator: " ").last,
      call.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return text }
    let inside = text[text.index(after: open)...]
    guard let start = inside.firstIndex(of: "\""), let end = inside[inside.index(after: start)...].firstIndex(of: "\"") else {
      return text
    }
    let literal = inside[inside.index(after: start)..<end]
    return literal.isEmpty ? text : String(literal)
  }

  /// Triggers as a picture's words: the name of a control without a title says nothing that the line does not say.
  static func captions(_ triggers: [String]) -> [String] {
    var captions: [String] = []
    for trigger in triggers {
      let words = common[trigger] ?? trigger
      if !words.isEmpty, !captions.contains(words) { captions.append(words) }
    }
    return captions
  }

  private static let common = [
    "Button": "", "NavigationLink": "", "Link": "", "Tab": "", "tabItem": "", "Menu": "", "onTapGesture": "tap", "onLongPressGesture": "long press",
    "onAppear": "on appearing", "task": "on appearing", "onOpenURL": "deep link", "refreshable": "pull down", "swipeActions": "swipe",
  ]
}
