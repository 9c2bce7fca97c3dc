import Linking
import SourceFacts

/// What the code of a screen offers the user by a word of its own.
extension LinkedProgram {
  /// A function of the type, or a text in its code, has the word of a closure or case: `cancel()` and "Cancel" for
  /// `onCancel`.
  func offers(wordOf name: String, in type: TypeID) -> Bool {
    let words = Set(ScreenNames.words(of: name).map { $0.lowercased() }).subtracting(Self.wordsAboutEvents)
    guard !words.isEmpty else { return false }
    let isFunctionOfWord = ownMembers(of: type).contains { member in
      kind(member) == .function
        && !words.isDisjoint(with: ScreenNames.words(of: self.name(member)).map { $0.lowercased() })
    }
    return isFunctionOfWord
      || bodies(of: type).contains { body in
        nodes([.string], in: body).contains { words.contains(self.name($0).lowercased()) }
      }
  }

  private static let wordsAboutEvents: Set<String> = [
    "on", "did", "will", "handle", "tap", "tapped", "press", "pressed", "action", "handler", "callback", "closure",
    "completion", "button", "perform",
  ]
}
