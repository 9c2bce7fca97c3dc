import NavigationModel
import SourceFacts

/// The code behind a navigation graph, as rules see it: read-only, with answers computed on demand and cached.
///
/// Four groups of questions, one file each: the source (nodes), the meaning of names and types (types), the sources and
/// uses of values (flow), and navigation. Answers exclude previews, tests and mocks only where they say so;
/// ``isOutOfScope(_:)`` tells.
///
/// Confined to the thread that made it, a ``fork()`` to another. Nothing of it may outlast
/// ``Linker/program(facts:interfaces:propertyLists:projects:stringTables:root:body:)``.
package final class LinkedProgram {
  package let graph: NavigationGraph
  /// By path.
  package let propertyLists: [PropertyListFacts]
  /// By path.
  package let projects: [ProjectFacts]
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let collector: SinkCollector
  let paths: PathStates
  let attribution: Attribution
  let liveTypes: Set<TypeID>
  let found: [FoundTransition]
  /// Idiom rulings that no site uses; empty in a fork, as no rule asks.
  package internal(set) var unmetIdioms: [UnmetIdiom] = []
  /// How many threads may work at once.
  package let threads: Int
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  var memory = Memory()

  /// What rules have asked.
  struct Memory {
    var useLists = Memo<Ref, [VariableUse]>()
    var mentionsByName = Memo<Symbol, Mentions>()
  }

  /// The number of folders above all files, as the caller named them: their names say nothing of the program.
  package private(set) lazy var foldersAbove = countFoldersAbove()
  private(set) lazy var outletsByType = findOutlets()
  private(set) lazy var stackCalls = Set(collector.stackContainers)
  private(set) lazy var siteIndex: [Ref: [NavigationSite]] = Dictionary(grouping: sites, by: \.place)
  private(set) lazy var backPlaces: Set<Ref> = Set(
    found.filter { $0.kind == .back }.flatMap { [$0.site, $0.primitive] })

  init(
    graph: NavigationGraph, flow: DataFlow, evaluator: Evaluator, finder: ScreenFinder, collector: SinkCollector,
    paths: PathStates,
    attribution: Attribution, liveTypes: Set<TypeID>, transitions: [FoundTransition],
    propertyLists: [PropertyListFacts], projects: [ProjectFacts], threads: Int
  ) {
    self.graph = graph
    self.flow = flow
    self.evaluator = evaluator
    self.finder = finder
    self.collector = collector
    self.paths = paths
    self.attribution = attribution
    self.liveTypes = liveTypes
    found = transitions
    self.propertyLists = propertyLists.sorted { $0.path < $1.path }
    self.projects = projects.sorted { $0.path < $1.path }.map(InheritedDevices(projects).completed)
    self.threads = threads
  }

  /// The same program for another thread: the two share no mutable state.
  package func fork() -> LinkedProgram {
    let flow = flow.fork()
    let evaluator = evaluator.fork(flow.semantics)
    let other = LinkedProgram(
      graph: graph, flow: flow, evaluator: evaluator, finder: finder.fork(evaluator), collector: collector.fork(flow),
      paths: PathStates(flow: flow, evaluator: evaluator), attribution: attribution.fork(flow, evaluator),
      liveTypes: liveTypes, transitions: found,
      propertyLists: propertyLists, projects: projects, threads: threads)
    other.memory = memory
    return other
  }

  /// Every navigation that was followed, in order of place: its site and its primitive.
  package private(set) lazy var sites: [NavigationSite] = found.map { t in
    NavigationSite(
      place: t.site, primitive: t.primitive, kind: t.kind, back: t.back, screen: t.target.flatMap(screenID),
      confidence: t.confidence)
  }

  private func screenID(_ target: Target) -> Screen.ID? {
    switch target {
    case .declared(let id), .coordinator(let id): semantics.screenID(id)
    case .system(let name): name
    case .external: "external"
    case .alert, .dialog, .inline: nil
    }
  }
}

/// A navigation as the linker found it, by its places in the code. One transition of the graph may stand for several.
package struct NavigationSite: Hashable, Sendable {
  /// Where the concrete destination enters the operation.
  package var place: Ref
  /// The call (or assignment) of the SDK or a library that the destination reaches; often the same.
  package var primitive: Ref
  package var kind: Transition.Kind
  package var back: Transition.Back?
  /// The graph's id; nil for alerts, dialogs, inline content and backs.
  package var screen: Screen.ID?
  package var confidence: Confidence
}
