import Linking
import NavigationModel
import SourceFacts

/// Navigation state in an observed object whose changes are not published.
struct PathNotObservedRule: CodeRule {
  let identity = RuleIdentity(
    id: "path-not-observed", name: "Path not observed", defaultSeverity: .error,
    summary: "The property that drives a stack, sheet or tab belongs to an observed object but is not observed itself.",
    category: .state,
    rationale: """
      The code sets the property, and no screen appears. SwiftUI notices changes of an `ObservableObject` only through \
      `@Published` or `objectWillChange`, and of an `@Observable` class not through `@ObservationIgnored`. The screen \
      shows late, when something else refreshes the view, or never.
      """,
    exemptions: [
      "A property with another wrapper, or with an observer",
      "A class that sends `objectWillChange` itself",
      "A value in the view's own state",
    ], claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    var found: [Finding] = []
    let bindings =
      program.boundStacks.map { ($0.call, $0.path, "the stack") }
      + program.presentations.map { ($0.call, $0.state, "a \(PresenterWording.noun(program.name($0.call), $0.kind))") }
      + program.calls(named: "TabView").compactMap { call in
        program.argument("selection", of: call).map { (call, $0, "the tabs") }
      }
    for (call, binding, shown) in bindings {
      guard program.kind(binding) == .member, startsProjected(binding, program),
        let property = program.variable(of: binding),
        let owner = program.enclosingType(property), let missing = fault(of: property, in: owner, program),
        seen.insert(property).inserted
      else { continue }
      let name = Wording.name(program.name(property))
      let type = Wording.name(program.typeName(owner))
      let message =
        missing == .published
        ? "A change of screen can come late or never: '\(name)' of \(type) drives \(shown), but it is not @Published, "
          + "so SwiftUI does not notice when it changes. Add @Published."
        : "A change of screen can come late or never: '\(name)' of \(type) drives \(shown), but @ObservationIgnored "
          + "hides its changes from SwiftUI. Remove the attribute."
      let edit = Fix.Edit(
        location: program.location(property),
        operation: missing == .published ? .addAttribute("@Published") : .removeAttribute("ObservationIgnored"))
      found.append(
        Finding(
          rule: identity.id, severity: identity.defaultSeverity, message: message, location: program.location(property),
          related: [Finding.Related(location: program.location(call), message: "\(shown) shows what it says here")],
          witness: support.witness(toAnyOf: program.screens(at: call)),
          subject: "\(program.typeName(owner)).\(program.name(property))",
          fix: Fix(
            title: missing == .published ? "Publish '\(name)'" : "Observe '\(name)'", isCertain: true, edits: [edit])))
    }
    return found
  }

  private enum Fault { case published, ignored }

  private func fault(of property: Ref, in owner: TypeID, _ program: LinkedProgram) -> Fault? {
    guard program.typeKind(owner) == .class, program.isDeclared(owner), program.isOwnState(property),
      !program.isOutOfScope(property),
      program.child(property, .accessors).map({ program.children($0).isEmpty }) ?? true
    else { return nil }
    let attributes = program.attributeNames(of: property)
    if program.attributeNames(ofType: owner).contains("Observable") {
      return attributes.contains("ObservationIgnored") ? .ignored : nil
    }
    guard attributes.isEmpty,
      program.attributeNames(ofType: owner).allSatisfy(SDK.attributesWithoutEffect.contains),
      program.supertypeNames(of: owner).contains("ObservableObject"),
      !program.mentions(of: "objectWillChange").contains(where: { speaks($0, of: owner, program) }),
      !program.members(named: "objectWillChange", of: owner).contains(where: { program.kind($0) == .variable })
    else { return nil }
    return .published
  }

  private func speaks(_ mention: Ref, of owner: TypeID, _ program: LinkedProgram) -> Bool {
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
