import Linking
import NavigationModel
import SourceFacts

/// A selection that a list or a tab bar is bound to, and that shows nothing.
struct SelectionWithoutReaderRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "selection-without-reader", name: "Selection without a reader", defaultSeverity: .warning,
    summary:
      "A sidebar writes a selection that nothing reads, or a tab bar has no tab for the value that code selects.",
    category: .state,
    rationale: """
      A tap on a row of the sidebar changes the selection and nothing else. Where the detail column is built from \
      other state, the user taps and sees the same page. A tab bar that is told to select a value without a tab \
      shows an empty page, and tabs or rows of another type than the selection match nothing.

      Reported for lists in the sidebar of a split view whose selection is bound and read nowhere, and for tab bars \
      all \
      of whose tabs are written out with their values.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let lists = SDK.lists.sorted().flatMap(program.calls(named:)).compactMap { unread($0, program, support) }
    let bars = program.calls(named: "TabView")
    let tabs =
      bars.flatMap { missingTabs($0, program, support) }
      + (bars + program.calls(named: "List")).compactMap { foreignTags($0, program, support) }
    return lists + tabs.map { Judgement($0) }
  }

  // MARK: sidebars

  struct Sidebar {
    var list: Ref
    var state: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Sidebar>] = [
    Exemption("Lists whose rows are links: the link shows the page") { sidebar in
      sidebar.program.holds("NavigationLink", in: sidebar.list)
    },
    Exemption("State that is kept under a key, as other code may read it there") { sidebar in
      sidebar.program.attributeNames(of: sidebar.state).contains { ["AppStorage", "SceneStorage"].contains($0) }
    },
    Exemption("Public state, which another module may read") { sidebar in
      sidebar.program.flags(sidebar.state).contains(.isPublic)
    },
    Exemption("State with an observer of its own (`didSet`)") { sidebar in
      !sidebar.program.children(sidebar.state, .accessors).isEmpty
    },
    Exemption("Code that the app never runs, including previews and debug builds") { sidebar in
      sidebar.program.isOutOfUsersReach(codeAt: sidebar.list)
    },
  ]

  private func unread(_ list: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Judgement? {
    guard program.isExternal(list), let binding = program.argument("selection", of: list),
      let split = splitView(around: list, program)
    else { return nil }
    let states = program.states(behind: binding)
    guard states.count == 1, let state = states.first, isUnread(state, program) else { return nil }
    let sidebar = Sidebar(list: list, state: state, program: program)
    let name = Wording.name(program.name(state))
    let owner = program.enclosingType(list).map(program.typeName) ?? ""
    let finding = Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A tap on a row of \(Wording.name(owner)) shows nothing: its \(program.name(list)) writes '\(name)', and no code reads it. "
        + "Build the detail of the split view from '\(name)'.",
      location: program.location(list),
      related: [
        Finding.Related(location: program.location(state), message: "'\(name)' is kept here"),
        Finding.Related(location: program.location(split), message: "this split view does not read it"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: list)),
      subject: "\(program.ownerName(of: state)).\(program.name(state))")
    return Judgement(finding, unless: Self.exemptions, of: sidebar)
  }

  /// The split view whose first column contains the list.
  private func splitView(around list: Ref, _ program: LinkedProgram) -> Ref? {
    for placement in program.placements(of: list, throughTypes: true, depth: program.budget.ruleWrapperDepth) {
      for surrounding in placement.surroundings {
        guard case .closure(let closure, let call) = surrounding else { continue }
        guard program.name(call) == "NavigationSplitView", program.isExternal(call) else { continue }
        return ["detail", "content"].contains(program.argumentLabel(closure) ?? "") ? nil : call
      }
    }
    return nil
  }

  /// The state and its bindings are only written, or used as list selections.
  private func isUnread(_ state: Ref, _ program: LinkedProgram) -> Bool {
    program.usesThroughBindings(ofVariable: state).allSatisfy { use in
      switch use.kind {
      case .write: true
      case .mutation, .read: false
      case .handedOut: isSelecting(use.place, program)
      }
    }
  }

  private func isSelecting(_ place: Ref, _ program: LinkedProgram) -> Bool {
    guard let argument = program.parent(place), program.kind(argument) == .argument,
      program.name(argument) == "selection",
      let call = program.parent(argument)
    else { return false }
    return SDK.lists.contains(program.name(call)) && program.isExternal(call)
  }

  // MARK: tab bars

  private func missingTabs(_ bar: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    guard program.isExternal(bar), !program.isOutOfScope(bar), let binding = program.argument("selection", of: bar),
      let content = program.contentClosure(of: bar), let tabs = tabValues(in: content, of: bar, program)
    else { return [] }
    let states = program.states(behind: binding)
    guard states.count == 1, let state = states.first, program.boundBars(to: state) == 1 else { return [] }
    let writes = ([state] + program.aliases(of: state)).flatMap(program.uses(ofVariable:)).compactMap { use -> Ref? in
      if use.isCertain, case .write(let value) = use.kind { value } else { nil }
    }
    var seen: Set<String> = []
    return writes.sorted().compactMap { value in
      guard program.kind(value) == .member, isCase(value, program), !tabs.contains(program.name(value)),
        !program.isOutOfScope(value), !program.isNeverRun(codeAt: value), seen.insert(program.name(value)).inserted
      else { return nil }
      let name = Wording.name(program.name(value))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user lands on an empty page: this selects '\(name)', but the tab bar has no tab with that value. Add "
          + "the tab, or select another one.",
        location: program.location(value),
        related: [Finding.Related(location: program.location(bar), message: "the tab bar")],
        witness: support.witness(toAnyOf: program.screens(at: value)),
        subject: "\(program.ownerName(of: state)).\(program.name(state)) \(program.name(value))")
    }
  }

  // MARK: tags of another type

  /// No tab or row has a value of the selection's type, so none is ever selected.
  private func foreignTags(_ bar: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding? {
    guard program.isExternal(bar), !program.isOutOfUsersReach(codeAt: bar),
      let binding = program.argument("selection", of: bar), let content = program.contentClosure(of: bar)
    else { return nil }
    let isList = program.name(bar) != "TabView"
    // A link in a row selects its own value.
    if isList, program.holds("NavigationLink", in: bar) { return nil }
    let reading = SelectionTags(program: program)
    let states = program.states(behind: binding)
    guard states.count == 1, let state = states.first,
      let asked = reading.plain(chosen(by: program.declaredType(of: state))),
      let tags = reading.tags(shownBy: content, rows: isList && hasData(bar, program) ? bar : nil),
      let first = tags.first, tags.allSatisfy({ $0.type != asked })
    else { return nil }
    let name = Wording.name(program.name(state))
    let (kept, given) = (Wording.name(asked.name), Wording.name(first.type.name))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: isList
        ? "A tap on a row selects nothing: '\(name)' is a \(kept), and the rows are of type \(given). Give the rows tags "
          + "of the selection's type."
        : "Code that sets '\(name)' selects no tab, and no tap reaches it: '\(name)' is a \(kept), and "
          + "the tags are of type \(given). Give the tabs tags of the selection's type.",
      location: program.location(bar),
      related: [
        Finding.Related(location: program.location(state), message: "'\(name)' is kept here"),
        Finding.Related(
          location: program.location(first.place), message: isList ? "rows of another type" : "a tag of another type"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: bar)),
      subject: "\(program.ownerName(of: state)).\(program.name(state)) tags")
  }

  /// The elements of a set: a list can select several rows.
  private func chosen(by type: TypeExpression) -> TypeExpression {
    if case .external("Set", let arguments) = type.core, let element = arguments.first { element } else { type }
  }

  /// `List(files, selection: $file) { … }`
  private func hasData(_ list: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: list).first.map { program.name($0).isEmpty && !program.flags($0).contains(.trailing) }
      ?? false
  }

  /// The names of the cases that the tabs' values are; nil where a tab's value is no literal case.
  private func tabValues(in content: Ref, of bar: Ref, _ program: LinkedProgram) -> Set<String>? {
    var result: Set<String> = []
    for shown in program.shownExpressions(in: program.statements(of: content)) {
      guard let value = program.tabValue(of: shown, inBar: bar), program.kind(value) == .member, isCase(value, program)
      else { return nil }
      result.insert(program.name(value))
    }
    return result.isEmpty ? nil : result
  }

  /// `.home`, `AppTab.home`
  private func isCase(_ value: Ref, _ program: LinkedProgram) -> Bool {
    guard let base = program.child(value, .base) else { return true }
    guard case .named(let type, _)? = program.typeNamed(by: base) else { return false }
    return program.cases(of: type).contains { program.name($0) == program.name(value) }
  }
}

extension LinkedProgram {
  /// The number of tab bars with the state as their selection: a second one, for another kind of device, may have other
  /// tabs.
  func boundBars(to state: Ref) -> Int {
    calls(named: "TabView").filter { bar in
      argument("selection", of: bar).map { states(behind: $0).contains(state) } ?? false
    }.count
  }

  /// The code, or the app's views that it makes, contains a call of the name.
  func holds(_ called: String, in code: Ref, depth: Int = 0) -> Bool {
    nodes([.call], in: code).contains { call in
      if name(call) == called { return true }
      guard depth < budget.ruleCallerDepth.most else { return false }
      switch callee(of: call) {
      case .initializer(let type, _) where isView(type):
        return bodies(of: type).contains { holds(called, in: $0, depth: depth + 1) }
      case .functions(let list, guessed: false): return list.contains { holds(called, in: $0, depth: depth + 1) }
      default: return false
      }
    }
  }
}

extension SelectionWithoutReaderRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The detail is built from other state",
          """
          enum Page: String, CaseIterable { case files, links }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { MainWindow() } }
          }
          struct MainWindow: View {
            @State private var selected: Page? = .files
            @AppStorage("start") private var start = Page.files
            var body: some View {
              NavigationSplitView {
                ↓List(Page.allCases, id: \\.self, selection: $selected) { page in Text(page.rawValue) }
              } detail: {
                Text(start.rawValue)
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The detail reads the selection",
          """
          enum Page: String, CaseIterable { case files, links }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { MainWindow() } }
          }
          struct MainWindow: View {
            @State private var selected: Page? = .files
            var body: some View {
              NavigationSplitView {
                List(Page.allCases, id: \\.self, selection: $selected) { page in Text(page.rawValue) }
              } detail: {
                Text(selected?.rawValue ?? "Nothing")
              }
            }
          }
          """)
      ])
  }
}
