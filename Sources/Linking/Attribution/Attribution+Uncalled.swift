import SourceFacts

/// Functions that nothing runs.
extension Attribution {
  /// A function that nothing in the sources calls or names, of a type that no library can call. A method of a
  /// protocol's extension may implement a requirement for any conforming type, so no call may have its name at all.
  func isUncalled(_ member: Ref, of type: TypeID) -> Bool {
    guard program.kind(member) == .function, program.name(member) != "init", program.types[type].isDeclared,
      !program.types[type].isOutOfScope,
      !program.flags(member).contains(.isOverride), program.children(member, .attributes).isEmpty,
      isOwn(member, of: type)
    else { return false }
    let name = program.symbol(member)
    let isNamed = program.mentions[name].contains { mention in
      guard !program.isOutOfScope(mention), let p = program.parent(mention) else { return false }
      return (program.kind(p) != .call || program.child(p, .callee) != mention) && !namesOther(mention, than: member)
    }
    if isNamed { return false }
    if program.types[type].kind == .protocol {
      return program.calls[name].allSatisfy { program.isOutOfScope($0) || !semantics.arguments(of: $0, fit: member) }
    }
    // A call on a receiver of unknown type may run it, if its arguments fit.
    return program.calls[name].allSatisfy { call in
      if program.isOutOfScope(call) || !semantics.arguments(of: call, fit: member) { return true }
      if case .functions(_, guessed: false) = semantics.callee(of: call) { return true }
      return isOnOther(call, than: member)
    }
  }

  /// The place stands in a function that nothing runs.
  func isNeverRun(_ place: Ref) -> Bool {
    guard let member = position(of: place)?.unit, let type = type(of: member) else { return false }
    return flow.callers(of: member).isEmpty && (isDead(member) || isUncalled(member, of: type))
  }

  /// `.login`, `Notification.Name.login`, `self.login` where that is a variable: none of these passes on an object's
  /// method.
  private func namesOther(_ mention: Ref, than member: Ref) -> Bool {
    if isOfVariable(mention) { return true }
    guard program.kind(mention) == .member, !program.flags(member).contains(.isStatic) else { return false }
    guard let base = program.child(mention, .base), program.kind(base) != .none else { return true }
    return semantics.typeReference(base) != nil
  }

  /// A call on a library's object is on none of the app's objects, and a call on an instance is none of a static
  /// function: `tableView.register(Cell.self)`
  private func isOnOther(_ call: Ref, than member: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      semantics.typeReference(base) == nil
    else { return false }
    switch semantics.type(of: base).core {
    case .external(let name, _): return !Attribution.inert.contains(name) && name != "Any"
    case .metatype, .generic: return false
    default:
      return program.flags(member).contains(.isStatic) && [.name, .member].contains(program.kind(base))
        && !["self", "Self", "super"].contains(program.name(base))
    }
  }

  /// All supertypes of the type are the app's, or require nothing that runs by itself. A library's class calls
  /// overridden methods, and its protocol the required ones.
  private func isOwn(_ member: Ref, of type: TypeID) -> Bool {
    ([type] + semantics.supertypes(of: type)).allSatisfy { id in
      guard program.types[id].isDeclared else { return Attribution.inert.contains(program.types[id].path) }
      if program.types[id].declaration.map(program.isOfLibrary) ?? false {
        if program.types[id].kind == .class { return true }
        if program.types[id].members[program.symbol(member)] != nil { return false }
      }
      // Not all of a dependency's source may have been read.
      if id != type, program.isOfDependency(type: id), program.types[id].members[program.symbol(member)] != nil {
        return false
      }
      return program.types[id].inheritance.allSatisfy { node in
        switch semantics.resolve(node).core {
        case .named: true
        case .external(let name, _): Attribution.inert.contains(name)
        case .opaque(let parts):
          parts.allSatisfy { part in
            if case .external(let name, _) = part.core { Attribution.inert.contains(name) } else { true }
          }
        default: false
        }
      }
    }
  }

  private static let inert: Set<String> = SDK.inertTypes

  /// `self.tableView = tableView` passes on no method `tableView(_:didSelectRowAt:)`.
  func isOfVariable(_ mention: Ref) -> Bool {
    flow.declaration(of: mention).map { program.kind($0) == .variable } ?? false
  }

  /// A private function that its file never names, and that no attribute exposes to a storyboard. The Objective-C
  /// runtime runs it only through a selector.
  func isDead(_ member: Ref) -> Bool {
    guard program.kind(member) == .function, program.name(member) != "init", program.flags(member).contains(.isPrivate),
      !program.flags(member).contains(.isOverride),
      program.children(member, .attributes).allSatisfy({
        program.name($0) == "objc" && program.children($0).isEmpty
      })
    else { return false }
    return program.mentions[program.symbol(member), inFile: member.file].isEmpty
      && program.calls[program.symbol(member), inFile: member.file].isEmpty
  }

  /// The call in `addObserver(self, selector: #selector(reload), name: .didOpen, object: nil)`.
  func observation(by mention: Ref) -> Ref? {
    var next = program.parent(mention)
    while let around = next, program.kind(around) != .block {
      if program.kind(around) == .call, program.name(around) == "addObserver" { return around }
      next = program.parent(around)
    }
    return nil
  }

  // MARK: told or made by the system

  /// The system calls it, whatever the user sees: a tap on a notification.
  func isToldFromOutside(_ member: Ref, of type: TypeID) -> Bool {
    guard program.kind(member) == .function else { return false }
    if isToldByNetwork(member, of: type) { return true }
    guard let told = SDK.callsFromOutside[program.name(member)] else { return false }
    return !isSystemMade(type) && semantics.supertypeNames(of: type).contains(told)
  }

  /// The network calls a service that no screen stores some time after a request: other users of the service have no
  /// part in it.
  private func isToldByNetwork(_ member: Ref, of type: TypeID) -> Bool {
    guard program.name(member) == "urlSession", !semantics.isScreenType(type) else { return false }
    return semantics.supertypeNames(of: type).contains { $0.hasPrefix("URLSession") && $0.hasSuffix("Delegate") }
      && keepers.screens(keeping: type).isEmpty && requests(by: type).isEmpty
  }

  /// The system makes the object, and calls it.
  func isSystemMade(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: Attribution.systemMade)
  }

  /// A widget, which the system shows by itself.
  func isWidget(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: SDK.widgets)
  }

  /// A delegate of the app, to which the system reports.
  func isDelegate(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: Attribution.delegates)
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
  ]
  /// The application object sees every touch, wherever the user is: code that uses `UIApplication.shared` has no part
  /// in that.
  private static let systemMade = delegates.union(["UIApplication", "NSApplication"])
}
