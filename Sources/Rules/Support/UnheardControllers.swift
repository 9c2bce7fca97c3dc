import Linking
import SourceFacts

/// Controllers of the system that wait for the app to close them, and are presented without anybody whom they tell.
struct UnheardControllers {
  struct Unheard {
    /// The construction.
    var made: Ref
    /// The call that presents it; nil for a view around the controller.
    var shown: Ref?
    var ending: SystemEnding
  }

  let program: LinkedProgram
  /// Whether only modals show a view.
  let isInModal: (TypeID) -> Bool

  var all: [Unheard] {
    SystemEnding.all.filter(\.needsListener).flatMap { ending in
      program.calls(named: ending.controller).compactMap { made -> Unheard? in
        guard program.isExternal(made), !program.isOutOfUsersReach(codeAt: made) else { return nil }
        return unheard(made, ending)
      }
    }
  }

  private func unheard(_ made: Ref, _ ending: SystemEnding) -> Unheard? {
    if let shown = presentation(of: made) { return Unheard(made: made, shown: shown, ending: ending) }
    if isOfUnhearingView(made, ending) { return Unheard(made: made, shown: nil, ending: ending) }
    guard let local = local(of: made), let member = program.enclosingMember(made) else { return nil }
    var shown: Ref?
    for mention in program.mentions(ofLocal: local, in: member) {
      if let call = presentation(of: mention) {
        shown = shown ?? call
      } else if !leavesUnheard(mention, ending) {
        return nil
      }
    }
    return shown.map { Unheard(made: made, shown: $0, ending: ending) }
  }

  /// `present(mail, animated: true)`
  private func presentation(of value: Ref) -> Ref? {
    guard let argument = program.parent(value), program.kind(argument) == .argument,
      let call = program.parent(argument),
      program.kind(call) == .call, HelperPresentations(program).isSystems(call),
      program.argument("", of: call) == value
    else { return nil }
    return call
  }

  /// `let mail = MFMailComposeViewController()`, `if let scanner = Scanner(…)`
  private func local(of made: Ref) -> Ref? {
    guard let declaration = program.parent(made) else { return nil }
    switch program.kind(declaration) {
    case .variable: return program.isMember(declaration) ? nil : declaration
    case .optionalBinding: return declaration
    default: return nil
    }
  }

  /// A use of the controller that certainly names nobody: a property that is set, or the SDK's method.
  private func leavesUnheard(_ mention: Ref, _ ending: SystemEnding) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member,
      program.child(member, .base) == mention,
      program.name(member) != ending.listener
    else { return false }
    guard let call = program.call(of: member) else { return program.variable(of: member) == nil }
    return program.isExternal(call)
  }

  /// A representable that returns the controller, and nowhere names who is told.
  private func isOfUnhearingView(_ made: Ref, _ ending: SystemEnding) -> Bool {
    guard let view = program.enclosingType(made),
      program.supertypeNames(of: view).contains("UIViewControllerRepresentable"),
      let maker = program.enclosingMember(made), program.name(maker) == "makeUIViewController",
      program.bodies(of: view).allSatisfy({ !program.mentions([ending.listener], in: $0) }),
      returns(made, from: maker, ending)
    else { return false }
    return isInModal(view)
  }

  private func returns(_ made: Ref, from maker: Ref, _ ending: SystemEnding) -> Bool {
    if isResult(made, of: maker) { return true }
    guard let local = local(of: made) else { return false }
    let mentions = program.mentions(ofLocal: local, in: maker)
    return mentions.contains { isResult($0, of: maker) }
      && mentions.allSatisfy { isResult($0, of: maker) || leavesUnheard($0, ending) }
  }

  private func isResult(_ value: Ref, of maker: Ref) -> Bool {
    guard let outer = program.parent(value) else { return false }
    return program.kind(outer) == .returned || program.meaningOfBody(of: maker) == value
  }
}
