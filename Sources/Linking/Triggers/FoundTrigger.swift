import NavigationModel
import SourceFacts

/// A trigger as the linker finds it, before places have files and lines.
struct FoundTrigger: Hashable {
  var action: Trigger.Action
  var control: String
  /// The call that makes the control, or the function that the system calls.
  var place: Ref
  var words: ControlWords = ControlWords()
  /// The name of the variable that holds the control.
  var item: String?
  /// The code that it runs, as near to it as known.
  var code: Ref?
  /// The screens with the trigger, among several from which the transition starts.
  var screens: Set<TypeID> = []
  /// It runs the code for whatever case an object keeps.
  var isOfKeptCase = false

  /// It happens, and no control tells it.
  var isEvent: Bool { !action.isOfUser && item == nil }

  /// The same control, whichever part of its code was found.
  func isSame(as other: Self) -> Bool {
    var bare = other
    (bare.code, bare.screens, bare.isOfKeptCase) = (code, screens, isOfKeptCase)
    return bare == self
  }
}

/// The words that name a control.
struct ControlWords: Hashable {
  /// The text that a user reads, or the name of the picture that the user sees.
  var text: String?
  /// The text is the name of a picture: a symbol, or one of the app's resources.
  var isPicture = false
  /// The expression for that text in the code.
  var source: String?
  var identifier: String?
  /// It has a text, but only the running app knows which.
  var isDynamic = false
  /// The expression whose value it shows, or the part of the app that it consists of, where nothing tells its text.
  var shown: String?

  var isEmpty: Bool { text == nil && source == nil && !isDynamic }

  /// What stands for the text where nothing tells it.
  var expression: String? { source ?? (text == nil ? shown : nil) }

  /// Other code may know the text.
  var isOpen: Bool { text == nil && !isNamed }

  /// The control has a text of its own, under a name without words in the sources: `L10n.details`.
  var isNamed: Bool { text == nil && source?.contains(".") ?? false }

  /// These words, with missing ones from others.
  func filled(from other: ControlWords) -> ControlWords {
    var result = self
    if text == nil {
      result.text = other.text
      result.isPicture = other.isPicture
      result.source = source ?? other.source
      result.isDynamic = other.text == nil && (isDynamic || other.isDynamic)
    }
    result.identifier = identifier ?? other.identifier
    result.shown = shown ?? other.shown
    return result
  }
}
