import Linking
import NavigationModel
import SourceFacts

/// Links that the app recognises and does not handle.
struct DeeplinkUnhandledRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "deeplink-unhandled", name: "Deeplink unhandled", defaultSeverity: .warning,
    summary: "A link is recognised, but the code that handles links does nothing for it.",
    category: .deeplink,
    rationale: """
      The user taps a link, the app comes to the front, and nothing happens. The link has a case of its own, but \
      its arm of the `switch` was left empty.

      Reported where a link handler switches over an enum of the app, other arms navigate, and this arm is empty or \
      only writes to the log. The case must be made from the link.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence,
    isOptIn: true)

  /// A case in an arm that does nothing.
  struct Lost {
    var name: String
    var isHandled: Bool
  }

  static let exemptions: [Exemption<Lost>] = [
    Exemption("Cases for what is unknown or invalid") { emptyCases.contains($0.name) },
    Exemption("Cases that another `switch` or an `if case` handles") { $0.isHandled },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let members = program.navigatingMembers()
    var switches: [Ref: LinkHandler] = [:]
    let handlers = program.linkHandlers()
    for handler in handlers {
      for body in handler.bodies where !program.isOutOfScope(body) {
        for node in program.nodes([.switch], in: body) where switches[node] == nil { switches[node] = handler }
      }
    }
    let arms = switches.keys.sorted().flatMap { self.arms(of: $0, program) }
    let handled = Set(
      arms.filter { !isDeaf($0.node, program) }.flatMap { arm in arm.cases.map { "\(arm.type).\($0)" } }
    )
    .union(casesAsked(in: handlers, program))
    let made = casesMade(in: handlers, program)
    return Dictionary(grouping: arms, by: \.owner).sorted { $0.key < $1.key }.flatMap { place, arms -> [Judgement] in
      let deaf = arms.filter { arm in
        isDeaf(arm.node, program)
          && (made.types.contains(arm.type) || arm.cases.contains { made.cases.contains("\(arm.type).\($0)") })
      }
      guard !deaf.isEmpty, arms.contains(where: { program.navigates($0.node, navigating: members) }),
        let handler = switches[place]
      else { return [] }
      return deaf.compactMap { judgement($0, handled, handler, program, support) }
    }
  }

  private struct Arm {
    var node: Ref
    /// The `switch`.
    var owner: Ref
    var type: TypeID
    var cases: [String]
  }

  private func arms(of node: Ref, _ program: LinkedProgram) -> [Arm] {
    guard let subject = program.child(node, .subject), case .named(let type, _) = program.type(of: subject).core,
      program.typeKind(type) == .enum, !saysHowItEnded(type, program)
    else { return [] }
    return program.children(node).filter { program.kind($0) == .switchCase && !program.flags($0).contains(.isDefault) }
      .map { arm in
        let patterns = program.children(arm, .patterns)
        return Arm(
          node: arm, owner: node, type: type,
          cases: patterns.filter { program.kind($0) == .patternCase }.map(program.name))
      }
  }

  /// `HandlingResult`: a result of the handling, not a link.
  private func saysHowItEnded(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    ScreenNames.words(of: program.typeName(type)).last.map(
      ["Result", "Outcome", "Response", "Status", "Error"].contains) ?? false
  }

  /// The cases that an `if case` or `guard case` on the link's way tests.
  private func casesAsked(in handlers: [LinkHandler], _ program: LinkedProgram) -> [String] {
    handlers.flatMap(\.bodies).flatMap { program.nodes([.patternCondition], in: $0) }.compactMap { condition in
      guard let pattern = program.child(condition, .pattern), program.kind(pattern) == .patternCase,
        let subject = program.child(condition, .value),
        case .named(let type, _) = program.type(of: subject).core
      else { return nil }
      return "\(type).\(program.name(pattern))"
    }
  }

  /// The values that represent the link on its way: the cases that the code makes, and the enums that it makes from
  /// another value (`Link(url)`). An enum that says how a flow starts (`start(by: .modal)`) is no link.
  private func casesMade(in handlers: [LinkHandler], _ program: LinkedProgram) -> (
    cases: Set<String>, types: Set<TypeID>
  ) {
    var cases: Set<String> = []
    var types: Set<TypeID> = []
    for body in Set(handlers.flatMap(\.bodies)).sorted() {
      for node in program.nodes([.call, .member], in: body) {
        if program.kind(node) == .call {
          switch program.callee(of: node) {
          case .enumCase(let type, _): cases.insert("\(type).\(program.name(node))")
          case .initializer(let type, _) where program.typeKind(type) == .enum: types.insert(type)
          default: break
          }
        } else if case .named(let type, _) = program.type(of: node).core, program.typeKind(type) == .enum {
          cases.insert("\(type).\(program.name(node))")
        }
      }
    }
    return (cases, types)
  }

  private static let logs: Set<String> = [
    "print", "debugPrint", "log", "info", "debug", "warning", "error", "notice", "NSLog", "os_log", "verbose",
  ]
  /// Cases whose names say that there is nothing to show.
  private static let emptyCases: Set<String> = [
    "unknown", "none", "invalid", "unsupported", "other", "ignore", "ignored", "home", "main", "launch", "open", "root",
    "exit",
    "noAction", "no_action", "noop", "nothing", "skip", "empty", "failure",
  ]

  /// The arm contains only log statements.
  private func isDeaf(_ arm: Ref, _ program: LinkedProgram) -> Bool {
    guard let block = program.child(arm, .body) else { return true }
    return program.children(block).allSatisfy { statement in
      switch program.kind(statement) {
      case .call: Self.logs.contains(program.name(statement))
      case .returned: program.child(statement, .value) == nil
      default: false
      }
    }
  }

  private func judgement(
    _ arm: Arm, _ handled: Set<String>, _ handler: LinkHandler, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Judgement? {
    guard !arm.cases.isEmpty else { return nil }
    let reasons = arm.cases.map { name in
      Self.exemptions.reason(for: Lost(name: name, isHandled: handled.contains("\(arm.type).\(name)")))
    }
    let lost = zip(arm.cases, reasons).filter { $0.1 == nil }.map(\.0)
    return Judgement(
      finding(arm, lost.isEmpty ? arm.cases : lost, handler, program, support),
      exemption: lost.isEmpty ? reasons[0] : nil)
  }

  private func finding(
    _ arm: Arm, _ lost: [String], _ handler: LinkHandler, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let type = program.typeName(arm.type)
    let cases = Wording.list(lost.map { ".\($0)" })
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users who follow \(lost.count == 1 ? "the link" : "the links") \(cases) of '\(Wording.name(type))' see the "
        + "app open and nothing more: "
        + "this arm does nothing. Show the screen the link is for.",
      location: program.location(arm.node),
      related: [Finding.Related(location: program.location(handler.entry), message: "links arrive here")]
        + program.cases(of: arm.type).filter { lost.contains(program.name($0)) }.prefix(
          GraphSupport.longestEvidence - 1
        )
        .map {
          Finding.Related(
            location: program.location($0), message: "'\(Wording.name(program.name($0)))' is declared here")
        },
      subject: "\(program.memberPath(arm.node)) \(type) \(lost.sorted().joined(separator: " "))")
  }
}

extension DeeplinkUnhandledRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "One of the links leads nowhere",
          """
          import SwiftUI
          enum Link { case item(Int), voucher }
          enum Route: Hashable { case item(Int) }
          @main struct ShopApp: App {
            @State private var path: [Route] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  HomeView().navigationDestination(for: Route.self) { _ in ItemView() }
                }
                .onOpenURL { open(parse($0)) }
              }
            }
            private func open(_ link: Link) {
              switch link {
              case .item(let id): path.append(.item(id))
              ↓case .voucher: break
              }
            }
            private func parse(_ url: URL) -> Link { .voucher }
          }
          struct HomeView: View { var body: some View { Text("Home") } }
          struct ItemView: View { var body: some View { Text("Item") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Each link has its screen, and what is unknown has none",
          """
          import SwiftUI
          enum Link { case item(Int), voucher, unknown }
          enum Route: Hashable { case item(Int), voucher }
          @main struct ShopApp: App {
            @State private var path: [Route] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  HomeView().navigationDestination(for: Route.self) { _ in ItemView() }
                }
                .onOpenURL { open(parse($0)) }
              }
            }
            private func open(_ link: Link) {
              switch link {
              case .item(let id): path.append(.item(id))
              case .voucher: path.append(.voucher)
              case .unknown: print("unknown link")
              }
            }
            private func parse(_ url: URL) -> Link { .unknown }
          }
          struct HomeView: View { var body: some View { Text("Home") } }
          struct ItemView: View { var body: some View { Text("Item") } }
          """)
      ])
  }
}
