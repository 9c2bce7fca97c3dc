import Linking
import NavigationModel
import SourceFacts

/// Taps in a modal that make its presenter move the stack below, or present, while the modal stays: both observe one
/// model.
struct TapsUnderModals {
  private let program: LinkedProgram
  private let support: GraphSupport

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    self.support = support
  }

  /// In order of place.
  var all: [CoveredPresenters.Covered] {
    support.transitions.flatMap(covered(by:)).sorted { ($0.place, $0.code) < ($1.place, $1.code) }
  }

  private func covered(by modal: Transition) -> [CoveredPresenters.Covered] {
    guard [.sheet, .cover].contains(modal.kind), modal.otherKinds.isEmpty, modal.confidence == .exact,
      modal.from.count == 1, let shown = modal.to,
      support.transitions(to: shown).allSatisfy({ $0.from == modal.from }),
      let presenter = controller(modal.from[0]), let screen = controller(shown), presenter != screen
    else { return [] }
    let moves = self.moves(by: presenter, of: modal.from)
    guard !moves.isEmpty, let place = node(at: modal.location, in: presenter) else { return [] }
    let controls = nodes([.call, .function], in: screen)
    return moves.compactMap { move, triggers, call -> CoveredPresenters.Covered? in
      let taps = triggers.compactMap { controls[$0.location] }
      guard let tap = taps.first(where: { !mayDismiss($0) }) else {
        return nil
      }
      return CoveredPresenters.Covered(move: move, place: call, modal: place, code: tap)
    }
  }

  /// The control, or its function: `UISwipeGestureRecognizer(target: self, action: #selector(swiped))`.
  private func mayDismiss(_ tap: Ref) -> Bool {
    let selectors = program.kind(tap) == .call ? program.nodes([.call], in: tap).filter(isSelector) : []
    let functions = selectors.flatMap(program.arguments(of:)).compactMap { program.child($0, .value) }.flatMap {
      program.code(meantBy: $0)
    }
    return ([tap] + functions).contains { CoveredPresenters.mayDismiss($0, program, isFollowed: true) }
  }

  private func isSelector(_ call: Ref) -> Bool { program.name(call) == "#selector" }

  private func controller(_ screen: Screen.ID) -> TypeID? {
    program.types(named: DottedName.last(of: screen)).first {
      program.isDeclared($0) && program.screenID(of: $0) == screen && program.isController($0)
    }
  }

  /// What the presenter's own code does with itself or its stack.
  private func moves(
    by presenter: TypeID, of screens: [Screen.ID]
  ) -> [(CoveredPresenters.Covered.Move, [Trigger], Ref)] {
    let own = support.transitions(from: screens[0]).filter { $0.from == screens && $0.confidence == .exact }
    guard own.contains(where: { move($0) != nil }) else { return [] }
    let calls = nodes([.call], in: presenter)
    return own.compactMap { transition -> (CoveredPresenters.Covered.Move, [Trigger], Ref)? in
      guard let move = move(transition), let call = calls[transition.location],
        move == .presentation ? presentsItself(call) : movesItself(call),
        let member = program.enclosingMember(call), !CoveredPresenters.mayDismiss(member, program)
      else { return nil }
      return (move, transition.triggers, call)
    }
  }

  private func move(_ transition: Transition) -> CoveredPresenters.Covered.Move? {
    switch transition.kind {
    case .push: .push
    case .back: transition.back == .dismiss ? nil : .pop
    case .sheet, .cover, .alert, .dialog: .presentation
    default: nil
    }
  }

  private func movesItself(_ call: Ref) -> Bool {
    program.isExternal(call) && program.receiver(of: call).map(program.isStackOfItself) ?? false
  }

  private func presentsItself(_ call: Ref) -> Bool {
    HelperPresentations(program).presenters(of: call).contains { $0.chain == "self" && !$0.isLookedUp }
  }

  private func node(at location: SourceLocation, in type: TypeID) -> Ref? {
    program.bodies(of: type).lazy.flatMap { program.nodes([.call, .assign, .name, .member], in: $0) }.first {
      program.location($0) == location
    }
  }

  private func nodes(_ kinds: Set<Node.Kind>, in type: TypeID) -> [SourceLocation: Ref] {
    Dictionary(
      program.bodies(of: type).flatMap { program.nodes(kinds, in: $0) }.map { (program.location($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
