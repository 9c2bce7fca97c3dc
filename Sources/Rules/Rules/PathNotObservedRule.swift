import Linking
import NavigationModel
import SourceFacts

/// Navigation state in an observed object whose changes are not published.
struct PathNotObservedRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "path-not-observed", name: "Path not observed", defaultSeverity: .error,
    summary: "The property that drives a stack, sheet or tab belongs to an observed object but is not observed itself.",
    category: .state,
    rationale: """
      The code sets the property, and no screen appears. SwiftUI notices changes of an `ObservableObject` only through \
      `@Published` or `objectWillChange`, and of an `@Observable` class not through `@ObservationIgnored`. The screen \
      shows late, when something else refreshes the view, or never.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A property of an observed object that drives what is shown, and whose changes are not published.
  struct Unobserved {
    var property: Ref
    var owner: TypeID
    var fault: Fault
    /// What the binding is an argument of, and what it shows.
    var call: Ref
    var shown: String
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Unobserved>] = [
    Exemption("A property with another wrapper, or with an observer") { unobserved in
      let program = unobserved.program
      return !(program.child(unobserved.property, .accessors).map { program.children($0).isEmpty } ?? true)
        || unobserved.fault == .published && !program.attributeNames(of: unobserved.property).isEmpty
    },
    Exemption("A class that sends `objectWillChange` itself") { unobserved in
      let (program, owner) = (unobserved.program, unobserved.owner)
      return unobserved.fault == .published
        && (program.mentions(of: "objectWillChange").contains { speaks($0, of: owner, program) }
          || program.members(named: "objectWillChange", of: owner).contains { program.kind($0) == .variable })
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    return unobserved(program).compactMap { unobserved in
      let judgement = Judgement(finding(unobserved, support), unless: Self.exemptions, of: unobserved)
      return judgement.exemption != nil || seen.insert(unobserved.property).inserted ? judgement : nil
    }
  }

  private func unobserved(_ program: LinkedProgram) -> [Unobserved] {
    let bindings =
      program.boundStacks.map { ($0.call, $0.path, "the stack") }
      + program.presentations.map { ($0.call, $0.state, "a \(PresenterWording.noun(program.name($0.call), $0.kind))") }
      + program.calls(named: "TabView").compactMap { call in
        program.argument("selection", of: call).map { (call, $0, "the tabs") }
      }
    return bindings.compactMap { call, binding, shown in
      guard program.kind(binding) == .member, startsProjected(binding, program),
        let property = program.variable(of: binding),
        let owner = program.enclosingType(property), let fault = fault(of: property, in: owner, program)
      else { return nil }
      return Unobserved(
        property: property, owner: owner, fault: fault, call: call, shown: shown, program: program)
    }
  }

  private func finding(_ unobserved: Unobserved, _ support: GraphSupport) -> Finding {
    let (program, property, shown) = (unobserved.program, unobserved.property, unobserved.shown)
    let isUnpublished = unobserved.fault == .published
    let name = Wording.name(program.name(property))
    let type = program.typeName(unobserved.owner)
    let cause =
      isUnpublished
      ? "it is not @Published, so SwiftUI does not notice when it changes. Add @Published."
      : "@ObservationIgnored hides its changes from SwiftUI. Remove the attribute."
    let edit = Fix.Edit(
      location: program.location(property),
      operation: isUnpublished ? .addAttribute("@Published") : .removeAttribute("ObservationIgnored"))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A change of screen can come late or never: '\(name)' of \(Wording.name(type)) drives \(shown), but \(cause)",
      location: program.location(property),
      related: [
        Finding.Related(location: program.location(unobserved.call), message: "\(shown) shows what it says here")
      ],
      witness: support.witness(toAnyOf: program.screens(at: unobserved.call)),
      subject: "\(type).\(program.name(property))",
      fix: Fix(title: isUnpublished ? "Publish '\(name)'" : "Observe '\(name)'", isCertain: true, edits: [edit]))
  }

  enum Fault { case published, ignored }

  private func fault(of property: Ref, in owner: TypeID, _ program: LinkedProgram) -> Fault? {
    guard program.typeKind(owner) == .class, program.isDeclared(owner), program.isOwnState(property),
      !program.isOutOfScope(property)
    else { return nil }
    let attributes = program.attributeNames(of: property)
    if program.attributeNames(ofType: owner).contains("Observable") {
      return attributes.contains("ObservationIgnored") ? .ignored : nil
    }
    guard !attributes.contains("Published"),
      program.attributeNames(ofType: owner).allSatisfy(SDK.attributesWithoutEffect.contains),
      program.supertypeNames(of: owner).contains("ObservableObject")
    else { return nil }
    return .published
  }

  private static func speaks(_ mention: Ref, of owner: TypeID, _ program: LinkedProgram) -> Bool {
    var object = program.enclosingType(mention)
    if program.kind(mention) == .member, let base = program.child(mention, .base),
      case .named(let type, _) = program.type(of: base)
    {
      object = type
    }
    guard let type = object else { return true }
    return type == owner || program.supertypes(of: owner).contains(type) || program.supertypes(of: type).contains(owner)
  }

  /// `$router.path`
  private func startsProjected(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    var node = expression
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    return program.kind(node) == .name && program.name(node).hasPrefix("$")
  }
}

extension PathNotObservedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The path of a coordinator is not published",
          """
          enum Step: Hashable { case register }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { LoginFlowView() } }
          }
          final class LoginCoordinator: ObservableObject {
            var ↓path: [Step] = []
            func register() { path.append(.register) }
          }
          final class Settings: ObservableObject {
            static let shared = Settings()
          }
          func settingsChanged() { Settings.shared.objectWillChange.send() }
          struct LoginFlowView: View {
            @StateObject private var coordinator = LoginCoordinator()
            var body: some View {
              NavigationStack(path: $coordinator.path) {
                Button("Register") { coordinator.register() }
                  .navigationDestination(for: Step.self) { _ in RegisterView() }
              }
            }
          }
          struct RegisterView: View {
            var body: some View { Text("Register") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Published, observed, or announced by hand",
          """
          enum Step: Hashable { case register }
          final class Published1: ObservableObject {
            @Published var path: [Step] = []
          }
          @Observable final class Observed {
            var path: [Step] = []
          }
          final class ByHand: ObservableObject {
            var path: [Step] = [] { willSet { objectWillChange.send() } }
          }
          struct FirstView: View {
            @StateObject private var model = Published1()
            var body: some View { NavigationStack(path: $model.path) { Text("1") } }
          }
          struct SecondView: View {
            @State private var model = Observed()
            var body: some View { NavigationStack(path: $model.path) { Text("2") } }
          }
          struct ThirdView: View {
            @StateObject private var model = ByHand()
            var body: some View { NavigationStack(path: $model.path) { Text("3") } }
          }
          """)
      ])
  }
}
