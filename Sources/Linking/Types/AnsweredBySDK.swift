import SourceFacts

/// Methods of the SDK that a protocol of the app declares again: `protocol Presenting { func present(_ page:
/// UIViewController, animated: Bool, completion: (() -> Void)?) }`. A controller conforms by UIKit's own method.
extension Semantics {
  /// A requirement that a class of the sources inherits from its base class in the SDK; the sources do not implement
  /// it.
  func isAnsweredBySDK(_ requirement: Ref, in type: TypeID) -> Bool {
    isBareRequirement(requirement) && program.types[type].kind == .class && !isAnsweredByTree(requirement)
      && inheritsFromSDK(type)
  }

  /// A requirement that the sources never implement, though classes of the sources conform to the protocol: a call of
  /// it runs the SDK's method.
  func isAnsweredBySDK(_ requirement: Ref) -> Bool {
    if let known = memory.foreignRequirements[requirement] { return known }
    let isForeign =
      isBareRequirement(requirement) && !isAnsweredByTree(requirement)
      && adopters(of: requirement).contains(where: inheritsFromSDK)
    return memory.foreignRequirements.keep(isForeign, for: requirement)
  }

  private func isBareRequirement(_ f: Ref) -> Bool {
    guard program.kind(f) == .function, program.child(f, .body) == nil, let owner = program.enclosingType(f) else {
      return false
    }
    return program.types[owner].kind == .protocol && !program.isOfLibrary(f)
  }

  private func adopters(of requirement: Ref) -> [TypeID] {
    program.enclosingType(requirement).map(withSubtypes)?.filter { !program.types[$0].isOutOfScope } ?? []
  }

  private func isAnsweredByTree(_ requirement: Ref) -> Bool {
    let labels = self.labels(of: requirement)
    return adopters(of: requirement).contains { adopter in
      members(named: program.symbol(requirement), of: adopter).contains {
        program.kind($0) == .function && program.child($0, .body) != nil && self.labels(of: $0) == labels
      }
    }
  }

  /// A controller, or an extension of an SDK's class.
  private func inheritsFromSDK(_ type: TypeID) -> Bool {
    program.types[type].kind == .class && isController(type)
      || !program.types[type].isDeclared && SDK.isController(program.types[type].path)
  }
}
