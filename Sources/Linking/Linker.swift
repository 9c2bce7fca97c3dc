import Dialects
import NavigationModel
import SourceFacts
import Threads

/// Links facts and dialects to the navigation graph.
///
/// A pure function of its input: the order of the files does not matter, and the same facts give the same graph.
public struct Linker: Sendable {
  public var dialects: [Dialect]
  /// The team's rulings by idiom name, as `navlint idioms` shows it (`Router.navigate(to:)`). A ruling replaces what
  /// was learned.
  public var idioms: [String: IdiomRuling]
  /// Screens that are entries without code that says so, by the names of their types.
  public var entryPoints: [String: Entry.Via] = [:]
  /// How many threads work at once. The graph does not depend on it.
  public var threads = 1
  /// Whether to sketch the content of each screen.
  public var sketches = false
  /// The limits of the analysis.
  package var budget = Budget()

  public init(dialects: [Dialect] = Dialect.builtIn, idioms: [String: IdiomRuling] = [:]) {
    self.dialects = dialects
    self.idioms = idioms
  }

  /// The graph of a program. Cost is near linear in the facts; only code that navigation touches is looked into.
  /// Runs on a large stack of its own: a chain of a thousand modifiers is a thousand levels deep.
  public func graph(
    facts: [FileFacts], interfaces: [InterfaceFacts] = [], propertyLists: [PropertyListFacts] = [],
    projects: [ProjectFacts] = [], stringTables: [StringTableFacts] = [], dependencies: DependencyFacts = .none,
    root: String = "."
  ) -> NavigationGraph {
    program(
      facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects,
      stringTables: stringTables, dependencies: dependencies, root: root
    ) { $0.graph }
  }

  /// The graph together with the code behind it, for the duration of `body`: rules ask questions about the code, which
  /// may need a deep stack, too.
  package func program<Result: Sendable>(
    facts: [FileFacts], interfaces: [InterfaceFacts] = [], propertyLists: [PropertyListFacts] = [],
    projects: [ProjectFacts] = [], stringTables: [StringTableFacts] = [], dependencies: DependencyFacts = .none,
    root: String = ".",
    body: @escaping @Sendable (LinkedProgram) -> Result
  ) -> Result {
    LargeStack.run {
      body(
        link(
          LinkInput(
            facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects,
            stringTables: stringTables, dependencies: dependencies, root: root)))
    }
  }

  /// The passes, in order (docs/architecture.md).
  private func link(_ input: LinkInput) -> LinkedProgram {
    var budget = budget
    let reached = LimitsReached()
    budget.reached = reached
    let code = ReadProgram(input, dialects: dialects, budget: budget, threads: threads)
    let primitives = FoundPrimitives(in: code)
    let resolver = ResolutionPass(code: code, primitives: primitives).resolver()
    let coordination = CoordinationPass(
      coordinators: code.coordinators, finder: code.finder, collector: primitives.collector, resolver: resolver)
    coordination.run()
    let rulings = IdiomRulings(flow: code.flow, rulings: idioms)
    let navigation = FoundNavigation(
      rulings.applied(to: resolver.transitions), resolver: resolver, coordination: coordination,
      primitives: primitives.places, isOwn: code.isOwn)
    let entryScenes = EntryScenes(
      evaluator: code.evaluator, propertyLists: input.propertyLists, projects: input.projects,
      hasRoot: resolver.transitions.contains {
        $0.kind == .root && !code.evaluator.storyboards.contains($0.site)
      })
    let built = GraphBuilder(
      flow: code.flow, evaluator: code.evaluator, finder: code.finder, resolvers: primitives.resolvers,
      collector: primitives.collector, navigation: navigation, entryScenes: entryScenes, entryPoints: entryPoints,
      objectiveCNames: input.objectiveCNames, root: input.root, threads: threads
    ).build()
    var graph = built.graph
    graph.unread = input.unread
    graph.coverage.limits = reached.limits
    if sketches { graph.addSketches(ScreenSketches(program: code.program, semantics: code.flow.semantics)) }
    let linked = LinkedProgram(
      graph: graph, flow: code.flow, evaluator: code.evaluator, finder: code.finder, collector: primitives.collector,
      paths: primitives.paths, attribution: built.attribution, liveTypes: built.liveTypes,
      transitions: navigation.transitions, propertyLists: input.propertyLists, projects: input.projects,
      threads: threads)
    linked.unmetIdioms = rulings.unmet(among: resolver.transitions)
    return linked
  }
}
