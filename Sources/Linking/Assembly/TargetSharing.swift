import NavigationModel
import SourceFacts

/// The apps of a tree that have each screen and transition. Says nothing where there is one app.
struct TargetSharing {
  private let program: Program
  private let targets: ProgramTargets

  init(_ program: Program) {
    self.program = program
    targets = program.targets
  }

  // MARK: as transitions are made

  /// The apps in which code at a place leads to a screen: those that compile both.
  func targets(from site: Ref, to target: Target?) -> TargetSet {
    guard targets.areSeveral else { return TargetSet() }
    let own = targets.started(holding: site.file)
    guard let other = target.flatMap(started) else { return own }
    let both = own.intersection(other)
    return both.isEmpty ? own : both
  }

  /// Without transitions from one app into another: code that several apps share shows each app's own screens, and one
  /// app's code leads to its own. A site without another destination is kept.
  func possible(_ found: [FoundTransition]) -> [FoundTransition] {
    guard targets.areSeveral else { return found }
    let isPossible = found.map { t in
      t.target.flatMap(started).map { $0.meets(targets.started(holding: t.site.file)) } ?? true
    }
    let certain = Set(zip(found, isPossible).filter(\.1).map(\.0.site))
    return zip(found, isPossible).filter { $1 || !certain.contains($0.site) }.map(\.0)
  }

  /// Whether a transition of some apps can begin at a screen.
  func has(_ origin: Target, _ meant: TargetSet) -> Bool {
    targets.areSeveral ? started(origin)?.meets(meant) ?? true : true
  }

  func has(_ type: TypeID, _ meant: TargetSet) -> Bool { has(.declared(type), meant) }

  /// The names of the apps of a transition that begins at some screens. All of them: ``tell(in:)`` removes the obvious
  /// ones.
  func names(of meant: TargetSet, startingAt origins: [Target]) -> [String] {
    guard targets.areSeveral else { return [] }
    let starts = origins.compactMap(started).reduce(into: TargetSet()) { $0.formUnion($1) }
    let both = meant.intersection(starts)
    return names(of: both.isEmpty ? meant : both)
  }

  private func started(_ target: Target) -> TargetSet? {
    switch target {
    case .declared(let id), .coordinator(let id):
      program.types[id].declaration.map { targets.started(holding: $0.file) }
    case .system, .external, .alert, .dialog, .inline: nil
    }
  }

  private func names(of set: TargetSet) -> [String] { set.numbers.map { targets.all[$0].name } }

  // MARK: when all screens are known

  /// Names the apps with screens, and the apps of screens and transitions that not all apps have.
  func tell(in graph: inout NavigationGraph) {
    guard targets.areSeveral else { return }
    let numbered = program.files.enumerated().map { ($0.element.path, UInt32($0.offset)) }
    let files = Dictionary(numbered) { first, _ in first }
    let places = graph.screens.map { $0.location.flatMap { files[$0.file] } }
    let listed = TargetSet(targets.started.numbers.filter { hasScreens($0, among: Set(places.compactMap(\.self))) })
    let names = names(of: listed)
    guard names.count > 1 else {
      for number in graph.transitions.indices { graph.transitions[number].targets = [] }
      return
    }
    graph.targets = listed.numbers.compactMap { number in
      let target = targets.all[number]
      return NavigationTarget.Kind(rawValue: target.facts.kind.rawValue).map {
        NavigationTarget(name: target.name, kind: $0, fileCount: target.fileCount)
      }
    }
    func told(_ found: Set<String>) -> [String] {
      let kept = names.filter(found.contains)
      return kept.count == names.count ? [] : kept
    }
    var met: [Screen.ID: Set<String>] = [:]
    for number in graph.transitions.indices {
      let transition = graph.transitions[number]
      for screen in transition.from + (transition.to.map { [$0] } ?? []) {
        met[screen, default: []].formUnion(transition.targets)
      }
      graph.transitions[number].targets = told(Set(transition.targets))
    }
    for number in graph.screens.indices {
      let screen = graph.screens[number]
      // A screen that the sources do not declare, an alert or the system's own, belongs to the app that shows it.
      let own = places[number].map { Set(self.names(of: targets.started(holding: $0))) }
      graph.screens[number].targets = told(own ?? met[screen.id] ?? [])
    }
  }

  /// A target is an app if it shows screens, also of modules; an extension if it has screens of its own.
  private func hasScreens(_ target: Int, among files: Set<UInt32>) -> Bool {
    let isExtension = targets.all[target].facts.kind == .extension
    return files.contains { file in
      guard targets.isKnown(file) else { return false }
      return isExtension ? targets.compiles(target, file) : targets.started(holding: file).contains(target)
    }
  }
}
