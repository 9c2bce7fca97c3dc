import Linking
import NavigationModel
import SourceFacts

/// Two handlers that respond to the same link with the same screen.
struct DuplicateLinkHandlersRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "duplicate-link-handlers", name: "Duplicate link handlers", defaultSeverity: .warning,
    summary: "Two link handlers on screen together open the same screen.",
    category: .deeplink,
    rationale: """
      SwiftUI calls the `onOpenURL` of every view on screen. When two of them open the link's screen, it is \
      pushed twice: the user goes back once, and sees the same screen again.

      Reported where one view has both handlers, or contains the view that has the other.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  struct Handler {
    var entry: Ref
    var view: TypeID
    var targets: [Screen.ID: NavigationSite]
  }

  /// Two handlers that open the same screen.
  struct Pair {
    var handler: Handler
    var other: Handler
    var screen: Screen.ID
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("Handlers in different branches of a condition") { pair in
      pair.handler.view == pair.other.view && areAlternatives(pair.handler.entry, pair.other.entry, pair.program)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let handlers = program.linkHandlers().filter {
      program.kind($0.entry) == .call && program.name($0.entry) == "onOpenURL"
    }
    guard handlers.count > 1 else { return [] }
    let known = handlers.compactMap { handler(of: $0, program) }
    return known.indices.compactMap { place in
      known[..<place].lazy.compactMap { pair(known[place], $0, program) }.map {
        Judgement(finding($0, support), unless: Self.exemptions, of: $0)
      }.decisive
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

  private func pair(_ handler: Handler, _ other: Handler, _ program: LinkedProgram) -> Pair? {
    guard let screen = handler.targets.keys.filter({ other.targets[$0] != nil }).min(),
      areTogether(handler.view, other.view, program)
    else { return nil }
    return Pair(handler: handler, other: other, screen: screen, program: program)
  }

  private func finding(_ pair: Pair, _ support: GraphSupport) -> Finding {
    let (program, handler, other, screen) = (pair.program, pair.handler, pair.other, pair.screen)
    let opened = [(handler, "this one opens the screen here"), (other, "and the other here")].compactMap {
      handler, note in
      handler.targets[screen].map { Finding.Related(location: program.location($0.place), message: note) }
    }
    let name = support.screen(screen)?.name ?? screen
    let views = Wording.list(Set([handler, other].map { program.typeName($0.view) }).sorted())
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A link opens '\(Wording.name(name))' twice: SwiftUI calls both handlers of \(views), and both lead there. Keep one of them.",
      location: program.location(handler.entry),
      related: [
        Finding.Related(location: program.location(other.entry), message: "the other handler is here")
      ] + opened,
      witness: support.witness(toAnyOf: [program.typeName(handler.view)]),
      subject: "\([handler, other].map { program.typeName($0.view) }.sorted().joined(separator: " ")) \(screen)")
  }

  private func areTogether(_ a: TypeID, _ b: TypeID, _ program: LinkedProgram) -> Bool {
    if a == b { return true }
    let tree = EmbeddedViews(program)
    return tree.contains(a, b) || tree.contains(b, a)
  }

  /// The nearest common ancestor is a choice.
  private static func areAlternatives(_ a: Ref, _ b: Ref, _ program: LinkedProgram) -> Bool {
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
