import Linking
import NavigationModel
import SourceFacts

/// A link with its own destination view, on a stack that code empties through its path.
struct LinkBesidePathRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "link-beside-path", name: "Link beside the path", defaultSeverity: .info,
    summary:
      "A link with its own view is on a stack with a path: emptying the path does not close what it opens.",
    category: .state,
    rationale: """
      What `NavigationLink { … }` pushes is not in the path. Code that empties the path to go back to the start \
      (a second tap on the tab, a log-out, a link from outside) leaves it on screen, and what is appended then comes \
      on top of it.

      Reported where the app empties the path. Push a value, and show it with `navigationDestination(for:)`.
      """,
    exemptions: Self.exemptions.map(\.reason) + Self.exemptionsOfStacks.map(\.reason), isOptIn: true)

  /// A stack that is emptied through its path.
  struct Stack {
    var screens: Set<Screen.ID>
    var emptied: Ref
    /// What empties the path there is the router of another view.
    var isOthers: Bool
  }

  /// A link that brings a view of its own.
  struct Link {
    var call: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Link>] = [
    Exemption("Links of an initialiser that the app adds and that pushes a value, and links to an `EmptyView`") {
      isMadeOfValue($0.call, $0.program) || leadsNowhere($0.call, $0.program)
    },
    Exemption("Links in a modal or a stack of its own") { isInOtherStack($0.call, $0.program) },
  ]

  static let exemptionsOfStacks: [Exemption<Stack>] = [
    Exemption("Stacks whose path only another view's own router empties") { $0.isOthers }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let stacks = program.boundStacks.compactMap { stack(for: $0.call, path: $0.path, program, support) }
    guard !stacks.isEmpty else { return [] }
    let emptied = stacks.filter { !$0.isOthers } + stacks.filter(\.isOthers)
    let links = program.calls(named: "NavigationLink").filter { link in
      program.isExternal(link) && bringsView(link, program) && !program.isOutOfUsersReach(codeAt: link)
    }
    // The links of one member are usually written alike: one finding for all.
    let members = Dictionary(grouping: links) { program.enclosingMember($0) ?? $0 }
    return members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }.flatMap { links in
      let alike = Dictionary(grouping: links) {
        Self.exemptions.reason(for: Link(call: $0, program: program))
      }
      return alike.compactMap { reason, links -> Judgement? in
        let screens = program.screens(at: links[0])
        guard let stack = emptied.first(where: { !$0.screens.isDisjoint(with: screens) }) else { return nil }
        return Judgement(
          finding(links, on: stack, screens, program, support),
          exemption: reason ?? Self.exemptionsOfStacks.reason(for: stack))
      }
    }
  }

  private func finding(
    _ links: [Ref], on stack: Stack, _ screens: [Screen.ID], _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let place = Wording.name(program.enclosingType(links[0]).map(program.typeName) ?? "")
    let (what, verb) =
      links.count == 1 ? ("this link of \(place) opens", "is") : ("\(links.count) links of \(place) open", "are")
    let others = links.dropFirst().prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0), message: "and this one")
    }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What \(what) stays on screen when the app goes back to the start of the stack: the \(links.count == 1 ? "link" : "links") "
        + "\(verb) not on the path. Use NavigationLink(value:) and navigationDestination(for:).",
      location: program.location(links[0]),
      related: [Finding.Related(location: program.location(stack.emptied), message: "the path is emptied here")]
        + others,
      witness: support.witness(toAnyOf: screens), subject: "\(program.memberPath(links[0])) link")
  }

  /// `NavigationLink { … } label: { … }`, `NavigationLink("Title") { … }`, `NavigationLink(destination:)`.
  private func bringsView(_ link: Ref, _ program: LinkedProgram) -> Bool {
    if program.argument("value", of: link) != nil { return false }
    return program.argument("destination", of: link) != nil || program.argument("label", of: link) != nil
      || program.trailingClosure(of: link) != nil
  }

  /// By an initialiser that the app adds to links: `init(_ title: String, destination: Page) { self.init(value: …) }`.
  private static func isMadeOfValue(_ link: Ref, _ program: LinkedProgram) -> Bool {
    let given = Set(program.arguments(of: link).map(program.name))
    let own = program.types(named: "NavigationLink").flatMap { program.ownMembers(named: "init", of: $0) }
    return own.contains { added in
      program.kind(added) == .function && Set(program.labels(of: added)).isSubset(of: given.union([""]))
        && program.nodes([.call], in: added).contains {
          program.name($0) == "init" && program.argument("value", of: $0) != nil
        }
    }
  }

  /// `NavigationLink(destination: EmptyView()) { … }`: it only adds its looks.
  private static func leadsNowhere(_ link: Ref, _ program: LinkedProgram) -> Bool {
    program.argument("destination", of: link).map {
      program.kind($0) == .call && program.name($0) == "EmptyView"
    } ?? false
  }

  private static func isInOtherStack(_ link: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: link).contains { surrounding in
      guard let call = surrounding.call else { return false }
      return SDK.modals.contains(program.name(call))
        || program.isStack(call) && !program.boundStacks.contains { $0.call == call }
    }
  }

  private func stack(for call: Ref, path: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Stack? {
    let states = program.states(behind: path)
    let places = states.lazy.flatMap { emptyings(of: $0, program) }
    let own = places.first { !isOfOtherRouter($0, than: path, program) }
    guard let emptied = own ?? places.first else { return nil }
    var start = Set(program.screens(at: call))
    if let type = program.enclosingType(call) { start.insert(program.screenID(of: type)) }
    if let content = program.trailingClosure(of: call) {
      start.formUnion(program.shown(by: content).map(program.screenID(of:)))
    }
    return Stack(screens: support.screensOfStack(from: start), emptied: emptied, isOthers: own == nil)
  }

  /// `path = []`, `path = NavigationPath()`, `path.removeAll()`
  private func emptyings(of state: Ref, _ program: LinkedProgram) -> [Ref] {
    program.uses(ofVariable: state).filter { use in
      guard !program.isOutOfUsersReach(codeAt: use.place),
        program.enclosingMember(use.place).map({ program.name($0) != "init" }) ?? true
      else { return false }
      switch use.kind {
      case .write(let value):
        return program.kind(value) == .array && program.children(value).isEmpty
          || program.kind(value) == .call && program.arguments(of: value).isEmpty
            && ["NavigationPath", "init"].contains(program.name(value))
      case .mutation(let call): return program.name(call) == "removeAll"
      default: return false
      }
    }.map(\.place)
  }

  /// `router.path` where this view has a router of its own, and the stack shows the path of another view's router.
  private func isOfOtherRouter(_ place: Ref, than path: Ref, _ program: LinkedProgram) -> Bool {
    guard let here = ownRouter(of: place, program), let there = ownRouter(of: path, program) else { return false }
    return here != there
  }

  private func ownRouter(of path: Ref, _ program: LinkedProgram) -> Ref? {
    guard let router = program.child(path, .base).flatMap(program.variable(of:)),
      !Self.owning.isDisjoint(with: program.attributeNames(of: router))
    else { return nil }
    return router
  }

  private static let owning: Set<String> = SDK.keptObjects
}

