import Linking
import NavigationModel
import SourceFacts

/// Controls of a modal that call the `dismiss` which the view below the modal read from its environment.
struct PresenterDismissals {
  struct Found {
    var call: Ref
    var modal: LinkedProgram.Presentation
    /// The view whose environment it was read from.
    var presenter: TypeID
    /// The presenter is in nothing that could be closed.
    var isFixed: Bool
    fileprivate var way: Way
    fileprivate var dismissals: PresenterDismissals
  }

  static let exemptions: [Exemption<Found>] = [
    Exemption("Actions that also reset the modal's state, or do more than close") { !$0.way.isWholeAction },
    Exemption("Code that checks `isPresented`, and helpers that other places show as well") { found in
      let program = found.dismissals.program
      return found.way.isElsewhere
        || program.mentions(of: "isPresented").contains { program.enclosingType($0) == found.presenter }
    },
    Exemption(
      "Modals that another control closes by their state, or a view of theirs by its own action: the author knows both "
        + "ways out"
    ) {
      $0.dismissals.isClosedOtherwise($0.modal, $0.way.content)
    },
  ]

  private let program: LinkedProgram
  private let fixed: FixedScreens
  private let modals: [Ref: LinkedProgram.Presentation]

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    fixed = FixedScreens(support)
    let shown = program.presentations.filter { [.sheet, .cover, .popover].contains($0.kind) }
    modals = Dictionary(shown.map { ($0.call, $0) }) { first, _ in first }
  }

  /// In order of place.
  func all() -> [Found] {
    let calls = program.sites.filter { $0.kind == .back && $0.back == .dismiss && $0.confidence == .exact }.map(
      \.primitive)
    return Set(calls).sorted().compactMap(found)
  }

  private func found(_ call: Ref) -> Found? {
    guard let presenter = reader(ofActionCalledBy: call), !program.isOutOfUsersReach(codeAt: call),
      let way = way(out: call, of: presenter)
    else { return nil }
    let screens = program.screens(at: way.modal.call)
    let isFixed = !screens.isEmpty && screens.allSatisfy(fixed.contains)
    guard way.controls.allSatisfy({ isFixed || closes($0, way.surroundings) }) else { return nil }
    return Found(
      call: call, modal: way.modal, presenter: presenter, isFixed: isFixed, way: way, dismissals: self)
  }

  // MARK: the action

  /// The view that reads the action: `dismiss()`, `presentationMode.wrappedValue.dismiss()`.
  private func reader(ofActionCalledBy call: Ref) -> TypeID? {
    guard program.kind(call) == .call, program.arguments(of: call).isEmpty,
      let callee = program.child(call, .callee)
    else { return nil }
    var named: Ref? = callee
    while let node = named {
      if let action = program.variable(of: node), program.isMember(action),
        program.attributeNames(of: action) == ["Environment"]
      {
        return program.enclosingType(action).flatMap { program.isView($0) ? $0 : nil }
      }
      named = program.kind(node) == .member ? program.child(node, .base) : nil
    }
    return nil
  }

  // MARK: the way out to the modal

  /// The control that the user taps, and its code.
  fileprivate struct Control {
    var call: Ref
    var action: Ref?
  }

  fileprivate struct Way {
    var modal: LinkedProgram.Presentation
    /// The code of the modal's content, with the helpers on the way.
    var content: [Ref]
    var controls: [Control]
    /// Between the action and the modal.
    var surroundings: [LinkedProgram.Surrounding]
    /// The action is the whole effect of the control.
    var isWholeAction = true
    /// The control is in other places as well.
    var isElsewhere = false
  }

  /// nil unless the action is an effect of a control in a modal of the view.
  private func way(out call: Ref, of presenter: TypeID) -> Way? {
    guard let body = program.enclosingBody(call), program.kind(body) == .closure, let controls = controls(running: body)
    else { return nil }
    let ways = program.placements(of: call, throughTypes: false).map {
      modal(around: $0, from: call, of: presenter, controls)
    }
    guard var way = ways.first(where: { $0 != nil }) ?? nil else { return nil }
    way.isWholeAction = program.statements(of: body) == [call]
    way.isElsewhere = !ways.allSatisfy { $0?.modal == way.modal }
    return way
  }

  private func modal(
    around placement: LinkedProgram.Placement, from call: Ref, of presenter: TypeID, _ controls: [Control]
  ) -> Way? {
    for (index, surrounding) in placement.surroundings.enumerated() {
      guard case .closure(let closure, let shower) = surrounding, let modal = modals[shower] else { continue }
      guard program.contentClosure(of: shower) == closure, program.enclosingType(shower) == presenter else {
        return nil
      }
      let helpers = ([call] + placement.steps).compactMap(program.enclosingMember).filter {
        !program.contains($0, closure)
      }
      return Way(
        modal: modal, content: [closure] + helpers, controls: controls,
        surroundings: Array(placement.surroundings.prefix(index)))
    }
    return nil
  }

  // MARK: the control

  /// The controls that only run a closure; nil where other code runs it, too.
  private func controls(running closure: Ref) -> [Control]? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return nil }
    if isControl(call) { return [Control(call: call, action: closure)] }
    // A view of the app receives the closure.
    guard case .initializer(let view, _) = program.callee(of: call), program.isView(view), !readsAction(view) else {
      return nil
    }
    let runs = program.runs(ofClosure: closure).filter { !program.contains(closure, $0) }
    let controls = runs.compactMap { isControl($0) ? Control(call: $0) : control(doingNothingBut: $0) }
    return controls.isEmpty || controls.count != runs.count ? nil : controls
  }

  private func control(doingNothingBut run: Ref) -> Control? {
    guard let body = program.enclosingBody(run), program.kind(body) == .closure, program.statements(of: body) == [run],
      let argument = program.parent(body), program.kind(argument) == .argument, let call = program.parent(argument)
    else { return nil }
    return isControl(call) ? Control(call: call, action: body) : nil
  }

  private func isControl(_ call: Ref) -> Bool {
    program.kind(call) == .call && program.isExternal(call) && program.isNamedLikeControl(call)
  }

  /// The view reads an action of its own to close itself.
  private func readsAction(_ view: TypeID) -> Bool {
    program.ownMembers(of: view).contains { member in
      program.attributeNames(of: member) == ["Environment"]
        && program.child(member, .attributes).map {
          program.nodes([.keyPath], in: $0).contains { Self.actions.contains(program.name($0)) }
        } ?? false
    }
  }

  private static let actions: Set<String> = ["dismiss", "presentationMode"]

  /// The control's purpose is to close: its words say so, or it is in the modal's bar.
  private func closes(_ control: Control, _ outer: [LinkedProgram.Surrounding]) -> Bool {
    if let role = program.argument("role", of: control.call), program.name(role) == "cancel" { return true }
    if (program.surroundings(of: control.call) + outer).contains(where: isBar) { return true }
    return program.nodes([.string, .member, .name], in: control.call).contains { node in
      ScreenNames.words(of: program.name(node)).contains { Self.closing.contains($0.lowercased()) }
        && !(control.action.map { program.contains($0, node) } ?? false)
    }
  }

  private static let closing: Set<String> = ["cancel", "close"]

  private static let bars = SDK.bars.union(["navigationBarItems"])

  private func isBar(_ surrounding: LinkedProgram.Surrounding) -> Bool {
    guard let call = surrounding.call else { return false }
    return Self.bars.contains(program.name(call))
  }

  // MARK: other ways out

  private func makesViewThatCloses(_ content: Ref) -> Bool {
    program.nodes([.call], in: content).contains { call in
      if case .initializer(let view, _) = program.callee(of: call) {
        program.isView(view) && readsAction(view)
      } else {
        false
      }
    }
  }

  /// Code in the modal resets its state, or receives it; or a view in it closes itself.
  private func isClosedOtherwise(_ modal: LinkedProgram.Presentation, _ content: [Ref]) -> Bool {
    if content.contains(where: makesViewThatCloses) { return true }
    guard let state = program.state(of: modal) else { return false }
    return program.uses(ofVariable: state).contains { use in
      use.kind != .read && content.contains { program.contains($0, use.place) }
    }
  }
}
