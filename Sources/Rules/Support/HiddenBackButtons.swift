import Linking
import NavigationModel
import SourceFacts

/// Screens whose back button a helper hides, and which have no other way back.
struct HiddenBackButtons {
  struct Hidden {
    var assignment: Ref
    var screen: TypeID
  }

  private let program: LinkedProgram
  private let support: GraphSupport

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    self.support = support
  }

  var all: [Hidden] {
    program.assignments(to: "hidesBackButton").flatMap { assignment -> [Hidden] in
      if let own = byBaseClass(assignment) { return own }
      guard let value = program.child(assignment, .value), program.kind(value) == .boolean,
        program.name(value) == "true", let helper = program.enclosingType(assignment),
        !program.isController(helper), !program.isOutOfUsersReach(codeAt: assignment), keepsNoWayBack(helper)
      else { return [] }
      return screens(told: assignment).filter(holdsUser).map { Hidden(assignment: assignment, screen: $0) }
    }
  }

  /// In `viewDidLoad` of a controller itself: its subclasses inherit it.
  private func byBaseClass(_ assignment: Ref) -> [Hidden]? {
    guard let base = program.enclosingType(assignment), program.isController(base) else { return nil }
    guard let value = program.child(assignment, .value), program.kind(value) == .boolean,
      program.name(value) == "true", let function = program.enclosingMember(assignment),
      program.name(function) == "viewDidLoad",
      program.child(function, .body) == program.parent(assignment), !program.isOutOfUsersReach(codeAt: assignment),
      program.child(assignment, .target).flatMap(program.chain) == "navigationItem.hidesBackButton"
        || program.child(assignment, .target).flatMap(program.chain) == "self.navigationItem.hidesBackButton"
    else { return [] }
    let classes = program.subtypes(of: base)
    return classes.filter { !keepsOwnLoading($0, below: base) && holdsUser($0) }.map {
      Hidden(assignment: assignment, screen: $0)
    }
  }

  /// It overrides `viewDidLoad` without calling `super`.
  private func keepsOwnLoading(_ type: TypeID, below base: TypeID) -> Bool {
    program.ownMembers(named: "viewDidLoad", of: type).contains { function in
      !program.nodes([.call], in: function).contains { program.name($0) == "viewDidLoad" }
    }
  }

  /// The controllers that pass themselves to the helper: `BarHelper(controller: self)`.
  private func screens(told assignment: Ref) -> [TypeID] {
    guard let item = program.child(assignment, .target).flatMap({ program.child($0, .base) }),
      let controller = program.child(item, .base), let kept = program.variable(of: controller)
    else { return [] }
    return program.valuesPastParameters(givenTo: kept).compactMap { value in
      program.name(value) == "self" ? program.enclosingType(value) : nil
    }.filter(program.isController)
  }

  /// It is pushed, nothing on it is known to go back, and it notifies no code that might.
  private func holdsUser(_ screen: TypeID) -> Bool {
    let id = program.screenID(of: screen)
    let shown = support.transitions(to: id)
    guard !shown.isEmpty, shown.allSatisfy({ $0.kind == .push && $0.confidence > .guessed }),
      !support.transitions(from: id).contains(where: { [.back, .root, .push].contains($0.kind) })
    else { return false }
    let family = [screen] + program.supertypes(of: screen).filter { program.typeKind($0) == .class }
    return family.allSatisfy { keepsNoWayBack($0) && !$0.isToldOfElsewhere(program) }
  }

  /// The type's code has no button on the left of the bar, and no transition back.
  private func keepsNoWayBack(_ type: TypeID) -> Bool {
    program.bodies(of: type).allSatisfy { body in
      !program.mentions(Self.waysBack, in: body)
        && program.nodes([.assign], in: body).allSatisfy { assignment in
          guard let target = program.child(assignment, .target), program.name(target) == "hidesBackButton" else {
            return true
          }
          return program.child(assignment, .value).map { program.name($0) == "true" } ?? false
        }
    }
  }

  private static let waysBack: Set<String> = SDK.waysBack
}

extension TypeID {
  /// The type stores a closure or an object with a protocol of the app: other code decides what happens then.
  fileprivate func isToldOfElsewhere(_ program: LinkedProgram) -> Bool {
    program.ownMembers(of: self).contains { member in
      guard program.kind(member) == .variable, program.getter(of: member) == nil else { return false }
      switch program.declaredType(of: member) {
      case .function: return true
      case .optional(.function): return true
      case let type:
        guard case .named(let named, _) = type.core else { return false }
        return program.typeKind(named) == .protocol
      }
    }
  }
}
