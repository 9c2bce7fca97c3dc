import Linking
import NavigationModel
import SourceFacts

/// Pushes that bypass the path, followed by pushes through it.
struct MixedPushStylesRule: CodeRule {
  let identity = RuleIdentity(
    id: "mixed-push-styles", name: "Mixed push styles", defaultSeverity: .warning,
    summary: "A screen that a flag or item pushes then pushes onto the path of the same stack.",
    category: .state,
    rationale: """
      A screen that `navigationDestination(isPresented:)` or `(item:)` pushes is not in the path. What it \
      appends to the path can land under it or take its place, and emptying the path does not remove it. The \
      user goes back to the wrong screen.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var serving: [(paths: Set<Ref>, screens: Set<String>)] = []
    for stack in program.boundStacks {
      let states = program.states(behind: stack.path)
      guard !states.isEmpty else { continue }
      var start = Set(program.screens(at: stack.call))
      if let type = program.enclosingType(stack.call) { start.insert(program.typeName(type)) }
      serving.append((Set(states), support.screensOfStack(from: start)))
    }
    guard !serving.isEmpty else { return [] }
    return program.presentations.compactMap { presentation in
      guard presentation.kind == .push, let view = program.enclosingType(presentation.call),
        let content = program.contentClosure(of: presentation.call)
      else { return nil }
      let host = program.typeName(view)
      for shown in program.shown(by: content).map(program.typeName) where shown != host {
        for stack in serving where stack.screens.contains(host) {
          guard let push = valuePush(from: shown, onto: stack.paths, program) else { continue }
          let (name, other) = (Wording.name(shown), Wording.name(host))
          return Finding(
            rule: identity.id, severity: identity.defaultSeverity,
            message:
              "The user can come back to the wrong screen: \(other) pushes \(name) beside the stack's path, and "
              + "\(name) then pushes onto the path, under or in place of itself. "
              + "Push \(name) through the path too.",
            location: program.location(presentation.call),
            related: [Finding.Related(location: program.location(push), message: "\(name) pushes onto the path here")],
            witness: support.witness(toAnyOf: [host]), subject: "\(host) \(shown)")
        }
      }
      return nil
    }
  }

  /// A place where code of the screen itself appends to one of the paths.
  private func valuePush(from screen: String, onto paths: Set<Ref>, _ program: LinkedProgram) -> Ref? {
    for path in paths.sorted() {
      for variable in [path] + program.aliases(of: path) {
        for call in program.mutations(of: variable) where program.name(call) == "append" && !program.isOutOfScope(call)
        {
          if program.enclosingType(call).map(program.typeName) == screen { return call }
        }
      }
    }
    return nil
  }
}

extension MixedPushStylesRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A screen by item goes on by path",
          """
          struct Dish: Hashable, Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }
          struct MenuView: View {
            @State private var path = NavigationPath()
            @State private var dish: Dish?
            var body: some View {
              NavigationStack(path: $path) {
                Button("Soup") { dish = Dish(id: 1) }
                  .↓navigationDestination(item: $dish) { dish in DishView(path: $path, dish: dish) }
                  .navigationDestination(for: Int.self) { number in Text("\\(number)") }
              }
            }
          }
          struct DishView: View {
            @Binding var path: NavigationPath
            let dish: Dish
            var body: some View { Button("Allergens") { path.append(dish.id) } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "All through the path",
          """
          enum Route: Hashable { case dish(Int), allergens(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }
          struct MenuView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Soup") { path.append(.dish(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .dish(let id): DishView(path: $path, id: id)
                    case .allergens: Text("Allergens")
                    }
                  }
              }
            }
          }
          struct DishView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View { Button("Allergens") { path.append(.allergens(id)) } }
          }
          """)
      ])
  }
}
