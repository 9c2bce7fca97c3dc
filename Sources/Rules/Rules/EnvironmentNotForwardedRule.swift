import Linking
import NavigationModel
import SourceFacts

/// A SwiftUI screen in a hosting controller that does not give it what it reads from the environment.
struct EnvironmentNotForwardedRule: CodeRule {
  let identity = RuleIdentity(
    id: "environment-not-forwarded", name: "Environment not forwarded", defaultSeverity: .warning,
    summary: "A view that needs an object of the environment is hosted without that object: the app crashes.",
    category: .routing,
    rationale: """
      A hosting controller starts a new environment. A view in it that reads an `@EnvironmentObject`, or an \
      `@Environment(Type.self)` that is not optional, crashes when it is shown.

      Reported where the hosted view is written out in place, and it or a view that its body always makes declares \
      the need.
      """,
    exemptions: [
      "A modifier on the view, or code of the app around it, that may provide the object",
      "Sheets, covers and pushes of SwiftUI: they hand the environment on",
      "Controllers that a `UIViewControllerRepresentable` brings into a SwiftUI view",
    ], claim: .absence,
    isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var found: [Finding] = []
    for host in ["UIHostingController", "NSHostingController"].flatMap(program.calls(named:)) {
      guard case .externalType = program.callee(of: host), let root = program.argument("rootView", of: host),
        !program.isOutOfUsersReach(codeAt: host), !isInsideSwiftUI(host, program)
      else { continue }
      for root in roots(behind: root, program) {
        guard let (view, chain) = hosted(root, program), let given = provided(by: chain, program) else { continue }
        let unmet = (EnvironmentNeed.all(of: view, program) + EnvironmentNeed.ofParts(of: view, program)).first {
          need in
          !given.contains { EnvironmentNeed.isOne($0, need.type, program) }
        }
        guard let missing = unmet else { continue }
        let (name, type) = (Wording.name(program.typeName(view)), Wording.name(program.nominalName(missing.type) ?? ""))
        found.append(
          Finding(
            rule: identity.id, severity: identity.defaultSeverity,
            message:
              "The app crashes when this shows \(name): \(reader(of: missing, in: view, program)) reads "
              + "'\(Wording.name(program.name(missing.property)))' from the environment, and nobody puts a \(type) there. "
              + (missing.isObject
                ? "Add .environmentObject(…) to the hosted view." : "Add .environment(…) to the hosted view."),
            location: program.location(program.contains(host, root) ? host : root),
            related: [
              Finding.Related(
                location: program.location(missing.property),
                message: "\(Wording.name(program.ownerName(of: missing.property))) needs a \(type)")
            ],
            witness: support.witness(toAnyOf: program.screens(at: host)),
            subject:
              "\(program.enclosingType(host).map(program.typeName) ?? "") \(program.typeName(view)) "
              + "\(program.nominalName(missing.type) ?? "")"
          ))
      }
    }
    return found
  }

  /// The view that is hosted; where a helper is given it, what its callers give.
  private func roots(behind root: Ref, _ program: LinkedProgram) -> [Ref] {
    if let builder = builder(calledBy: root, program) {
      return program.code(givenTo: builder).filter {
        program.kind($0) == .closure && !program.isOutOfUsersReach(codeAt: $0)
      }.flatMap { program.shownExpressions(in: program.statements(of: $0)) }
    }
    guard program.kind(root) == .name, let parameter = program.variable(of: root),
      program.kind(parameter) == .parameter
    else { return [root] }
    return program.values(givenTo: parameter).filter { !program.isOutOfUsersReach(codeAt: $0) }
  }

  /// The parameter that `content()` calls.
  private func builder(calledBy root: Ref, _ program: LinkedProgram) -> Ref? {
    guard program.kind(root) == .call, case .closure = program.callee(of: root),
      let parameter = program.child(root, .callee).flatMap(program.variable(of:)),
      program.kind(parameter) == .parameter
    else { return nil }
    return parameter
  }

  private func reader(of need: EnvironmentNeed, in view: TypeID, _ program: LinkedProgram) -> String {
    program.enclosingType(need.property) == view ? "it" : Wording.name(program.ownerName(of: need.property))
  }

  /// A representable makes the controller that hosts, so SwiftUI's environment is around it.
  private func isInsideSwiftUI(_ host: Ref, _ program: LinkedProgram) -> Bool {
    guard let controller = program.enclosingType(host) else { return false }
    return ([controller] + program.supertypes(of: controller)).contains { type in
      isRepresentable(type, program)
        || program.constructions(of: type).contains {
          program.enclosingType($0).map { isRepresentable($0, program) } ?? false
        }
    }
  }

  private func isRepresentable(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.supertypeNames(of: type).contains { $0.hasSuffix("Representable") }
  }

  /// The view that is made in place, or in a local constant, and the modifiers on it.
  private func hosted(_ root: Ref, _ program: LinkedProgram) -> (TypeID, [Ref])? {
    var expression = root
    var outer: [Ref] = []
    for _ in 0..<3 {
      let chain = program.modifierChain(expression)
      let base = program.chainBase(expression)
      if program.kind(base) == .name, let local = program.variable(of: base), program.kind(local) == .variable,
        program.enclosingMember(local) != nil, let initial = program.child(local, .initializer)
      {
        outer += chain
        expression = initial
        continue
      }
      guard program.kind(base) == .call, case .initializer(let type, _) = program.callee(of: base), program.isView(type)
      else { return nil }
      return (type, outer + chain.filter { $0 != base })
    }
    return nil
  }

  /// The types that the modifiers put into the environment; nil where that cannot be told.
  private func provided(by chain: [Ref], _ program: LinkedProgram) -> [TypeExpression]? {
    var types: [TypeExpression] = []
    for call in chain {
      switch program.callee(of: call) {
      case .external: break
      default: return nil
      }
      let name = program.name(call)
      guard name == "environmentObject" || name == "environment" else {
        if name.lowercased().contains("environment") || name == "modifier" || name.hasPrefix("inject") { return nil }
        continue
      }
      guard let value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return nil }
      if program.kind(value) == .keyPath { continue }
      let type = program.type(of: value).core
      guard program.nominalName(type) != nil else { return nil }
      types.append(type)
    }
    return types
  }
}

extension EnvironmentNotForwardedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An editor that needs the store",
          """
          final class Store: ObservableObject {
            @Published var text = ""
          }
          final class ListController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              present(↓UIHostingController(rootView: EditorView().padding()), animated: true)
            }
          }
          struct EditorView: View {
            @EnvironmentObject var store: Store
            var body: some View { Text(store.text) }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The object is handed on",
          """
          final class Store: ObservableObject {
            @Published var text = ""
          }
          final class ListController: UIViewController {
            let store = Store()
            func open() {
              let editor = EditorView().environmentObject(store)
              present(UIHostingController(rootView: editor), animated: true)
            }
          }
          struct EditorView: View {
            @EnvironmentObject var store: Store
            var body: some View { Text(store.text) }
          }
          """)
      ])
  }
}
