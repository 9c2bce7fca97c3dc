import Dialects
import SourceFacts

/// The dialects in use for a program, and the program's files without the libraries' own sources.
struct Libraries {
  let dialects: [Dialect]
  let files: [FileFacts]
  /// Paths of files that dialects declare: they are no part of the app.
  let declared: Set<String>

  init(files: [FileFacts], dialects: [Dialect]) {
    var imported: Set<String> = []
    for file in files {
      for child in file.children(file.root) where file.nodes[Int(child)].kind == .import {
        imported.insert(file.name(child))
      }
    }
    let active = dialects.filter { d in d.modules.isEmpty || d.modules.contains(where: imported.contains) }
    self.dialects = active
    let lenses = active.flatMap(\.lenses)
    let own = LibrarySources(dialects: active).withoutLibraries(files).map {
      lenses.isEmpty ? $0 : LensRewriting(lenses: lenses).rewritten($0)
    }
    let added = active.filter { !$0.declarations.isEmpty }.map { d in
      // No file of a tree has a path like this one.
      FactExtractor().facts(path: Libraries.declaredFolder + d.name, source: Array(d.declarations.utf8))
    }.filter { !Libraries.declares(own, typesOf: $0) }
    self.files = added + own
    declared = Set(added.map(\.path))
  }

  /// The folder of the dialects' declarations.
  static let declaredFolder = "\0library/"

  /// The sources contain the library, or types in its place: at least half of its types are declared there. Some names
  /// are common (`Router`, `Component`); an app's type of the name is nearer to the app's code than the library's.
  private static func declares(_ files: [FileFacts], typesOf library: FileFacts) -> Bool {
    func types(_ file: FileFacts) -> [String] {
      file.children(file.root).filter { file.nodes[Int($0)].kind == .type }.map(file.name)
    }
    let names = Set(types(library))
    let declared = files.reduce(into: Set<String>()) { $0.formUnion(types($1).filter(names.contains)) }
    return !names.isEmpty && declared.count * 2 >= names.count
  }
}

/// The dialects' rules on library types, for the resolution of types and expressions.
struct LibraryTypes {
  private(set) var meanings: [String: Dialect.TypeMeaning] = [:]
  private(set) var expectations: [String: [Dialect.Expectation]] = [:]
  private(set) var propertyTypes: [String: String] = [:]
  /// Library types whose only effect is that arguments are required to have them.
  private(set) var expectedTypes: Set<String> = []
  private(set) var closures: [String: Dialect.ClosureTypes] = [:]
  /// Calls that send an action to a store, with the name of the action type.
  private(set) var dispatches: [String: String] = [:]
  /// Actions by which a call dismisses a feature's presented content, by their type.
  private(set) var dismissals: [String: Set<String>] = [:]
  /// Calls whose closure receives a function for sending actions, with the name of the action type.
  private(set) var actionSenders: [String: String] = [:]
  /// Library types that wrap the actions of a stack's elements.
  private(set) var elementActions: Set<String> = []
  /// Calls whose closure makes a stream of actions, with the action type.
  private(set) var actionStreams: [String: String] = [:]
  /// Methods to which a library passes every action, written `reduce(into:action:)`.
  private(set) var reducers: Set<String> = []
  /// Properties that stand for their receivers, where these have no member of the name.
  private(set) var selfProperties: Set<String> = []
  /// Properties through which any object is seen as a library's type.
  private(set) var facets: [String: String] = [:]
  /// Properties that a library adds, with the method whose type they have.
  private(set) var givenProperties: [String: String] = [:]
  /// Classes whose subclasses belong to one screen, with the index of the generic argument for it.
  private(set) var screenOwners: [String: Int] = [:]
  /// The attributes that synthesise a name.
  private(set) var syntheses: [String: Set<String>] = [:]
  /// Types whose cases wrap routes.
  private(set) var constructors: [String: Dialect.RouteConstructor] = [:]
  /// Views of libraries that lay out their content.
  private(set) var layouts: Set<String> = []
  /// Types that stand for their first argument.
  private(set) var boxesOfFirst: Set<String> = []
  /// Types that are called with a closure to store it.
  private(set) var makers: Set<String> = []
  /// Containers that pass their first argument to their closure.
  private(set) var subjects: Set<String> = []
  /// Containers that pass the elements of their first argument to their closure.
  private(set) var sequences: Set<String> = []
  /// Calls that run their closure for posted notifications.
  private(set) var notified: Set<String> = []
  /// Calls that suspend their task until the continuation in their closure is resumed.
  private(set) var suspending: Set<String> = []
  private(set) var streamTypes: Set<String> = []
  private(set) var streamInputs: Set<String> = []
  private(set) var streamObservers: Set<String> = []
  private(set) var streamPassing: Set<String> = []
  private(set) var streamOwners: Set<String> = []
  private(set) var promises: Set<String> = []
  /// Methods that pass a promise's value to a closure.
  private(set) var promiseFollowers: Set<String> = []
  /// Types of values that describe a whole alert.
  private(set) var presentationValues: Set<String> = []
  private(set) var presentationAttributes: Set<String> = []
  /// Types that make storyboards.
  private(set) var storyboards: Set<String> = []
  private(set) var storyboardResources: [Dialect.StoryboardResources] = []
  private(set) var boxes: [String: Dialect.Box] = [:]
  private(set) var environment: [String: String] = [:]
  /// Property wrappers that read a value by a key path, with the type that has the keys.
  private(set) var environmentWrappers: [String: String] = [:]
  private(set) var standIns: Set<String> = []
  /// Modifiers that set a value for such a wrapper, by a key path.
  private(set) var environmentModifiers: [String: String] = [:]
  /// Labels of the item that a presenter passes to its content, by the call.
  private(set) var presenterItems: [String: Set<String>] = [:]

