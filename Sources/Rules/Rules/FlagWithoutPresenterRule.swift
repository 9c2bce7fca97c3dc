import Linking
import NavigationModel
import SourceFacts

/// Presentation state that code sets and no presenter shows.
struct FlagWithoutPresenterRule: CodeRule {
  let identity = RuleIdentity(
    id: "flag-without-presenter", name: "Flag without a presenter", defaultSeverity: .warning,
    summary: "A flag or item that is named like a presentation is set, but no sheet, alert or destination reads it.",
    category: .presentation,
    rationale: """
      The code sets the flag, and nothing shows. The sheet was moved or removed and its buttons were forgotten, \
      or it was never written.

      Reported for `@State` and `@Published` properties whose name suggests a presentation ("showsHelp", \
      "isAlertPresented", "editorSheet"), for those that hold an error or are set in a `catch`, and for those that are \
      all that a button or tap sets. A screen sets it, by its own name or by a binding, and no code reads it, or only \
      a function that nothing calls or code for another platform. Also for a case of an item that code sets and no \
      live code takes, where other cases of the item are shown.
      """,
    exemptions: [
      "A screen that presents something else in the same place",
      "A flag that an observer keeps in step with a presented item",
      "Code that nothing runs",
      "Cases of a reducer's state that a view names anywhere: the views of its store are not followed well enough",
      "What is for developers by its name or folder, and copied code",
    ], claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let presentations = program.presentations.filter { !program.isNeverRun(codeAt: $0.call) }
    let presented = Presented(
      states: Set(presentations.compactMap(program.state(of:))), calls: Set(presentations.map(\.call)))
    var found: [Forgotten] = []
    var placeOfBlocks: [[Ref]: Int] = [:]
    let platforms = [PlatformCode(program, .phone), PlatformCode(program, .mac)]
    for property in properties(program) {
      guard let owner = program.enclosingType(property),
        program.isDeclared(owner), program.isLive(owner),
        !program.flags(property).contains(.isPublic), !program.flags(property).contains(.isDebugOnly),
        program.child(property, .accessors).map({ program.children($0).isEmpty }) ?? true,
        isFlagOrItem(property, program),
        !isForDevelopers(owner, program)
      else { continue }
      let uses = program.usesThroughBindings(ofVariable: property)
      let readers = uses.filter { !isWrite($0, program) }
      // A presenter that stands in a function which nothing calls is attached to nothing.
      // One that is only compiled for the Mac shows nothing on a phone, and the other way round.
      guard
        let platform = platforms.first(where: { platform in
          readers.allSatisfy {
            platform.excludes($0.place) || program.isNeverRun(codeAt: $0.place) || isInUnusedModifier($0.place, program)
          }
        })
      else { continue }
      let elsewhere = readers.filter { platform.excludes($0.place) }.map(\.place)
      // A presenter is bound to it, and shows nothing where the flag is set.
      let isNamed =
        speaksOfPresenting(program.name(property)) || holdsFailure(property, program)
        || presented.states.contains(property)
      let raises = uses.filter {
        $0.isCertain && program.raises($0) && !isInInitialiser($0.place, program) && isRun($0.place, in: owner, program)
          && !program.isNeverRun(codeAt: $0.place) && (elsewhere.isEmpty || platform.runs($0.place))
          && (isNamed || isAskedFor($0, property, program))
      }
      .filter {
        !presentsOtherwise(beside: $0.place, presented, instead: property, program) && !isAroundLink($0.place, program)
          && !mirrors($0.place, presented, program)
      }
      .map(\.place)
      guard !raises.isEmpty else { continue }
      // State that is always set together with it belongs to the same missing presenter.
      let blocks = raises.compactMap { block(around: $0, program) }.sorted()
      if blocks.count == raises.count, let place = placeOfBlocks[blocks] {
        found[place].others.append(property)
      } else {
        placeOfBlocks[blocks] = found.count
        found.append(
          Forgotten(
            property: property, owner: owner, raises: raises, unattached: readers.first?.place,
            missing: elsewhere.isEmpty ? nil : platform.platform))
      }
    }
    return found.map { finding($0, program, support) } + cases(program, support)
  }

  // MARK: cases of an item

  private func cases(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let features = program.presentationAttributes.flatMap(program.attributes(named:)).compactMap {
      program.owner(ofAttribute: $0)
    }
    let items = (properties(program) + features.filter { program.kind($0) == .variable }).filter {
      if case .optional = program.declaredType(of: $0) { true } else { false }
    }
    guard !items.isEmpty else { return [] }
    let forgotten = CasesWithoutPresenter(program)
    return items.flatMap { property -> [Finding] in
      guard let owner = program.enclosingType(property), program.isDeclared(owner), !isForDevelopers(owner, program)
      else {
        return []
      }
      return forgotten.all(of: property).map { finding($0, owner, program, support) }
    }
  }

