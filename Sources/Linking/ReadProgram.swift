import Dialects
import SourceFacts

/// All facts as one program, and what answers questions about it (passes 1 and 2).
struct ReadProgram {
  let libraries: Libraries
  let flow: DataFlow
  let evaluator: Evaluator
  let coordinators: Coordinators
  let finder: ScreenFinder
  var program: Program { flow.program }
  var dialects: [Dialect] { libraries.dialects }
  /// The passes that follow find nothing.
  var isStopped: Bool { flow.semantics.budget.isStopped }

  init(_ input: LinkInput, dialects: [Dialect], budget: Budget, threads: Int) {
    let interfaces = input.interfaces.filter { $0.fault == nil || !$0.isEmpty }
    let interface = InterfaceSet(ObjectiveCNames.resolved(interfaces, facts: input.facts))
    let lowered = InterfaceLowering(interface, facts: input.facts, budget: budget)
    libraries = Libraries(
      files: (input.facts + lowered.files + input.dependencies.files).sorted { $0.path < $1.path }, dialects: dialects)
    let program = Program(
      files: libraries.files, dependencies: input.dependencies, projects: input.projects,
      extensionFolders: ExecutableFolders.ofExtensions(input.propertyLists), threads: threads)
    let semantics = Semantics(
      program: program, library: LibraryTypes(dialects: libraries.dialects), budget: budget,
      tables: StringTables(input.stringTables))
    flow = DataFlow(semantics: semantics)
    evaluator = Evaluator(
      semantics: semantics, storyboards: Storyboards(set: interface, lowering: lowered, program: program))
    coordinators = Coordinators(flow: flow, evaluator: evaluator, dialects: libraries.dialects)
    var finder = ScreenFinder(evaluator: evaluator, dialects: libraries.dialects)
    finder.coordinators = Set(coordinators.places.keys)
    self.finder = finder
  }

  /// Whether the app's own code holds the place, and no library's source.
  func isOwn(_ place: Ref) -> Bool { !libraries.declared.contains(program.files[Int(place.file)].path) }
}
