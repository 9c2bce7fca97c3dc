import SourceFacts

/// Streams that an app writes itself: generic classes that keep closures, and run them with each new value.
///
///     final class Box<Value> {
///       var value: Value { didSet { listeners.forEach { $0(value) } } }
///       func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }
///     }
///
/// An app has many objects of such a class, and each runs what it was given itself. So they are followed as a library's
/// subjects are: by the variable that holds them.
struct OwnStreams {
  /// Functions that keep a closure: `bind`.
  var observers: Set<Ref> = []
  /// Functions that run the closures, with what they are given: `send(_:)`.
  var senders: Set<Ref> = []
  /// Properties that run the closures when they are set: `value`.
  var properties: Set<Ref> = []
  /// Classes whose objects pass a closure to a stream: `channel.add(Observer { value in … })`.
  var carriers: Set<TypeID> = []
  /// Classes whose objects receive one value at some time, and run a continuation with it: `reply.then { value in … }`.
  /// They are no streams.
  var promises: Set<TypeID> = []

  var isEmpty: Bool { observers.isEmpty || senders.isEmpty && properties.isEmpty }
}

/// Finds the stream classes of an app, in one walk through the members of the app's generic classes.
struct OwnStreamFinder {
  private let flow: DataFlow
  private var semantics: Semantics { flow.semantics }
  private var program: Program { flow.program }
  private var streams = OwnStreams()

  init(flow: DataFlow) { self.flow = flow }

  static func find(in flow: DataFlow) -> OwnStreams {
    var finder = OwnStreamFinder(flow: flow)
    for id in flow.program.types.indices where finder.mayBeStream(id) {
      if finder.isPromise(id) { finder.streams.promises.insert(id) } else { finder.look(at: id) }
    }
    return finder.streams
  }

  private func mayBeStream(_ id: TypeID) -> Bool {
    let type = program.types[id]
    return type.kind == .class && type.isDeclared && !type.generics.isEmpty && !type.isOutOfScope
      && !semantics.isScreenType(id)
  }

  /// The continuation of a promise returns the next promise: `func then(_ next: @escaping (Value) -> Promise<Value>) ->
  /// Promise<Value>`.
  private func isPromise(_ id: TypeID) -> Bool {
    program.types[id].members.values.joined().contains { f in
      guard program.kind(f) == .function, program.name(f) != "init",
        case .named(id, _)? = program.child(f, .result).map({ semantics.resolve($0).core })
      else { return false }
      return semantics.parameters(of: f).contains { p in
        guard case .function(_, let next) = semantics.declaredType(p).core, case .named(id, _) = next.core else {
          return false
        }
        return !properties(keeping: p, in: f, of: id, depth: 0).isEmpty
      }
    }
  }

