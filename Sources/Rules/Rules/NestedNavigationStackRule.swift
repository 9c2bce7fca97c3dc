import Linking
import NavigationModel
import SourceFacts

/// A screen with a stack of its own that is pushed onto another stack.
struct NestedNavigationStackRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "nested-navigation-stack", name: "Nested navigation stack", defaultSeverity: .error,
    summary: "A view that begins with a navigation stack is pushed onto another one.",
    category: .routing,
    rationale: """
      SwiftUI does not support a stack in a pushed screen. The user sees two navigation bars, pushes get lost, \
      and some versions of the system go back to the start by themselves.

      A modal needs a stack of its own. Leave the stack to the code that presents the view. What only some states of \
      the \
      view show does not count.

      A warning where a stack stands in another from the start, as in a tab; and where a hosting controller puts the \
      view into a `UINavigationController`, as its root or by a push.
      """,
    exemptions: NestedStack.exemptions.map(\.reason))

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let unmet = UnreleasedCode(program: program)
    // Without an entry nothing is live, as other modules show the screens.
    let hasEntry = !support.entries.isEmpty || support.screens.contains(where: \.isReachable)
    var pushes: [Screen.ID: [NavigationSite]] = [:]
    for site in program.sites where site.kind == .push && site.confidence > .guessed {
      guard let screen = site.screen else { continue }
      pushes[screen, default: []].append(site)
    }
    let wrappers = pushedStacks(program)
    var bearers: Set<SourceLocation> = []
    let pushed = pushes.sorted { $0.key < $1.key }.compactMap { screen, sites -> Judgement? in
      guard let type = program.view(named: screen) else { return nil }
      let own = ownStack(of: type, program)
      guard let found = own ?? wrappers[type]?.found else { return nil }
      let sites = own == nil ? sites.filter { wrappers[type]?.shows($0) ?? false } : sites
      let candidates = sites.filter { isPush($0, of: type, program) }.map {
        NestedStack(view: type, found: found, way: .push($0), hasEntry: hasEntry, program: program)
      }
      let reasons = candidates.map(NestedStack.exemptions.reason)
      let certain = zip(candidates, reasons).filter { $0.1 == nil }.map(\.0)
      guard !candidates.isEmpty else { return nil }
      if !certain.isEmpty { bearers.insert(program.location(found.bearer)) }
      let told = (certain.isEmpty ? candidates : certain).compactMap(\.site)
      return Judgement(
        finding(screen, found, told, isAsked: own == nil && isChosen(found.stack, program), unmet, program, support),
        exemption: certain.isEmpty ? reasons[0] : nil)
    }
    return pushed + hosted(besides: bearers, hasEntry, program, support)
      + standing(besides: bearers, program, support).map { Judgement($0) }
  }

  private func finding(
    _ screen: Screen.ID, _ found: FirstStack.Found, _ sites: [NavigationSite], isAsked: Bool,
    _ unmet: UnreleasedCode, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    // A button for several values is one place.
    var seen: Set<SourceLocation> = []
    let certain = sites.filter { seen.insert(program.location($0.place)).inserted }
    // Pushes in debug builds are reported as guesses, as is other code that no user of the released app meets.
    let met = certain.filter { !unmet.isForDebugBuilds($0.place) }
    let told = met.isEmpty ? certain : met
    let name = Wording.name(screen)
    let modal = program.sites.filter { $0.screen == screen && [.sheet, .cover, .popover].contains($0.kind) }
    let (container, removed) = (program.name(found.stack), words(for: found, program))
    var related = told.prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0.place), message: "\(name) is pushed here")
    }
    related += modal.prefix(Self.mostPresenters).map {
      Finding.Related(
        location: program.location($0.place),
        message: "\(name) is presented here and needs the \(container) here instead")
    }
    if found.bearer != found.stack { related.append(bearing(found, program)) }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users can see two navigation bars or back buttons, and pushes can get lost: \(name) has a \(container) of "
        + "its own, but is pushed onto another stack. "
        + mend(name, removed, isAsked: isAsked, isPresented: !modal.isEmpty),
      location: program.location(found.bearer), related: related,
      witness: support.witness(toAnyOf: told.first.map { program.screens(at: $0.place) } ?? []), subject: screen,
      confidence: met.map(\.confidence).max() ?? .guessed)
  }

  // MARK: stacks that stand in stacks

  /// `NavigationStack { TabView { NavigationStack { … }.tabItem { … } } }`
  private func standing(besides told: Set<SourceLocation>, _ program: LinkedProgram, _ support: GraphSupport)
    -> [Finding]
  {
    let bars = HiddenBars(program: program)
    return StacksInStacks(program).all.compactMap { nested in
      let between = nested.tabs.flatMap { program.enclosingMember($0) }
      let within = [nested.outer, nested.inner.stack, between].compactMap(\.self)
      guard !isChosen(nested.outer, program), !told.contains(program.location(nested.inner.bearer)),
        !within.contains(where: bars.areHidden(in:)),
        !bars.areHidden(around: nested.inner.bearer)
      else { return nil }
      return finding(standing: nested, program, support)
    }
  }

  private func finding(standing nested: StacksInStacks.Nested, _ program: LinkedProgram, _ support: GraphSupport)
    -> Finding
  {
    let view = program.enclosingType(nested.outer).map(program.typeName) ?? ""
    let place = nested.tabs == nil ? "its first view begins with another" : "its tabs have stacks of their own"
    return Finding(
      rule: identity.id, severity: .warning,
      message:
        "Users can see two navigation bars, and pushes can get lost: \(Wording.name(view)) has a "
        + "\(program.name(nested.outer)), and \(place). Remove the outer one.",
      location: program.location(nested.outer),
      related: [
        Finding.Related(location: program.location(nested.inner.bearer), message: "this one stands in it")
      ] + (nested.inner.bearer == nested.inner.stack ? [] : [bearing(nested.inner, program)]),
      witness: support.witness(toAnyOf: program.screens(at: nested.outer)), subject: "\(view) around stacks")
  }

  private func mend(_ name: String, _ removed: String, isAsked: Bool, isPresented: Bool) -> String {
    if isAsked { return "Have \(name) made without \(removed) where it is pushed." }
    return isPresented
      ? "Remove \(removed) here and put it around \(name) where it is presented." : "Remove \(removed) here."
  }

  /// What the view is made with decides whether the stack is there.
  private func isChosen(_ stack: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: stack).contains { if case .branch = $0 { true } else { false } }
  }

  // MARK: stacks in UIKit's stacks

  /// `UINavigationController(rootViewController: UIHostingController(rootView: AlarmsView()))`
  private func hosted(
    besides told: Set<SourceLocation>, _ hasEntry: Bool, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    let hosted = HostedViews(program)
    var found: [Ref: Judgement] = [:]  // by what bears the stack
    for host in hosted.hosts() where !program.isOutOfUsersReach(codeAt: host) {
      guard let root = hosted.root(of: host), let place = ControllerStacks(program).entry(of: host) else {
        continue
      }
      for shown in hosted.roots(behind: root) {
        guard let own = ownStack(of: shown.view, program), !told.contains(program.location(own.bearer)),
          found[own.bearer].map({ $0.exemption != nil }) ?? true
        else { continue }
        let nested = NestedStack(
          view: shown.view, found: own, way: .hosting(place, modifiers: shown.modifiers), hasEntry: hasEntry,
          program: program)
        let judgement = Judgement(
          finding(hosted: nested, at: place, support), unless: NestedStack.exemptions, of: nested)
        found[own.bearer] = [found[own.bearer], judgement].compactMap(\.self).decisive
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func finding(hosted nested: NestedStack, at place: Ref, _ support: GraphSupport) -> Finding {
    let (program, found) = (nested.program, nested.found)
    let name = Wording.name(program.typeName(nested.view))
    let (container, removed) = (program.name(found.stack), words(for: found, program))
    return Finding(
      rule: identity.id, severity: .warning,
      message:
        "Users see two navigation bars: \(name) has a \(container) of its own, and is hosted in a navigation "
        + "controller. Remove \(removed), or host \(name) without a navigation controller.",
      location: program.location(found.bearer),
      related: [
        Finding.Related(location: program.location(place), message: "\(name) is put into a navigation controller here")
      ] + (found.bearer == found.stack ? [] : [bearing(found, program)]),
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(program.typeName(nested.view)) hosted")
  }

  /// The name of the superfluous part: "the NavigationStack", "'inNavigation'".
  private func words(for found: FirstStack.Found, _ program: LinkedProgram) -> String {
    let name = program.name(found.bearer)
    return found.bearer == found.stack ? "the \(name)" : "'\(Wording.name(name))'"
  }

  private func bearing(_ found: FirstStack.Found, _ program: LinkedProgram) -> Finding.Related {
    Finding.Related(
      location: program.location(found.stack),
      message: "'\(Wording.name(program.name(found.bearer)))' contains this \(program.name(found.stack))")
  }

  /// A view that some pushes show in a stack.
  private struct Wrapped {
    var found: FirstStack.Found
    /// The links and presenters that do so.
    var links: Set<Ref> = []
    /// The answers to pushed values do so.
    var isAnswered = false

    func shows(_ site: NavigationSite) -> Bool { isAnswered || links.contains(site.primitive) }
  }

  /// The views that are pushed in a stack of their own: `NavigationLink { NavigationStack { SettingsView() } }`, also
  /// in an arm of a resolver, and in a modifier or component of the app; with the stack.
  private func pushedStacks(_ program: LinkedProgram) -> [TypeID: Wrapped] {
    let first = FirstStack(program: program)
    let links = program.calls(named: "NavigationLink").filter { program.argument("value", of: $0) == nil }
    let presenters = program.presentations.filter { $0.kind == .push }.map(\.call)
    let contents =
      Set(links + presenters).sorted().map { (content: content(of: $0, program), link: Optional($0)) }
      + program.destinationRegistrations.map { (content: $0.content, link: nil) }
    var result: [TypeID: Wrapped] = [:]
    for (content, link) in contents {
      guard let content, !program.isOutOfScope(content) else { continue }
      for shown in expressions(shownBy: content, program) {
        guard let found = first.of(shown) else { continue }
        for type in program.shown(by: shown) {
          let told = isMade(type, by: found.bearer, program) ? .init(stack: found.stack, bearer: found.stack) : found
          var wrapped = result[type] ?? Wrapped(found: told)
          if let link { wrapped.links.insert(link) } else { wrapped.isAnswered = true }
          result[type] = wrapped
        }
      }
    }
    return result
  }

  /// The closure for the destination, or the destination itself: `NavigationLink(destination: SettingsView())`.
  private func content(of link: Ref, _ program: LinkedProgram) -> Ref? {
    program.argument("destination", of: link) ?? program.contentClosure(of: link)
  }

  /// The pushed view contains the stack itself: its own body is the place to change.
  private func isMade(_ type: TypeID, by call: Ref, _ program: LinkedProgram) -> Bool {
    if case .initializer(type, _) = program.callee(of: call) { true } else { false }
  }

  /// The expressions that a destination shows, through the functions that choose it.
  private func expressions(shownBy content: Ref, _ program: LinkedProgram, depth: Int = 0) -> [Ref] {
    let statements =
      [.closure, .function].contains(program.kind(content)) ? program.statements(of: content) : [content]
    return program.shownExpressions(in: statements).flatMap { shown -> [Ref] in
      guard depth < program.budget.ruleHelperDepth.most, program.kind(shown) == .call,
        case .functions(let list, guessed: false) = program.callee(of: shown), list.count == 1,
        program.statements(of: list[0]).count == 1, program.kind(program.statements(of: list[0])[0]) == .switch
      else { return [shown] }
      return expressions(shownBy: list[0], program, depth: depth + 1)
    }
  }

  private static let wrappers = SDK.transparent.union(["ZStack"])

  /// The stack that is the whole body, whatever the state.
  private func ownStack(of type: TypeID, _ program: LinkedProgram) -> FirstStack.Found? {
    guard var statements = program.body(of: type).map({ program.statements(of: $0) }) else { return nil }
    while true {
      statements = statements.filter { program.kind($0) != .variable }
      guard statements.count == 1 else { return nil }
      if let branch = branch(of: statements[0], in: type, program) {
        statements = program.children(branch)
        continue
      }
      let shown = program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
      guard let shown else { return nil }
      let base = program.chainBase(shown)
      guard program.kind(base) == .call else { return nil }
      if program.isStack(base) {
        guard SDK.stacks.contains(program.name(base)) else { return nil }
        return FirstStack.Found(stack: base, bearer: base)
      }
      guard Self.wrappers.contains(program.name(base)),
        let closure = program.trailingClosure(of: base)
      else { return FirstStack(program: program).of(shown) }
      statements = program.statements(of: closure)
    }
  }

  /// `if Features.newFlow { NavigationStack { … } } else { … }`: the caller does not decide, so the stack is there
  /// wherever the view is shown. A condition on an argument may test exactly that.
  private func branch(of statement: Ref, in type: TypeID, _ program: LinkedProgram) -> Ref? {
    guard program.kind(statement) == .ifElse, let conditions = program.child(statement, .conditions),
      !program.children(conditions).isEmpty,
      program.nodes([.name, .member], in: conditions).allSatisfy({ isGlobal($0, program) })
    else { return nil }
    return [program.child(statement, .body), program.child(statement, .otherwise)].compactMap(\.self).first { branch in
      program.kind(branch) == .block && program.children(branch).contains { program.isStack(program.chainBase($0)) }
    }
  }

  /// A type, or a static member.
  private func isGlobal(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    if program.typeNamed(by: expression) != nil { return true }
    guard let variable = program.variable(of: expression) else { return false }
    return program.flags(variable).contains(.isStatic) || program.enclosingType(variable) == nil
  }

  /// Places that a finding lists where the screen is presented.
  private static let mostPresenters = 3

  private static let pushes = SDK.pushing.union(["append"])

  /// A push in SwiftUI, from another view.
  private func isPush(_ site: NavigationSite, of type: TypeID, _ program: LinkedProgram) -> Bool {
    Self.pushes.contains(program.name(site.primitive)) && program.enclosingType(site.place) != type
  }
}

extension NestedNavigationStackRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The settings bring their own stack",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Settings") { SettingsView() }
              }
            }
          }
          struct SettingsView: View {
            var body: some View {
              ↓NavigationStack { Text("Settings") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The one who presents brings the stack",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsSettings = false
            var body: some View {
              NavigationStack {
                NavigationLink("Settings") { SettingsView() }
                Button("Settings") { showsSettings = true }
              }
              .sheet(isPresented: $showsSettings) { NavigationStack { SettingsView() } }
            }
          }
          struct SettingsView: View {
            var body: some View { Text("Settings") }
          }
          """)
      ])
  }
}
