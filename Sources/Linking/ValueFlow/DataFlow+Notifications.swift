import SourceFacts

/// Notifications: from the observing code back to the code that posts.
extension DataFlow {
  /// The notification that code observes or posts, as far as it is known.
  enum NotificationName: Hashable {
    case text(String)
    /// A constant whose text is not known.
    case variable(Ref)
  }

  /// The objects posted with the notification that a closure observes: matched by the notification's name where both
  /// sides state it; else by type.
  func notifications(observedBy closure: Ref) -> [(place: Ref, object: Ref)] {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      semantics.library.notified.contains(program.name(call)), let name = observedName(call)
    else { return [] }
    return posts(of: name.known).compactMap { post in
      guard let object = semantics.argument(labelled: "object", of: post), program.kind(object) != .null else {
        return nil
      }
      return (post, object)
    }
  }

  /// The posts of the notification that a call observes with a closure or a method; empty where its name is not known.
  func posts(observedBy call: Ref) -> [Ref] {
    guard let name = observedName(call)?.known, let found = posts.byName[name],
      semantics.allows(\.notificationPosts, after: found.count - 1)
    else { return [] }
    return found
  }

  /// Posts of notifications in the app, in their order.
  struct PostLists {
    var all: [Ref] = []
    var places: Set<Ref> = []
    /// The posts that state a name.
    var byName: [NotificationName: [Ref]] = [:]
    var unnamed: [Ref] = []
  }

  private var posts: PostLists {
    if let known = memory.postLists.answer { return known }
    var lists = PostLists()
    for post in program.callsNamed("post") where !program.isOutOfScope(post) {
      lists.all.append(post)
      lists.places.insert(post)
      let names = posted(post)
      if names.isEmpty { lists.unnamed.append(post) }
      for name in names { lists.byName[name, default: []].append(post) }
    }
    return memory.postLists.keep(lists)
  }

  func isPost(_ place: Ref) -> Bool {
    program.kind(place) == .call && program.name(place) == "post" && posts.places.contains(place)
  }

  /// The posts of a name, and the posts without a known name.
  private func posts(of name: NotificationName?) -> [Ref] {
    guard let name else { return posts.all }
    let named = posts.byName[name] ?? []
    return posts.unnamed.isEmpty ? named : (named + posts.unnamed).sorted()
  }

  /// The names that a post may have. A protocol's static name (`T.name`) stands for the name of each conforming type.
  /// Empty where the post does not state it.
  private func posted(_ post: Ref) -> Set<NotificationName> {
    guard let name = nameGiven(to: post) else { return [] }
    guard madeOf(name) == nil, let d = declaration(of: name) ?? staticMember(name), program.kind(d) == .variable else {
      return Set([notificationName(name)].compactMap(\.self))
    }
    return Set(withAnswers(d).map(self.name(keptIn:)))
  }

  private func nameGiven(to post: Ref) -> Ref? {
    if let name = semantics.argument(labelled: "name", of: post) { return name }
    guard let made = semantics.argument(labelled: "", of: post), program.kind(made) == .call else { return nil }
    return semantics.argument(labelled: "name", of: made)
  }

  private struct ObservedName { var known: NotificationName? }

  /// The name in `center.publisher(for: .didOpen).sink { … }`, `.onReceive(opened) { … }`, `addObserver(forName:
  /// .didOpen, …) { … }`; nil for a call that observes no notification.
  private func observedName(_ call: Ref) -> ObservedName? {
    if program.name(call) == "addObserver" {
      let named =
        semantics.argument(labelled: "forName", of: call)
        ?? (semantics.argument(labelled: "selector", of: call) == nil
          ? nil : semantics.argument(labelled: "name", of: call))
      return named.map { ObservedName(known: notificationName($0)) }
    }
    if let publisher = publisher(in: call) { return publisher }
    var start = semantics.arguments(of: call).first.flatMap {
      program.name($0).isEmpty ? program.child($0, .value) : nil
    }
    if start.map({ program.kind($0) == .closure }) ?? true { start = program.child(call, .callee) }
    while let e = start, program.kind(e) == .call || (program.kind(e) == .member && declaration(of: e) == nil) {
      if program.kind(e) == .call, let made = madePublisher(by: e) { return made }
      start = program.chained(e)
    }
    return start.flatMap(declaration).flatMap { program.kind($0) == .variable ? program.child($0, .initializer) : nil }
      .flatMap(
        publisher)
  }

