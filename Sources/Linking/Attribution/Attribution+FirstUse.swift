import SourceFacts

/// Objects that are made once, on their first use.
extension Attribution {
  /// The uses of a static or global object by the code with which the app starts: its initialiser has run before other
  /// code uses it. Nil for any other object, and where the app starts without it.
  func firstUsers(of type: TypeID) -> [Ref]? {
    let made = flow.constructions(of: type)
    guard !made.isEmpty, made.allSatisfy(isShared) else { return nil }
    let first = typeUsers(type).filter { user in
      program.enclosingType(user).map(opensApp) ?? program.typeOfBody[user].map(opensApp) ?? false
    }
    return first.isEmpty ? nil : first
  }

  /// The calls by which the app or its delegate makes the only object of a type: its initialiser runs at launch.
  func launches(of type: TypeID, runningCodeAround place: Ref, in member: Ref) -> [Ref]? {
    guard program.kind(member) == .function,
      program.enclosingClosure(place).map({ !program.contains(member, $0) }) ?? true
    else { return nil }
    // A base class's initialiser runs for each class that inherits from it.
    let made = semantics.withSubtypes(type).sorted().flatMap { flow.constructions(of: $0) }
    guard !made.isEmpty,
      made.allSatisfy({ call in
        guard let app = program.enclosingType(call), let member = program.enclosingMember(call),
          program.enclosingClosure(call) == nil
        else { return false }
        if program.kind(member) == .function { return isSystemMade(app) }
        return isApp(app) && isStoredValue(call, of: member)
      })
    else { return nil }
    return made
  }

  /// The place is in the stored value of a property that every object of its type has: it runs as the object is made,
  /// that of a lazy property on its first use.
  func isStoredValue(_ place: Ref, of member: Ref) -> Bool {
    isStored(member) && program.child(member, .initializer).map { program.contains($0, place) } ?? false
  }

  private func isStored(_ member: Ref) -> Bool {
    program.kind(member) == .variable && !program.flags(member).contains(.isStatic)
      && program.child(member, .initializer) != nil
  }

  /// The app, or its delegate, whose own stored value has the place: the launch makes that object. A lazy property makes
  /// it on its first use; what the object does later, it does for the app that keeps it, and not for each use.
  func launchedApp(runningValueAround place: Ref, in member: Ref, isLater: Bool) -> TypeID? {
    guard isStoredValue(place, of: member) || isLater && place == member && isStored(member),
      isLater || !program.flags(member).contains(.isLazy),
      program.enclosingClosure(place) == nil, let app = program.enclosingType(member), isApp(app)
    else { return nil }
    return app
  }

  /// The value of a lazy property runs where the property is used.
  func runsOnUse(_ place: Ref, in member: Ref) -> Bool {
    isStoredValue(place, of: member) && program.flags(member).contains(.isLazy)
      && program.enclosingClosure(place) == nil
  }

  /// `static let shared = Router()`
  private func isShared(_ construction: Ref) -> Bool {
    guard let variable = program.parent(construction), program.kind(variable) == .variable,
      program.child(variable, .initializer) == construction
    else { return false }
    return program.flags(variable).contains(.isStatic) || program.enclosingType(variable) == nil
  }

  /// The type is the app, or a view that the app makes for its scenes.
  private func opensApp(_ type: TypeID) -> Bool {
    if isApp(type) { return true }
    guard shown.contains(type), semantics.isView(type) else { return false }
    return flow.constructions(of: type).contains { call in program.enclosingType(call).map(isApp) ?? false }
  }

  func isApp(_ type: TypeID) -> Bool { isSystemMade(type) || semantics.supertypeNames(of: type).contains("App") }
}
