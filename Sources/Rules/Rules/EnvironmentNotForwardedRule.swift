import Linking
import NavigationModel
import SourceFacts

/// A SwiftUI screen in a hosting controller that does not provide the environment values that the screen reads.
struct EnvironmentNotForwardedRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "environment-not-forwarded", name: "Environment not forwarded", defaultSeverity: .warning,
    summary: "A view that needs an object of the environment is hosted without that object: the app crashes.",
    category: .routing,
    rationale: """
      A hosting controller starts a new environment. A view in it that reads an `@EnvironmentObject`, or an \
      `@Environment(Type.self)` that is not optional, crashes when it is shown.

      Reported where the hosted view is written out in place, in the call of a helper, or in the closure that a \
      modifier of the app hosts, and it or a view that its body always makes declares the need and reads the object, \
      not only by a tap under a condition. Modifiers, containers and hosts of the app are followed: what they put into \
      the environment is there. SwiftUI's own sheets, covers and pushes pass it on.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  /// A hosted view, and an object that it needs.
  struct Shown {
    var host: Ref
    var root: Ref
    /// It is not known what the code around the view provides.
    var isUncertain: Bool
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Shown>] = [
    Exemption("Code around the view that may provide the object, or that cannot be followed") { $0.isUncertain },
    Exemption("Arms for cases that no code makes") { $0.program.isInArmOfUnmadeCase($0.root) },
    Exemption("Controllers that a `UIViewControllerRepresentable` brings into a SwiftUI view") {
      isInsideSwiftUI($0.host, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var gifts = ProvidedObjects(program)
    let hosted = HostedViews(program)
    var found: [Judgement] = []
    for host in hosted.hosts() where !program.isOutOfUsersReach(codeAt: host) {
      for view in hosted.root(of: host).map(hosted.roots(behind:)) ?? [] {
        let given = provided(by: view, program, &gifts)
        guard let missing = missing(in: view, given: given ?? [], program, &gifts) else { continue }
        found.append(
          Judgement(
            finding(missing, in: view, host, program, support), unless: Self.exemptions,
            of: Shown(host: host, root: view.root, isUncertain: given == nil, program: program)))
      }
    }
    return found
  }

  /// The objects that the hosted view or a part of it needs, and that nothing on the way provides.
  private func missing(
    in shown: HostedViews.Hosted, given: [TypeExpression], _ program: LinkedProgram, _ gifts: inout ProvidedObjects
  ) -> EnvironmentNeed? {
    let needs =
      EnvironmentNeed.all(of: shown.view, program).map { EnvironmentNeed.OfPart(need: $0, given: []) }
      + EnvironmentNeed.ofParts(of: shown.view, program, &gifts)
    return needs.first { part in
      !(given + part.given).contains { EnvironmentNeed.isOne($0, part.need.type, program) }
    }?.need
  }

  private func finding(
    _ missing: EnvironmentNeed, in shown: HostedViews.Hosted, _ host: Ref, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let type = Wording.name(program.nominalName(missing.type) ?? "")
    let name = Wording.name(program.typeName(shown.view))
    let occasion = missing.isReadWhenShown ? "this shows \(name)" : "the user taps in \(name), which is shown here"
    let isNear = program.enclosingMember(host) == program.enclosingMember(shown.root)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The app crashes when \(occasion): \(reader(of: missing, in: shown.view, program)) reads "
        + "'\(Wording.name(program.name(missing.property)))' from the environment, but no code puts a \(type) there. "
        + (missing.isObject
          ? "Add .environmentObject(…) to the hosted view." : "Add .environment(…) to the hosted view."),
      location: program.location(isNear ? host : shown.root),
      related: [
        Finding.Related(
          location: program.location(missing.property),
          message: "\(Wording.name(program.ownerName(of: missing.property))) needs a \(type)")
      ],
      witness: support.witness(toAnyOf: program.screens(at: host)),
      subject:
        "\(program.enclosingType(host).map(program.typeName) ?? "") \(program.typeName(shown.view)) "
        + "\(program.nominalName(missing.type) ?? "")")
  }

  private func reader(of need: EnvironmentNeed, in view: TypeID, _ program: LinkedProgram) -> String {
    program.enclosingType(need.property) == view ? "it" : Wording.name(program.ownerName(of: need.property))
  }

  /// A representable makes the hosting controller, so it has SwiftUI's environment.
  private static func isInsideSwiftUI(_ host: Ref, _ program: LinkedProgram) -> Bool {
    guard let controller = program.enclosingType(host) else { return false }
    return ([controller] + program.supertypes(of: controller)).contains { type in
      isRepresentable(type, program)
        || program.constructions(of: type).contains {
          program.enclosingType($0).map { isRepresentable($0, program) } ?? false
        }
    }
  }

  private static func isRepresentable(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.supertypeNames(of: type).contains { $0.hasSuffix("Representable") }
  }

  /// The types that the modifiers may put into the environment; nil where they are not known.
  private func provided(
    by shown: HostedViews.Hosted, _ program: LinkedProgram, _ gifts: inout ProvidedObjects
  ) -> [TypeExpression]? {
    var types: [TypeExpression] = []
    for member in members(inChainOf: shown.root, program) {
      guard let given = gifts.objects(givenByMember: member) else { return nil }
      types += given
    }
    for call in shown.modifiers {
      let own = program.isExternal(call) ? modifier(givenTo: call, program) : call
      if let own {
        guard let given = gifts.objects(givenBy: own) else { return nil }
        types += given
        continue
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

  /// `modifier(Themed())`: the modifier that is made there.
  private func modifier(givenTo call: Ref, _ program: LinkedProgram) -> Ref? {
    guard program.name(call) == "modifier", let given = program.arguments(of: call).first,
      let value = program.child(given, .value), program.kind(value) == .call, !program.isExternal(value)
    else { return nil }
    return value
  }

  private func members(inChainOf root: Ref, _ program: LinkedProgram) -> [Ref] {
    var members: [Ref] = []
    var current: Ref? = root
    while let node = current {
      switch program.kind(node) {
      case .call: current = program.receiver(of: node)
      case .member:
        members.append(node)
        current = program.child(node, .base)
      default: current = nil
      }
    }
    return members
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