  private(set) var views = Dialect.Views()
  private(set) var standing = Dialect.Standing()
  private(set) var controls = Dialect.Controls()
  private(set) var arrivals = Dialect.Arrivals()
  private(set) var popovers: [String: Dialect.Popover] = [:]
  /// The system dialect's rules on how controllers are shown.
  private(set) var platform = Dialect.Platform()
  private(set) var texts = Dialect.Texts()
  private(set) var selections: [String: Dialect.Selection] = [:]
  /// Calls and properties that set a bar's tabs.
  private(set) var tabFillers: Set<String> = []
  /// Modifiers that pass the labelled value to their closure when it changes.
  private(set) var watchers: [String: String] = [:]
  /// Types that only wrap a screen.
  private(set) var wrappers: Set<String> = []

  /// Calls of the name run their closure repeatedly: for the values of a stream, or for posts.
  func observes(_ name: String) -> Bool { streamObservers.contains(name) || notified.contains(name) }

  init(dialects: [Dialect] = []) {
    for d in dialects {
      for m in d.meanings { meanings[m.name] = m }
      addExpectations(of: d)
      for c in d.closures { closures[c.call] = c }
      addDispatches(of: d)
      selfProperties.formUnion(d.selfProperties)
      facets.merge(d.facets) { a, _ in a }
      givenProperties.merge(d.givenProperties) { a, _ in a }
      screenOwners.merge(d.screenOwners) { a, _ in a }
      for s in d.syntheses { for m in s.members { syntheses[m, default: []].insert(s.attribute) } }
      for b in d.boxes { boxes[b.type] = b }
      environment.merge(d.environment) { a, _ in a }
      for c in d.constructors { constructors[c.type] = c }
      subjects.formUnion(d.subjects)
      sequences.formUnion(d.sequences)
      notified.formUnion(d.notified)
      suspending.formUnion(d.suspending)
      addStreams(of: d)
      environmentWrappers.merge(d.environmentWrappers) { a, _ in a }
      standIns.formUnion(d.standIns)
      environmentModifiers.merge(d.environmentModifiers) { a, _ in a }
      layouts.formUnion(d.layouts)
      boxesOfFirst.formUnion(d.boxesOfFirst)
      makers.formUnion(d.makers)
      presentationValues.formUnion(d.presentationValues)
      presentationAttributes.formUnion(d.presentationAttributes)
      storyboards.formUnion(d.storyboards)
      storyboardResources += d.storyboardResources
      views.merge(d.views)
      standing.merge(d.standing)
      controls.merge(d.controls)
      arrivals.merge(d.arrivals)
      popovers.merge(d.platform.popovers) { a, _ in a }
      if !d.platform.actionSheet.type.isEmpty { platform = d.platform }
      texts.merge(d.texts)
      for s in d.selections { selections[s.container] = s }
      tabFillers.formUnion(d.operations.filter { $0.kind == .tab }.map(\.call))
      tabFillers.formUnion(d.assignments.filter { $0.kind == .tab && !$0.isByPlace }.map(\.property))
      watchers.merge(d.watchers) { a, _ in a }
      wrappers.formUnion(d.wrappers.keys)
      for p in d.presenters { presenterItems[p.call, default: []].formUnion(p.item.filter { !$0.isEmpty }) }
    }
  }

  private mutating func addExpectations(of dialect: Dialect) {
    propertyTypes.merge(dialect.propertyTypes) { a, _ in a }
    for e in dialect.expectations {
      if !e.type.isEmpty { expectedTypes.insert(e.type) }
      for c in e.calls { expectations[c, default: []].append(e) }
    }
  }

  private mutating func addDispatches(of dialect: Dialect) {
    for x in dialect.dispatches {
      dispatches[x.call] = x.member
      elementActions.formUnion(x.elements)
      dismissals[x.call, default: []].formUnion(x.dismissals)
      for stream in x.streams { actionStreams[stream] = x.member }
      for sender in x.senders { actionSenders[sender] = x.member }
      if let reducer = x.reducer { reducers.insert(reducer) }
    }
  }

  private mutating func addStreams(of dialect: Dialect) {
    guard let streams = dialect.streams else { return }
    streamTypes.formUnion(streams.types)
    streamInputs.formUnion(streams.inputs)
    streamObservers.formUnion(streams.observers)
    streamPassing.formUnion(streams.passing)
    streamOwners.formUnion(streams.owners)
    promises.formUnion(streams.promises)
    promiseFollowers.formUnion(streams.followers)
  }
}
