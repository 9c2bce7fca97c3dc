import SourceFacts

extension GraphBuilder {
  /// Controllers that code makes by the name of their class: `NSClassFromString(page)` over a table of names, or a
  /// library's router that receives one (`pushViewController("DetailViewController")`). The names are not followed:
  /// every class name that code spells out may be meant.
  func controllersNamedByTexts() -> [(place: Ref, type: TypeID)] {
    let lookups = Self.lookups.sorted().flatMap { program.callsNamed($0) }.filter { !program.isOutOfScope($0) }
    let looksUpAny = lookups.contains { call in
      guard let name = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return false }
      return program.kind(name) != .string || !program.children(name).isEmpty
    }
    let types = controllersByName(qualified: !lookups.isEmpty)
    guard !types.isEmpty else { return [] }
    var isName = [Bool](repeating: false, count: program.symbols.names.count)
    for name in types.keys { isName[Int(name)] = true }
    var result: [(place: Ref, type: TypeID)] = []
    for file in program.files.indices {
      for (id, node) in program.files[file].nodes.enumerated() where node.kind == .string {
        let place = Ref(file: UInt32(file), node: NodeID(id))
        let name = program.symbol(place)
        guard isName[Int(name)], let type = types[name], !storyboards.contains(place), !program.isOutOfScope(place),
          program.enclosingType(place) != type
        else { continue }
        if isMadeInto(place, anyOf: looksUpAny) { result.append((place, type)) }
      }
    }
    return result
  }

  /// Classes that code asks the runtime for by a name that only the running app knows, as one below another class.
  func lookedUpClasses() -> [(place: Ref, type: TypeID)] {
    flow.lookUps.sorted { $0.key < $1.key }.flatMap { type, places in places.map { ($0, type) } }
  }

  private static let lookups: Set<String> = ["NSClassFromString", "classNamed"]

  /// Controllers by their simple names where these are unique, and by those with the module:
  /// `"Shop.CartViewController"`.
  private func controllersByName(qualified: Bool) -> [Symbol: TypeID] {
    var types: [Symbol: TypeID] = [:]
    var several: Set<Symbol> = []
    for id in program.types.indices
    where program.types[id].isDeclared && program.types[id].kind == .class && program.types[id].parent == nil
      && semantics.isController(id) && !program.isOfDependency(type: id)
    {
      if types.updateValue(id, forKey: program.types[id].name) != nil { several.insert(program.types[id].name) }
    }
    for name in several { types[name] = nil }
    return qualified ? types.merging(withModules(types)) { _, qualified in qualified } : types
  }

  private func withModules(_ types: [Symbol: TypeID]) -> [Symbol: TypeID] {
    guard !types.isEmpty else { return [:] }
    var result: [Symbol: TypeID] = [:]
    for (symbol, name) in program.symbols.names.enumerated() {
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
        let simple = program.symbols.find(String(name[name.index(after: dot)...])), let type = types[simple]
      else { continue }
      result[Symbol(symbol)] = type
    }
    return result
  }

  /// The text is looked up as a class name, as far as is known: by the runtime, or by an undeclared function that is
  /// named after controllers.
  private func isMadeInto(_ text: Ref, anyOf looksUpAny: Bool) -> Bool {
    guard let argument = program.parent(text), program.kind(argument) == .argument, let call = program.parent(argument),
      program.kind(call) == .call
    else { return looksUpAny }
    let (name, label) = (program.name(call), program.name(argument))
    if Self.lookups.contains(name) { return true }
    // Scenes by identifiers, and interface files by names, are resolved elsewhere.
    if Evaluator.instantiations.contains(name) || label.hasSuffix("dentifier") || label.hasSuffix("nibName")
      || Self.logs.contains(name)
    {
      return false
    }
    if looksUpAny { return true }
    guard label.isEmpty, semantics.arguments(of: call).first == argument, name.hasSuffix("iewController") else {
      return false
    }
    if case .external = semantics.callee(of: call) { return true }
    return false
  }

  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "NSLocalizedString", "UINib", "loadNibNamed", "UIStoryboard",
  ]
}
