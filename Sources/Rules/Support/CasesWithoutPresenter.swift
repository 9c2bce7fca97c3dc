import Linking
import NavigationModel
import SourceFacts

/// Cases of an item that code sets and no presenter shows, where others are shown.
///
/// Code that shows a case names it: in a pattern, a comparison, a case path. A case that live code only sets is never
/// shown.
struct CasesWithoutPresenter {
  struct Forgotten {
    var property: Ref
    var item: TypeID
    var name: String
    /// The places that set it, in order.
    var raises: [Ref]
    /// Code that handles the case, and that never runs.
    var unattached: Ref?
  }

  private let program: LinkedProgram
  /// Patterns and key paths, by the names in them.
  private let named: [String: [Ref]]
  private let features: Set<String>
  /// The bindings of presenters, as expressions.
  private let states: Set<Ref>

  init(_ program: LinkedProgram) {
    self.program = program
    features = Set(program.presentationAttributes)
    states = Set(program.presentations.map(\.state))
    var named: [String: [Ref]] = [:]
    for kind in [Node.Kind.patternCase, .keyPath] {
      program.forEachNode(of: kind) { node in
        for part in DottedName.parts(of: program.name(node)) { named[String(part), default: []].append(node) }
      }
    }
    self.named = named
  }

  /// For a stored property with an optional item of several cases.
  func all(of property: Ref) -> [Forgotten] {
    guard case .optional(let held) = program.declaredType(of: property), case .named(let item, _) = held.core,
      program.typeKind(item) == .enum, program.isDeclared(item)
    else { return [] }
    let raises = raises(of: property, item)
    guard raises.count > 1 else { return [] }
    if isOfFeature(property) { return unnamedByViews(property, item, raises) }
    let shown = raises.filter { name, places in
      !places.allSatisfy(isShownNowhere)
        || takers(of: name, besides: places, item).contains(where: isAskedFor)
    }
    // Where none of them is known to be presented, the item's presentation was not followed.
    guard !shown.isEmpty, !mayBeShownUnnamed(property, shown: Set(shown.keys)) else { return [] }
    return raises.filter { shown[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { name, places in
      let takers = takers(of: name, besides: places, item)
      guard takers.allSatisfy(isInUnnamedCode) else { return nil }
      return Forgotten(property: property, item: item, name: name, raises: places, unattached: takers.first)
    }
  }

  // MARK: cases of a reducer's state

  /// The presenters of a reducer's cases depend on stores and key paths that are not all followed. But code that shows
  /// a case names it, so a case that no live view code names is never shown.
  private func unnamedByViews(_ property: Ref, _ item: TypeID, _ raises: [String: [Ref]]) -> [Forgotten] {
    let takers = Dictionary(
      uniqueKeysWithValues: raises.map { name, places in
        (name, self.takers(of: name, besides: places, item).filter { !isOfReducer($0) })
      })
    let shown = takers.filter { $0.value.contains { !isUnattached($0) } }
    guard !shown.isEmpty, !hasDefault(among: shown.values.joined()) else { return [] }
    return raises.filter { shown[$0.key] == nil }.sorted { $0.key < $1.key }.map { name, places in
      Forgotten(property: property, item: item, name: name, raises: places, unattached: takers[name]?.first)
    }
  }

  /// Nothing calls the function around a place, and no namesake can be mistaken for it: it is private, or the only one.
  private func isUnattached(_ place: Ref) -> Bool {
    let isPrivate = program.enclosingMember(place).map { program.flags($0).contains(.isPrivate) } ?? false
    return isPrivate ? program.isNeverRun(codeAt: place) : isInUnnamedCode(place)
  }

  /// A reducer's code, not a view's: it makes cases, handles their actions and runs their reducers.
  private func isOfReducer(_ place: Ref) -> Bool {
    guard let type = program.enclosingType(place), program.isDeclared(type), !isOfViews(type) else { return false }
    var outer: TypeID? = type
    while let current = outer {
      if program.attributeNames(ofType: current).contains("Reducer")
        || !program.supertypeNames(of: current).isDisjoint(with: ["Reducer", "ReducerProtocol"])
      {
        return true
      }
      outer = program.declaration(of: current).flatMap(program.enclosingType)
    }
    return false
  }

  private func isOfViews(_ type: TypeID) -> Bool {
    program.isView(type) || program.isViewModifier(type) || program.isController(type)
  }

  private func hasDefault(among takers: some Sequence<Ref>) -> Bool {
    takers.contains { taker in
      program.ancestors(taker).first { [.switch, .block].contains(program.kind($0)) }.map { choice in
        program.kind(choice) == .switch
          && program.children(choice, .arms).contains { program.flags($0).contains(.isDefault) }
      } ?? false
    }
  }

  /// The cases that live code sets, with the places.
  private func raises(of property: Ref, _ item: TypeID) -> [String: [Ref]] {
    let cases = Set(program.cases(of: item).map(program.name))
    return program.uses(ofVariable: property).reduce(into: [:]) { raises, use in
      guard use.isCertain, case .write(let value) = use.kind, [.member, .call].contains(program.kind(value)),
        cases.contains(program.name(value)), !program.isOutOfUsersReach(codeAt: value)
      else { return }
      raises[program.name(value), default: []].append(value)
    }
  }

  private func isShownNowhere(_ value: Ref) -> Bool {
    let places = [value] + [program.child(value, .callee), program.parent(value)].compactMap(\.self)
    return places.flatMap(program.navigation).allSatisfy { program.isNeverRun(codeAt: $0.primitive) }
  }

  /// `.sheet(isPresented: Binding(get: { next == .tags }, …))`
  private func isAskedFor(_ taker: Ref) -> Bool { program.ancestors(taker).contains(where: states.contains) }

  /// Code that names a case other than to set it.
  private func takers(of name: String, besides raises: [Ref], _ item: TypeID) -> [Ref] {
    let mentions = program.mentions(of: name) + (named[name] ?? []).filter { !program.isOutOfScope($0) }
    return mentions.filter { mention in
      if raises.contains(where: { program.contains($0, mention) || $0 == mention }) { return false }
      return !isOfOther(mention, than: item)
    }.sorted()
  }

  /// `/Other.Destination.State.token`
  private func isOfOther(_ mention: Ref, than item: TypeID) -> Bool {
    guard program.kind(mention) == .member, let base = program.child(mention, .base),
      case .named(let named, _) = program.typeNamed(by: base), program.isDeclared(named)
    else { return false }
    return named != item
  }

  private func isOfFeature(_ property: Ref) -> Bool {
    !features.isDisjoint(with: program.attributeNames(of: property))
  }

  /// Some code shows the item without naming the case: as a whole, or in a default.
  private func mayBeShownUnnamed(_ property: Ref, shown: Set<String>) -> Bool {
    let choices = shown.flatMap { named[$0] ?? [] }.compactMap { pattern in
      program.ancestors(pattern).first { [.switch, .block].contains(program.kind($0)) }
    }.filter { program.kind($0) == .switch }
    if choices.contains(where: { choice in
      program.children(choice, .arms).contains { program.flags($0).contains(.isDefault) }
    }) {
      return true
    }
    return program.usesThroughBindings(ofVariable: property).contains { use in
      switch use.kind {
      case .write, .mutation: false
      case .handedOut: true
      case .read: !isComparedToCase(use.place)
      }
    }
  }

  /// `next == .tags`, `if case .tags = next`
  private func isComparedToCase(_ place: Ref) -> Bool {
    guard let outer = program.parent(place) else { return false }
    switch program.kind(outer) {
    case .binary:
      return [program.child(outer, .left), program.child(outer, .right)].compactMap(\.self).contains {
        $0 != place && [.member, .call].contains(program.kind($0))
      }
    case .patternCondition: return true
    case .assign: return program.child(outer, .target) == place
    default: return false
    }
  }

  /// Nothing calls the function around a place, and no other code has its name: a call of a namesake may mean this one.
  private func isInUnnamedCode(_ place: Ref) -> Bool {
    guard program.isNeverRun(codeAt: place), let function = program.enclosingMember(place) else { return false }
    return program.mentions(of: program.name(function)).allSatisfy { program.contains(function, $0) }
  }
}
