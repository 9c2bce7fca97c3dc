import SourceFacts

/// The object that a stream belongs to: `reactor.state` and `reactor.action` are declared once, for all reactors.
extension DataFlow {
  /// Records that a supertype of the current object declares the member that an expression names.
  func note(_ e: Ref, declaredIn type: TypeID?, _ walk: inout StreamWalk) {
    guard let type, program.kind(e) == .member, let base = program.child(e, .base),
      case .named(let object, _) = semantics.type(of: base).core, object != type,
      semantics.inherits(object, from: type)
    else { return }
    walk.objects[type, default: []].insert(object)
  }

  /// Whether an expression can name a stream of the objects that the walk came from.
  func isOfObject(_ e: Ref, _ variable: Ref, _ walk: StreamWalk) -> Bool {
    guard program.kind(variable) == .variable, let owner = program.enclosingType(variable),
      let objects = walk.objects[owner]
    else { return true }
    let named: TypeID?
    if program.kind(e) == .member, let base = program.child(e, .base),
      !(program.kind(base) == .name && program.name(base) == "self")
    {
      guard case .named(let id, _) = semantics.type(of: base).core else { return false }
      named = id
    } else {
      named = program.enclosingType(e)
    }
    guard let named else { return true }
    return objects.contains { semantics.inherits($0, from: named) || semantics.inherits(named, from: $0) }
  }
}
