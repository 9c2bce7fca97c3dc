import NavigationModel
import SourceFacts

extension GraphBuilder {
  var storyboards: Storyboards { evaluator.storyboards }

  /// The first screens by storyboards and extensions, with the places that name them, and those in the configuration.
  func entryTargets() -> [(target: Target, via: Entry.Via, place: Ref)] {
    var result = configuredEntries().compactMap { entry in
      program.types[entry.type].declaration.map { (target: Target.declared(entry.type), via: entry.via, place: $0) }
    }
    for entry in entryScenes.entries {
      for target in finder.targets(of: evaluator.values(of: entry.construction, in: Environment(parent: nil))) {
        result.append((target, .storyboard, entry.place))
      }
    }
    for id in entryScenes.principals {
      if let d = program.types[id].declaration { result.append((.declared(id), .configured, d)) }
    }
    return result
  }

  /// Types that are made when the app starts: the first screens, and their containers.
  func typesMadeAtStart() -> [TypeID] {
    let configured = configuredEntries().map(\.type)
    return configured + entryScenes.entries.flatMap { types(madeBy: $0.construction) } + entryScenes.principals
  }

  /// Scenes whose identifiers stand in Objective-C code, with the content of their containers.
  func scenesMadeInObjectiveC() -> [TypeID] {
    if objectiveCNames.isEmpty { return [] }
    return storyboards.namedScenes.filter { objectiveCNames.contains($0.name) }.flatMap {
      types(madeBy: $0.construction)
    }
  }

  private func configuredEntries() -> [(type: TypeID, via: Entry.Via)] {
    if entryPoints.isEmpty { return [] }
    return program.types.indices.compactMap { id in
      guard program.types[id].isDeclared, let via = entryPoints[semantics.path(id)] else { return nil }
      return (id, via)
    }
  }

  private func types(madeBy construction: Ref) -> [TypeID] {
    var result: [TypeID] = []
    program.forEachNode(in: construction) { r in
      if program.kind(r) == .name, case .named(let id, _)? = semantics.typeReference(r) { result.append(id) }
      return true
    }
    return result
  }

  /// The number of functions through which an identifier is followed.
  private static let longestHelperChain = 4

  /// Screens that code shows without naming their types: a storyboard's scene by its identifier.
  func instantiatedScenes() -> [(place: Ref, type: TypeID)] {
    guard !storyboards.isEmpty else { return [] }
    var result: [(place: Ref, type: TypeID)] = []
    var calls =
      Evaluator.instantiations.sorted().flatMap { program.callsNamed($0) }.filter { call in
        if case .external = semantics.callee(of: call) { !program.isOutOfScope(call) } else { false }
      } + evaluator.resourceScenes()
    var seen: Set<Ref> = []
    var uncertain: [Ref] = []
    for _ in 0..<Self.longestHelperChain {
      var helpers: [Ref] = []
      for call in calls {
        let scenes = scenes(madeBy: call)
        result += scenes.flatMap(types(madeBy:)).map { (call, $0) }
        guard scenes.isEmpty else { continue }
        if let helper = calledHelper(around: call) {
          if seen.insert(helper).inserted { helpers.append(helper) }
        } else {
          uncertain.append(call)
        }
      }
      calls = helpers.flatMap(flow.callers(of:))
    }
    uncertain += calls
    if let call = uncertain.min() { result += scenesNamedByTexts(for: call) }
    result += uncertain.flatMap(scenesNumbered)
    return result + shownScenes()
  }

  private func shownScenes() -> [(place: Ref, type: TypeID)] {
    navigation.transitions.compactMap { t in
      guard case .declared(let id)? = t.target,
        storyboards.title(ofClass: program.text(program.types[id].name)) != nil || isMadeUp(id)
      else { return nil }
      return (t.site, id)
    }
  }

  private func scenes(madeBy call: Ref) -> [Ref] {
    evaluator.values(of: call, in: Environment(parent: nil)).compactMap {
      if case .instance(_, let made, _) = $0, storyboards.contains(made) { made } else { nil }
    }
  }

