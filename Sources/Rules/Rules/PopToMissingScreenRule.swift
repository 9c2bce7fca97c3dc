import Linking
import NavigationModel
import SourceFacts

/// Going back to a screen that the user did not come from.
struct PopToMissingScreenRule: CodeRule {
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
    exemptions: [
      "Code whose screens are not all known",
      "Code of a navigation controller itself",
      "Code that says what else to do (`else`)",
    ], claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    program.calls(named: "popToViewController").compactMap { call in
      guard program.isExternal(call), let wanted = wantedType(of: call, program), !isStack(call, program),
        !hasAnotherWay(call, program)
      else { return nil }
      let screens = program.screens(at: call)
      let current = screens.compactMap(support.node)
      let targets = ([wanted] + program.subtypes(of: wanted)).map(program.typeName)
      let starts = targets.compactMap(support.node).filter(support.isLive)
      guard !screens.isEmpty, current.count == screens.count, current.allSatisfy(support.isLive), !starts.isEmpty,
        support.nodes(from: starts).isDisjoint(with: current)
      else { return nil }
      let name = Wording.name(program.typeName(wanted))
      return Finding(
        rule: identity.id, severity: program.graph.unresolved.isEmpty ? identity.defaultSeverity : .info,
        message:
          "The user stays where they are: \(Wording.list(screens)) \(screens.count == 1 ? "goes" : "go") back to "
          + "\(name), which no way here leads through. "
          + "Go back to a screen that is on the stack, or to its root.",
        location: program.location(call),
        related: program.declaration(of: wanted).map {
          [Finding.Related(location: program.location($0), message: "\(name) is declared here")]
        } ?? [],
        witness: support.witness(toAnyOf: screens), subject: "\(program.memberPath(call)) \(program.typeName(wanted))",
        confidence: .inferred)
    }
  }

  /// The code belongs to a navigation controller: the controllers that it searches are on it, not below it.
  private func isStack(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.enclosingType(call).map { program.supertypeNames(of: $0).contains("UINavigationController") } ?? false
  }

  /// Code handles the case that the controller is not found.
  private func hasAnotherWay(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.ancestors(call).contains { program.kind($0) == .ifElse && program.child($0, .otherwise) != nil }
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