  private func finding(
    _ forgotten: CasesWithoutPresenter.Forgotten, _ owner: TypeID, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let (property, name) = (Wording.name(program.name(forgotten.property)), Wording.name(forgotten.name))
    let place = forgotten.raises[0]
    let unattached = forgotten.unattached.map {
      Finding.Related(
        location: program.location($0),
        message: "'\(Wording.name(program.memberPath($0)))' shows it, and nothing calls that")
    }
    let others = forgotten.raises.dropFirst().map {
      Finding.Related(location: program.location($0), message: "and here")
    }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Nothing happens for the user when \(Wording.name(program.memberPath(place))) sets '\(property)' to '.\(name)': no "
        + "sheet, alert or destination handles this case. Attach the presenter that belongs to it.",
      location: program.location(place),
      related: Array(([unattached].compactMap(\.self) + others).prefix(GraphSupport.longestEvidence)),
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(program.typeName(owner)).\(program.name(forgotten.property)) \(forgotten.name)")
  }

  /// State that only views observe when code sets it, in order of place.
  private func properties(_ program: LinkedProgram) -> [Ref] {
    let wrapped = SDK.shownState.sorted().flatMap(program.attributes(named:)).compactMap {
      program.owner(ofAttribute: $0)
    }.filter { program.kind($0) == .variable && program.attributeNames(of: $0).count == 1 }
    let observed = program.attributes(named: "Observable").compactMap { program.owner(ofAttribute: $0) }.flatMap {
      type in
      program.children(type, .members).filter {
        program.kind($0) == .variable && program.isOwnState($0) && program.attributeNames(of: $0).isEmpty
      }
    }
    return (wrapped + observed).sorted()
  }

  /// The user waits for the result: it is an error, or the whole effect of a control. A toggle may only cause a redraw.
  private func isAskedFor(_ use: LinkedProgram.VariableUse, _ property: Ref, _ program: LinkedProgram) -> Bool {
    guard case .write = use.kind else { return false }
    var isItem = false
    if case .optional = program.declaredType(of: property) { isItem = true }
    if isItem, isInCatch(use.place, program) { return true }
    // A view may record for itself that something was tapped; code that passes a binding wants to be told.
    return (isItem || program.enclosingType(use.place) != program.enclosingType(property))
      && isAllOfAnAction(use.place, program)
  }

  /// `catch { failure = Failure(error) }`: the error is stored for the user.
  private func isInCatch(_ place: Ref, _ program: LinkedProgram) -> Bool {
    var inner = place
    for node in program.ancestors(place) {
      if [.function, .closure].contains(program.kind(node)) { return false }
      if program.kind(node) == .doCatch { return program.child(node, .body) != inner }
      inner = node
    }
    return false
  }

  /// It is the whole effect of a control, directly or through the function that it runs: the user taps it to see
  /// something.
  private func isAllOfAnAction(_ place: Ref, _ program: LinkedProgram, depth: Int = 0) -> Bool {
    guard let statement = program.statement(around: place), let block = program.parent(statement),
      let body = program.enclosingBody(place)
    else { return false }
    // A branch that leaves is a whole effect, too: `guard isOpen else { paywall = offer; return }`.
    let steps = program.children(block)
    let leaves = steps.count == 2 && steps.last.map { program.kind($0) == .returned } ?? false
    guard steps.count == 1 || leaves else { return false }
    switch program.kind(body) {
    case .closure: return isAction(body, program)
    case .function:
      guard depth < program.budget.ruleHelperDepth.most, leaves || program.child(body, .body) == block
      else { return false }
      return program.callers(of: body).contains { isAllOfAnAction($0, program, depth: depth + 1) }
    default: return false
    }
  }

