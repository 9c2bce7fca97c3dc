import Linking
import NavigationModel
import SourceFacts

/// Pushes that put the same screens onto the stack repeatedly.
struct PushLoopRule: JudgingRule, ConfigurableRule {
  var circles = false

  static let options: [RuleOption<Self>] = [
    .init(
      "circles", \.circles,
      "Report circles of several screens too, and first screens of a stack that are pushed onto other stacks as well.")
  ]

  let identity = RuleIdentity(
    id: "push-loop", name: "Push loop", defaultSeverity: .warning,
    summary: "The same screens can be pushed without end; the way back gets longer with every tap.",
    category: .graph,
    rationale: """
      Each tap puts another copy of the screen onto the stack. The user has to go back once for each copy, and \
      memory grows.

      Reported are a screen that always pushes itself with the value it already shows, or without a value, and a \
      screen \
      that pushes the first screen of its own stack. With `circles: true`, as `info`, also first screens of \
      other stacks, and circles of several screens.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Push {
    var transition: Transition
    /// It follows a navigation that empties the stack.
    var followsEmptying: Bool
  }

  static let exemptions: [Exemption<Push>] = [
    Exemption("A push that checks the stack first (`path.last != …`), or empties it") {
      GraphSupport.looksAtStack($0.transition.guard) || $0.followsEmptying
    }
  ]

  func judgements(in context: RuleContext) -> [Judgement] {
    let support = context.support
    let pushes = pushes(in: context)
    let componentOfNode = components(of: pushes.filter { $0.exemption == nil }.map(\.place), support)
    let roots = support.rootScreens()

    let siblings = RouteSiblings(support.routes)
    var constructions = context.program.map(ScreenConstructions.init)
    var found: [Judgement] = []
    var rest: [Int] = []
    for (place, exemption) in pushes {
      let transition = support.transitions[place]
      guard let to = transition.to, let target = support.node(to) else { continue }
      let route = transition.route.flatMap(support.route)
      // A screen that several routes of an enum show differs for each route.
      let isShared = route.map { siblings.hasOther(than: $0, to: to) } ?? false
      let showsSeveralThings = constructions?.showsSeveralThings(to) ?? false
      let carriesValue = isShared || showsSeveralThings ? true : route?.carriesValue
      if transition.from.contains(to),
        transition.repeatsOwnValue || (carriesValue == false && transition.from == [to])
          || isLinkToTheSame(transition, to, &constructions)
      {
        found.append(Judgement(repeated(transition, to, support), exemption: exemption))
      } else if carriesValue == false, roots.contains(to),
        let source = transition.from.sorted().first(where: { name in
          support.node(name).map { componentOfNode[$0] == componentOfNode[target] } ?? false
        })
      {
        found += rootAgain(transition, to, from: source, support).map { [Judgement($0, exemption: exemption)] } ?? []
      } else if carriesValue != true, exemption == nil {
        rest.append(place)
      }
    }
    return circles ? found + self.circles(of: rest, support).map { Judgement($0) } : found
  }

  /// The transitions that push a known screen, each with the exemption that applies.
  private func pushes(in context: RuleContext) -> [(place: Int, exemption: String?)] {
    let replacing = context.program.map(placesAfterEmptying) ?? []
    return context.support.transitions.enumerated().filter { _, transition in
      transition.kind == .push && transition.to != nil && transition.confidence > .guessed
    }.map { place, transition in
      let push = Push(transition: transition, followsEmptying: replacing.contains(transition.location))
      return (place, Self.exemptions.reason(for: push))
    }
  }

  /// A navigation within this many statements after one that empties a stack replaces its content: the next screen is
  /// put on an empty stack.
  private static let statementsAfterEmptying = 2
  /// The number of screens that a message names.
  private static let namesOfWay = 5

  private func placesAfterEmptying(_ program: LinkedProgram) -> Set<SourceLocation> {
    let following = program.sites.filter { $0.back == .popToRoot }.flatMap { site in
      let run =
        [site.place]
        + program.ancestors(site.place).prefix { ![.closure, .function, .accessor].contains(program.kind($0)) }
      return zip(run, run.dropFirst()).filter { program.kind($0.1) == .block }.flatMap { statement, block in
        program.children(block).drop { $0 != statement }.dropFirst().prefix(Self.statementsAfterEmptying)
      }
    }
    let statements = Set(following)
    let replacing = program.sites.filter { site in
      statements.contains(site.place) || program.ancestors(site.place).contains(where: statements.contains)
    }
    return Set(replacing.map { program.location($0.place) })
  }

  /// An unconditional link to a screen that is always made without arguments: a tap changes nothing else, so it shows
  /// the same screen again.
  private func isLinkToTheSame(
    _ transition: Transition, _ screen: Screen.ID, _ constructions: inout ScreenConstructions?
  ) -> Bool {
    guard transition.route == nil, transition.guard == nil, transition.confidence == .exact else { return false }
    return constructions?.plainLinks(to: screen).contains(transition.location) ?? false
  }

  private func repeated(_ transition: Transition, _ to: Screen.ID, _ support: GraphSupport) -> Finding {
    let name = Wording.name(support.screen(to)?.name ?? to)
    return Finding(
      rule: identity.id, severity: .warning,
      message:
        "\(name) pushes itself again with what it already shows: each tap adds a copy, and the user has to go back through all "
        + "of them. Push only when the top of the stack differs, or remove the link.",
      location: transition.location, related: support.way(to: to), subject: "\(transition.owner) → \(to)",
      confidence: transition.confidence)
  }

  private func rootAgain(_ transition: Transition, _ to: Screen.ID, from source: Screen.ID, _ support: GraphSupport)
    -> Finding?
  {
    let name = Wording.name(support.screen(to)?.name ?? to)
    var related = support.way(to: source)
    if let location = support.screen(to)?.location {
      related.append(Finding.Related(location: location, message: "\(name) is declared here"))
    }
    // In stacks with another root the push is intended.
    let isElsewhere = support.rootsThatPush(to: source).contains { $0 != to }
    if isElsewhere, !circles { return nil }
    let place =
      isElsewhere
      ? "can be pushed on top of a stack that starts with it" : "is pushed on top of the stack that starts with it"
    return Finding(
      rule: identity.id, severity: isElsewhere ? .info : .warning,
      message: "\(name) \(place): the user sees the first screen again, now with a back button, and the stack grows. "
        + "Pop to the root instead.",
      location: transition.location, related: related, subject: "\(transition.owner) → \(to)",
      confidence: transition.confidence)
  }

  // MARK: circles of several screens

  private func circles(of pushes: [Int], _ support: GraphSupport) -> [Finding] {
    let (successors, causes) = successors(of: pushes, support)
    return StronglyConnected.components(successors: successors).filter { $0.count > 1 }.compactMap { component in
      // Nodes are sorted by name, so the first one does not depend on other changes.
      guard let circle = shortestCircle(through: component[0], in: Set(component), successors: successors) else {
        return nil
      }
      var steps: [Transition] = []
      for (place, node) in circle.enumerated() {
        let next = circle[(place + 1) % circle.count]
        if let cause = causes[Hop(source: node, target: next)] { steps.append(support.transitions[cause]) }
      }
      guard let first = steps.first else { return nil }
      let names = circle.map { support.screen(at: $0)?.name ?? support.names[$0] }
      let way =
        names.prefix(Self.namesOfWay).map(Wording.name).joined(separator: " → ")
        + (names.count > Self.namesOfWay ? " → …" : "")
      let others = component.count - circle.count
      let more =
        others == 0 ? "" : " (\(others) more \(others == 1 ? "screen belongs" : "screens belong") to the circle)"
      let related = zip(steps, circle.indices).prefix(GraphSupport.longestEvidence).map { step, place in
        Finding.Related(
          location: step.location,
          message: "\(Wording.name(names[place])) \(Wording.act(.push, names[(place + 1) % names.count]))")
      }
      return Finding(
        rule: identity.id, severity: .info,
        message:
          "A user can go \(way) → \(Wording.name(names[0])) without end\(more), and every hop adds to the stack. Go back to the "
          + "screen that is already there instead of pushing it again.",
        location: first.location, related: Array(related.dropFirst()) + support.way(to: support.names[circle[0]]),
        subject: support.names[circle[0]], confidence: steps.map(\.confidence).min() ?? .inferred)
    }
  }

  private struct Hop: Hashable {
    var source: Int
    var target: Int
  }

  private func successors(of pushes: [Int], _ support: GraphSupport) -> (successors: [[Int]], causes: [Hop: Int]) {
    var successors: [[Int]] = Array(repeating: [], count: support.names.count)
    var causes: [Hop: Int] = [:]
    for place in pushes {
      let transition = support.transitions[place]
      guard let target = transition.to.flatMap(support.node) else { continue }
      for source in Set(transition.from.compactMap(support.node))
      where causes[Hop(source: source, target: target)] == nil {
        causes[Hop(source: source, target: target)] = place
        successors[source].append(target)
      }
    }
    return (successors.map { $0.sorted() }, causes)
  }

  private func components(of pushes: [Int], _ support: GraphSupport) -> [Int] {
    var componentOfNode = Array(repeating: 0, count: support.names.count)
    for (place, component) in StronglyConnected.components(successors: successors(of: pushes, support).successors)
      .enumerated()
    {
      for node in component { componentOfNode[node] = place }
    }
    return componentOfNode
  }

  private func shortestCircle(through start: Int, in members: Set<Int>, successors: [[Int]]) -> [Int]? {
    var arrival: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for target in successors[node] where members.contains(target) && target != node {
        if target == start {
          var circle = [node]
          while let before = arrival[circle[circle.count - 1]] { circle.append(before) }
          return circle.reversed()
        }
        if arrival[target] == nil {
          arrival[target] = node
          queue.append(target)
        }
      }
    }
    return nil
  }
}

extension PushLoopRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A profile pushes the same profile (`warning`)",
          """
          enum Route: Hashable { case profile(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Open") { path.append(.profile(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile(let id): ProfileView(path: $path, id: id)
                    }
                  }
              }
            }
          }
          struct ProfileView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View {
              Button("Picture") { path.append(.↓profile(id)) }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The push looks at the top of the stack first",
          """
          enum Route: Hashable { case profile(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Open") { path.append(.profile(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile(let id): ProfileView(path: $path, id: id)
                    }
                  }
              }
            }
          }
          struct ProfileView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View {
              Button("Picture") {
                if path.last != .profile(id) { path.append(.profile(id)) }
              }
            }
          }
          """)
      ])
  }
}