  private mutating func look(at id: TypeID) {
    let members = semantics.withSubtypes(id).flatMap { Array(program.types[$0].members.values.joined()) }.sorted()
    var lists: Set<Ref> = []
    var observers: Set<Ref> = []
    var carried: Set<TypeID> = []
    for f in members where program.kind(f) == .function && program.name(f) != "init" {
      for p in semantics.parameters(of: f) where takesValue(p) || carrier(takenBy: p) != nil {
        let kept = properties(keeping: p, in: f, of: id, depth: 0)
        if !kept.isEmpty {
          observers.insert(f)
          if let carrier = carrier(takenBy: p) { carried.insert(carrier) }
        }
        lists.formUnion(kept)
      }
    }
    if lists.isEmpty { return }
    var running = Set(lists.flatMap(calls(ofListed:)).compactMap(program.enclosingMember)).subtracting(observers)
    // `value`'s observer calls `notify()`, which runs the closures.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for m in members
      where !running.contains(m) && !observers.contains(m) && program.name(m) != "init" && runs(running, in: m) {
        running.insert(m)
        isGrowing = true
      }
    }
    if running.isEmpty || running.contains(where: isOfConcreteHeir) { return }
    streams.carriers.formUnion(carried)
    streams.observers.formUnion(observers)
    streams.senders.formUnion(running.filter { program.kind($0) == .function })
    streams.properties.formUnion(running.filter { program.kind($0) == .variable })
  }

  /// A class whose subclasses fix its value type and report to their observers is a base of tasks, not a stream: `final
  /// class SignIn: Flow<User> { … finish(user) … }`. Each subclass is distinguished by its own type.
  private func isOfConcreteHeir(_ member: Ref) -> Bool {
    guard let type = program.enclosingType(member) else { return false }
    return program.types[type].generics.isEmpty
  }

  /// A closure that receives a value of the class's type parameter: `(Value) -> Void`.
  private func takesValue(_ parameter: Ref) -> Bool {
    guard case .function(let given, _) = semantics.declaredType(parameter).core else { return false }
    return given.contains(where: semantics.containsGeneric)
  }

  /// The class of an object that holds a closure for the function that receives the object: `func add(_ observer:
  /// Observer<Value>)`.
  private func carrier(takenBy parameter: Ref) -> TypeID? {
    guard case .named(let id, let arguments) = semantics.declaredType(parameter).core,
      arguments.contains(where: semantics.containsGeneric), mayBeStream(id), !runners(ofCarrier: id).isEmpty
    else { return nil }
    return id
  }

  /// The functions of a carrier that run its initialiser's closure.
  private func runners(ofCarrier id: TypeID) -> Set<Ref> {
    let members = program.types[id].members.values.joined()
    let kept = members.filter { program.kind($0) == .function && program.name($0) == "init" }
      .flatMap { f in
        semantics.parameters(of: f).filter(takesValue).flatMap { properties(keeping: $0, in: f, of: id, depth: 0) }
      }
    return Set(
      Set(kept).flatMap(flow.calls(ofVariable:)).compactMap(program.enclosingMember).filter {
        program.kind($0) == .function && program.enclosingType($0) == id
      })
  }

  // MARK: what keeps closures

  private func properties(keeping parameter: Ref, in function: Ref, of id: TypeID, depth: Int) -> Set<Ref> {
    guard semantics.allows(\.closureKeeperDepth, after: depth) else { return [] }
    let mentions = flow.mentions(ofVariable: parameter).filter {
      program.enclosingMember($0) == function && flow.declaration(of: $0) == parameter
    }
    return Set(mentions.flatMap { properties(keeping: $0, of: id, in: function, depth: depth) })
  }

  /// The properties that store a closure, itself or in a value that is made with it: `observers.append(Observer(owner:
  /// owner, block: block))`.
  private func properties(keeping e: Ref, of id: TypeID, in function: Ref, depth: Int) -> Set<Ref> {
    guard let parent = program.parent(e) else { return [] }
    switch program.kind(parent) {
    case .assign where program.child(parent, .value) == e: return own(program.child(parent, .target), of: id)
    case .tuple, .array: return properties(keeping: parent, of: id, in: function, depth: depth)
    // `listeners.append { value in listener(value) }`
    case .call where program.child(parent, .callee) == e:
      guard let closure = program.enclosingClosure(parent), program.enclosingMember(closure) == function else {
        return []
      }
      return properties(keeping: closure, of: id, in: function, depth: depth)
    case .argument:
      guard let call = program.parent(parent) else { return [] }
      if program.kind(call) != .call { return properties(keeping: call, of: id, in: function, depth: depth) }
      switch semantics.callee(of: call) {
      case .initializer: return properties(keeping: call, of: id, in: function, depth: depth)
      case .functions(let list, _):
        return list.reduce(into: []) { found, f in
          guard let taker = semantics.matching(call, f).first(where: { $0.0 == parent })?.1, f != function else {
            return
          }
          found.formUnion(properties(keeping: taker, in: f, of: id, depth: depth + 1))
        }
      default:
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          Self.adding.contains(program.name(target))
        else { return [] }
        return own(program.child(target, .base), of: id)
      }
    default: return []
    }
  }

  private static let adding: Set<String> = ["append", "insert", "updateValue"]

  private func own(_ target: Ref?, of id: TypeID) -> Set<Ref> {
    guard var e = target else { return [] }
    while program.kind(e) == .subscript, let list = program.child(e, .base) { e = list }
    guard let d = flow.declaration(of: e), program.kind(d) == .variable, let owner = program.enclosingType(d),
      semantics.inherits(id, from: owner) || semantics.inherits(owner, from: id)
    else { return [] }
    return [d]
  }

  // MARK: what runs them

  /// The calls of the closures in a property: `listener?(value)`, `for observer in observers { observer.block(value)
  /// }`.
  private func calls(ofListed list: Ref) -> [Ref] {
    flow.calls(ofVariable: list)
      + flow.mentions(ofVariable: list).filter { !program.isOutOfScope($0) && flow.declaration(of: $0) == list }.flatMap
    { calls(ofElementsOf: $0, depth: 0) }
  }

  private func calls(ofElementsOf mention: Ref, depth: Int) -> [Ref] {
    var node = mention
    var found: [Ref] = []
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .member where program.child(parent, .base) == node, .subscript where program.child(parent, .base) == node:
        node = parent
      case .call where program.child(parent, .callee) == node && node != mention:
        // `observers.values.forEach { $0(value) }`
        for a in semantics.arguments(of: parent) {
          guard let closure = program.child(a, .value), program.kind(closure) == .closure,
            let block = program.child(closure, .body)
          else { continue }
          let parameters = program.children(closure, .parameters)
          found += calls(in: block, of: parameters.isEmpty ? ["$0", "$1"] : Set(parameters.map(program.name)))
        }
        node = parent
      case .forIn where program.child(parent, .sequence) == node:
        guard let pattern = program.child(parent, .pattern), let block = program.child(parent, .body) else {
          return found
        }
        var names: Set<String> = []
        program.forEachNode(in: pattern) { r in
          if program.kind(r) == .patternBind { names.insert(program.name(r)) }
          return true
        }
        return found + calls(in: block, of: names)
      case .variable, .optionalBinding:
        // `let observers = self.observers`, `if let listener`
        guard semantics.allows(\.listenerDepth, after: depth) else { return found }
        return found + flow.calls(ofVariable: parent)
          + flow.mentions(ofVariable: parent).filter { $0 != node && flow.declaration(of: $0) == parent }.flatMap {
            calls(ofElementsOf: $0, depth: depth + 1)
          }
      default: return found
      }
    }
    return found
  }

  /// Calls of one of the names, or of a closure that its value holds.
  private func calls(in block: Ref, of names: Set<String>) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: block) { r in
      guard program.kind(r) == .call, let target = program.child(r, .callee) else { return true }
      var root = target
      while program.kind(root) == .member, let base = program.child(root, .base) { root = base }
      if program.kind(root) == .name, names.contains(program.name(root)),
        root == target || isClosure(target) || runsCarried(r)
      {
        result.append(r)
      }
      return true
    }
    return result
  }

  private func isClosure(_ target: Ref) -> Bool {
    // `$0.value(v)` of a dictionary's pair, `$0.1(v)` of a tuple
    if ["value", "0", "1", "2"].contains(program.name(target)) { return true }
    if case .function = semantics.type(of: target).core { return true }
    return false
  }

  /// `observer.send(value)`, where the observer is an object that holds a closure.
  private func runsCarried(_ call: Ref) -> Bool {
    guard case .functions(let list, guessed: false) = semantics.callee(of: call) else { return false }
    return list.contains { f in
      program.enclosingType(f).map { mayBeStream($0) && runners(ofCarrier: $0).contains(f) } ?? false
    }
  }

  /// A member calls one of the running functions, or sets one of the running properties, of its own object.
  private func runs(_ running: Set<Ref>, in member: Ref) -> Bool {
    guard
      let code = program.kind(member) == .function ? program.child(member, .body) : program.child(member, .accessors)
    else {
      return false
    }
    var found = false
    program.forEachNode(in: code) { r in
      switch program.kind(r) {
      case .call:
        if let target = program.child(r, .callee), semantics.namesOwn(target),
          case .functions(let list, _) = semantics.callee(of: r), list.contains(where: running.contains)
        {
          found = true
        }
      case .assign:
        if let target = program.child(r, .target), semantics.namesOwn(target), let d = flow.declaration(of: target),
          running.contains(d)
        {
          found = true
        }
      default: break
      }
      return !found
    }
    return found
  }
}
