import Linking
import NavigationModel
import SourceFacts

/// Going back to a screen that the user did not come from.
struct PopToMissingScreenRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "pop-to-missing-screen", name: "Pop to a missing screen", defaultSeverity: .warning,
    summary: "Code goes back to a screen that is on no way to the one it runs on.",
    category: .graph,
    rationale: """
      The user taps "done" and stays where they are: the code looks for a controller that is never on the stack. \
      If it is taken out of the array without a check, the app crashes.

      Reported where `popToViewController` looks for one type of controller, and nothing leads from that screen \
      to any on which the code runs. It is `info` where the graph has gaps.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A call that goes back to a screen of which no way leads to the code's own screens.
  struct Pop {
    var call: Ref
    var wanted: TypeID
    /// Those on which the call runs.
    var screens: [Screen.ID]
    var nodes: [GraphSupport.Node]
    var support: GraphSupport
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Pop>] = [
    // The controllers that it searches are on it, not below it.
    Exemption("Code of a navigation controller itself") { pop in
      pop.program.enclosingType(pop.call).map {
        pop.program.supertypeNames(of: $0).contains("UINavigationController")
      } ?? false
    },
    Exemption("Code that says what else to do (`else`)") { pop in
      pop.program.ancestors(pop.call).contains {
        pop.program.kind($0) == .ifElse && pop.program.child($0, .otherwise) != nil
      }
    },
    Exemption("Code whose screens are not all known") { pop in
      pop.screens.isEmpty || pop.nodes.count != pop.screens.count || !pop.nodes.allSatisfy(pop.support.isLive)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.calls(named: "popToViewController").compactMap { call in
      guard program.isExternal(call), let wanted = wantedType(of: call, program) else { return nil }
      let screens = program.screens(at: call)
      let nodes = screens.compactMap(support.node)
      let targets = ([wanted] + program.subtypes(of: wanted)).map(program.typeName)
      let starts = targets.compactMap(support.node).filter(support.isLive)
      guard !starts.isEmpty, support.nodes(from: starts).isDisjoint(with: nodes) else { return nil }
      let pop = Pop(call: call, wanted: wanted, screens: screens, nodes: nodes, support: support, program: program)
      return Judgement(finding(pop), unless: Self.exemptions, of: pop)
    }
  }

  private func finding(_ pop: Pop) -> Finding {
    let (program, call, screens) = (pop.program, pop.call, pop.screens)
    let name = Wording.name(program.typeName(pop.wanted))
    return Finding(
      rule: identity.id, severity: program.graph.unresolved.isEmpty ? identity.defaultSeverity : .info,
      message:
        "The user stays where they are: \(Wording.list(screens)) \(screens.count == 1 ? "goes" : "go") back to "
        + "\(name), which no way here leads through. "
        + "Go back to a screen that is on the stack, or to its root.",
      location: program.location(call),
      related: program.declaration(of: pop.wanted).map {
        [Finding.Related(location: program.location($0), message: "\(name) is declared here")]
      } ?? [],
      witness: pop.support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(call)) \(program.typeName(pop.wanted))", confidence: .inferred)
  }

  /// `parent`, `self?.parent`
  private func isParent(_ value: Ref, _ program: LinkedProgram) -> Bool {
    (program.kind(value) == .name || program.kind(value) == .member) && program.name(value) == "parent"
  }

  /// The only controller of the app with the type for which the code around the call searches.
  private func wantedType(of call: Ref, _ program: LinkedProgram) -> TypeID? {
    guard let member = program.enclosingMember(call),
      program.nodes([.call], in: member).count(where: { program.name($0) == "popToViewController" }) == 1
    else { return nil }
    let casts = program.nodes([.cast, .patternCast], in: member).compactMap { program.child($0, .type) }.map(
      program.resolve)
    // `if let loader = parent as? LoaderController`: the code tests the parent, and does not search below.
    if program.nodes([.cast], in: member).contains(where: {
      program.child($0, .operand).map { isParent($0, program) } ?? false
    }) {
      return nil
    }
    let tests = program.nodes([.call], in: member).filter { ["isKind", "isMember"].contains(program.name($0)) }
      .compactMap { program.arguments(of: $0).first.flatMap { program.child($0, .value) }.flatMap(program.typeNamed) }
    let types = Set(
      (casts + tests).compactMap { type -> TypeID? in
        guard case .named(let id, _) = type.core, program.isController(id), program.isDeclared(id) else { return nil }
        return id
      })
    return types.count == 1 && casts.count + tests.count == 1 ? types.first : nil
  }
}

extension PopToMissingScreenRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The receipt goes back to a screen of another branch",
          """
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
              window?.rootViewController = UINavigationController(rootViewController: ShopController())
            }
          }
          final class ShopController: UIViewController {
            @objc func openCart() { show(CartController(), sender: nil) }
            @objc func openHelp() { show(HelpController(), sender: nil) }
          }
          final class CartController: UIViewController {
            @objc func pay() { show(ReceiptController(), sender: nil) }
          }
          final class HelpController: UIViewController {}
          final class ReceiptController: UIViewController {
            @objc func done() {
              let stack = navigationController?.viewControllers
              if let target = stack?.first(where: { $0 is HelpController }) {
                navigationController?.↓popToViewController(target, animated: true)
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The screen before",
          """
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
              window?.rootViewController = UINavigationController(rootViewController: ShopController())
            }
          }
          final class ShopController: UIViewController {
            @objc func openCart() { show(CartController(), sender: nil) }
            @objc func openHelp() { show(HelpController(), sender: nil) }
          }
          final class CartController: UIViewController {
            @objc func pay() { show(ReceiptController(), sender: nil) }
          }
          final class HelpController: UIViewController {}
          final class ReceiptController: UIViewController {
            @objc func done() {
              let stack = navigationController?.viewControllers
              if let target = stack?.first(where: { $0 is CartController }) {
                navigationController?.popToViewController(target, animated: true)
              }
            }
          }
          """)
      ])
  }
}