  /// `func make(_ identifier: String)`: its callers name the scene.
  private func calledHelper(around call: Ref) -> Ref? {
    guard let helper = program.enclosingMember(call), program.kind(helper) == .function,
      !flow.callers(of: helper).isEmpty
    else { return nil }
    return helper
  }

  /// `instantiateViewController(withIdentifier: "page\(number)")`: every scene whose identifier fits may be meant.
  private func scenesNumbered(by call: Ref) -> [(place: Ref, type: TypeID)] {
    guard let text = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(text) == .string, !program.children(text).isEmpty
    else { return [] }
    let parts = program.name(text).split(separator: "\\()", omittingEmptySubsequences: false)
    guard let start = parts.first, let end = parts.last, start.count + end.count >= Self.fewestLettersOfNames else {
      return []
    }
    return storyboards.namedScenes.filter {
      $0.name.hasPrefix(start) && $0.name.hasSuffix(end) && $0.name.count > start.count + end.count
    }
    .flatMap { types(madeBy: $0.construction) }.map { (place: call, type: $0) }
  }

  /// A shorter text may be the beginning of any identifier.
  private static let fewestLettersOfNames = 3

  /// For an identifier from a list or a table, every one that code spells out may be meant. The same holds for the
  /// title of a storyboard: `UIStoryboard(name: title!, bundle: nil)`.
  private func scenesNamedByTexts(for call: Ref) -> [(place: Ref, type: TypeID)] {
    var made: [Symbol: [TypeID]] = [:]
    for (name, construction) in storyboards.namedScenes {
      if let symbol = program.symbols.find(name) { made[symbol, default: []] += types(madeBy: construction) }
    }
    let titles = Set(storyboards.set.storyboards.flatMap { $0.scenes.compactMap(\.title) })
    var result = storyboards.namedScenes.filter { titles.contains($0.name) }.flatMap { types(madeBy: $0.construction) }
      .map { (place: call, type: $0) }
    // A storyboard itself may list the pages of a controller: "intro,terms,done".
    let inStoryboards = storyboards.set.storyboards.flatMap(\.attributeTexts)
    let listed = inStoryboards.flatMap { text in
      text.split { $0 == "," || $0 == ";" || $0.isWhitespace }.map(String.init)
    }
    let pages = Set(inStoryboards + listed)
    result += storyboards.namedScenes.filter { pages.contains($0.name) }.flatMap { types(madeBy: $0.construction) }.map
    { (place: call, type: $0) }
    for file in program.files.indices {
      for (id, node) in program.files[file].nodes.enumerated() where node.kind == .string {
        let place = Ref(file: UInt32(file), node: NodeID(id))
        if let types = made[program.symbol(place)], !storyboards.contains(place), !program.isOutOfScope(place) {
          result += types.map { (place, $0) }
        }
      }
    }
    return result
  }

  /// The type only stands for a scene, or for a class that no Swift source declares.
  func isMadeUp(_ id: TypeID) -> Bool { program.types[id].declaration.map(storyboards.contains) ?? false }

  /// The name of a type for people: for a scene without a class of its own the framework's class.
  func displayName(_ path: String) -> String { storyboards.displayNames[path] ?? path }

  /// The triggers of a transition: the control of a segue, or those found backwards from the site.
  func triggers(of t: FoundTransition, _ found: [FoundTrigger]) -> [Trigger] {
    if let control = trigger(ofSegue: t.site) { return [control] }
    return found.map { trigger in
      Trigger(
        action: trigger.action, control: trigger.control, text: trigger.words.text,
        isPicture: trigger.words.isPicture, source: trigger.words.expression, identifier: trigger.words.identifier,
        location: location(trigger.place),
        from: trigger.screens.map(semantics.screenID).sorted())
    }
  }

  /// `UIButton("Details")` for the control of a segue.
  private func trigger(ofSegue place: Ref) -> Trigger? {
    guard storyboards.contains(place), let trigger = storyboards.segues.first(where: { $0.statement == place })?.trigger
    else { return nil }
    let name = trigger.controlName
    let text = trigger.title.flatMap { $0.isEmpty ? nil : $0 }
    return Trigger(
      action: name.hasSuffix("Cell") ? .select : .tap, control: name,
      text: text.map(SourceText.shortTitle),
      location: location(place))
  }
}
