import SourceFacts

extension DataFlow {
  /// The requirements that an app's method in an extension of a library's class implements, for the subclasses that
  /// conform to the protocol and have no method of their own. `extension UIViewController { func showAlert() }`, `final
  /// class Home: UIViewController, HomeView {}`
  func requirements(answeredBy f: Ref, addedTo owner: TypeID) -> [Ref] {
    let base = program.types[owner].path
    let labels = semantics.labels(of: f)
    return program.functions[program.symbol(f)].filter { requirement in
      guard program.child(requirement, .body) == nil, !program.isOutOfScope(requirement),
        semantics.labels(of: requirement) == labels,
        let asking = program.enclosingType(requirement), asking != owner, program.types[asking].kind == .protocol
      else { return false }
      return semantics.withSubtypes(asking).contains { type in
        program.types[type].kind == .class && isOne(type, of: base) && !hasOwn(f, labels, type)
      }
    }
  }

  private func isOne(_ type: TypeID, of base: String) -> Bool {
    semantics.supertypeNames(of: type).contains(base) || base == "UIViewController" && semantics.isController(type)
  }

  private func hasOwn(_ f: Ref, _ labels: [String], _ type: TypeID) -> Bool {
    ([type] + semantics.supertypes(of: type)).contains { id in
      program.types[id].kind == .class
        && (program.types[id].members[program.symbol(f)] ?? []).contains {
          $0 != f && program.kind($0) == .function && semantics.labels(of: $0) == labels
        }
    }
  }
}
