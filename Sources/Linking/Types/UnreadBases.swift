import SourceFacts

/// Classes whose base class was not read: what they override and use says whether they are controllers.
extension Semantics {
  /// A class whose base class is a library's and that overrides methods only view controllers have.
  func livesAsController(_ type: TypeID) -> Bool {
    guard program.types[type].kind == .class, !program.types[type].inheritance.isEmpty else { return false }
    let classes = ([type] + supertypes(of: type)).filter { program.types[$0].kind == .class }
    return SDK.controllerLife.compactMap(program.symbols.find).contains { name in
      let functions = classes.flatMap { program.types[$0].members[name] ?? [] }.filter { program.kind($0) == .function }
      // `class Presenter { func viewDidLoad() {} }`: a class that declares the method without overriding it is called
      // by a controller, and is none.
      return !functions.isEmpty && functions.allSatisfy { program.flags($0).contains(.isOverride) }
    }
  }

  /// The base classes of libraries that are controllers, as the heirs show that override or use what only controllers
  /// have.
  func knownUnreadControllers() -> Set<String> {
    if let known = memory.unreadControllers.answer { return known }
    memory.unreadControllers.begin()
    namesInProgress += 1
    defer { namesInProgress -= 1 }
    let heirs = program.types.indices.filter(livesAsController) + usersOfControllerItems()
    let found = Set(heirs.compactMap(unreadBase))
    return memory.unreadControllers.keep(found)
  }

  /// The classes whose code reads a property of its own object that only controllers have and that the sources do not
  /// declare: `navigationItem.title = name`.
  private func usersOfControllerItems() -> [TypeID] {
    var result: Set<TypeID> = []
    for name in SDK.controllerItems.sorted().compactMap(program.symbols.find) {
      for mention in program.mentions[name] where isOfSelf(mention) {
        guard let type = program.enclosingType(mention), !result.contains(type), !program.isOutOfScope(mention),
          unreadBase(of: type) != nil, members(named: name, of: type).isEmpty,
          lookup(name, at: mention) == nil
        else { continue }
        result.insert(type)
      }
    }
    return result.sorted()
  }

  /// `title`, `self.title`, `self?.title`
  private func isOfSelf(_ mention: Ref) -> Bool {
    if program.kind(mention) == .name { return true }
    return program.child(mention, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }

  /// The base class whose sources were not read.
  func unreadBase(of type: TypeID) -> String? {
    guard program.types[type].kind == .class else { return nil }
    for id in [type] + supertypes(of: type) where program.types[id].kind == .class {
      guard let first = program.types[id].inheritance.first, case .external(let name, _) = resolve(first),
        !SDK.isClass(name)
      else { continue }
      return name
    }
    return nil
  }
}
