import Linking
import SourceFacts

/// The places where controllers are put into UIKit's navigation controllers.
struct ControllerStacks {
  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The call that makes a controller, made in place or in a local constant, the root of a navigation controller, or
  /// pushes it; nil where there is none, and where code hides a navigation bar.
  func entry(of construction: Ref) -> Ref? {
    guard let member = program.enclosingMember(construction), !hidesBars(near: member) else { return nil }
    guard let local = program.parent(construction), program.kind(local) == .variable,
      program.child(local, .initializer) == construction, !program.isMember(local)
    else { return entry(taking: construction) }
    return program.mentions(ofLocal: local, in: member).lazy.compactMap(entry(taking:)).first
  }

  private func entry(taking controller: Ref) -> Ref? {
    guard let argument = program.parent(controller), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return nil }
    switch program.name(argument) {
    case "rootViewController": return isStack(call) ? call : nil
    case "": return program.name(call) == "pushViewController" && program.isExternal(call) ? call : nil
    default: return nil
    }
  }

  private func isStack(_ call: Ref) -> Bool {
    switch program.callee(of: call) {
    case .externalType(let name): name == Self.stack
    case .initializer(let type, _): program.supertypeNames(of: type).contains(Self.stack)
    default: false
    }
  }

  /// In the code of the type around the member.
  private func hidesBars(near member: Ref) -> Bool {
    let owner = program.enclosingType(member).map(program.bodies(of:)) ?? [member]
    return owner.contains { program.mentions(Self.hiding, in: $0) }
  }

  private static let stack = "UINavigationController"
  private static let hiding: Set<String> = ["setNavigationBarHidden", "isNavigationBarHidden"]
}
