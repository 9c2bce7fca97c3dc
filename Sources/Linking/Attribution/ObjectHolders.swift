import SourceFacts

/// The screens that store an object of a type in a property: its view model, say.
///
/// What such an object does later, when a stream that it observes since its construction sends a value, it does on
/// these screens, not on the one before them, where it was made.
final class ObjectHolders {
  private let flow: DataFlow
  private var semantics: Semantics { flow.semantics }
  private var program: Program { flow.program }

  init(flow: DataFlow) { self.flow = flow }

  private var memory = Memory()

  private struct Memory {
    var properties = Once<[TypeID: [Ref]]>()
    var partProperties = Once<[TypeExpression: [Ref]]>()
    var partsOfModels = Once<[TypeID: [TypeID]]>()
    var homes = Memo<TypeID, TypeID?>()
  }

  /// A copy for another thread, with what was answered so far.
  func fork(_ flow: DataFlow) -> ObjectHolders {
    _ = (properties, partProperties, partsOfModels)
    let other = ObjectHolders(flow: flow)
    other.memory = memory
    return other
  }

  /// The properties of screens, by their declared types.
  private var properties: [TypeID: [Ref]] { memory.properties.answer ?? memory.properties.keep(findProperties()) }

  private func findProperties() -> [TypeID: [Ref]] {
    var result: [TypeID: [Ref]] = [:]
    for id in program.types.indices where semantics.isScreenType(id) && !program.types[id].isOutOfScope {
      for member in program.types[id].members.values.joined().sorted()
      where program.kind(member) == .variable && !program.flags(member).contains(.isStatic) {
        for kept in types(of: member) where !semantics.isScreenType(kept) { result[kept, default: []].append(member) }
      }
      for (clause, kept) in keptByBase(of: id) where !semantics.isScreenType(kept) {
        result[kept, default: []].append(clause)
      }
    }
    return result
  }

  /// The properties of screens that hold a part of an object, by their declared type: `let context: CartModel.Context`,
  /// with `class CartModel: Model<CartState, CartAction>` and the `Context` in `Model`.
  private var partProperties: [TypeExpression: [Ref]] {
    memory.partProperties.answer ?? memory.partProperties.keep(findPartProperties())
  }

  private func findPartProperties() -> [TypeExpression: [Ref]] {
    var result: [TypeExpression: [Ref]] = [:]
    for (part, members) in properties where program.types[part].parent != nil && program.types[part].kind == .class {
      for member in members where program.kind(member) == .variable {
        let type = semantics.declaredType(member).core
        if case .named(part, let arguments) = type, !arguments.isEmpty { result[type, default: []].append(member) }
      }
    }
    return result
  }

  /// The classes nested in generic ones, by these.
  private var partsOfModels: [TypeID: [TypeID]] {
    memory.partsOfModels.answer ?? memory.partsOfModels.keep(findPartsOfModels())
  }

  private func findPartsOfModels() -> [TypeID: [TypeID]] {
    let parts = Set(partProperties.keys.compactMap { if case .named(let id, _) = $0 { id } else { nil } }).sorted()
    return Dictionary(grouping: parts) { program.types[$0].parent ?? $0 }
  }

  /// The screens that hold a part of an object of a type, where the arguments of its base class distinguish it from
  /// others.
  private func screens(holdingPartOf type: TypeID) -> [Ref] {
    if partProperties.isEmpty { return [] }
    return semantics.superclasses(of: type).flatMap { said -> [Ref] in
      guard case .named(let base, let arguments) = said, !arguments.isEmpty else { return [] }
      return (partsOfModels[base] ?? []).flatMap { partProperties[.named($0, arguments)] ?? [] }
    }
  }

