/// A step that was followed to its end and is no transition of its own.
struct SetAside {
  /// Why the step is no transition: another one stands for what the user sees.
  enum Reason: String {
    case ownStack, standIn, popup, handedBack, refused, unfilled, begun, described

    /// For people; the sentence has no end.
    var sentence: String {
      switch self {
      case .ownStack: "the view contains its own stack, and the transition is the push onto that stack"
      case .standIn: "it is a blank default that is shown until there is content"
      case .popup: "a modifier of the app shows it in a window above the app, where it replaces no screen"
      case .handedBack: "the function fills a stack and returns it, and the transition is where the stack is shown"
      case .refused: "UIKit refuses to push a navigation controller onto a stack"
      case .unfilled: "it shows a stack, and the transition leads to the stack's content"
      case .begun: "the stack is filled before it is shown, and the transition is where it is shown"
      case .described: "the coordinator defines how its route is shown"
      }
    }
  }

  var reason: Reason
  /// The place of the step that stands for this one, where there is one.
  var instead: Ref?
}

extension SinkResolver {
  /// Removes a transition from the results, and records the reason.
  func setAside(_ transition: FoundTransition, _ reason: SetAside.Reason, instead: Ref? = nil) {
    transitions.remove(transition)
    asides[transition] = SetAside(reason: reason, instead: instead)
  }

  /// The steps set aside for which no transition stands, in order.
  var stepsAside: [(step: FoundTransition, aside: SetAside)] {
    struct Step: Hashable {
      var site: Ref
      var kind: String
      var target: Target?
    }
    let said = Set(transitions.map { Step(site: $0.site, kind: $0.kind.rawValue, target: $0.target) })
    return asides.sorted { $0.key < $1.key }.filter {
      !said.contains(Step(site: $0.key.site, kind: $0.key.kind.rawValue, target: $0.key.target))
    }.map { ($0.key, $0.value) }
  }
}
