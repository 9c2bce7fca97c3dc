import SourceFacts

/// Features that share a part: which of them a part's action on a screen goes to.
///
/// `case .list(.rowTapped(id)): …` of one feature runs on the screens with that feature, not on those of another that
/// has such a list, too.
extension Attribution {
  /// The features that an action passes on its way to the reducer whose arm runs. Actions that a feature sends itself
  /// before belong to the same way.
  struct Features: Hashable {
    /// The features around the action's own, the outermost first, for each pattern of the arm.
    var ways: [[TypeID]] = []
    var inner: TypeID?
    /// A view on the way holds a feature that is none of these.
    var isOfOther = false
  }

  /// The way of the action, by the patterns of the arms around a place.
  func features(ofActionsAround place: Ref, in member: Ref) -> Features {
    let ways = sentActions(around: place, in: member).patterns.map {
      way(through: $0, semantics.subjectType(ofPattern: $0).core)
    }
    guard let inner = ways.first?.last, ways.allSatisfy({ $0.last == inner }) else { return Features() }
    return Features(ways: ways.map { $0.filter { $0 != inner } }, inner: inner)
  }

  /// The features of the enums in a pattern, the outermost first.
  private func way(through pattern: Ref, _ type: TypeExpression) -> [TypeID] {
    switch program.kind(pattern) {
    case .patternWhere: return program.child(pattern, .pattern).map { way(through: $0, type) } ?? []
    case .patternCase:
      let arguments = program.children(pattern).filter { program.kind($0) == .argument }
      let ways = arguments.compactMap { argument in
        program.child(argument, .value).map { way(through: $0, payload(of: pattern, argument, type)) }
      }
      let inside = ways.first { !$0.isEmpty } ?? []
      return (feature(of: type).map { [$0] } ?? []) + inside
    default: return []
    }
  }

  /// The feature around an enum of actions.
  private func feature(of type: TypeExpression) -> TypeID? {
    guard case .named(let id, _) = type, program.types[id].kind == .enum else { return nil }
    var current = program.types[id].parent
    while let c = current, !isFeature(c) { current = program.types[c].parent }
    return current
  }

  /// The rest of the way from a view on. A view with one of the outer features fixes all features inside of it; one
  /// with the outermost fixes the screens.
  func remaining(_ features: Features, in view: TypeID) -> Features {
    guard features.ways.contains(where: { !$0.isEmpty }), let kept = keptFeatures[view] else { return features }
    if features.ways.joined().contains(where: kept.contains) {
      let left = features.ways.map { way in way.lastIndex(where: kept.contains).map { Array(way.prefix($0)) } ?? way }
      // The view holds the outermost feature of one of the ways.
      if left.contains(where: \.isEmpty) { return Features() }
      return Features(ways: left, inner: features.inner, isOfOther: features.isOfOther)
    }
    if features.inner.map(kept.contains) ?? true { return features }
    return Features(ways: features.ways, inner: features.inner, isOfOther: true)
  }

  /// A screen with other features only, or around a view with some, that shares a part with the action's features.
  func isOfOther(_ screen: TypeID, than features: Features) -> Bool {
    guard let inner = features.inner, features.ways.contains(where: { !$0.isEmpty }) else { return false }
    if features.isOfOther { return true }
    guard let kept = keptFeatures[screen] else { return false }
    return !kept.contains(inner) && !features.ways.joined().contains(where: kept.contains)
  }

  /// The views that hold a library's box of state (a store), by the type of the state and the type around that.
  func findHolders() -> [TypeID: Set<Ref>] {
    var result: [TypeID: Set<Ref>] = [:]
    if semantics.library.meanings.isEmpty { return result }
    for id in program.types.indices where semantics.isScreenType(id) && !program.types[id].isOutOfScope {
      for m in program.types[id].members.values.joined().sorted() where program.kind(m) == .variable {
        guard let node = program.child(m, .type), program.kind(node) == .typeName,
          semantics.library.meanings[program.name(node)] != nil, let view = program.types[id].declaration,
          case .named(let state, _) = semantics.resolve(node).core
        else { continue }
        result[state, default: []].insert(view)
        if let feature = program.types[state].parent { result[feature, default: []].insert(view) }
      }
    }
    return result
  }

  func findKeptFeatures() -> [TypeID: Set<TypeID>] {
    var result: [TypeID: Set<TypeID>] = [:]
    for (feature, views) in holders {
      for view in views { if let type = program.typeOfBody[view] { result[type, default: []].insert(feature) } }
    }
    return result
  }
}
