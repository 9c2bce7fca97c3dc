import Linking
import NavigationModel

/// Screens that no way from an entry of the app reaches.
struct UnreachableScreenRule: ExemptingRule, ConfigurableRule {
  var components: [String] = []

  static let options: [RuleOption<Self>] = [
    .init(
      "components", \.components, of: .lastWords,
      "Last words of the names of views that are parts of screens, beside `Row`, `Cell`, `Card` and the like.")
  ]

  let identity = RuleIdentity(
    id: "unreachable-screen", name: "Unreachable screen", defaultSeverity: .warning,
    summary: "A screen is declared, but no way from an entry of the app shows it.",
    category: .graph,
    rationale: """
      The screen compiles, so nobody notices when its button is removed: users lose a feature, or dead code is \
      kept for years.

      Screens that only a dead screen shows are listed with it, in one finding. A view that was never a \
      destination, has no title and leads nowhere is `info`. Parts by their name (`…Row`, `…Card`), screens of debug \
      builds alone, classes of Objective-C and apps without an entry are left out.

      Only with `--confidence guessed`: screens that live code expects (`content as? HelpController`), lost \
      parts of at least a third of the app, two thirds of an app in all, and apps that begin with a view that no \
      source declares.
      """,
    exemptions: LostScreen.exemptions.map(\.reason), claim: .absence)

  func findings(in context: RuleContext) -> [Finding] {
    let support = context.support
    let own = lostSubtrees(in: context).filter { $0.exemption == nil }.map(\.subtree)
    let ownScreens = support.screens.count { isOwnScreen($0, support) }
    let apart = merged(own, context.program)
    let told = Set(apart.flatMap { [$0.root.id] + $0.members.map(\.id) })
    let subtrees = grouped(apart, told, context.program)
    let allLost = subtrees.reduce(0) { $0 + $1.members.count + 1 }
    // Two thirds of an app are not dead: it shows its screens in a way that navlint does not know.
    let isFollowed = allLost < Self.manyScreens || allLost * 3 < ownScreens * 2
    // `WindowGroup { MainView() }`, without a declaration among the sources: its content is not known.
    let scenes = support.entries.filter { $0.via == .mainScene }
    let startsElsewhere = !scenes.isEmpty && scenes.allSatisfy { support.screen($0.screen)?.kind == .system }
    let expected =
      subtrees.isEmpty
      ? nil
      : context.program.map { program in
        ExpectedScreens(among: subtrees.flatMap { declarations(of: $0.root, program) }, in: program)
      }
    let families = ScreenFamilies(
      dead: subtrees.map(\.root.name),
      shown: support.screens.filter { $0.isReachable && isOwnScreen($0, support) }.map(\.name),
      atLeast: Self.manyScreens)
    return subtrees.compactMap { subtree in
      var finding = finding(subtree, support, context.program)
      let lost = subtree.members.count + 1
      let isExpected =
        context.program.map { declarations(of: subtree.root, $0).contains { expected?.contains($0) ?? false } } ?? false
      if !isFollowed || startsElsewhere || isExpected || families.contains(subtree.root.name)
        || lost >= Self.manyScreens && lost * 3 >= ownScreens
      {
        finding?.confidence = .guessed
      }
      return finding
    }
  }

  func exempted(in context: RuleContext) -> [ExemptedFinding] {
    lostSubtrees(in: context).compactMap { subtree, exemption in
      guard let exemption, let location = subtree.root.location else { return nil }
      return ExemptedFinding(
        rule: identity.id, location: location, subject: subtree.root.id, reason: exemption.reason)
    }
  }

  /// The dead parts of the app by their roots, and the exemptions of those that are not reported.
  private func lostSubtrees(in context: RuleContext) -> [(subtree: DeadSubtree, exemption: Exemption<LostScreen>?)] {
    let support = context.support
    // Without an entry the sources are a library: other code shows its screens. An app may start with system views
    // around its own, so that none of its views is the entry.
    guard !support.entries.isEmpty || support.screens.contains(where: \.isReachable) else { return [] }
    let dead = support.deadSubtrees(where: { isOwnScreen($0, support) }, excusing: \.isDebugOnly)
    guard let program = context.program, !dead.isEmpty else { return dead.map { ($0, nil) } }
    let surroundings = LostScreen.Surroundings(program, support)
    return dead.map { subtree in
      let lost = LostScreen(
        screen: subtree.root, types: declarations(of: subtree.root, program),
        hasBrokenLinks: !subtree.brokenLinks.isEmpty, support: support, program: program, surroundings: surroundings)
      return (subtree, LostScreen.exemptions.first { $0.applies(lost) })
    }
  }

  /// Smaller apps may well be half dead.
  private static let manyScreens = 10