  /// The objects that a screen's base class stores for it: `class LoginController: ModelController<LoginModel>` with
  /// `let model: Model`. The inheritance clause stands for the property, as it is the screen's own.
  private func keptByBase(of screen: TypeID) -> [(clause: Ref, kept: TypeID)] {
    guard let clause = program.types[screen].inheritance.first else { return [] }
    return semantics.superclasses(of: screen).flatMap { said -> [(clause: Ref, kept: TypeID)] in
      guard case .named(let base, let arguments) = said, !arguments.isEmpty else { return [] }
      let kept = Set(
        program.types[base].members.values.joined().compactMap { member -> TypeID? in
          guard program.kind(member) == .variable, !program.flags(member).contains(.isStatic),
            semantics.isLeftToHeirs(member),
            case .named(let id, _) = semantics.declaredType(member, seenBy: screen).core
          else { return nil }
          return id
        })
      return kept.sorted().map { (clause, $0) }
    }
  }

  private func types(of member: Ref) -> [TypeID] {
    switch semantics.declaredType(member).core {
    case .named(let id, _): [id]
    case .opaque(let parts): parts.compactMap { if case .named(let id, _) = $0.core { id } else { nil } }
    default: []
    }
  }

  /// By the type itself, or by a protocol to which no other type of the app conforms.
  func screens(keeping type: TypeID) -> [Ref] {
    if let own = properties[type] { return own }
    let held = screens(holdingPartOf: type)
    if !held.isEmpty { return held }
    return semantics.supertypes(of: type).filter { isAlone($0) }.flatMap { properties[$0] ?? [] }
  }

  /// The only screen that stores objects of a type.
  func home(of type: TypeID) -> TypeID? {
    if let known = memory.homes[type] { return known }
    let holders = Set(screens(keeping: type).compactMap(program.enclosingType))
    let found = holders.count == 1 ? holders.first : nil
    return memory.homes.keep(found, for: type)
  }

  /// The only screen of an object whose base is a library's: the second argument of `ViewableRouter<HomeInteractable,
  /// HomeControllable>`, or the controller that conforms to that protocol.
  func screen(ownedBy type: TypeID) -> TypeID? {
    if semantics.library.screenOwners.isEmpty { return nil }
    for node in program.types[type].inheritance {
      guard case .named(let base, let arguments) = semantics.resolve(node).core, program.types[base].kind == .class
      else { continue }
      guard let place = semantics.library.screenOwners[program.text(program.types[base].name)] else {
        return screen(ownedBy: base)
      }
      return place < arguments.count ? screen(answering: arguments[place]) : nil
    }
    return nil
  }

  private func screen(answering type: TypeExpression) -> TypeID? {
    switch type.core {
    case .named(let id, _) where semantics.isController(id): return id
    case .named(let id, _) where program.types[id].kind == .protocol:
      let answering = semantics.withSubtypes(id).filter {
        semantics.isController($0) && !program.types[$0].isOutOfScope
      }
      return answering.count == 1 ? answering[0] : nil
    case .opaque(let parts): return parts.lazy.compactMap(screen(answering:)).first
    default: return nil
    }
  }

  private func isAlone(_ id: TypeID) -> Bool {
    program.types[id].kind == .protocol
      && semantics.withSubtypes(id).filter { program.types[$0].kind != .protocol && !program.types[$0].isOutOfScope }
        .count == 1
  }

  /// The place stands in a closure that a stream calls.
  func isObserving(_ place: Ref, in member: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure, let argument = program.parent(c), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call,
        semantics.library.observes(program.name(call)), case .external = semantics.callee(of: call)
      {
        return true
      }
      if flow.isLoopOverStream(c) { return true }
      current = program.parent(c)
    }
    return false
  }

  /// The place stands in a closure that a stored property holds, directly or in an object, to be called later: `lazy
  /// var open = Action { [unowned self] in … }`. A closure that computes the property's value at once does not count.
  func isKept(_ place: Ref, in member: Ref) -> Bool {
    guard program.kind(member) == .variable, let initial = program.child(member, .initializer),
      program.contains(initial, place)
    else { return false }
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure {
        guard let parent = program.parent(c) else { return false }
        if !(program.kind(parent) == .call && program.child(parent, .callee) == c) { return true }
      }
      current = program.parent(c)
    }
    return false
  }
}
