import NavigationModel
import SourceFacts

/// Entries, and types that are made outside of the code that was read.
extension GraphBuilder {
  struct EntryType {
    var type: TypeID
    var via: Entry.Via
  }

  /// Classes that may be made outside of the code that was read: by Objective-C, by the interface files of watches and
  /// the Mac, and views by any interface file.
  func typesMadeElsewhere() -> [TypeID] {
    let asksRuntime = Self.listsOfClasses.contains { program.callsNamed($0).contains { !program.isOutOfScope($0) } }
    return program.types.indices.filter { id in
      let type = program.types[id]
      guard type.isDeclared, type.kind == .class || type.kind == .actor, !type.isOutOfScope,
        !program.isOfDependency(type: id)
      else { return false }
      // Plug-ins without a mention: the app iterates over all classes, and uses those of one protocol.
      if asksRuntime,
        semantics.supertypes(of: id).contains(where: { program.types[$0].isProtocol && program.types[$0].isDeclared })
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
    program.types.indices.compactMap { id in
      guard program.types[id].isDeclared, !program.types[id].isOutOfScope, !program.isOfDependency(type: id) else {
        return nil
      }
      return via(ofEntry: id).map { EntryType(type: id, via: $0) }
    }
  }

  private func via(ofEntry id: TypeID) -> Entry.Via? {
    let names = semantics.supertypeNames(of: id)
    let attributes =
      program.types[id].declaration.flatMap { program.child($0, .attributes) }.map {
        program.children($0).map(program.name)
      } ?? []
    let isDelegate = !names.isDisjoint(with: ["UIApplicationDelegate", "NSApplicationDelegate"])
    if names.contains("App") || (attributes.contains("main") && !isDelegate) { return .mainScene }
    if !names.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) { return .sceneDelegate }
    if isDelegate || attributes.contains("UIApplicationMain") { return .appDelegate }
    return names.isDisjoint(with: SDK.startedBySystem) ? nil : .intent
  }

  /// Two apps may begin with one screen that both compile.
  private func isOfAnotherApp(_ entry: Entry, than root: EntryType, _ roots: [EntryType]) -> Bool {
    guard program.targets.areSeveral, let by = entry.by, by != semantics.path(root.type),
      let other = roots.first(where: { semantics.path($0.type) == by }),
      let first = program.types[root.type].declaration, let second = program.types[other.type].declaration
    else { return false }
    return program.targets.areApart(first.file, second.file)
  }

  /// - Parameters:
  ///   - launched: the transitions that a launch runs.
  ///   - told: the flows that begin for an arrival from outside, while the app runs.
  func entries(
    _ roots: [EntryType], _ transitions: [Transition], _ linked: [Entry],
    launched: Set<Transition.ID>,
    told: Set<Transition.ID>
  ) -> [Entry] {
    var result = Self.unique(linked)
    func add(_ root: EntryType, where starts: (Transition) -> Bool) {
      for transition in transitions where starts(transition) {
        guard let screen = transition.to,
          !result.contains(where: {
            $0.screen == screen && $0.via == root.via && !isOfAnotherApp($0, than: root, roots)
          })
        else { continue }
        result.append(
          Entry(screen: screen, via: root.via, location: transition.location, by: semantics.path(root.type)))
      }
    }
    // A flow that the launch starts leads to its own screens.
    let started = Set(transitions.compactMap { $0.kind == .flow ? $0.to : nil })
    for root in roots {
      let owner = semantics.path(root.type)
      add(root) { !told.contains($0.id) && Self.isShown($0, by: owner, orByNoneOf: started) }
    }
    // Screens that the launch shows by calls alone, or to which nothing else leads: `showLogin()`, called as the scene
    // connects and when the user logs out.
    let reached = depths(from: result.map(\.screen), transitions)
    let covering = Dictionary(grouping: transitions.filter { $0.kind.comesOverAnother }, by: \.to)
    for root in roots {
      let owner = semantics.path(root.type)
      add(root) { t in
        guard t.kind == .root, t.from.contains(owner), let screen = t.to else { return false }
        if reached[screen] == nil { return true }
        // A screen that the launch restores on top of another is no start: users also reach it from below.
        return launched.contains(t.id) && !(covering[t.to] ?? []).contains { $0.from == t.from }
      }
      // A stack that is put into the window empty, and gets its first screen as the app starts.
      if !transitions.contains(where: { [.root, .tab].contains($0.kind) && $0.from.contains(owner) }) {
        add(root) { $0.kind == .push && $0.from == [owner] && launched.contains($0.id) }
      }
    }
    return result.sorted {
      ($0.screen, $0.via.rawValue, $0.by ?? "") < ($1.screen, $1.via.rawValue, $1.by ?? "")
    }
  }

  private static func isShown(_ t: Transition, by owner: String, orByNoneOf started: Set<Screen.ID>) -> Bool {
    t.owner == owner && [.root, .tab, .flow].contains(t.kind)
      || t.kind == .root && t.from == [owner] && !started.contains(t.owner)
  }

  /// A launch names a screen once, and each kind of arrival names it once.
  private static func unique(_ linked: [Entry]) -> [Entry] {
    linked.reduce(into: []) { result, entry in
      let isKnown = result.contains {
        $0.screen == entry.screen && ($0.via == entry.via || $0.via.isLaunch && entry.via.isLaunch)
      }
      if !isKnown { result.append(entry) }
    }
  }
}

extension Transition.Kind {
  /// The screen appears over the one before it. With the origins of a root of the same screen, it shows the stack that
  /// the root fills.
  fileprivate var comesOverAnother: Bool {
    switch self {
    case .sheet, .cover, .popover: true
    default: false
    }
  }
}
