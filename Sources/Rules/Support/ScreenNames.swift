import NavigationModel

/// The role of a type in the app by the last words of its name.
enum ScreenNames {
  /// The name of a part of a screen: `OfferRow`, `CarouselItemView`.
  static func isComponent(_ name: String, beside others: [String] = []) -> Bool {
    lastWord(of: name).map { components.contains($0) || others.contains($0) } ?? false
  }

  /// The name of a whole screen: `LoginScreen`, `CheckoutPage`.
  static func isScreen(_ name: String) -> Bool {
    lastWord(of: name, ignoring: []).map(screens.contains) ?? false
  }

  /// Screens that are meant to hold the user until the app dismisses them: `ForceUpdateView`, `AppLockView`.
  static func isBlocking(_ name: String) -> Bool {
    words(of: name).contains { blocking.contains($0) }
  }

  private static let screens: Set<String> = ["Screen", "Page", "Sheet", "Controller"]
  private static let components: Set<String> = [
    "Row", "Cell", "Item", "Label", "Button", "Header", "Footer", "Badge", "Icon", "Style", "Card", "Chip",
    "Placeholder",
    "Modifier", "Shape", "Background", "Overlay", "Divider", "Separator", "Spinner", "Indicator", "Bar", "Field",
    "Section",
    "Container", "Wrapper", "Representable", "Avatar", "Thumbnail", "Toggle", "Picker", "Tag", "Banner", "Toast",
    "Skeleton",
  ]
  private static let blocking: Set<String> = [
    "Splash", "Launch", "Loading", "Progress", "Lock", "Locked", "Maintenance", "Blocked", "Banned", "Suspended",
    "Outage",
    "Force", "Forced", "Mandatory", "Required", "Unsupported", "Jailbreak", "Privacy",
  ]

  static func lastWord(of name: String, ignoring ignored: Set<String> = ["View"]) -> String? {
    let last = DottedName.last(of: name)
    return words(of: last).last { !ignored.contains($0) }
  }

  /// `URLRowView` → `URL`, `Row`, `View`: a run of capitals ends before the capital that starts a word.
  static func words(of name: String) -> [String] {
    let characters = Array(name)
    let letters = characters.map(Letter.init)
    var words: [String] = []
    var start: Int?
    func end(at place: Int) {
      if let start { words.append(String(characters[start..<place])) }
      start = nil
    }
    for (place, letter) in letters.enumerated() {
      if letter == .none {
        end(at: place)
      } else if start == nil {
        start = place
      } else if letter == .capital,
        letters[place - 1] != .capital || place + 1 < letters.count && letters[place + 1] == .small
      {
        end(at: place)
        start = place
      }
    }
    end(at: letters.count)
    return words
  }

  /// The kinds of characters that separate words.
  private enum Letter {
    case capital, small, other, none

    init(_ character: Character) {
      // Nearly all names are plain ASCII, and Unicode's tables cost ten times as much.
      if let byte = character.asciiValue {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
        case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .other
        default: self = .none
        }
      } else if character.isUppercase {
        self = .capital
      } else if character.isLowercase {
        self = .small
      } else {
        self = character.isLetter || character.isNumber ? .other : .none
      }
    }
  }
}
