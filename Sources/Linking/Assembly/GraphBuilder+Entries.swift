import NavigationModel
import SourceFacts

/// Where users come in, and what is made where no code says so.
extension GraphBuilder {
  struct EntryType {
    var type: TypeID
    var via: Entry.Via
  }

  /// Classes that may be made where nobody looks: by Objective-C, by the interface files of watches and the Mac, and
  /// views by any interface file.
  func typesMadeElsewhere() -> [TypeID] {
    let asksRuntime = Self.listsOfClasses.contains { program.callsNamed($0).contains { !program.isOutOfScope($0) } }
    return program.types.indices.filter { id in
      let type = program.types[id]
      guard type.isDeclared, type.kind == .class || type.kind == .actor, !type.isOutOfScope,
        !program.isOfDependency(type: id)
      else { return false }
      // Plug-ins that nobody names: the app goes through all classes, and takes those of one protocol.
      if asksRuntime,
        semantics.supertypes(of: id).contains(where: {
          program.types[$0].kind == .protocol && program.types[$0].isDeclared
        })
      {
        return true
      }
      guard type.kind == .class else { return false }
      if semantics.supertypeNames(of: id).contains(where: Self.classesOfOtherPlatforms.contains) { return true }
      if !semantics.isController(id), hasOutlet(type) { return true }
      if objectiveCNames.isEmpty { return false }
      return objectiveCNames.contains(type.path) || objectiveCName(of: type).map(objectiveCNames.contains) ?? false
    }
  }

  private static let listsOfClasses: Set<String> = [
    "objc_getClassList", "objc_copyClassList", "objc_copyClassNamesForImage", "objc_enumerateClasses",
  ]

  /// `@objc(OtherName)`
  private func objectiveCName(of type: TypeInfo) -> String? {
    let attributes = type.declaration.flatMap { program.child($0, .attributes) }.map(program.children) ?? []
    return attributes.first { program.name($0) == "objc" }.flatMap { program.children($0, .arguments).first }.flatMap {
      program.child($0, .value)
    }.map(program.name)
  }

  private static let classesOfOtherPlatforms: Set<String> = [
    "WKInterfaceController", "WKHostingController", "WKUserNotificationInterfaceController",
    "WKUserNotificationHostingController", "NSViewController",
    "NSWindowController",
  ]

  private func hasOutlet(_ type: TypeInfo) -> Bool {
    type.members.values.joined().contains { member in
      program.kind(member) == .variable
        && program.child(member, .attributes).map { program.children($0).contains { program.name($0) == "IBOutlet" } }
          ?? false
    }
  }

  func entryTypes() -> [EntryType] {
    var result: [EntryType] = []
    for id in program.types.indices
    where program.types[id].isDeclared && !program.types[id].isOutOfScope && !program.isOfDependency(type: id) {
      let names = semantics.supertypeNames(of: id)
      let declaration = program.types[id].declaration
      let attributes =
        declaration.flatMap { program.child($0, .attributes) }.map { program.children($0).map(program.name) } ?? []
      if names.contains("App")
        || (attributes.contains("main") && names.isDisjoint(with: ["UIApplicationDelegate", "NSApplicationDelegate"]))
      {
        result.append(EntryType(type: id, via: .mainScene))
      } else if names.contains(where: { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }) {
        result.append(EntryType(type: id, via: .sceneDelegate))
      } else if !names.isDisjoint(with: ["UIApplicationDelegate", "NSApplicationDelegate"])
        || attributes.contains("UIApplicationMain")
      {
        result.append(EntryType(type: id, via: .appDelegate))
      } else if !names.isDisjoint(with: SDK.startedBySystem) {
        result.append(EntryType(type: id, via: .intent))
      }
    }
    return result
  }

  /// Two apps may begin with one screen that both compile.
  private func isOfAnotherApp(_ entry: Entry, than root: EntryType, _ roots: [EntryType]) -> Bool {
    guard program.targets.areSeveral, let by = entry.by, by != semantics.path(root.type),
      let other = roots.first(where: { semantics.path($0.type) == by }),
      let first = program.types[root.type].declaration, let second = program.types[other.type].declaration
    else { return false }
    return program.targets.areApart(first.file, second.file)
  }

  func entries(_ roots: [EntryType], _ transitions: [Transition], _ linked: [Entry], launched: Set<Transition.ID>)
    -> [Entry]
  {
    var result: [Entry] = []
    // A launch names a screen once, and each way from outside names it once.
    for e in linked
    where !result.contains(where: { $0.screen == e.screen && ($0.via == e.via || $0.via.isLaunch && e.via.isLaunch) }) {
      result.append(e)
    }
    func add(_ screen: Screen.ID?, _ root: EntryType, _ transition: Transition) {
      guard let screen,
        !result.contains(where: { $0.screen == screen && $0.via == root.via && !isOfAnotherApp($0, than: root, roots) })
      else { return }
      result.append(
        Entry(screen: screen, via: root.via, location: transition.location, by: semantics.path(root.type)))
    }
    // What a flow shows that the launch starts, the flow leads to.
    let started = Set(transitions.compactMap { $0.kind == .flow ? $0.to : nil })
    for e in roots {
      let owner = semantics.path(e.type)
      for t in transitions
      where t.owner == owner && (t.kind == .root || t.kind == .tab || t.kind == .flow)
        || t.kind == .root && t.from == [owner] && !started.contains(t.owner)
      { add(t.to, e, t) }
    }
    // What the app starts with, by calls alone, or what nothing else leads to: `showLogin()`, called as the scene
    // connects and when the user logs out.
    let reached = depths(from: result.map(\.screen), transitions)
    for e in roots {
      let owner = semantics.path(e.type)
      for t in transitions
      where t.kind == .root && t.from.contains(owner)
        && (launched.contains(t.id) || t.to.map { reached[$0] == nil } ?? false)
      { add(t.to, e, t) }
      // A stack that is put into the window empty, and gets its first screen as the app starts.
      let hasRoot = transitions.contains { ($0.kind == .root || $0.kind == .tab) && $0.from.contains(owner) }
      for t in transitions where !hasRoot && t.kind == .push && t.from == [owner] && launched.contains(t.id) {
        add(t.to, e, t)
      }
    }
    return result.sorted {
      ($0.screen, $0.via.rawValue, $0.by ?? "") < ($1.screen, $1.via.rawValue, $1.by ?? "")
    }
  }
}
