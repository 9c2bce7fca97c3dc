import Linking
import NavigationModel
import SourceFacts

/// Presentation state that code sets and no presenter shows.
struct FlagWithoutPresenterRule: JudgingCodeRule {
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
    exemptions: UnshownRaise.exemptions.map(\.reason), claim: .absence)

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let shown = UnshownRaise.ShownState(program)
    let platforms = [PlatformCode(program, .phone), PlatformCode(program, .mac)]
    var found: [Forgotten] = []
    var silent: [Judgement] = []
    var placeOfBlocks: [[Ref]: Int] = [:]
    for property in properties(program) {
      guard var forgotten = forgotten(property, platforms, shown, program), !forgotten.raises.isEmpty else { continue }
      let reasons = forgotten.raises.map(UnshownRaise.exemptions.reason)
      if let reason = reasons[0], !reasons.contains(nil) {
        silent.append(Judgement(finding(forgotten, program, support), exemption: reason))
        continue
      }
      forgotten.raises = zip(forgotten.raises, reasons).filter { $0.1 == nil }.map(\.0)
      // State that is always set together with it belongs to the same missing presenter.
      let blocks = forgotten.raises.compactMap(\.block).sorted()
      if blocks.count == forgotten.raises.count, let place = placeOfBlocks[blocks] {
        found[place].others.append(property)
      } else {
        placeOfBlocks[blocks] = found.count
        found.append(forgotten)
      }
    }
    return silent + found.map { Judgement(finding($0, program, support)) } + cases(shown, program, support)
  }

  /// State that no code reads, with the places that set it; nil where something may show it.
  private func forgotten(
    _ property: Ref, _ platforms: [PlatformCode], _ shown: UnshownRaise.ShownState, _ program: LinkedProgram
  ) -> Forgotten? {
    guard let owner = program.enclosingType(property), program.isDeclared(owner), program.isLive(owner),
      !program.flags(property).contains(.isPublic), !program.flags(property).contains(.isDebugOnly),
      program.child(property, .accessors).map({ program.children($0).isEmpty }) ?? true,
      isFlagOrItem(property, program)
    else { return nil }
    let uses = program.usesThroughBindings(ofVariable: property)
    let readers = uses.filter { !isWrite($0, program) }
    // A presenter that stands in a function which nothing calls is attached to nothing.
    // One that is only compiled for the Mac shows nothing on a phone, and the other way round.
    guard
      let platform = platforms.first(where: { platform in
        readers.allSatisfy {
          platform.excludes($0.place) || program.isNeverRun(codeAt: $0.place) || program.isInUnusedModifier($0.place)
        }
      })
    else { return nil }
    let elsewhere = readers.filter { platform.excludes($0.place) }.map(\.place)
    // A presenter is bound to it, and shows nothing where the flag is set.
    let isNamed =
      PresentationWords.areIn(program.name(property)) || holdsFailure(property, program)
      || shown.states.contains(property)
    let raises = uses.filter {
      $0.isCertain && program.raises($0) && !isInInitialiser($0.place, program)
        && (isNamed || isAskedFor($0, property, program)) && (elsewhere.isEmpty || platform.runs($0.place))
    }
    return Forgotten(
      property: property, owner: owner,
      raises: raises.map {
        UnshownRaise(place: $0.place, property: property, owner: owner, shown: shown, program: program)
      },
      unattached: readers.first?.place, missing: elsewhere.isEmpty ? nil : platform.platform)
  }

  // MARK: cases of an item

  private func cases(
    _ shown: UnshownRaise.ShownState, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    let features = program.presentationAttributes.flatMap(program.attributes(named:)).compactMap {
      program.owner(ofAttribute: $0)
    }
    let items = (properties(program) + features.filter { program.kind($0) == .variable }).filter {
      if case .optional = program.declaredType(of: $0) { true } else { false }
    }
    guard !items.isEmpty else { return [] }
    let forgotten = CasesWithoutPresenter(program)
    return items.flatMap { property -> [Judgement] in
      guard let owner = program.enclosingType(property), program.isDeclared(owner) else { return [] }
      return forgotten.all(of: property).map { found in
        let raise = UnshownRaise(
          place: found.raises[0], property: property, owner: owner, shown: shown, program: program)
        return Judgement(finding(found, owner, program, support), unless: [UnshownRaise.forDevelopers], of: raise)
      }
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
    var raises: [UnshownRaise]
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
      }
      + forgotten.raises.map { Finding.Related(location: program.location($0.place), message: "'\(name)' is set here") }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Nothing happens for the user \(Self.owner(ofMissing: forgotten.missing))when "
        + "\(Wording.name(owner)) sets \(names): no sheet, alert or destination is bound to \(isOne ? "it" : "them"). "
        + "Attach the presenter that belongs to \(isOne ? "it" : "them"), or remove the "
        + "\(isOne ? "property and what sets it" : "properties and what sets them").",
      location: program.location(forgotten.property), related: Array(related.prefix(GraphSupport.longestEvidence)),
      witness: support.witness(toAnyOf: forgotten.raises.first.map { program.screens(at: $0.place) } ?? []),
      subject: "\(owner).\(program.name(forgotten.property))")
  }

  private static func owner(ofMissing platform: PlatformCode.Platform?) -> String {
    switch platform {
    case .phone: "of an iPhone or iPad "
    case .mac: "of a Mac "
    case nil: ""
    }
  }

  private func isWrite(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write: true
    case .mutation(let call): program.name(call) == "toggle"
    case .handedOut, .read: false
    }
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
