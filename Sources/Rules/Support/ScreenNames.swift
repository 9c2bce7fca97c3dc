/// What the last words of a type's name say about its part in the app.
enum ScreenNames {
  /// The name of a part of a screen: `OfferRow`, `CarouselItemView`.
  static func isComponent(_ name: String, beside others: [String] = []) -> Bool {
    lastWord(of: name, ignoring: ["View"]).map { components.contains($0) || others.contains($0) } ?? false
  }

  /// The name of a whole screen: `LoginScreen`, `CheckoutPage`.
  static func isScreen(_ name: String) -> Bool {
    lastWord(of: name, ignoring: []).map(screens.contains) ?? false
  }

  /// Screens that are meant to hold the user until the app takes them away: `ForceUpdateView`, `AppLockView`.
  static func isBlocking(_ name: String) -> Bool {
    words(of: name).contains { blocking.contains($0) }
  }

  private static let screens: Set<String> = ["Screen", "Page", "Sheet", "Controller"]
  private static let components: Set<String> = [
    "Row", "Cell", "Item", "Label", "Button", "Header", "Footer", "Badge", "Icon", "Style", "Card", "Chip", "Placeholder",
    "Modifier", "Shape", "Background", "Overlay", "Divider", "Separator", "Spinner", "Indicator", "Bar", "Field", "Section",
    "Container", "Wrapper", "Representable", "Avatar", "Thumbnail", "Toggle", "Picker", "Tag", "Banner", "Toast", "Skeleton",
  ]
  private static let blocking: Set<String> = [
    "Splash", "Launch", "Loading", "Progress", "Lock", "Locked", "Maintenance", "Blocked", "Banned", "Suspended", "Outage",
    "Force", "Forced", "Mandatory", "Required", "Unsupported", "Jailbreak", "Privacy",
  ]

  private static func lastWord(of name: String, ignoring ignored: Set<String>) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return words(of: last).last { !ignored.contains($0) }
  }

  /// `URLRowView` → `URL`, `Row`, `View`: a run of capitals ends before the capital that starts a word.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let startsWord = character.isUppercase
        && (!(word.last?.isUppercase ?? true)
          || (place + 1 < characters.count && characters[place + 1].isLowercase && !word.isEmpty))
      if startsWord && !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