  private func isAction(_ closure: Ref, _ program: LinkedProgram) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.isExternal(call)
    else { return false }
    return ["Button", "onTapGesture"].contains(program.name(call))
  }

  private struct Forgotten {
    var property: Ref
    var owner: TypeID
    var raises: [Ref]
    /// The first presenter that reads it, in code that never runs.
    var unattached: Ref?
    /// The platform that has no presenter, where it is read by code for another one.
    var missing: PlatformCode.Platform?
    /// Declared later.
    var others: [Ref] = []
  }

  private func finding(_ forgotten: Forgotten, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let owner = program.typeName(forgotten.owner)
    let name = Wording.name(program.name(forgotten.property))
    let names = Wording.list(([forgotten.property] + forgotten.others).map { "'\(program.name($0))'" })
    let isOne = forgotten.others.isEmpty
    let related =
      forgotten.others.map {
        Finding.Related(
          location: program.location($0),
          message: "'\(Wording.name(program.name($0)))' is set together with '\(name)', and nothing shows it either")
      }
      + [forgotten.unattached].compactMap(\.self).map {
        Finding.Related(
          location: program.location($0),
          message: forgotten.missing != nil
            ? "only code for other platforms reads it"
            : "'\(Wording.name(program.memberPath($0)))' reads it, and nothing calls that")
      } + forgotten.raises.map { Finding.Related(location: program.location($0), message: "'\(name)' is set here") }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Nothing happens for the user \(Self.owner(ofMissing: forgotten.missing))when "
        + "\(Wording.name(owner)) sets \(names): no sheet, alert or destination is bound to \(isOne ? "it" : "them"). "
        + "Attach the presenter that belongs to \(isOne ? "it" : "them"), or remove the "
        + "\(isOne ? "property and what sets it" : "properties and what sets them").",
      location: program.location(forgotten.property), related: Array(related.prefix(GraphSupport.longestEvidence)),
      witness: support.witness(toAnyOf: forgotten.raises.first.map(program.screens(at:)) ?? []),
      subject: "\(owner).\(program.name(forgotten.property))")
  }

  private static func owner(ofMissing platform: PlatformCode.Platform?) -> String {
    switch platform {
    case .phone: "of an iPhone or iPad "
    case .mac: "of a Mac "
    case nil: ""
    }
  }

  private func block(around place: Ref, _ program: LinkedProgram) -> Ref? {
    program.ancestors(place).first { program.kind($0) == .block }
  }

  /// A screen runs the code, or a live view that a library's router may show.
  private func isRun(_ place: Ref, in owner: TypeID, _ program: LinkedProgram) -> Bool {
    !program.screens(at: place).isEmpty || (program.isView(owner) && program.enclosingType(place) == owner)
  }

  /// A modifier of the app that is put on no view.
  private func isInUnusedModifier(_ place: Ref, _ program: LinkedProgram) -> Bool {
    guard let type = program.enclosingType(place), program.isDeclared(type), program.isViewModifier(type) else {
      return false
    }
    return program.constructions(of: type).allSatisfy { program.isOutOfScope($0) || program.isNeverRun(codeAt: $0) }
  }

  private func isWrite(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write: true
    case .mutation(let call): program.name(call) == "toggle"
    case .handedOut, .read: false
    }
  }

  /// The presented state, and the presenters' dependencies.
  private struct Presented {
    var states: Set<Ref>
    var calls: Set<Ref>
  }

  /// The same block sets other state that is presented, bound, or shown by a presenter (an alert's text), navigates in
  /// another way, or lets a controller present: the flag is a leftover, and the user gets a response.
  private func presentsOtherwise(beside place: Ref, _ presented: Presented, instead flag: Ref, _ program: LinkedProgram)
    -> Bool
  {
    guard let block = block(around: place, program) else { return false }
    if program.nodesRunning([.call], in: block).contains(where: {
      program.name($0) == "present" && program.argument("animated", of: $0) != nil
    }) {
      return true
    }
    let goesOn = program.children(block).contains { statement in
      [.call, .assign].contains(program.kind(statement))
        && program.nodesRunning([.call, .member, .name, .assign], in: statement).contains {
          program.navigation(at: $0).contains {
            ![.back, .url].contains($0.kind) && $0.confidence > .guessed && !isInUnusedModifier($0.primitive, program)
          }
        }
    }
    if goesOn { return true }
    return program.children(block).contains { statement in
      guard let other = variable(setBy: statement, program), other != flag else { return false }
      if presented.states.contains(other) { return true }
      let isBesides = speaksOfPresenting(program.name(other))
      return program.uses(ofVariable: other).contains { use in
        switch use.kind {
        case .handedOut: program.kind(statement) == .assign
        case .read:
          program.kind(statement) == .assign && isShown(use.place, by: presented.calls, program)
            || isBesides && choosesView(use.place, program)
        case .write, .mutation: false
        }
      }
    }
  }

  /// `Button { opens = true } label: { NavigationLink(…) }`: the link gets the tap.
  private func isAroundLink(_ place: Ref, _ program: LinkedProgram) -> Bool {
    guard let closure = program.ancestors(place).first(where: { program.kind($0) == .closure }),
      let button = program.ancestors(closure).first(where: { program.kind($0) == .call }),
      program.name(button) == "Button"
    else { return false }
    return program.nodes([.call], in: button).contains {
      program.name($0) == "NavigationLink" && !program.contains(closure, $0)
    }
  }

  /// `opens = true`, `opens.toggle()`
  private func variable(setBy statement: Ref, _ program: LinkedProgram) -> Ref? {
    switch program.kind(statement) {
    case .assign: program.child(statement, .target).flatMap(program.variable(of:))
    case .call where program.name(statement) == "toggle": program.receiver(of: statement).flatMap(program.variable(of:))
    default: nil
    }
  }

  /// `if showsCheckout { CheckoutView() }` in a view: the content is shown in place.
  private func choosesView(_ place: Ref, _ program: LinkedProgram) -> Bool {
    guard let view = program.enclosingType(place), program.isView(view) else { return false }
    return program.ancestors(place).prefix { program.kind($0) != .block }.contains { statement in
      program.kind(statement) == .ifElse
        && program.child(statement, .conditions).map { program.contains($0, place) } ?? false
        && program.child(statement, .body).map { !program.nodes([.call], in: $0).isEmpty } ?? false
    }
  }

  /// The place stands in an argument of a presenter, not in the view to which the presenter is attached.
  private func isShown(_ place: Ref, by presenters: Set<Ref>, _ program: LinkedProgram) -> Bool {
    var inner = place
    for node in program.ancestors(place) {
      if program.kind(inner) == .argument, presenters.contains(node) { return true }
      inner = node
    }
    return false
  }

  /// `var problem: Problem? { didSet { showsAlert = problem != nil } }` where the alert is bound to `problem`: the flag
  /// follows the visible state.
  private func mirrors(_ place: Ref, _ presented: Presented, _ program: LinkedProgram) -> Bool {
    guard let observer = program.ancestors(place).first(where: { program.kind($0) == .accessor }),
      ["didSet", "willSet"].contains(program.name(observer)),
      let observed = program.ancestors(observer).first(where: { program.kind($0) == .variable })
    else { return false }
    return presented.states.contains(observed)
  }

  /// Code for developers' experiments, and copied code: users do not miss a button there.
  private func isForDevelopers(_ owner: TypeID, _ program: LinkedProgram) -> Bool {
    guard let declaration = program.declaration(of: owner) else { return false }
    return ScreenPurpose(
      name: program.typeName(owner), path: program.path(declaration), foldersAbove: program.foldersAbove
    ).isNotForUsers
  }

  private func isInInitialiser(_ place: Ref, _ program: LinkedProgram) -> Bool {
    program.enclosingMember(place).map { program.name($0) == "init" } ?? false
  }

  /// An error, or a flag or text that is named for one: code stores these for the user.
  private func holdsFailure(_ property: Ref, _ program: LinkedProgram) -> Bool {
    let type = program.declaredType(of: property)
    switch type.core {
    case .external("Error", _), .external("LocalizedError", _): return true
    case .named(let id, _): return !program.supertypeNames(of: id).isDisjoint(with: ["Error", "LocalizedError"])
    default: return ScreenNames.words(of: program.name(property)).contains { $0.lowercased() == "error" }
    }
  }

  private func isFlagOrItem(_ property: Ref, _ program: LinkedProgram) -> Bool {
    if case .optional(let held) = program.declaredType(of: property) {
      // A handle that is stored to cancel something is not shown.
      if case .external(let name, _) = held.core { return !Self.handles.contains(name) }
      return true
    }
    return program.child(property, .initializer).map { program.kind($0) == .boolean && program.name($0) == "false" }
      ?? false
  }

  private static let handles: Set<String> = [
    "Task", "AnyCancellable", "Cancellable", "Timer", "DispatchWorkItem", "Disposable", "NSObjectProtocol",
  ]
  private static let first: Set<String> = [
    "show", "shows", "showing", "present", "presents", "presenting", "presented", "navigate", "navigates",
  ]
  private static let last: Set<String> = SDK.wordsOfPresentations
  /// Parts of a screen, which are shown without a presenter.
  private static let parts: Set<String> = [
    "Separator", "Progress", "Loading", "Loader", "Keyboard", "Animation", "Hint", "Title", "Text", "More", "All",
    "Password", "Content",
  ]

  private func speaksOfPresenting(_ name: String) -> Bool {
    var words = ScreenNames.words(of: name)
    if let opening = words.first, ["is", "should", "will", "must"].contains(opening), words.count > 1 {
      words.removeFirst()
      words[0] = words[0].lowercased()
    }
    guard let start = words.first, let end = words.last else { return false }
    return Self.last.contains(end)
      || (Self.first.contains(start) && words.count > 1 && !ScreenNames.isComponent(end) && !Self.parts.contains(end))
  }
}

extension FlagWithoutPresenterRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The help sheet is gone, its button is not",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var ↓showsHelp = false
            var body: some View {
              Button("Help") { showsHelp = true }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A sheet is bound to it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsHelp = false
            var body: some View {
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { Text("Help") }
            }
          }
          """)
      ])
  }
}
