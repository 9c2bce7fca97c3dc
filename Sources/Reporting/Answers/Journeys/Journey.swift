import NavigationModel

/// The shortest way to a screen in a form that a test can run.
public struct Journey: Sendable {
  /// The step between two screens.
  enum Act: Hashable, Sendable {
    /// The user's action on a control that a test can find.
    case touch(Trigger.Action, Target)
    /// A step without an action; in words.
    case happens(String)
    /// A step that a test cannot do; in words.
    case byHand(String)
  }

  /// How a test finds a control.
  enum Target: Hashable, Sendable {
    case identifier(String)
    /// The words on it; `\()` stands for text that is filled in at run time.
    case words(String)
  }

  struct Step: Hashable, Sendable {
    var from: String
    var to: String
    var act: Act
    /// The condition that has to hold; nil for none.
    var condition: String?
    var location: SourceLocation
  }

  let screen: Screen
  let steps: [Step]
  /// Launch does not lead there: an arrival from outside is needed, in words.
  let opening: String?

  /// nil for a screen without a way.
  init?(_ reasons: ScreenReasons) {
    guard let way = reasons.way else { return nil }
    screen = reasons.screen
    steps = way.steps.compactMap(Step.init)
    opening = Self.opening(reasons, way)
  }

  private static func opening(_ reasons: ScreenReasons, _ way: Way) -> String? {
    if !reasons.openings.isEmpty {
      let vias = Set(reasons.openings.filter { !$0.via.isLaunch }.map(\.via.rawValue))
      return vias.isEmpty ? "an extension or another app" : vias.sorted().joined(separator: ", ")
    }
    guard way.steps.isEmpty, !reasons.entries.isEmpty, !reasons.entries.contains(where: { $0.via.isLaunch }) else {
      return nil
    }
    return Set(reasons.entries.map(\.via.rawValue)).sorted().joined(separator: ", ")
  }

  /// A test can run it from launch to the end.
  var isWhole: Bool { opening == nil && !steps.contains { if case .byHand = $0.act { true } else { false } } }

  /// The screen's title; nil where it is not known, or filled in at run time.
  var title: String? {
    screen.title.flatMap { $0.isEmpty || $0.contains("\\(") ? nil : $0 }
  }
}

extension Journey.Step {
  /// nil where the target is a part of what is shown already.
  fileprivate init?(_ step: Way.Step) {
    guard case .transition(let move) = step.move else { return nil }
    (from, to, location) = (step.from, step.to, move.location)
    condition = move.guard
    act = Journey.Act(move, on: step.from)
  }
}

extension Journey.Act {
  fileprivate init(_ move: Transition, on screen: Screen.ID) {
    guard let trigger = move.trigger(on: screen) else {
      // A flow starts and a root is shown without an action.
      let isUnasked = [.root, .flow].contains(move.kind)
      self = isUnasked ? .happens("the app goes on by itself") : .byHand("what the user does is not known")
      return
    }
    guard trigger.action.isOfUser else {
      self = trigger.comesByItself ? .happens(trigger.words) : .byHand(trigger.words)
      return
    }
    let isReachable = ![.swipe, .drag, .drop].contains(trigger.action) && !trigger.isOfKeys
    if trigger.action == .refresh {
      self = .touch(.refresh, .words(""))
    } else if isReachable, let identifier = trigger.identifier, !identifier.contains("\\(") {
      self = .touch(trigger.action, .identifier(identifier))
    } else if isReachable, let text = trigger.text, text.contains(where: { $0.isLetter || $0.isNumber }) {
      self = .touch(trigger.action, .words(text))
    } else {
      self = .byHand(trigger.words)
    }
  }
}
