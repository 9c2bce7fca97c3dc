/// A step that was followed to its end and is no transition of its own.
struct SetAside {
  /// Why the step is no transition: another one stands for what the user sees.
  enum Reason: String {
    case ownStack, standIn, popup, handedBack, refused, unfilled, begun, described

    /// For people; the sentence has no end.
    var sentence: String {
      switch self {
      case .ownStack: "the view draws a stack of its own, and the push onto it says where the user gets"
      case .standIn: "a blank default stands there until a content is given"
      case .popup: "a modifier of the app's shows it in a window over the app, and replaces nothing"
      case .handedBack: "the function fills a stack and hands it back, and whoever shows the stack leads here"
      case .refused: "UIKit refuses to push a navigation controller onto a stack"
      case .unfilled: "what it shows is a stack, and the user sees what is put into that"
      case .begun: "the stack is filled before it is shown, and showing it is the user's step"
      case .described: "the coordinator says how its route is shown"
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
