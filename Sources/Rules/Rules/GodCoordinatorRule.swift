import NavigationModel

/// Route enums that hold the navigation of a whole app.
struct GodCoordinatorRule: GraphRule, ConfigurableRule {
  var limit = 25

  static let options: [RuleOption<Self>] = [
    .init("limit", \.limit, in: 2...1000, "The most cases that a route enum may have.")
  ]

  let identity = RuleIdentity(
    id: "god-coordinator", name: "God coordinator", defaultSeverity: .info,
    summary: "One route enum stands for the destinations of many flows.",
    category: .architecture,
    rationale: """
      Every screen can open every other. It is unclear which flow the user is in, and what a change of one flow \
      touches, and new screens bring merge conflicts. An enum for each flow keeps them apart. Cases that lead to no \
      screen are not counted.

      Opt-in: a long, flat list of settings pages is fine.
      """,
    isOptIn: true)

  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] {
    let routes = Dictionary(grouping: graph.routes.filter { !$0.case.isEmpty && !$0.destinations.isEmpty }, by: \.type)
    return routes.filter { $0.value.count > limit }.sorted { $0.key < $1.key }.compactMap { type, routes in
      guard let first = routes.min(by: { $0.location < $1.location }) else { return nil }
      let flows = Set(routes.flatMap(\.destinations).compactMap { support.screen($0)?.flow }).count
      let spread = flows > 1 ? ", over \(flows) flows" : ""
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "'\(Wording.name(type))' leads to \(routes.count) screens\(spread): every screen can open every other one, "
          + "and users get lost between flows. "
          + "Give each flow a route enum of its own.",
        location: first.location, subject: type)
    }
  }
}

extension GodCoordinatorRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "All screens of the app in one enum",
          """
          enum Route: Hashable {
            case ↓page1, page2, page3, page4, page5, page6, page7, page8, page9
            case page10, page11, page12, page13, page14, page15, page16, page17, page18
            case page19, page20, page21, page22, page23, page24, page25, page26
          }
          @main struct DemoApp: App {
            @State private var path: [Route] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Open") { path.append(.page1) }
                    .navigationDestination(for: Route.self) { _ in PageView() }
                }
              }
            }
          }
          struct PageView: View { var body: some View { Text("Page") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A flow",
          """
          enum Route: Hashable {
            case page1, page2, page3
          }
          @main struct DemoApp: App {
            @State private var path: [Route] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Open") { path.append(.page1) }
                    .navigationDestination(for: Route.self) { _ in PageView() }
                }
              }
            }
          }
          struct PageView: View { var body: some View { Text("Page") } }
          """)
      ])
  }
}
