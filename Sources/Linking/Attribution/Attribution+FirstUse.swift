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

  /// The calls by which the app's delegate makes the only object of a type: its initialiser runs at launch.
  func launches(of type: TypeID, runningCodeAround place: Ref, in member: Ref) -> [Ref]? {
    guard program.kind(member) == .function,
      program.enclosingClosure(place).map({ !program.contains(member, $0) }) ?? true
    else { return nil }
    // A base class's initialiser runs for each class that inherits from it.
    let made = semantics.withSubtypes(type).sorted().flatMap { flow.constructions(of: $0) }
    guard !made.isEmpty,
      made.allSatisfy({ call in
        program.enclosingType(call).map(isSystemMade) ?? false && program.enclosingClosure(call) == nil
      })
    else { return nil }
    let calls = made.filter { program.enclosingMember($0).map { program.kind($0) == .function } ?? false }
    return calls.count == made.count ? calls : nil
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