  /// One finding for each cause: a screen that only other dead screens make is lost with them, though no transition
  /// shows it there.
  private func merged(_ subtrees: [DeadSubtree], _ program: LinkedProgram?) -> [DeadSubtree] {
    guard let program, subtrees.count > 1 else { return subtrees }
    var placeOfScreen: [Screen.ID: Int] = [:]
    for (place, subtree) in subtrees.enumerated() {
      for screen in [subtree.root] + subtree.members { placeOfScreen[screen.id] = place }
    }
    var parents: [Int: Int] = [:]
    for (place, subtree) in subtrees.enumerated() {
      let makers: [Int?]
      if subtree.brokenLinks.isEmpty {
        makers = self.makers(of: declarations(of: subtree.root, program), program) { placeOfScreen[$0] }
      } else {
        // Only parts of a dead screen (`OrderView.ItemRow`) show it.
        makers = subtree.brokenLinks.map { link in
          guard case .deadSite(let transition) = link else { return nil }
          return DottedName.parts(of: transition.owner).first.flatMap { placeOfScreen[$0] }
        }
      }
      // A screen that several dead screens make is listed with the first of them.
      guard makers.allSatisfy({ $0 != nil }), let parent = makers.compactMap({ $0 }).first(where: { $0 != place })
      else { continue }
      // Two that make each other stay separate.
      var above: Int? = parent
      while let next = above, next != place { above = parents[next] }
      if above == nil { parents[place] = parent }
    }
    var result = subtrees
    for place in subtrees.indices {
      guard var top = parents[place] else { continue }
      while let next = parents[top] { top = next }
      result[top].members += [subtrees[place].root] + subtrees[place].members
    }
    return result.indices.filter { parents[$0] == nil }.map { result[$0] }
  }

  /// The screens that only one dead type makes (an old coordinator, an exporter that draws pages) are lost for one
  /// reason: they are reported with the first of them.
  private func grouped(_ subtrees: [DeadSubtree], _ told: Set<Screen.ID>, _ program: LinkedProgram?) -> [DeadSubtree] {
    guard let program, subtrees.count > 1 else { return subtrees }
    var result: [DeadSubtree] = []
    var places: [String: Int] = [:]
    for subtree in subtrees {
      guard let maker = onlyMaker(of: subtree, told, program) else {
        result.append(subtree)
        continue
      }
      if let place = places[maker] {
        result[place].members += [subtree.root] + subtree.members
      } else {
        places[maker] = result.count
        result.append(subtree)
      }
    }
    return result
  }

  /// The only dead type that makes it, where that is not reported itself: no view or controller, or a part
  /// (`ProfileTabBar`).
  private func onlyMaker(of subtree: DeadSubtree, _ told: Set<Screen.ID>, _ program: LinkedProgram) -> String? {
    let names: [String?]
    if subtree.brokenLinks.isEmpty {
      let types = declarations(of: subtree.root, program)
      // One of its own initialisers may call another.
      names = types.flatMap(program.constructions(of:)).filter { !program.isOutOfScope($0) }.map(program.enclosingType)
        .filter { maker in !types.contains { $0 == maker } }.map { $0.map(program.typeName) }
    } else {
      names = subtree.brokenLinks.map { link in
        guard case .deadSite(let transition) = link else { return nil }
        return transition.owner
      }
    }
    guard let name = names.first ?? nil, names.allSatisfy({ $0 == name }) else { return nil }
    let makers = program.types(named: DottedName.last(of: name)).filter {
      program.typeName($0) == name
    }
    return makers.count == 1 && !told.contains(name)
      && makers.allSatisfy { program.isDeclared($0) && !program.isLive($0) } ? name : nil
  }

  /// The types that make one, by name; for an unknown part (a representable, a row) the types that make the part.
  private func makers(of types: [TypeID], _ program: LinkedProgram, depth: Int = 0, known: (String) -> Int?) -> [Int?] {
    types.flatMap(program.constructions(of:)).filter { !program.isOutOfScope($0) }.flatMap { made -> [Int?] in
      guard let type = program.enclosingType(made) else { return [nil] }
      // `self.init(nibName:bundle:)`: the class does not show itself.
      if types.contains(type) { return [] }
      if let place = known(program.typeName(type)) { return [place] }
      guard depth < program.budget.ruleCallerDepth.most, isDeadPart(type, program) else { return [nil] }
      let above = makers(of: [type], program, depth: depth + 1, known: known)
      return above.isEmpty ? [nil] : above
    }
  }

  private func isDeadPart(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    (program.isView(type) || program.isController(type)) && !program.isLive(type)
  }

  /// The unused views that make the screen: parts that are no screens of their own.
  private func deadParts(around screen: Screen, _ program: LinkedProgram) -> [String] {
    let types = declarations(of: screen, program)
    let makers = types.flatMap(program.constructions(of:)).filter { !program.isOutOfScope($0) }.map(
      program.enclosingType)
    guard makers.allSatisfy({ maker in maker.map { isDeadPart($0, program) } ?? false }) else { return [] }
    return Set(makers.compactMap { $0 }.filter { !types.contains($0) }.map(program.typeName)).sorted()
  }

  private func declarations(of screen: Screen, _ program: LinkedProgram) -> [TypeID] {
    let simple = DottedName.last(of: screen.id)
    return program.types(named: simple).filter {
      program.typeName($0) == screen.id && (program.isView($0) || program.isController($0))
    }
  }

