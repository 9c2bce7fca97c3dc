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

      Reported where the hosted view is written out in place, in the call of a helper, or in the closure that a \
      modifier of the app hosts, and it or a view that its body always makes declares the need.
      """,
    exemptions: [
      "A modifier on the view, or code of the app around it, that may provide the object",
      "Sheets, covers and pushes of SwiftUI: they hand the environment on",
      "Controllers that a `UIViewControllerRepresentable` brings into a SwiftUI view",
    ], claim: .absence,
    isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var found: [Finding] = []
    let hosted = HostedViews(program)
    for host in hosted.hosts() {
      guard let root = hosted.root(of: host), !program.isOutOfUsersReach(codeAt: host),
        !isInsideSwiftUI(host, program)
      else { continue }
      for shown in hosted.roots(behind: root) {
        let (view, root) = (shown.view, shown.root)
        guard let given = provided(by: shown.modifiers, program) else { continue }
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
            location: program.location(program.enclosingMember(host) == program.enclosingMember(root) ? host : root),
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
