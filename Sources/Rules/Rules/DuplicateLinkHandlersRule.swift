import Linking
import NavigationModel
import SourceFacts

/// Two handlers that respond to the same link with the same screen.
struct DuplicateLinkHandlersRule: CodeRule {
  let identity = RuleIdentity(
    id: "duplicate-link-handlers", name: "Duplicate link handlers", defaultSeverity: .warning,
    summary: "Two link handlers on screen together open the same screen.",
    category: .deeplink,
    rationale: """
      SwiftUI calls the `onOpenURL` of every view on screen. When two of them open the link's screen, it is \
      pushed twice: the user goes back once, and sees the same screen again.

      Reported where one view has both handlers, or contains the view that has the other.
      """,
    exemptions: [
      "Handlers in different branches of a condition",
      "Handlers for different links",
    ], isOptIn: true)

  private struct Handler {
    var entry: Ref
    var view: TypeID
    var targets: [Screen.ID: NavigationSite]
  }

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let handlers = program.linkHandlers().filter {
      program.kind($0.entry) == .call && program.name($0.entry) == "onOpenURL"
    }
    guard handlers.count > 1 else { return [] }
    let known = handlers.compactMap { handler(of: $0, program) }
    return known.indices.compactMap { place in
      known[..<place].lazy.compactMap { finding(known[place], $0, program, support) }.first
    }
  }

  private func handler(of link: LinkHandler, _ program: LinkedProgram) -> Handler? {
    guard let view = program.enclosingType(link.entry) else { return nil }
    let bodies = Set(link.bodies)
    var targets: [Screen.ID: NavigationSite] = [:]
    for site in program.sites where site.confidence > .guessed && [.push, .sheet, .cover].contains(site.kind) {
      guard let screen = site.screen, targets[screen] == nil,
        ([site.place] + program.ancestors(site.place)).contains(where: bodies.contains)
      else { continue }
      targets[screen] = site
    }
    return Handler(entry: link.entry, view: view, targets: targets)
  }

  private func finding(_ handler: Handler, _ other: Handler, _ program: LinkedProgram, _ support: GraphSupport)
    -> Finding?
  {
    guard let screen = handler.targets.keys.filter({ other.targets[$0] != nil }).min(),
      areTogether(handler, other, program),
      let site = handler.targets[screen], let otherSite = other.targets[screen]
    else { return nil }
    let name = support.screen(screen)?.name ?? screen
    let views = Wording.list(Set([handler, other].map { program.typeName($0.view) }).sorted())
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A link opens '\(Wording.name(name))' twice: SwiftUI calls both handlers of \(views), and both lead there. Keep one of them.",
      location: program.location(handler.entry),
      related: [
        Finding.Related(location: program.location(other.entry), message: "the other handler is here"),
        Finding.Related(location: program.location(site.place), message: "this one opens the screen here"),
        Finding.Related(location: program.location(otherSite.place), message: "and the other here"),
      ],
      witness: support.witness(toAnyOf: [program.typeName(handler.view)]),
      subject: "\([handler, other].map { program.typeName($0.view) }.sorted().joined(separator: " ")) \(screen)")
  }

  private func areTogether(_ a: Handler, _ b: Handler, _ program: LinkedProgram) -> Bool {
    if a.view == b.view { return !areAlternatives(a.entry, b.entry, program) }
    let tree = EmbeddedViews(program)
    return tree.contains(a.view, b.view) || tree.contains(b.view, a.view)
  }

  /// The nearest common ancestor is a choice.
  private func areAlternatives(_ a: Ref, _ b: Ref, _ program: LinkedProgram) -> Bool {
    let around = Set(program.ancestors(a))
    guard let common = program.ancestors(b).first(where: around.contains) else { return true }
    return [.ifElse, .switch, .ternary].contains(program.kind(common))
  }
}

extension DuplicateLinkHandlersRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A view and the view inside it",
          """
          import SwiftUI
          enum Route: Hashable { case item, help }
          @main struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                HomeView(path: $path).navigationDestination(for: Route.self) { route in
                  switch route {
                  case .item: ItemView()
                  case .help: HelpView()
                  }
                }
              }
              .onOpenURL { _ in path.append(.item) }
            }
          }
          struct HomeView: View {
            @Binding var path: [Route]
            var body: some View { Text("Home").↓onOpenURL { _ in path.append(.item) } }
          }
          struct ItemView: View { var body: some View { Text("Item") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "One handler",
          """
          import SwiftUI
          enum Route: Hashable { case item, help }
          @main struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                HomeView(path: $path).navigationDestination(for: Route.self) { route in
                  switch route {
                  case .item: ItemView()
                  case .help: HelpView()
                  }
                }
              }
              .onOpenURL { _ in path.append(.item) }
            }
          }
          struct HomeView: View {
            @Binding var path: [Route]
            var body: some View { Text("Home") }
          }
          struct ItemView: View { var body: some View { Text("Item") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """)
      ])
  }
}