  private func isOwnScreen(_ screen: Screen, _ support: GraphSupport) -> Bool {
    guard screen.kind == .view || screen.kind == .viewController, let location = screen.location, !screen.isDebugOnly
    else { return false }
    // The class is in no source that was read: Objective-C code or a library may show it.
    if location.file.hasSuffix(".storyboard") { return false }
    return isProvenScreen(screen, support) || !ScreenNames.isComponent(screen.name, beside: components)
  }

  /// `HeaderController`, `PriceCellController`: controllers of a part of a screen.
  private func isNamedAsPart(_ name: String) -> Bool {
    let words = ScreenNames.words(of: name)
    return words.last == "Controller" && words.dropLast().last.map(Self.parts.contains) ?? false
  }

  private static let parts: Set<String> = ["Cell", "Header", "Footer", "Row", "Item"]

  /// Something besides its being a view says that the type is meant to be a screen.
  private func isProvenScreen(_ screen: Screen, _ support: GraphSupport) -> Bool {
    ((screen.kind == .viewController || ScreenNames.isScreen(screen.name)) && !isNamedAsPart(screen.name))
      || screen.title != nil
      || !support.transitions(to: screen.id).isEmpty
      // A view that only closes or goes back is a button.
      || support.transitions(from: screen.id).contains { $0.kind != .back }
      || !support.routes(to: screen.id).isEmpty
  }

  private func finding(_ subtree: DeadSubtree, _ support: GraphSupport, _ program: LinkedProgram?) -> Finding? {
    let root = subtree.root
    guard let location = root.location else { return nil }
    let isProven = isProvenScreen(root, support) || subtree.members.contains { isProvenScreen($0, support) }
    var message = "No user can get to \(Wording.name(root.name)): "
    var confidence = Confidence.exact
    switch subtree.brokenLinks.first {
    case .unusedRoute(let route):
      message +=
        "only '\(Wording.name(route.id))' leads to it, and nothing opens that route. Open it where users need the screen"
    case .deadSite(let transition):
      message +=
        "\(Wording.name(transition.owner)) \(Wording.act(transition.kind, "it")), but no screen runs that code. Call it"
      confidence = min(.inferred, transition.confidence)
    case .deadParent(let embedding):
      message +=
        "only \(Wording.name(embedding.parent)) contains it, and nothing shows that. Show it where users need it"
    case nil:
      let parts = program.map { deadParts(around: root, $0) } ?? []
      let maker = parts.isEmpty ? program.flatMap { onlyMaker(of: subtree, [], $0) } : nil
      if !isProven {
        message =
          parts.isEmpty
          ? "Nothing in the app shows \(Wording.name(root.name)). Use it where it belongs"
          : "Nothing in the app shows \(Wording.name(root.name)): only \(Wording.list(parts)) would. Use it where it belongs"
        break
      }
      if let maker {
        message += "only \(Wording.name(maker)) makes it, and nothing uses that. Use it where users need it"
        break
      }
      message +=
        parts.isEmpty
        ? "nothing in the app shows it. Link to it where users need it"
        : "only \(Wording.list(parts)) would show it, and nothing shows that. Link to it where users need it"
    }
    message += isProven || !subtree.brokenLinks.isEmpty ? ", or delete the screen." : ", or delete it."
    if !subtree.members.isEmpty {
      let count = subtree.members.count
      message += " \(count) more \(count == 1 ? "screen is" : "screens are") lost with it: "
      message += Wording.list(subtree.members.map(\.name)) + "."
    }
    return Finding(
      rule: identity.id, severity: isProven ? identity.defaultSeverity : .info, message: message, location: location,
      related: evidence(subtree), subject: root.id, confidence: confidence)
  }

  private func evidence(_ subtree: DeadSubtree) -> [Finding.Related] {
    var related: [Finding.Related] = subtree.brokenLinks.prefix(GraphSupport.longestEvidence).map { link in
      switch link {
      case .unusedRoute(let route):
        Finding.Related(location: route.location, message: "nothing opens '\(Wording.name(route.id))'")
      case .deadSite(let transition):
        Finding.Related(
          location: transition.location,
          message:
            "\(Wording.name(transition.owner)) \(Wording.act(transition.kind, subtree.root.name)) here, but no user gets here"
        )
      case .deadParent(let embedding):
        Finding.Related(
          location: embedding.location,
          message: "\(Wording.name(embedding.parent)) contains \(Wording.name(subtree.root.name)), but nothing shows it"
        )
      }
    }
    for member in subtree.members.prefix(GraphSupport.longestEvidence) {
      guard let location = member.location else { continue }
      related.append(
        Finding.Related(
          location: location, message: "only \(Wording.name(subtree.root.name)) leads to \(Wording.name(member.name))"))
    }
    return related
  }
}

extension UnreachableScreenRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A screen that nothing shows any more",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          struct ↓OldPaywallView: View {
            var body: some View { Text("Buy").navigationTitle("Premium") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A sheet shows the screen",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsPaywall = false
            var body: some View {
              Button("Pro") { showsPaywall = true }
                .sheet(isPresented: $showsPaywall) { PaywallView() }
            }
          }
          struct PaywallView: View {
            var body: some View { Text("Buy") }
          }
          """)
      ])
  }
}
