import Linking
import NavigationModel
import SourceFacts

/// A link that selects a tab and leaves the earlier screens on its stack.
struct StaleTabStackRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "stale-tab-stack", name: "Stale tab stack", defaultSeverity: .info,
    summary: "A link only selects a tab, and what was pushed on the tab's stack stays on top.",
    category: .deeplink,
    rationale: """
      The link should show the tab's first screen. The user sees whatever was open there last: another profile, a \
      detail of yesterday.

      Reported where a handler of links selects a tab whose stack has a path, and neither it nor the code that it runs \
      touches the path; or selects one of a bar controller, and pops nothing.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence,
    isOptIn: true)

  /// Code of a link's handler that selects a tab.
  struct Selection {
    var place: Ref
    /// Where the link arrives.
    var handler: Ref
    /// What the handler runs.
    var codes: [Ref]
    /// The tab with a path of its own; nil for a bar controller.
    var tab: Tab?
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Selection>] = [
    Exemption("Handlers that go on to show something on the tab, or remove something from it") { selection in
      selection.tab.map { touches($0.paths, selection.codes, selection.program) }
        ?? selection.codes.contains { goesOn($0, selection.program) }
    },
    Exemption("A path that is emptied where the selection changes") { selection in
      guard let tab = selection.tab else { return false }
      return selection.program.calls(named: "onChange").contains { touches(tab.paths, [$0], selection.program) }
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let bars = program.calls(named: "TabView").filter { program.isExternal($0) && !program.isOutOfScope($0) }
    let tabs = bars.flatMap { stacks(of: $0, program) }
    return controllers(program, support) + (tabs.isEmpty ? [] : views(tabs, program, support))
  }

  // MARK: UIKit

  /// A handler of links selects a tab of a bar controller, and neither navigates further nor pops.
  private func controllers(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let selections = ["selectedIndex", "selectedViewController"].flatMap(program.assignments(to:)).filter {
      isOfBar($0, program)
    }
    guard !selections.isEmpty, program.calls(named: "pushViewController").contains(where: program.isExternal) else {
      return []
    }
    var seen: Set<Ref> = []
    return program.linkHandlerBodies.compactMap { handler -> Judgement? in
      let codes = program.consequences(of: handler.body)
      guard !program.isOutOfUsersReach(codeAt: handler.place),
        let place = selections.first(where: { place in codes.contains { program.contains($0, place) } })
      else { return nil }
      let selection = Selection(place: place, handler: handler.place, codes: codes, program: program)
      let judgement = Judgement(finding(ofBar: selection, support), unless: Self.exemptions, of: selection)
      return judgement.exemption != nil || seen.insert(place).inserted ? judgement : nil
    }
  }

  private func finding(ofBar selection: Selection, _ support: GraphSupport) -> Finding {
    let (program, place) = (selection.program, selection.place)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user sees what was open on the tab last: the link only selects it, and its stack keeps what was pushed "
        + "there. Call 'popToRootViewController' of the tab's stack.",
      location: program.location(program.child(place, .target) ?? place),
      related: [Finding.Related(location: program.location(selection.handler), message: "the link arrives here")],
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(program.memberPath(place)) tab")
  }

  /// `tabs.selectedIndex = 1`, and `selectedIndex = 1` in a bar controller itself.
  private func isOfBar(_ assignment: Ref, _ program: LinkedProgram) -> Bool {
    guard let target = program.child(assignment, .target) else { return false }
    if let base = program.child(target, .base), program.name(base) != "self" { return isBar(base, program) }
    return program.enclosingType(assignment).map {
      program.supertypeNames(of: $0).contains("UITabBarController")
    } ?? false
  }

  private func isBar(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    switch program.type(of: expression).core {
    case .named(let id, _): program.supertypeNames(of: id).contains("UITabBarController")
    case .external(let name, _): name == "UITabBarController"
    default: false
    }
  }

  /// The code shows something on the tab, or removes something.
  private static func goesOn(_ code: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call, .assign, .member, .name], in: code).contains { node in
      resets.contains(program.name(node)) && [.call, .member].contains(program.kind(node))
        || program.isBack(node)
        || program.navigation(at: node).contains { ![.tab, .url, .root].contains($0.kind) }
    }
  }

  private static let resets: Set<String> = SDK.resets

  // MARK: SwiftUI

  private func views(_ tabs: [Tab], _ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.linkHandlerBodies.flatMap { handler -> [Judgement] in
      let codes = program.consequences(of: handler.body)
      guard !program.isOutOfUsersReach(codeAt: handler.place) else { return [] }
      return tabs.compactMap { tab in
        guard let place = place(thatSelects: tab, in: codes, program) else { return nil }
        let selection = Selection(place: place, handler: handler.place, codes: codes, tab: tab, program: program)
        return Judgement(finding(selection, of: tab, support), unless: Self.exemptions, of: selection)
      }
    }
  }

  private func finding(_ selection: Selection, of tab: Tab, _ support: GraphSupport) -> Finding {
    let (program, place) = (selection.program, selection.place)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user sees what was open on the tab '\(Wording.name(tab.value))' last: the link only selects the tab, and its "
        + "stack keeps what was pushed there. Empty '\(Wording.name(program.name(tab.paths[0])))' first.",
      location: program.location(place),
      related: [
        Finding.Related(location: program.location(selection.handler), message: "the link arrives here"),
        Finding.Related(location: program.location(tab.paths[0]), message: "this is the path of the tab's stack"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(program.memberPath(place)) \(tab.value)")
  }

  struct Tab {
    var value: String
    var states: Set<Ref>
    var paths: [Ref]
  }

  /// The tabs of a bar that begin with a stack whose path other code can change, by the names of their cases.
  private func stacks(of bar: Ref, _ program: LinkedProgram) -> [Tab] {
    guard let binding = program.argument("selection", of: bar), let content = program.contentClosure(of: bar) else {
      return []
    }
    let states = Set(program.states(behind: binding))
    guard !states.isEmpty else { return [] }
    return program.shownExpressions(in: program.statements(of: content)).compactMap { shown -> Tab? in
      guard let value = program.tabValue(of: shown, inBar: bar), program.kind(value) == .member else { return nil }
      let paths = program.boundStacks.filter { program.contains(shown, $0.call) }.flatMap {
        program.states(behind: $0.path)
      }
      guard paths.count == 1 else { return nil }
      return Tab(value: program.name(value), states: states, paths: paths)
    }
  }

  /// The place where the code selects the tab.
  private func place(thatSelects tab: Tab, in codes: [Ref], _ program: LinkedProgram) -> Ref? {
    codes.lazy.flatMap { program.nodes([.assign], in: $0) }.first { assignment in
      guard let state = program.child(assignment, .target).flatMap(program.variable(of:)),
        let value = program.child(assignment, .value), program.kind(value) == .member
      else { return false }
      return program.name(value) == tab.value
        && (tab.states.contains(state) || tab.states.contains { program.aliases(of: $0).contains(state) })
    }
  }

  private static func touches(_ paths: [Ref], _ codes: [Ref], _ program: LinkedProgram) -> Bool {
    let names = Set(paths + paths.flatMap(program.aliases(of:)))
    return codes.contains { code in
      program.nodes([.name, .member], in: code).contains { program.variable(of: $0).map(names.contains) ?? false }
    }
  }
}

extension StaleTabStackRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [RuleExample("The link only selects the tab", Self.source("", "↓"))],
      nonTriggering: [RuleExample("The path is emptied first", Self.source("path = []\n      ", ""))])
  }

  private static func source(_ before: String, _ mark: String) -> String {
    """
    enum Page: Hashable { case feed, alerts }
    final class Tabs: ObservableObject {
      @Published var page = Page.feed
      @Published var path: [Int] = []
      func showFeed() {
        \(before)\(mark)page = .feed
      }
    }
    @main struct DemoApp: App {
      @StateObject private var tabs = Tabs()
      var body: some Scene {
        WindowGroup { RootView(tabs: tabs).onOpenURL { _ in tabs.showFeed() } }
      }
    }
    struct RootView: View {
      @ObservedObject var tabs: Tabs
      var body: some View {
        TabView(selection: $tabs.page) {
          NavigationStack(path: $tabs.path) {
            Button("Post") { tabs.path.append(1) }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }
          .tag(Page.feed)
          Text("Alerts").tag(Page.alerts)
        }
      }
    }
    """
  }
}
