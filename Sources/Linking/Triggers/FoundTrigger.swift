import NavigationModel
import SourceFacts

/// A trigger as the engine finds it, before places have files and lines.
struct FoundTrigger: Hashable {
  var action: Trigger.Action
  var control: String
  /// The call that makes the control, or the function that is called.
  var place: Ref
  var words: ControlWords = ControlWords()
  /// The name of the variable that holds the control.
  var item: String?
  /// The code that it runs, nearest to it.
  var code: Ref?
  /// Where it is, of several screens that the transition starts from.
  var screens: Set<TypeID> = []

  /// The same control, whatever code of it was found.
  func isSame(as other: Self) -> Bool {
    var bare = other
    (bare.code, bare.screens) = (code, screens)
    return bare == self
  }
}

/// What names a control.
struct ControlWords: Hashable {
  /// What a user reads.
  var text: String?
  /// What stands for that in the code.
  var source: String?
  var identifier: String?
  /// There are words, and only the running app knows which.
  var isDynamic = false

  var isEmpty: Bool { text == nil && source == nil && !isDynamic }

  /// The control has a text of its own, by a name that the sources have no words for: `L10n.details`.
  var isNamed: Bool { text == nil && source?.contains(".") ?? false }

  /// These words; what they leave out, from others.
  func filled(from other: ControlWords) -> ControlWords {
    var result = self
    if text == nil {
      result.text = other.text
      result.source = source ?? other.source
      result.isDynamic = other.text == nil && (isDynamic || other.isDynamic)
    }
    result.identifier = identifier ?? other.identifier
    return result
  }
}
