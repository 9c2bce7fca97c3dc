import Dialects
import SourceFacts

/// The titles of tabs that controllers are given on a bar: `list.tabBarItem = UITabBarItem(title: "List", image: icon,
/// tag: 0)`.
final class TabTitles {
  private let flow: DataFlow
  private let evaluator: Evaluator
  private let texts: ControlTexts
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }
  private var known: Dialect.Texts { semantics.library.texts }
  /// The titled tabs by the first screen behind them.
  private lazy var titled: [TypeID: [FoundTrigger]] = findTitled()

  init(flow: DataFlow, evaluator: Evaluator, texts: ControlTexts) {
    self.flow = flow
    self.evaluator = evaluator
    self.texts = texts
  }

  /// The tabs with a title that show a screen; without an own title, a tab bears that of its screen.
  func tabs(showing screen: TypeID) -> [FoundTrigger] {
    if let found = titled[screen] { return found }
    let own = known.screenTitles.sorted().flatMap { flow.assignments(to: $0, in: screen) }.filter { assign in
      program.child(assign, .target).map(isOfSelf) ?? false
    }
    let tabs = own.compactMap { assign in
      program.child(assign, .value).flatMap { tab(texts.shown.words(of: $0), at: assign) }
    }
    // A title that changes is no tab's, as far as is known.
    return tabs.count == own.count && Set(tabs.map(\.words)).count == 1 ? [tabs[0]] : []
  }

  private func isOfSelf(_ target: Ref) -> Bool {
    program.kind(target) == .name
      || program.child(target, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }

  private func tab(_ words: ControlWords, at place: Ref) -> FoundTrigger? {
    words.text == nil ? nil : FoundTrigger(action: .tap, control: "Tab", place: place, words: words)
  }

  private func findTitled() -> [TypeID: [FoundTrigger]] {
    var result: [TypeID: [FoundTrigger]] = [:]
    for name in known.tabItems.sorted() {
      for assign in program.assignmentsNamed(name) where !program.isOutOfScope(assign) {
        guard let item = program.child(assign, .target) else { continue }
        add(assign, settingOn: item, to: &result) { value, frame in self.title(ofItem: value, frame) }
      }
    }
    for name in known.screenTitles.sorted() {
      for assign in program.assignmentsNamed(name) where !program.isOutOfScope(assign) {
        guard let target = program.child(assign, .target), program.kind(target) == .member,
          let item = program.child(target, .base), known.tabItems.contains(program.name(item))
        else { continue }
        add(assign, settingOn: item, to: &result) { value, frame in self.texts.knowing(frame).shown.words(of: value) }
      }
    }
    return result
  }

  /// Adds the title that an assignment gives to a controller's item, for each screen that the controller can show.
  private func add(
    _ assign: Ref, settingOn item: Ref, to result: inout [TypeID: [FoundTrigger]],
    _ words: (Ref, Environment) -> ControlWords
  ) {
    guard let value = program.child(assign, .value) else { return }
    for setting in settings(around: assign) {
      guard let tab = tab(words(value, setting.frame), at: assign) else { continue }
      for screen in screens(withItem: item, setting)
      where !result[screen, default: []].contains(where: { $0.words == tab.words }) {
        result[screen, default: []].append(tab)
      }
    }
  }

  /// A run of the code that sets a title.
  private struct Setting {
    /// The call of the helper around it.
    var call: Ref?
    /// What is bound there: nothing, or the call's arguments.
    var frame = Environment(parent: nil)
  }

  private func settings(around place: Ref) -> [Setting] {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      program.name(function) != "init", !semantics.parameters(of: function).isEmpty
    else { return [Setting()] }
    return flow.callers(of: function).filter { !semantics.isByName($0, of: function) }.map { call in
      let setting = Setting(call: call)
      for (key, value) in flow.source(call: call, function: function).bindings {
        setting.frame.bindings[key] = .rootExpression(value)
      }
      return setting
    }
  }

  private func title(ofItem value: Ref, _ frame: Environment) -> ControlWords {
    evaluator.begin()
    for case .instance(_, let made, let around) in evaluator.values(of: value, in: frame) {
      let words = texts.knowing(around).words(titledIn: made)
      if words.text != nil { return words }
    }
    return ControlWords()
  }

  /// The first screens in the controllers whose item it is: `UINavigationController(rootViewController: list)` shows
  /// the list.
  private func screens(withItem item: Ref, _ setting: Setting) -> Set<TypeID> {
    guard let controller = program.child(item, .base), program.name(controller) != "self" else {
      return screens(running: item, setting)
    }
    let found = screens(in: controller, setting.frame, depth: 0)
    return found.isEmpty ? screen(byTypeOf: controller) : found
  }

  /// The controllers whose own code sets the title: where a helper of all controllers does, the one that it is called
  /// on.
  private func screens(running place: Ref, _ setting: Setting) -> Set<TypeID> {
    if let call = setting.call {
      let object = program.child(call, .callee).flatMap { program.child($0, .base) }
      if let object, program.name(object) != "self" { return screen(byTypeOf: object) }
      return program.enclosingType(call).map { [$0] } ?? []
    }
    guard let type = program.enclosingType(place), program.types[type].isDeclared else { return [] }
    return Set(semantics.withSubtypes(type))
  }

  private func screen(byTypeOf controller: Ref) -> Set<TypeID> {
    guard case .named(let id, _) = semantics.type(of: controller).core, !semantics.isStack(id) else { return [] }
    return [id]
  }

  private func screens(in e: Ref, _ frame: Environment, depth: Int) -> Set<TypeID> {
    guard semantics.allows(\.screenDepth, after: depth) else { return [] }
    evaluator.begin()
    return evaluator.values(of: e, in: frame).reduce(into: []) { result, value in
      switch value {
      case .selfValue(let id): result.insert(id)
      case .instance(.named(let id, _), _, _) where semantics.isScreenType(id) && !semantics.isStack(id):
        result.insert(id)
      case .instance(_, let made, let around):
        for content in semantics.arguments(of: made).compactMap({ program.child($0, .value) }) {
          result.formUnion(screens(in: content, around, depth: depth + 1))
        }
      default: break
      }
    }
  }
}