extension GraphSupport {
  /// The screens on a stack: those that its start embeds or pushes, without modals, tabs and roots of others.
  func screensOfStack(from start: Set<Screen.ID>) -> Set<Screen.ID> {
    var queue = start.sorted().compactMap(node)
    var seen = Set(queue)
    while let node = queue.popLast() {
      for edge in outgoing[node].map({ edges[$0] }) {
        if case .transition(let place) = edge.cause,
          ![.push, .root].contains(transitions[place].kind) || transitions[place].confidence != .exact
        {
          continue
        }
        if seen.insert(edge.target).inserted { queue.append(edge.target) }
      }
    }
    return Set(seen.map { names[$0] }).union(start)
  }
}

extension LinkBesidePathRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The second tap on the tab leaves the trends on screen",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { ExploreTab() } }
          }
          struct ExploreTab: View {
            @State private var path: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                ExploreView().navigationDestination(for: Int.self) { Text("\\($0)") }
              }
              .toolbar { Button("Start") { path = [] } }
            }
          }
          struct ExploreView: View {
            var body: some View {
              List {
                NavigationLink("One", value: 1)
                ↓NavigationLink { TrendsView() } label: { Text("More") }
              }
            }
          }
          struct TrendsView: View { var body: some View { Text("Trends") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "All links push values",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { ExploreTab() } }
          }
          struct ExploreTab: View {
            @State private var path: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                ExploreView().navigationDestination(for: Int.self) { Text("\\($0)") }
              }
              .toolbar { Button("Start") { path = [] } }
            }
          }
          struct ExploreView: View {
            var body: some View { List { NavigationLink("One", value: 1) } }
          }
          """)
      ])
  }
}
