import Linking
import NavigationModel
import SourceFacts

/// Registries that use type names as keys which are not unique.
struct FactoryKeyCollisionRule: CodeRule {
  let identity = RuleIdentity(
    id: "factory-key-collision", name: "Factory key collision", defaultSeverity: .error,
    summary:
      "Two types are registered under the same key, because the key is the type's name without its enclosing types.",
    category: .routing,
    rationale: """
      `String(describing: CartFlow.Route.self)` is "Route", as it is for every other nested `Route`. In a \
      registry of screens the last one registered wins: users of one flow get the screens of the other. \
      `ObjectIdentifier` and `String(reflecting:)` tell them apart.

      Reported where two types of the app come to the same key today, and the key selects an entry of a \
      dictionary.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    program.calls(named: "String").compactMap { call in
      guard let subject = program.argument("describing", of: call), let function = program.enclosingMember(call),
        program.kind(function) == .function, isKey(call, in: function, program),
        let parameter = registrant(subject, function, program)
      else { return nil }
      return collision(of: types(given: parameter, function, program), at: call, program)
    }
  }

  private func collision(of given: [(type: TypeID, place: Ref)], at call: Ref, _ program: LinkedProgram) -> Finding? {
    var first: [String: (type: TypeID, place: Ref)] = [:]
    for entry in given {
      let path = program.typeName(entry.type)
      let name = DottedName.last(of: path)
      guard let other = first[name] else {
        first[name] = entry
        continue
      }
      if other.type == entry.type { continue }
      let paths = [program.typeName(other.type), path]
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message: "Users get the screens of another flow: \(Wording.list(paths)) are both registered under the key "
          + "'\(Wording.name(name))', and the last one wins. Use 'ObjectIdentifier' or 'String(reflecting:)' as the key.",
        location: program.location(call),
        related: [
          Finding.Related(
            location: program.location(other.place), message: "\(Wording.name(paths[0])) is registered here"),
          Finding.Related(location: program.location(entry.place), message: "\(Wording.name(path)) is registered here"),
        ],
        subject: "\(program.memberPath(call)) \(name)", fix: fix(call, program))
    }
    return nil
  }

  /// `String(reflecting:)` in every place that makes a key of the same dictionary, where all of them are known and
  /// describe types.
  private func fix(_ call: Ref, _ program: LinkedProgram) -> Fix? {
    guard let function = program.enclosingMember(call), let entry = entries(of: call, in: function, program).first,
      let dictionary = program.child(entry, .base).flatMap(program.variable),
      program.flags(dictionary).contains(.isPrivate)
    else { return nil }
    var keys: Set<Ref> = []
    for use in program.uses(ofVariable: dictionary) {
      guard let outer = program.parent(use.place) else { return nil }
      if program.kind(outer) == .member, SDK.keylessUses.contains(program.name(outer)) {
        continue
      }
      guard program.kind(outer) == .subscript, program.child(outer, .base) == use.place,
        let argument = program.children(outer, .arguments).first.flatMap({ program.child($0, .value) })
      else { return nil }
      let key = program.variable(of: argument).flatMap { program.child($0, .initializer) } ?? argument
      guard let label = program.arguments(of: key).first, program.kind(key) == .call, program.name(key) == "String",
        program.name(label) == "describing",
        let subject = program.child(label, .value), isType(subject, program)
      else { return nil }
      keys.insert(label)
    }
    guard !keys.isEmpty, Set(keys.map(program.path)).count == 1 else { return nil }
    return Fix(
      title: "Use 'String(reflecting:)' as the key", isCertain: true,
      edits: keys.sorted().map { Fix.Edit(location: program.location($0), operation: .rename(to: "reflecting")) })
  }

  private func isType(_ subject: Ref, _ program: LinkedProgram) -> Bool {
    if program.kind(subject) == .member, program.name(subject) == "self" { return true }
    if case .metatype = program.type(of: subject) { return true }
    return false
  }

  /// The call, or the variable with its result, selects an entry of a dictionary.
  private func isKey(_ call: Ref, in function: Ref, _ program: LinkedProgram) -> Bool {
    !entries(of: call, in: function, program).isEmpty
  }

  /// The dictionary subscripts with the key.
  private func entries(of call: Ref, in function: Ref, _ program: LinkedProgram) -> [Ref] {
    if let entry = entry(selectedBy: call, program) { return [entry] }
    guard let variable = program.parent(call), program.kind(variable) == .variable,
      program.child(variable, .initializer) == call
    else { return [] }
    return program.mentions(ofLocal: variable, in: function).compactMap { entry(selectedBy: $0, program) }
  }

  private func entry(selectedBy expression: Ref, _ program: LinkedProgram) -> Ref? {
    guard let argument = program.parent(expression), program.kind(argument) == .argument,
      let entry = program.parent(argument),
      program.kind(entry) == .subscript, let base = program.child(entry, .base),
      case .dictionary = program.type(of: base).core
    else { return nil }
    return entry
  }

  /// The parameter whose type is described: `type` of `type: T.Type`, or one of the generic type `T` of `T.self`.
  private func registrant(_ subject: Ref, _ function: Ref, _ program: LinkedProgram) -> Ref? {
    if let parameter = program.variable(of: subject), program.kind(parameter) == .parameter { return parameter }
    guard program.kind(subject) == .member, program.name(subject) == "self", let base = program.child(subject, .base)
    else {
      return nil
    }
    return program.parameters(of: function).first { parameter in
      program.child(parameter, .type).map { node in
        program.nodes([.typeName], in: node).contains { program.name($0) == program.name(base) }
      } ?? false
    }
  }

  /// The types of the app that callers pass, in order of place.
  private func types(given parameter: Ref, _ function: Ref, _ program: LinkedProgram) -> [(type: TypeID, place: Ref)] {
    guard let position = program.parameters(of: function).firstIndex(of: parameter) else { return [] }
    let label = program.labels(of: function)[position]
    return program.callers(of: function).sorted().compactMap { call in
      guard let value = program.argument(label, of: call) else { return nil }
      var type = program.type(of: value)
      if case .metatype(let inner) = type { type = inner }
      guard case .named(let id, _) = type.core, program.isDeclared(id) else { return nil }
      return (id, call)
    }
  }
}

extension FactoryKeyCollisionRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Two flows have a nested `Route`",
          """
          enum CartFlow { enum Route { case list } }
          enum ShopFlow { enum Route { case item } }
          final class Registry {
            private var factories: [String: () -> Void] = [:]
            func register<T>(_ type: T.Type, _ factory: @escaping () -> Void) {
              factories[↓String(describing: type)] = factory
            }
          }
          func setUp(_ registry: Registry) {
            registry.register(CartFlow.Route.self) {}
            registry.register(ShopFlow.Route.self) {}
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Keys that are unique",
          """
          enum CartFlow { enum Route { case list } }
          enum ShopFlow { enum Route { case item } }
          final class Registry {
            private var factories: [ObjectIdentifier: () -> Void] = [:]
            func register<T>(_ type: T.Type, _ factory: @escaping () -> Void) {
              factories[ObjectIdentifier(type)] = factory
            }
          }
          func setUp(_ registry: Registry) {
            registry.register(CartFlow.Route.self) {}
            registry.register(ShopFlow.Route.self) {}
          }
          """)
      ])
  }
}
