import Dialects
import NavigationModel
import SourceFacts

/// What the graph is known to lack: examines everything that looks like navigation once the graph is complete.
struct Accounting {
  let names: GraphBuilder
  /// Places that the graph accounts for: sites, primitives, gaps.
  let explained: Set<Ref>
  /// Controllers that the app makes and nothing shows, each with a place that makes it.
  let unshown: [(type: TypeID, place: Ref)]
  var program: Program { names.program }
  var semantics: Semantics { names.semantics }
  var dialects: [Dialect] { names.collector.dialects }

  func coverage() -> Coverage {
    let calls = suspectedCalls() + suspectedModifiers()
    let bases = foreignBases()
    let modules = UnreadModules(
      program: program, dialects: dialects, asked: Set(calls.map(\.name) + bases.map(\.name)))
    var sites = calls.compactMap { site($0, modules) }
    sites += names.navigation.silent.filter(isSuspected).map { sink in
      SuspectedSite(
        cause: .showsNothing, owner: names.owner(of: sink.place), location: names.location(sink.place),
        reason: "'\(program.name(sink.place))' navigates, but its destination was not found")
    }
    sites += unshown.map { type, place in
      SuspectedSite(
        cause: .unshownController, owner: names.owner(of: place), location: names.location(place),
        reason: "\(semantics.path(type)) is constructed here, but no code that shows it was found")
    }
    sites.sort { ($0.location, $0.cause.rawValue, $0.reason) < ($1.location, $1.cause.rawValue, $1.reason) }
    return Coverage(
      suspected: sites, unreadModules: unread(modules, sites, bases), dependencies: program.sight.fileCounts,
      setAside: stepsAside())
  }

  /// The steps that are no transitions of their own, without those in code that never runs.
  private func stepsAside() -> [StepSetAside] {
    let steps = names.navigation.stepsAside.lazy.filter { step, _ in
      !program.isOutOfScope(step.site) && !program.isOfDependency(step.site)
    }.map { step, aside in
      StepSetAside(
        kind: step.kind, owner: names.owner(of: step.site), location: names.location(step.site),
        reason: aside.reason.sentence, instead: aside.instead.map { names.location($0) })
    }
    return Set(steps).sorted {
      ($0.location, $0.kind.rawValue, $0.reason, $0.instead ?? $0.location)
        < ($1.location, $1.kind.rawValue, $1.reason, $1.instead ?? $1.location)
    }
  }

  /// A sink of which only its existence is known. Held content and an empty list rightly show nothing.
  private func isSuspected(_ sink: Sink) -> Bool {
    [.push, .sheet, .cover, .popover].contains(sink.kind) && !sink.isContainer && !sink.isHeldContent
      && !sink.isStackContent && !program.isOfDependency(sink.place) && !explained.contains(sink.place)
  }

  private func site(_ call: SuspectedCall, _ modules: UnreadModules) -> SuspectedSite? {
    guard case .unread(let module) = modules.home(of: call.name) else { return nil }
    let name = program.text(call.name)
    let reason =
      switch call.cause {
      case .foreignModifier: "'\(name)' may present something: its source was not read"
      default: "'\(program.name(call.place))' may navigate: the source of '\(name)' was not read"
      }
    return SuspectedSite(
      cause: call.cause, owner: names.owner(of: call.place), location: names.location(call.place), reason: reason,
      module: module)
  }

  private func unread(
    _ modules: UnreadModules, _ sites: [SuspectedSite], _ bases: [(name: Symbol, heirs: Int)]
  ) -> [UnreadModule] {
    var found = Dictionary(uniqueKeysWithValues: modules.names.map { ($0, UnreadModule(name: $0)) })
    for site in sites {
      if let module = site.module { found[module]?.siteCount += 1 }
    }
    for base in bases {
      guard case .unread(let module?) = modules.home(of: base.name) else { continue }
      found[module]?.siteCount += base.heirs
      found[module]?.bases.append(.init(name: program.text(base.name), heirCount: base.heirs))
    }
    return found.values.map { module in
      var module = module
      module.bases.sort { ($1.heirCount, $0.name) < ($0.heirCount, $1.name) }
      return module
    }.sorted { ($1.siteCount, $0.name) < ($0.siteCount, $1.name) }
  }
}
