import Linking
import NavigationModel
import SourceFacts

/// Code elsewhere that runs only while a modal is open: for an event that the modal's screens send, or as a function of
/// an object that they share with the view below.
extension ModalCallbacks {
  /// The modal that is open while code sets a state of its presenter, else one whose content sets it and that is closed.
  func covering(of view: TypeID, raising state: Ref, at place: Ref) -> Covering? {
    let around = covering(around: place)
    if let around, around.closing == nil { return around }
    return openModal(of: view, running: place, raising: state).map { Covering(modal: $0) } ?? around
  }

  /// The modal that is open while code sets a state of its presenter, or of an object of which there is one. The modal's
  /// screens do not read it.
  func openModal(of view: TypeID, running place: Ref, raising state: Ref) -> LinkedProgram.Presentation? {
    guard program.enclosingType(place) == view || program.isOfSharedObject(state),
      let modal = openModal(of: view, running: place), let content = program.contentClosure(of: modal.call)
    else { return nil }
    let shown = screens(in: modal)
    let isRead = program.uses(ofVariable: state).contains { use in
      guard use.kind == .read || use.kind == .handedOut, program.enclosingType(use.place).map(program.isView) ?? false
      else { return false }
      return program.contains(content, use.place) || !shown.isDisjoint(with: program.screens(at: use.place))
    }
    return isRead ? nil : modal
  }

  /// The modal of a view whose screens run the code around a place, where nothing that runs with it closes the modal.
  func openModal(of view: TypeID, running place: Ref) -> LinkedProgram.Presentation? {
    let starts = starts(of: place)
    guard !starts.isEmpty else { return nil }
    return modals.sorted { $0.key < $1.key }.map(\.value).first { modal in
      guard program.enclosingType(modal.call) == view, let content = program.contentClosure(of: modal.call),
        !program.contains(content, place), !isSystemController(content),
        program.enclosingBody(place).map({ !takesBack($0, modal) }) ?? false
      else { return false }
      let shown = screens(in: modal)
      return starts.contains { isRun($0, by: shown, of: modal, on: view) }
    }
  }

  /// The screens that the modal certainly shows. A route that is not known may be any, and shows none.
  private func screens(in modal: LinkedProgram.Presentation) -> Set<Screen.ID> {
    Set(program.sites.filter { $0.primitive == modal.call && $0.confidence == .exact }.compactMap(\.screen))
  }

  /// The places that cause the code: the sending of an event that it observes; for code of a model the place itself.
  private func starts(of place: Ref) -> [Ref] {
    guard let body = program.enclosingBody(place) else { return [] }
    if program.kind(body) == .closure {
      let causes = program.causes(ofClosure: body)
      if !causes.isEmpty { return causes }
    }
    guard let owner = program.enclosingType(place), program.typeKind(owner) == .class, !program.isController(owner)
    else {
      return []
    }
    return [place]
  }

  /// Code of a view that stands only on the modal's screens runs the place, directly or by functions.
  private func isRun(
    _ place: Ref, by shown: Set<Screen.ID>, of modal: LinkedProgram.Presentation, on view: TypeID, depth: Int = 0
  ) -> Bool {
    guard let type = program.enclosingType(place), type != view else { return false }
    if program.isView(type) || program.isController(type) {
      let screens = program.screens(at: place)
      return !screens.isEmpty && screens.allSatisfy(shown.contains) && !isClosed(besides: place, modal)
    }
    guard depth < program.budget.ruleHandedDepth.most, !takesBack(besides: place, modal),
      let member = program.enclosingMember(place), program.kind(member) == .function
    else { return false }
    return program.callers(of: member).contains {
      !program.isOutOfScope($0) && isRun($0, by: shown, of: modal, on: view, depth: depth + 1)
    }
  }

  private func takesBack(besides place: Ref, _ modal: LinkedProgram.Presentation) -> Bool {
    let member = program.enclosingMember(place).flatMap { program.kind($0) == .function ? $0 : nil }
    return (action(around: place) + [member].compactMap(\.self)).contains { takesBack($0, modal) }
  }

  /// The code around the place closes the modal as well, or all that call it do.
  private func isClosed(besides place: Ref, _ modal: LinkedProgram.Presentation, depth: Int = 0) -> Bool {
    if takesBack(besides: place, modal) { return true }
    guard depth < program.budget.ruleHandedDepth.most, let member = program.enclosingMember(place),
      program.kind(member) == .function
    else { return false }
    let callers = program.callers(of: member).filter { !program.isOutOfScope($0) }
    return !callers.isEmpty && callers.allSatisfy { isClosed(besides: $0, modal, depth: depth + 1) }
  }
}

extension LinkedProgram {
  /// The state belongs to an object of which there is one, so that what one view sets another reads: one place makes it,
  /// which is static or stands in a type that is made once.
  func isOfSharedObject(_ state: Ref) -> Bool {
    guard let owner = enclosingType(state), typeKind(owner) == .class else { return false }
    let made = constructions(ofUsers: owner)
    guard made.count == 1, let member = enclosingMember(made[0]) else { return false }
    if flags(member).contains(.isStatic) { return true }
    return enclosingType(made[0]).map { constructions(ofUsers: $0).count <= 1 } ?? true
  }

  private func constructions(ofUsers type: TypeID) -> [Ref] {
    constructions(of: type).filter { !isOutOfScope($0) && !flags($0).contains(.isPreview) }
  }
}
