import SourceFacts

/// Functions that nobody runs.
extension Attribution {
  /// A function that nothing in the tree calls or names, of a type of which no library knows anything that it could
  /// call. What a protocol's extension offers may answer for whoever conforms, so there no call may bear its name at
  /// all.
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
    // A call on something that nobody knows may be one of it, if it gives what the function takes.
    return program.calls[name].allSatisfy { call in
      if program.isOutOfScope(call) || !semantics.arguments(of: call, fit: member) { return true }
      if case .functions(_, guessed: false) = semantics.callee(of: call) { return true }
      return isOnOther(call, than: member)
    }
  }

  /// A place in a function that nobody runs.
  func isNeverRun(_ place: Ref) -> Bool {
    guard let member = position(of: place)?.unit, let type = type(of: member) else { return false }
    return flow.callers(of: member).isEmpty && (isDead(member) || isUncalled(member, of: type))
  }

  /// `.login`, `Notification.Name.login`, `self.login` where that is a variable: none of these hands on an object's
  /// method.
  private func namesOther(_ mention: Ref, than member: Ref) -> Bool {
    if isOfVariable(mention) { return true }
    guard program.kind(mention) == .member, !program.flags(member).contains(.isStatic) else { return false }
    guard let base = program.child(mention, .base), program.kind(base) != .none else { return true }
    return semantics.typeReference(base) != nil
  }

  /// A call on an object of a library's is on none of the app's objects, and a call on any object is none of a static
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

  /// All that the type inherits and conforms to is the app's, or asks for nothing that runs by itself. A library's
  /// class runs what is overridden, and its protocol what it asks for.
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

  /// `self.tableView = tableView` hands on no method `tableView(_:didSelectRowAt:)`.
  func isOfVariable(_ mention: Ref) -> Bool {
    flow.declaration(of: mention).map { program.kind($0) == .variable } ?? false
  }

  /// A private function that its file never names, and that no attribute hands to a storyboard. The Objective-C runtime
  /// runs none that nobody makes a selector of.
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
    var current = program.parent(mention)
    for _ in 0..<4 {
      guard let c = current else { return nil }
      if program.kind(c) == .call, program.name(c) == "addObserver" { return c }
      current = program.parent(c)
    }
    return nil
  }

  // MARK: told or made by the system

  /// The system calls it, whatever the user is looking at: a tap on a notification.
  func isToldFromOutside(_ member: Ref, of type: TypeID) -> Bool {
    guard program.kind(member) == .function else { return false }
    if isToldByNetwork(member, of: type) { return true }
    guard let told = Attribution.toldFromOutside[program.name(member)] else { return false }
    return !isSystemMade(type) && semantics.supertypeNames(of: type).contains(told)
  }
  private static let toldFromOutside = [
    "userNotificationCenter": "UNUserNotificationCenterDelegate", "pushRegistry": "PKPushRegistryDelegate",
    "provider": "CXProviderDelegate",
  ]

  /// What the network tells a service that no screen keeps, it tells some time after anybody asked: who else uses the
  /// service has no part in it.
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

  /// A delegate of the app, which the system tells what befalls it.
  func isDelegate(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: Attribution.delegates)
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
  ]
  /// The app itself sees every touch, wherever the user is: whoever asks `UIApplication.shared` for something has
  /// nothing to do with that.
  private static let systemMade = delegates.union(["UIApplication", "NSApplication"])
}