  /// `.onReceive(events(.didOpen))`, where a function of the sources makes the publisher.
  private func madePublisher(by call: Ref) -> ObservedName? {
    guard case .functions(let list, guessed: false) = semantics.callee(of: call) else { return nil }
    for f in list { if let body = program.child(f, .body), let made = publisher(in: body) { return made } }
    return nil
  }

  private func publisher(in e: Ref) -> ObservedName? {
    var found: ObservedName?
    program.forEachNode(in: e) { r in
      if program.kind(r) == .closure { return false }
      if program.kind(r) == .call, let name = publishedName(r) { found = ObservedName(known: notificationName(name)) }
      return found == nil
    }
    return found
  }

  /// The name argument of `center.publisher(for: name)`.
  private func publishedName(_ call: Ref) -> Ref? {
    guard ["publisher", "notifications"].contains(program.name(call)), let target = program.child(call, .callee),
      program.kind(target) == .member, let center = program.child(target, .base),
      let name = semantics.argument(labelled: "for", of: call) ?? semantics.argument(labelled: "named", of: call),
      program.kind(name) != .keyPath
    else { return nil }
    if case .external(let type, _) = semantics.type(of: center).core {
      return type == "NotificationCenter" ? name : nil
    }
    return program.kind(center) == .member && program.child(center, .base).map(program.name) == "NotificationCenter"
      || program.name(center).hasSuffix("otificationCenter") ? name : nil
  }

  /// The call makes a publisher of notifications and states their name.
  func publishesNotification(_ call: Ref) -> Bool { publishedName(call) != nil }

  func posts(publishedBy call: Ref) -> [Ref] {
    publishedName(call) == nil ? [] : posts(observedBy: call)
  }

  private func notificationName(_ e: Ref) -> NotificationName? {
    if let text = madeOf(e) { return .text(text) }
    if let d = declaration(of: e) ?? staticMember(e) {
      return program.kind(d) == .variable ? name(keptIn: d) : nil
    }
    guard program.kind(e) == .member else { return nil }
    // One of the SDK's own: `UITextView.textDidChangeNotification` is not that of `UITextField`.
    let owner = program.child(e, .base).flatMap { program.kind($0) == .name ? program.name($0) : nil }
    return .text((owner.map { $0 + "." } ?? "") + program.name(e))
  }

  private func name(keptIn variable: Ref) -> NotificationName {
    program.child(variable, .initializer).flatMap(madeOf).map { .text($0) } ?? .variable(variable)
  }

  /// The text of `Notification.Name("didOpen")`, `.init(rawValue: "didOpen")`.
  private func madeOf(_ e: Ref) -> String? {
    guard program.kind(e) == .call, let first = semantics.arguments(of: e).first.flatMap({ program.child($0, .value) }),
      program.kind(first) == .string, program.children(first).isEmpty
    else { return nil }
    return program.name(first)
  }

  /// `.didOpen` of an extension of `Notification.Name`.
  private func staticMember(_ r: Ref) -> Ref? {
    guard program.kind(r) == .member else { return nil }
    for path in ["Notification.Name", "NSNotification.Name"] {
      for id in program.symbols.find("Name").flatMap({ program.typesByName[$0] }) ?? []
      where program.types[id].path == path {
        if let m = program.types[id].members[program.symbol(r)]?.first { return m }
      }
    }
    return nil
  }
}
