import Linking
import NavigationModel
import SourceFacts

/// An object that holds what is presented, and that is made anew whenever the view is drawn.
struct PresentationOwnerRebuiltRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "presentation-owner-rebuilt", name: "Presentation owner rebuilt", defaultSeverity: .warning,
    summary: "The object that holds a path or a modal's flag is made again each time the view is drawn.",
    category: .state,
    rationale: """
      SwiftUI makes views again whenever something around them changes. An object that a view makes with them and does \
      not own is replaced by a new one that presents nothing: the sheet closes, or the stack falls back to its root, \
      while the user works in it.

      Own it with `@StateObject`, or with `@State` where it is `@Observable`. Reported for classes that keep a stack's \
      path or a presenter's flag or item: in `@ObservedObject` with a first value, also of the initialiser, in a \
      computed property, in a plain property, or made while a body is built, also by a factory of the app.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Making {
    var call: Ref
    var view: TypeID
    var manner: Manner
    var program: LinkedProgram
  }

  enum Manner {
    case observed, computed, plain, inBody, inStream

    var clause: String {
      switch self {
      case .observed: "@ObservedObject does not keep it"
      case .computed: "a computed property makes a new one each time it is read"
      case .plain: "a plain property of a view does not keep it"
      case .inBody: "it is made while the view is drawn"
      case .inStream: "a model makes a new one with each value of a stream"
      }
    }
  }

  static let exemptions: [Exemption<Making>] = [
    Exemption("Views that nothing around them draws again") { making in
      switch making.manner {
      case .observed, .plain: !making.program.isDrawnAgain(making.view, includingItself: false)
      case .inBody, .computed, .inStream: !making.program.isDrawnAgain(making.view, includingItself: true)
      }
    },
    Exemption("Code that the app never runs, including previews and debug builds") { making in
      making.program.isOutOfUsersReach(codeAt: making.call)
    },
    Exemption("A plain property that no stack or presenter of the same view is bound to") { making in
      making.manner == .plain && !making.program.isPresentedFrom(making.call, by: making.view)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let owners = PresentedState(program).classes(program)
    return lost(program, support).map { Judgement($0) }
      + owners.sorted().flatMap { owner -> [Judgement] in
        let makings = makers(of: owner, program).compactMap {
          making(of: owner, at: $0, program) ?? making(of: owner, inModelAt: $0, program)
            ?? making(of: owner, inStreamAt: $0, program)
        }
        return makings.map { Judgement(finding($0, owner, support), unless: Self.exemptions, of: $0) }
      }
  }

  // MARK: coordinators that nobody keeps

  /// `let flow = ReturnFlow(stack); flow.start()`, where the flow only passes on closures that do not retain it.
  private func lost(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let presented = PresentedState(program)
    let flows = program.declaredTypes.filter { program.typeKind($0) == .class && !program.isController($0) }
    return flows.flatMap { flow -> [Finding] in
      program.constructions(of: flow).sorted().compactMap { made in
        guard let start = start(ofLocalMadeAt: made, presented, program),
          let closure = closureWithoutIt(flow, program), !program.isOutOfUsersReach(codeAt: start)
        else { return nil }
        let name = Wording.name(program.typeName(flow))
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "Taps on what \(name) shows do nothing: no code keeps it, so it is gone when "
            + "\(Wording.name(program.memberPath(start))) ends, and its screens hold it only weakly. Keep it in a "
            + "property until the flow ends.",
          location: program.location(made),
          related: [Finding.Related(location: program.location(closure), message: "this does nothing without it")],
          witness: support.witness(toAnyOf: program.screens(at: start)),
          subject: "\(program.memberPath(start)) \(program.typeName(flow))")
      }
    }
  }

  /// The call by which code has a local object show something; nil where anything else is done with the object.
  private func start(ofLocalMadeAt made: Ref, _ presented: PresentedState, _ program: LinkedProgram) -> Ref? {
    guard let local = program.parent(made), program.kind(local) == .variable, !program.isMember(local),
      program.child(local, .initializer) == made, let function = program.enclosingMember(made)
    else { return nil }
    let mentions = program.mentions(ofLocal: local, in: function)
    // A closure that names it keeps it.
    guard
      mentions.allSatisfy({
        isOnlyCalled($0, program) && program.enclosingBody($0) == program.enclosingBody(made)
      })
    else { return nil }
    return mentions.compactMap { program.parent($0).flatMap(program.parent) }.first { call in
      program.function(runBy: call).map { program.moves($0, presented) } ?? false
    }
  }

  private func isOnlyCalled(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member else { return false }
    return program.call(of: member) != nil
  }

  /// A closure in which the flow runs its own code only while it exists; nil where something may retain the flow.
  private func closureWithoutIt(_ flow: TypeID, _ program: LinkedProgram) -> Ref? {
    guard program.supertypes(of: flow).allSatisfy({ program.typeKind($0) == .protocol }) else { return nil }
    let selves = program.bodies(of: flow).flatMap { program.nodes([.name], in: $0) }.filter {
      program.name($0) == "self"
    }
    let isKept = selves.contains { name in
      guard let parent = program.parent(name) else { return true }
      if weakDelegate(setTo: name, program) != nil { return false }
      return program.kind(parent) != .member && program.kind(parent) != .optionalBinding
    }
    guard !isKept else { return nil }
    let closures = program.bodies(of: flow).flatMap { program.nodes([.closure], in: $0) }
    // A closure that names `self`, or members without it, retains the flow.
    guard closures.allSatisfy({ !namesMembers($0, of: flow, program) && !program.keepsSelf($0) }) else { return nil }
    if let delegated = selves.lazy.compactMap({ weakDelegate(setTo: $0, program) }).first { return delegated }
    return closures.first { closure in
      program.nodes([.call], in: closure).contains { call in
        program.flags(call).contains(.isOptionalChain) && program.receiver(of: call).map(program.name) == "self"
      }
    }
  }

  /// `form.delegate = self`, where the app's property is weak and the form calls it.
  private func weakDelegate(setTo name: Ref, _ program: LinkedProgram) -> Ref? {
    guard let assignment = program.parent(name), program.kind(assignment) == .assign,
      program.child(assignment, .value) == name,
      let delegate = program.child(assignment, .target).flatMap(program.variable(of:)), program.isMember(delegate),
      program.flags(delegate).contains(.isWeak),
      program.uses(ofVariable: delegate).contains(where: {
        if case .write = $0.kind { false } else { $0.isCertain }
      })
    else { return nil }
    return assignment
  }

  private func namesMembers(_ closure: Ref, of flow: TypeID, _ program: LinkedProgram) -> Bool {
    program.nodes([.name, .call], in: closure).contains { node in
      if program.kind(node) == .call {
        guard program.receiver(of: node) == nil, let function = program.function(runBy: node) else { return false }
        return program.enclosingType(function) == flow
      }
      guard let named = program.variable(of: node), program.isMember(named) else { return false }
      return program.enclosingType(named) == flow
    }
  }

  /// The constructions, and the calls of functions that only construct: `Routers.make()`. Functions of views are looked
  /// at where they construct.
  private func makers(of owner: TypeID, _ program: LinkedProgram) -> [Ref] {
    var made = program.constructions(of: owner).filter { isConstruction($0, program) }
    var next = 0
    while next < made.count, made.count < program.budget.ruleConsequences.most {
      if let maker = program.enclosingMember(made[next]), program.kind(maker) == .function,
        program.name(maker) != "init", program.meaningOfBody(of: maker) == made[next],
        !(program.enclosingType(maker).map(program.isView) ?? false)
      {
        made += program.callers(of: maker).filter { !made.contains($0) }
      }
      next += 1
    }
    return made
  }

  private func isConstruction(_ call: Ref, _ program: LinkedProgram) -> Bool {
    if program.kind(call) == .call, case .initializer = program.callee(of: call) { true } else { false }
  }

  private func making(of owner: TypeID, at call: Ref, _ program: LinkedProgram) -> Making? {
    guard let view = program.enclosingType(call), program.isView(view), let member = program.enclosingMember(call)
    else { return nil }
    guard let manner = manner(of: call, in: member, program) else { return nil }
    return Making(call: call, view: view, manner: manner, program: program)
  }

  /// A model makes it in a computed property that a view reads while drawing.
  private func making(of owner: TypeID, inModelAt call: Ref, _ program: LinkedProgram) -> Making? {
    guard let member = program.enclosingMember(call), program.kind(member) == .variable, program.isMember(member),
      program.meaningOfBody(of: member) == call
    else { return nil }
    return viewThatShows(member, program).map { Making(call: call, view: $0, manner: .computed, program: program) }
  }

  /// `orders.map { SectionModel($0) }.assign(to: &$section)`: a model stores the newest, and a view shows that.
  private func making(of owner: TypeID, inStreamAt call: Ref, _ program: LinkedProgram) -> Making? {
    guard let closure = program.enclosingBody(call), program.kind(closure) == .closure,
      let argument = program.parent(closure), program.kind(argument) == .argument,
      let mapping = program.parent(argument), ["map", "compactMap"].contains(program.name(mapping)),
      program.isExternal(mapping), let kept = program.property(keeping: mapping)
    else { return nil }
    return viewThatShows(kept, program).map { Making(call: call, view: $0, manner: .inStream, program: program) }
  }

  /// A view that passes the property's object to a child, which does not own it.
  private func viewThatShows(_ property: Ref, _ program: LinkedProgram) -> TypeID? {
    program.mentions(ofVariable: property).sorted().lazy.compactMap { mention -> TypeID? in
      guard let view = program.enclosingType(mention), program.isView(view),
        program.variableBehindBinding(mention) == property
      else { return nil }
      return isKeptByNobody(mention, program) ? view : nil
    }.first
  }

  /// The value goes to a child that observes it and does not own it.
  private func isKeptByNobody(_ value: Ref, _ program: LinkedProgram) -> Bool {
    guard let argument = program.parent(value), program.kind(argument) == .argument,
      let child = program.parent(argument),
      case .initializer(let type, let inits) = program.callee(of: child), inits.isEmpty, program.isView(type),
      let kept = program.ownMembers(named: program.name(argument), of: type).first
    else { return false }
    return program.attributeNames(of: kept).allSatisfy { ["ObservedObject", "Bindable"].contains($0) }
  }

  private func manner(of call: Ref, in member: Ref, _ program: LinkedProgram) -> Manner? {
    if program.kind(member) == .function {
      if program.name(member) == "init" { return isObserved(call, madeIn: member, program) ? .observed : nil }
      let isMaker = program.shownExpressions(in: program.statements(of: member)) == [call]
      let isDrawn = program.callers(of: member).contains { made in
        guard let user = program.enclosingMember(made), program.name(user) == "body",
          let getter = program.getter(of: user)
        else { return false }
        return isMadeWhileDrawing(made, in: getter, program)
      }
      return isMaker && isDrawn ? .inBody : nil
    }
    guard program.kind(member) == .variable, !program.flags(member).contains(.isStatic) else { return nil }
    if program.child(member, .initializer) == call {
      let attributes = program.attributeNames(of: member)
      if attributes.contains(Self.observing) { return .observed }
      return attributes.isEmpty ? .plain : nil
    }
    guard let getter = program.getter(of: member) else { return nil }
    if program.name(member) == "body" {
      return isMadeWhileDrawing(call, in: getter, program) ? .inBody : nil
    }
    return program.shownExpressions(in: program.statements(of: getter)) == [call] && isRead(member, program)
      ? .computed : nil
  }

  /// `self.router = Router()`, `_router = ObservedObject(wrappedValue: Router())`, or the default of a parameter that the
  /// initialiser stores so, where some code leaves the parameter out.
  private func isObserved(_ call: Ref, madeIn initialiser: Ref, _ program: LinkedProgram) -> Bool {
    guard let outer = program.parent(call) else { return false }
    switch program.kind(outer) {
    case .assign: return program.child(outer, .value) == call && isOfObserved(outer, program)
    case .argument: return isStored(outer, program)
    case .parameter:
      guard program.child(outer, .initializer) == call, let view = program.enclosingType(initialiser) else {
        return false
      }
      let stores = program.mentions(ofLocal: outer, in: initialiser).contains { mention in
        guard let around = program.parent(mention) else { return false }
        return program.kind(around) == .argument
          ? isStored(around, program) : program.kind(around) == .assign && isOfObserved(around, program)
      }
      return stores
        && program.constructions(of: view).contains {
          !program.isOutOfUsersReach(codeAt: $0) && leavesOut(outer, of: initialiser, at: $0, program)
        }
    default: return false
    }
  }

  /// The argument of the wrapper that does not keep the object.
  private func isStored(_ argument: Ref, _ program: LinkedProgram) -> Bool {
    guard let wrapper = program.parent(argument), program.kind(wrapper) == .call else { return false }
    return program.name(wrapper) == Self.observing && program.isExternal(wrapper)
  }

  private func isOfObserved(_ assignment: Ref, _ program: LinkedProgram) -> Bool {
    guard let stored = program.child(assignment, .target).flatMap(program.variable(of:)) else { return false }
    return program.isMember(stored) && program.attributeNames(of: stored).contains(Self.observing)
  }

  private func leavesOut(
    _ parameter: Ref, of initialiser: Ref, at construction: Ref, _ program: LinkedProgram
  ) -> Bool {
    guard case .initializer(_, let run) = program.callee(of: construction), run == [initialiser] else { return false }
    return program.given(to: parameter, by: construction) == nil
  }

  private static let observing = "ObservedObject"

  /// In a local constant of the body, or passed to a child that does not own it either; not in an action.
  private func isMadeWhileDrawing(_ call: Ref, in getter: Ref, _ program: LinkedProgram) -> Bool {
    for surrounding in program.surroundings(of: call) {
      guard case .closure(_, let around) = surrounding else { continue }
      guard Self.builders.contains(program.name(around)) else { return false }
    }
    guard let outer = program.parent(call) else { return false }
    if program.kind(outer) == .variable { return true }
    return isKeptByNobody(call, program)
  }

  private static let builders: Set<String> = SDK.builders

  private func isRead(_ property: Ref, _ program: LinkedProgram) -> Bool {
    program.mentions(ofVariable: property).contains {
      !program.isOutOfScope($0) && program.variable(of: $0) == property
    }
  }

  private func finding(_ making: Making, _ owner: TypeID, _ support: GraphSupport) -> Finding {
    let program = making.program
    let (view, name) = (Wording.name(program.typeName(making.view)), Wording.name(program.typeName(owner)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What is open closes while the user works in it when \(view) is drawn again: its \(name), which holds what "
        + "is presented, is then another one, as \(making.manner.clause). Keep it in @StateObject, or in @State "
        + "where it is @Observable.",
      location: program.location(making.call),
      related: program.declaration(of: owner).map {
        [Finding.Related(location: program.location($0), message: "\(name) holds what is presented")]
      } ?? [],
      witness: support.witness(toAnyOf: [program.typeName(making.view)]),
      subject: "\(program.typeName(making.view)) \(program.typeName(owner))")
  }
}

extension LinkedProgram {
  /// The property to which a chain of stream operators assigns each value; nil where the chain ends after the first
  /// value.
  fileprivate func property(keeping operation: Ref) -> Ref? {
    var current = operation
    while let member = parent(current), kind(member) == .member, let next = parent(member), kind(next) == .call,
      child(next, .callee) == member, isExternal(next)
    {
      if name(next) == "assign" {
        return argument("to", of: next).flatMap(variable(of:)).flatMap { isMember($0) ? $0 : nil }
      }
      current = next
    }
    return nil
  }

  /// A presenter or a stack of the view is bound to the property whose initial value is the call.
  fileprivate func isPresentedFrom(_ call: Ref, by view: TypeID) -> Bool {
    guard let property = parent(call), kind(property) == .variable else { return false }
    let bindings = presentations.map(\.state) + boundStacks.map(\.path)
    return bindings.contains { binding in
      enclosingType(binding) == view
        && nodes([.name, .member], in: binding).contains { variable(of: $0) == property }
    }
  }
}

extension PresentationOwnerRebuiltRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An observed object that the view makes itself",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var count = 0
            var body: some View { VStack { Button("More") { count += 1 }; ShopView() } }
          }
          final class Router: ObservableObject { @Published var path: [Int] = [] }
          struct ShopView: View {
            @ObservedObject private var router = ↓Router()
            var body: some View {
              NavigationStack(path: $router.path) { Button("Open") { router.path.append(1) } }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The view owns it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var count = 0
            var body: some View { VStack { Button("More") { count += 1 }; ShopView() } }
          }
          final class Router: ObservableObject { @Published var path: [Int] = [] }
          struct ShopView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) { Button("Open") { router.path.append(1) } }
            }
          }
          """)
      ])
  }
}
