import Linking
import NavigationModel
import SourceFacts

/// Code that a view writes into the content of its own modal: it runs while the modal is shown.
struct ModalCallbacks {
  let program: LinkedProgram
  let modals: [Ref: LinkedProgram.Presentation]

  init(program: LinkedProgram) {
    self.program = program
    var modals: [Ref: LinkedProgram.Presentation] = [:]
    for presentation in program.presentations
    where [.sheet, .cover].contains(presentation.kind) && program.isSystems(presentation) {
      modals[presentation.call] = presentation
    }
    self.modals = modals
  }

  /// A modal whose content runs code.
  struct Covering {
    var modal: LinkedProgram.Presentation
    /// Why it is no longer open then; nil where it is.
    var closing: Closing?
  }

  enum Closing {
    /// What runs with the code dismisses the modal.
    case byCode
    /// The content is a system controller that closes by itself.
    case bySystem
  }

  /// The modal whose content contains the place, where nothing that runs with the place dismisses the modal.
  func openModal(around place: Ref) -> LinkedProgram.Presentation? {
    guard let covering = covering(around: place), covering.closing == nil else { return nil }
    return covering.modal
  }

  /// The modal whose content contains the place as a callback.
  func covering(around place: Ref) -> Covering? {
    var callbacks: [Ref] = []
    var isComplete = false
    for surrounding in program.surroundings(of: place) {
      guard case .closure(let closure, let call) = surrounding else { continue }
      if let modal = modals[call], program.contentClosure(of: call) == closure {
        // In the content itself the place is no callback.
        guard !callbacks.isEmpty else { return nil }
        if callbacks.contains(where: { closes($0, modal) }) { return Covering(modal: modal, closing: .byCode) }
        return Covering(modal: modal, closing: isSystemController(closure) ? .bySystem : nil)
      }
      if Self.afterwards.contains(program.name(call)) || program.argumentLabel(closure) == "onDismiss" { return nil }
      // The code around the part with the callback lays out the content.
      if !isComplete { callbacks.append(closure) }
      isComplete = isComplete || makes(call)
    }
    return nil
  }

  /// A view or another value is made with a closure.
  private func makes(_ call: Ref) -> Bool {
    switch program.callee(of: call) {
    case .initializer: true
    case .externalType: !Self.delays.contains(program.name(call))
    default: false
    }
  }

  /// The innermost modal whose content holds the place.
  func modal(around place: Ref) -> LinkedProgram.Presentation? {
    program.surroundings(of: place).lazy.compactMap { surrounding -> LinkedProgram.Presentation? in
      guard case .closure(let closure, let call) = surrounding, let modal = modals[call],
        program.contentClosure(of: call) == closure
      else { return nil }
      return modal
    }.first
  }

  /// The content is a system controller in a wrapper (a document picker, a mail composer), which closes by itself when
  /// the user has chosen.
  func isSystemController(_ content: Ref) -> Bool {
    let statements = program.shownExpressions(in: program.statements(of: content))
    return statements.contains { statement in
      let base = program.chainBase(statement)
      guard program.kind(base) == .call, case .initializer(let view, _) = program.callee(of: base) else { return false }
      return program.supertypeNames(of: view).contains {
        $0 == "UIViewControllerRepresentable" || $0 == "NSViewControllerRepresentable"
      }
    }
  }

  private static let afterwards: Set<String> = SDK.comingAndGoing.union(SDK.watching).union(["asyncAfter", "async"])

  /// The callback closes the modal, or the code that runs it does.
  private func closes(_ callback: Ref, _ modal: LinkedProgram.Presentation) -> Bool {
    takesBack(callback, modal)
      || program.runs(ofClosure: callback).contains { run in
        let action = action(around: run)
        return action.isEmpty || action.contains(where: leaves) || runsAfterwards(run, modal)
          || program.enclosingMember(run).map { program.kind($0) == .function && leaves($0) } ?? false
      }
  }

  /// The place stands in code that runs after the modal closed: `onDismiss: runChosen`.
  private func runsAfterwards(_ place: Ref, _ modal: LinkedProgram.Presentation) -> Bool {
    guard let last = program.argument("onDismiss", of: modal.call) else { return false }
    return program.code(meantBy: last).contains { code in
      program.consequences(of: code, program.budget.ruleNearConsequences).contains { program.contains($0, place) }
    }
  }

  /// The body around a place, and those around it as long as a body only defers its content.
  func action(around place: Ref) -> [Ref] {
    var bodies: [Ref] = []
    var current = program.enclosingBody(place)
    while let body = current {
      bodies.append(body)
      guard program.kind(body) == .closure, let argument = program.parent(body), program.kind(argument) == .argument,
        let call = program.parent(argument),
        Self.delays.contains(program.name(call))
      else { break }
      current = program.enclosingBody(call)
    }
    return bodies
  }

  private static let delays: Set<String> = SDK.handingToQueues

  func takesBack(_ code: Ref, _ modal: LinkedProgram.Presentation) -> Bool {
    let states = Set(program.states(behind: modal.state) + [program.variable(of: modal.state)].compactMap { $0 })
    return leaves(code)
      || program.nodes([.assign], in: code).contains { assign in
        // The state that is reset may decide the modal's binding.
        isTakenAway(assign)
          || program.child(assign, .target).flatMap(program.variable(of:)).map(states.contains) ?? false
      }
  }

  /// `selection = nil`, `isShown = false`
  private func isTakenAway(_ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value) else { return false }
    return program.kind(value) == .null || program.kind(value) == .boolean && program.name(value) == "false"
  }

  /// The code goes back, or calls something with such a name.
  func leaves(_ code: Ref) -> Bool {
    program.nodes([.call], in: code).contains { call in
      let name = program.name(call).lowercased()
      return program.isBack(call) || ["dismiss", "close", "finish", "hide"].contains { name.contains($0) }
    }
  }
}

extension LinkedProgram {
  /// The use sets a flag or an item to a value that presents: `true`, a toggle, anything but `nil`.
  func raises(_ use: VariableUse) -> Bool {
    switch use.kind {
    case .write(let value): kind(value) != .null && !(kind(value) == .boolean && name(value) == "false")
    case .mutation(let call): name(call) == "toggle"
    default: false
    }
  }

  /// The flag or item that decides whether something is presented, as a variable.
  func state(of presentation: Presentation) -> Ref? {
    variable(of: argument("isPresented", of: presentation.call) ?? presentation.state)
  }
}
