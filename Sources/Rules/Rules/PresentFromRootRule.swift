import Linking
import NavigationModel
import SourceFacts

/// Presentations from a window's root controller, which may be covered.
struct PresentFromRootRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "present-from-root", name: "Present from root", defaultSeverity: .warning,
    summary: "Something is presented on a window's root controller, whatever covers it.",
    category: .uikit,
    rationale: """
      A controller presents one thing at a time. While a sheet is open, the window's root refuses: the alert, the \
      sign-in or the purchase never shows.

      Reported where it is known that something is presented at that moment, or may be: a screen that runs the code is \
      shown in a modal, or a link runs it while the app has modals.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// A presentation by a window's root.
  struct Rooted {
    var call: Ref
    var receiver: Ref
    /// Where the root is taken from the window.
    var root: Ref
    /// The code around a local function runs it, and may have tested the condition.
    var member: Ref
    var covers: Covers
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Rooted>] = [
    Exemption("Code that runs when a scene or the app starts") { starts($0.member, $0.program) },
    Exemption("Code that looks for the topmost controller, or checks what is presented") {
      $0.program.mentions(walks, in: $0.member)
    },
    Exemption("Code that has just made the root, or dismisses first") { rooted in
      let program = rooted.program
      return program.nodes([.call], in: rooted.member).contains { program.name($0) == "dismiss" }
        || program.nodes([.assign], in: rooted.member).contains { assign in
          program.child(assign, .target).map { program.name($0) == "rootViewController" } ?? false
        }
    },
    Exemption("Code that the app never runs, including previews and debug builds") {
      $0.program.isOutOfUsersReach(codeAt: $0.call)
    },
    Exemption(
      """
      Actions of screens in the root, where no user taps while a modal covers them, and code that runs at an unknown \
      time
      """
    ) { $0.covers.users(at: $0.call) == nil },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let covers = Covers(program, support)
    return program.calls(named: "present").compactMap { call in
      guard program.argument("animated", of: call) != nil, program.isExternal(call),
        let receiver = program.receiver(of: call), let root = windowRoot(receiver, program),
        let member = program.ancestors(call).last(where: { program.kind($0) == .function })
          ?? program.enclosingMember(call)
      else { return nil }
      let rooted = Rooted(
        call: call, receiver: receiver, root: root, member: member, covers: covers, program: program)
      return Judgement(finding(rooted, support), unless: Self.exemptions, of: rooted)
    }
  }

  private func finding(_ rooted: Rooted, _ support: GraphSupport) -> Finding {
    let (program, call) = (rooted.program, rooted.call)
    let site = program.navigation(at: call).first
    let shown =
      site?.screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "what is presented here"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(rooted.covers.users(at: call) ?? "Users") do not see \(shown): the window's root presents it, and it refuses "
        + "while it already presents something. Walk up 'presentedViewController' and present from the topmost one.",
      location: program.location(call),
      related: rooted.root == rooted.receiver
        ? [] : [Finding.Related(location: program.location(rooted.root), message: "the root is taken here")],
      subject: program.memberPath(call))
  }

  /// The `….rootViewController` expression of a window behind the receiver, directly or by its initial value.
  private func windowRoot(_ receiver: Ref, _ program: LinkedProgram) -> Ref? {
    if let root = root(meantBy: receiver, program) { return root }
    if let kept = keptRoot(receiver, program) { return kept }
    guard program.kind(receiver) == .name else { return nil }
    var value: Ref?
    if let variable = program.variable(of: receiver), program.kind(variable) == .variable,
      program.flags(variable).contains(.isLet)
    {
      value = program.child(variable, .initializer)
    } else if let binding = optionalBinding(of: receiver, program) {
      value = binding
    }
    return value.flatMap { root(meantBy: $0, program) }
  }

  /// A property or parameter that only ever holds a window's root.
  private func keptRoot(_ receiver: Ref, _ program: LinkedProgram) -> Ref? {
    guard let kept = program.variable(of: receiver), program.kind(kept) == .parameter || program.isMember(kept) else {
      return nil
    }
    let given = program.values(givenTo: kept).filter { program.kind($0) != .null }
    let roots = given.compactMap { root(meantBy: $0, program) }
    return roots.count == given.count ? roots.min() : nil
  }

  /// A window's root: the expression itself, the value of a name, or the result of a function of the app:
  /// `delegate?.presenter()`.
  private func root(meantBy value: Ref, _ program: LinkedProgram) -> Ref? {
    if let root = rootMember(value, program) ?? rootMember(program.meaning(of: value), program) { return root }
    guard program.kind(value) == .call else { return nil }
    let givers = program.code(runBy: value).filter { program.kind($0) == .function }
    let roots = givers.compactMap { program.meaningOfBody(of: $0).flatMap { rootMember($0, program) } }
    return roots.count == givers.count ? roots.min() : nil
  }

  /// `guard let root = window.rootViewController`: the bound expression of the innermost binding of the name.
  private func optionalBinding(of mention: Ref, _ program: LinkedProgram) -> Ref? {
    guard let member = program.enclosingMember(mention) else { return nil }
    let bindings = program.nodes([.optionalBinding], in: member).filter { program.name($0) == program.name(mention) }
    guard bindings.count == 1, let value = program.child(bindings[0], .value), value != mention else { return nil }
    return value
  }

  private func rootMember(_ expression: Ref, _ program: LinkedProgram) -> Ref? {
    var node = expression
    while program.kind(node) == .cast, let inner = program.child(node, .operand) { node = inner }
    guard program.kind(node) == .member, program.name(node) == "rootViewController",
      let base = program.child(node, .base),
      isWindow(base, program)
    else { return nil }
    return node
  }

  /// A window by type or, where the type is not known, by name: `window`, `keyWindow`, `windows.first`.
  private func isWindow(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    if let name = program.nominalName(program.type(of: expression).core) { return name == "UIWindow" }
    var node: Ref? = expression
    while let current = node {
      if program.name(current).lowercased().contains("window") { return true }
      node = program.chained(current) ?? program.child(current, .operand)
    }
    return false
  }

  /// The situations in which something covers the window's root.
  struct Covers {
    /// Screens in a modal.
    private let modals: Set<Screen.ID>
    /// Code that an arrival runs while the app is open.
    private var arrivals: Set<Ref> = []
    private let program: LinkedProgram
    private let support: GraphSupport

    init(_ program: LinkedProgram, _ support: GraphSupport) {
      (self.program, self.support) = (program, support)
      modals = support.screensInModals()
      guard !modals.isEmpty else { return }
      let handlers = program.linkHandlers().filter { !PresentFromRootRule.starts($0.entry, program) }
      arrivals = Set(handlers.flatMap(\.bodies))
    }

    /// The users who do not see a call's presentation; nil where it is not known that a modal can be shown.
    func users(at call: Ref) -> String? {
      if let covered = program.screens(at: call).first(where: { modals.contains($0) && isLive($0) }) {
        return "Users of '\(Wording.name(support.screen(covered)?.name ?? covered))'"
      }
      guard program.ancestors(call).contains(where: arrivals.contains) else { return nil }
      return "Users who have a sheet open when a link comes"
    }

    private func isLive(_ screen: Screen.ID) -> Bool {
      support.node(screen).map(support.isLive) ?? false
    }
  }

  /// The function runs when a scene or the app starts.
  private static func starts(_ member: Ref, _ program: LinkedProgram) -> Bool {
    startFunctions.contains {
      program.name(member) == $0.name && program.labels(of: member).starts(with: $0.labels)
    }
  }

  private static let walks: Set<String> = SDK.findingTop
  private static let startFunctions: [(name: String, labels: [String])] = [
    ("scene", ["", "willConnectTo"]), ("application", ["", "didFinishLaunchingWithOptions"]),
  ]
}

extension PresentFromRootRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An alert on the root, behind the form",
          """
          import UIKit
          final class HomeController: UIViewController {
            @objc func edit() { present(FormController(), animated: true) }
          }
          final class FormController: UIViewController {
            @objc func discard() {
              let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
              view.window?.rootViewController?.↓present(alert, animated: true)
            }
          }
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            let window = UIWindow()
            func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              window.rootViewController = HomeController()
              return true
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "From the topmost one",
          """
          import UIKit
          func ask(_ alert: UIAlertController, in window: UIWindow) {
            var top = window.rootViewController
            while let next = top?.presentedViewController { top = next }
            top?.present(alert, animated: true)
          }
          """)
      ])
  }
}
