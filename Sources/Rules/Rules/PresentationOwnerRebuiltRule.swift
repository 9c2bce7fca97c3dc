import Linking
import NavigationModel
import SourceFacts

/// An object that holds what is presented, and that is made anew whenever the view is drawn.
struct PresentationOwnerRebuiltRule: CodeRule {
  let identity = RuleIdentity(
    id: "presentation-owner-rebuilt", name: "Presentation owner rebuilt", defaultSeverity: .warning,
    summary: "The object that holds a path or a modal's flag is made anew with each drawing of the view.",
    category: .state,
    rationale: """
      SwiftUI makes views anew whenever something around them changes. An object that a view makes with them and does \
      not own is replaced by a new one that presents nothing: the sheet closes, or the stack falls back to its root, \
      while the user works in it.

      Own it with `@StateObject`, or with `@State` where it is `@Observable`. Reported for classes that keep a stack's \
      path or a presenter's flag or item: in `@ObservedObject` with a first value, in a computed property, in a plain \
      property, or made while a body is built.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  private struct Making {
    var call: Ref
    var view: TypeID
    var manner: Manner
    var program: LinkedProgram
  }

  private enum Manner {
    case observed, computed, plain, inBody

    var clause: String {
      switch self {
      case .observed: "@ObservedObject does not keep it"
      case .computed: "a computed property makes a new one each time it is read"
      case .plain: "a plain property of a view does not keep it"
      case .inBody: "it is made while the view is drawn"
      }
    }
  }

  private static let exemptions: [Exemption<Making>] = [
    Exemption("Views that nothing around them draws again") { making in
      switch making.manner {
      case .observed, .plain: !making.program.isDrawnAgain(making.view, includingItself: false)
      case .inBody, .computed: !making.program.isDrawnAgain(making.view, includingItself: true)
      }
    },
    Exemption("Code that the app never runs, previews and debug builds among them") { making in
      making.program.isOutOfUsersReach(codeAt: making.call)
    },
    Exemption("A plain property that no stack or presenter of the same view is bound to") { making in
      making.manner == .plain && !making.program.isPresentedFrom(making.call, by: making.view)
    },
  ]

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let owners = PresentedState(program).classes(program)
    guard !owners.isEmpty else { return [] }
    return owners.sorted().flatMap { owner -> [Finding] in
      let makings = program.constructions(of: owner).compactMap { making(of: owner, at: $0, program) }
      return makings.filter { making in !Self.exemptions.contains { $0.applies(making) } }
        .map { finding($0, owner, support) }
    }
  }

  private func making(of owner: TypeID, at call: Ref, _ program: LinkedProgram) -> Making? {
    guard program.kind(call) == .call, case .initializer = program.callee(of: call),
      let view = program.enclosingType(call), program.isView(view), let member = program.enclosingMember(call)
    else { return nil }
    guard let manner = manner(of: call, in: member, program) else { return nil }
    return Making(call: call, view: view, manner: manner, program: program)
  }

  private func manner(of call: Ref, in member: Ref, _ program: LinkedProgram) -> Manner? {
    guard program.kind(member) == .variable, !program.flags(member).contains(.isStatic) else { return nil }
    if program.child(member, .initializer) == call {
      let attributes = program.attributeNames(of: member)
      if attributes.contains("ObservedObject") { return .observed }
      return attributes.isEmpty ? .plain : nil
    }
    guard let getter = program.getter(of: member) else { return nil }
    if program.name(member) == "body" {
      return isMadeWhileDrawing(call, in: getter, program) ? .inBody : nil
    }
    return program.shownExpressions(in: program.statements(of: getter)) == [call] && isRead(member, program)
      ? .computed : nil
  }

  /// In a local constant of the body, or handed to a child that does not keep it either; not in an action.
  private func isMadeWhileDrawing(_ call: Ref, in getter: Ref, _ program: LinkedProgram) -> Bool {
    for surrounding in program.surroundings(of: call) {
      guard case .closure(_, let around) = surrounding else { continue }
      guard Self.builders.contains(program.name(around)) else { return false }
    }
    guard let outer = program.parent(call) else { return false }
    if program.kind(outer) == .variable { return true }
    guard program.kind(outer) == .argument, let child = program.parent(outer),
      case .initializer(let type, let inits) = program.callee(of: child), inits.isEmpty, program.isView(type),
      let kept = program.ownMembers(named: program.name(outer), of: type).first
    else { return false }
    return program.attributeNames(of: kept).allSatisfy { ["ObservedObject", "Bindable"].contains($0) }
  }

  private static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "List", "Form", "Section", "NavigationStack",
    "NavigationView", "TabView", "GeometryReader", "WindowGroup",
  ]

  private func isRead(_ property: Ref, _ program: LinkedProgram) -> Bool {
    program.mentions(ofVariable: property).contains { !program.isOutOfScope($0) }
  }

  private func finding(_ making: Making, _ owner: TypeID, _ support: GraphSupport) -> Finding {
    let program = making.program
    let (view, name) = (Wording.name(program.typeName(making.view)), Wording.name(program.typeName(owner)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What is open closes under the user's hands when \(view) is drawn again: its \(name), which holds what is "
        + "presented, is then another one, as "
        + "\(making.manner.clause). Keep it in @StateObject, or in @State where it is @Observable.",
      location: program.location(making.call),
      related: program.declaration(of: owner).map {
        [Finding.Related(location: program.location($0), message: "\(name) holds what is presented")]
      } ?? [],
      witness: support.witness(toAnyOf: [program.typeName(making.view)]),
      subject: "\(program.typeName(making.view)) \(program.typeName(owner))")
  }
}

extension LinkedProgram {
  /// A presenter or a stack of the view is bound to the property that the call is the first value of.
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
