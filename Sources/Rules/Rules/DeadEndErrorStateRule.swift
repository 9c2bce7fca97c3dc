import Linking
import NavigationModel
import SourceFacts

/// Full-screen modals that can be closed, but not while they show an error.
struct DeadEndErrorStateRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "dead-end-error-state", name: "Dead-end error state", defaultSeverity: .warning,
    summary: "A full-screen modal can be closed, but not from what it shows after a failure.",
    category: .presentation,
    rationale: """
      Loading fails, and the close button belongs to the content that never came. A full-screen cover cannot be \
      swiped away, so the user is stuck.

      Reported where the screen chooses between states, another state closes it, and the branch for the error \
      (`case .failed`, `if let error`) contains only texts, pictures and layout. A sheet can be swiped away.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A state of a screen that is shown full screen, without a way out of its own.
  struct Stuck {
    var cover: LinkedProgram.Presentation
    var content: Ref
    /// The branch for the error.
    var place: Ref
    /// The modifiers of the layout around the choice between the states.
    var around: [Ref]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Stuck>] = [
    Exemption("A task that may end the state") { stuck in
      stuck.around.contains {
        isTask($0, stuck.program) && !isLoading($0, stuck.program) && !isDisplay($0, stuck.program)
      }
    },
    Exemption("A way out in the modifiers around the choice, or in the view that presents") { stuck in
      stuck.around.contains { !isDisplay($0, stuck.program) && !isTask($0, stuck.program) }
        || !isBare(stuck.content, stuck.program) || isWithdrawn(stuck.cover, stuck.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let covers = program.presentations.filter { $0.kind == .cover && !program.isForOtherPlatforms($0.call) }
    var shown: [TypeID: [(cover: LinkedProgram.Presentation, content: Ref)]] = [:]
    for cover in covers {
      guard let content = program.contentClosure(of: cover.call), program.kind(content) == .closure else { continue }
      for view in program.shown(by: content) { shown[view, default: []].append((cover, content)) }
    }
    return shown.compactMap { view, covers in
      guard let (place, around) = errorState(of: view, program) else { return nil }
      return covers.lazy.map { cover, content in
        let stuck = Stuck(cover: cover, content: content, place: place, around: around, program: program)
        return Judgement(finding(stuck, in: view, support), unless: Self.exemptions, of: stuck)
      }.decisive
    }
  }

  /// The branch in which a view only shows an error, where another one goes back, and the modifiers around the choice.
  private func errorState(of view: TypeID, _ program: LinkedProgram) -> (place: Ref, around: [Ref])? {
    guard program.isView(view), let body = program.body(of: view),
      let (choice, around) = choice(in: body, program)
    else { return nil }
    let branches = branches(of: choice, program)
    guard let stuck = branches.first(where: { $0.isError && isDisplayOnly($0.block, program) }),
      branches.contains(where: { branch in
        !branch.isError && program.nodes([.call], in: branch.block).contains(where: program.isBack)
      })
    else { return nil }
    return (stuck.place, around)
  }

  private func finding(_ stuck: Stuck, in view: TypeID, _ support: GraphSupport) -> Finding {
    let program = stuck.program
    let name = Wording.name(program.typeName(view))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "After a failure the user is stuck in \(name): it is shown full screen, and only its other states can be "
        + "closed. Add a close button to this state, or move the existing one to where all states have it.",
      location: program.location(stuck.place),
      related: [
        Finding.Related(location: program.location(stuck.cover.call), message: "\(name) is shown full screen here")
      ],
      witness: support.witness(toAnyOf: [program.typeName(view)]), subject: "\(program.typeName(view)) error")
  }

  // MARK: the screen's states

  private struct Branch {
    var place: Ref
    var block: Ref
    var isError: Bool
  }

  /// The `switch` or `if` that is the whole body, apart from layout around it, and the modifiers of that layout.
  private func choice(in body: Ref, _ program: LinkedProgram) -> (choice: Ref, around: [Ref])? {
    var statements = program.statements(of: body)
    var around: [Ref] = []
    while true {
      statements = statements.filter { program.kind($0) != .variable }
      guard statements.count == 1, let only = statements.first else { return nil }
      let shown = program.kind(only) == .returned ? program.child(only, .value) ?? only : only
      if program.kind(shown) == .switch || program.kind(shown) == .ifElse { return (shown, around) }
      let base = program.chainBase(shown)
      guard program.kind(base) == .call, Self.layout.contains(program.name(base)),
        let closure = program.trailingClosure(of: base)
      else { return nil }
      around += program.modifierChain(shown).filter { $0 != base }
      statements = program.statements(of: closure)
    }
  }

  private func branches(of choice: Ref, _ program: LinkedProgram) -> [Branch] {
    if program.kind(choice) == .switch {
      return program.children(choice, .arms).filter { program.kind($0) == .switchCase }.compactMap { arm in
        guard let patterns = program.child(arm, .patterns), let block = program.child(arm, .body) else { return nil }
        let names = program.children(patterns).map {
          program.name(program.kind($0) == .patternWhere ? program.child($0, .pattern) ?? $0 : $0)
        }
        return Branch(place: arm, block: block, isError: !names.isEmpty && names.allSatisfy(Self.isErrorName))
      }
    }
    var result: [Branch] = []
    var next: Ref? = choice
    while let current = next {
      guard program.kind(current) == .ifElse, let conditions = program.child(current, .conditions),
        let block = program.child(current, .body)
      else {
        result.append(Branch(place: current, block: current, isError: false))
        break
      }
      let tests = program.children(conditions)
      let isError =
        tests.count == 1 && program.kind(tests[0]) == .optionalBinding && Self.isErrorName(program.name(tests[0]))
      result.append(Branch(place: current, block: block, isError: isError))
      next = program.child(current, .otherwise)
    }
    return result
  }

  private static func isErrorName(_ name: String) -> Bool {
    ScreenNames.words(of: name).contains { ["error", "failed", "failure"].contains($0.lowercased()) }
  }

  // MARK: what only shows

  private static let layout: Set<String> = SDK.arrangements.union(SDK.stacks).union(SDK.transparent).union([
    "ScrollView"
  ])
  private static let views: Set<String> = layout.union(SDK.pictures)
  private static let active: Set<String> = SDK.active

  /// A branch of texts, pictures and layout: every call in it is known, and none runs code of the app.
  private func isDisplayOnly(_ block: Ref, _ program: LinkedProgram) -> Bool {
    let calls = program.nodes([.call], in: block)
    return calls.contains { SDK.statements.contains(program.name($0)) }
      && calls.allSatisfy { Self.isDisplay($0, program) }
      && program.nodes([.closure], in: block).allSatisfy { isLayoutContent($0, program) }
      && !program.nodes([.name, .member], in: block).contains {
        program.kind($0) == .name && program.variable(of: $0).map { program.getter(of: $0) != nil } ?? false
      }
  }

  private static func isDisplay(_ call: Ref, _ program: LinkedProgram) -> Bool {
    switch program.callee(of: call) {
    case .externalType(let name):
      return views.contains(name) || name == "ContentUnavailableView" && program.trailingClosure(of: call) == nil
    case .external:
      return !active.contains(program.name(call))
        && program.arguments(of: call).allSatisfy { argument in
          program.child(argument, .value).map { program.kind($0) != .closure } ?? true
        }
    default: return false
    }
  }

  /// `.task { … }`, `.onAppear { … }`
  private static func isTask(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard SDK.appearing.contains(program.name(call)), case .external = program.callee(of: call) else { return false }
    return program.trailingClosure(of: call) != nil
  }

  /// `.task { await load() }`: it produces the state, and does not leave the screen.
  private static func isLoading(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let closure = program.trailingClosure(of: call) else { return false }
    return !program.consequences(of: closure, program.budget.ruleNearConsequences).contains { body in
      program.nodes([.call], in: body).contains(where: program.isBack)
    }
  }

  private func isLayoutContent(_ closure: Ref, _ program: LinkedProgram) -> Bool {
    program.parent(closure).flatMap(program.parent).map { Self.layout.contains(program.name($0)) } ?? false
  }

  // MARK: the presenter

  /// The content is the view itself, at most in a stack: there is no button around it.
  private static func isBare(_ content: Ref, _ program: LinkedProgram) -> Bool {
    var statements = program.statements(of: content)
    while true {
      guard statements.count == 1, let only = statements.first else { return false }
      let chain = program.modifierChain(only)
      let base = program.chainBase(only)
      guard program.kind(base) == .call,
        chain.filter({ $0 != base }).allSatisfy({ call in
          if case .external = program.callee(of: call) { return !active.contains(program.name(call)) }
          return false
        })
      else { return false }
      guard SDK.stacks.contains(program.name(base)),
        let inner = program.trailingClosure(of: base)
      else {
        // A closure parameter may dismiss the view when the view calls it: in the error state nothing calls it.
        return true
      }
      statements = program.statements(of: inner)
    }
  }

  /// Code other than the modal's own dismisses the modal.
  private static func isWithdrawn(_ cover: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    let states = program.states(behind: cover.state)
    return states.isEmpty
      || states.contains { state in
        program.uses(ofVariable: state).contains { use in
          if program.contains(cover.call, use.place) { return false }
          switch use.kind {
          case .write(let value):
            return program.kind(value) == .null || program.kind(value) == .boolean && program.name(value) == "false"
          case .mutation: return true
          default: return false
          }
        }
      }
  }
}

extension DeadEndErrorStateRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The close button belongs to the content alone",
          """
          enum Phase { case loading, loaded(String), failed(String) }
          struct HomeView: View {
            @State private var showsArticle = false
            var body: some View {
              Button("Read") { showsArticle = true }
                .fullScreenCover(isPresented: $showsArticle) { ArticleView() }
            }
          }
          struct ArticleView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var phase = Phase.loading
            var body: some View {
              Group {
                switch phase {
                case .loading: ProgressView()
                ↓case .failed(let reason): Text(reason)
                case .loaded(let text): VStack { Text(text); Button("Close") { dismiss() } }
                }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The close button stands in the toolbar around all states",
          """
          enum Phase { case loading, loaded(String), failed(String) }
          struct HomeView: View {
            @State private var showsArticle = false
            var body: some View {
              Button("Read") { showsArticle = true }
                .fullScreenCover(isPresented: $showsArticle) { ArticleView() }
            }
          }
          struct ArticleView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var phase = Phase.loading
            var body: some View {
              Group {
                switch phase {
                case .loading: ProgressView()
                case .failed(let reason): Text(reason)
                case .loaded(let text): VStack { Text(text); Button("Close") { dismiss() } }
                }
              }
              .toolbar { Button("Close") { dismiss() } }
            }
          }
          """)
      ])
  }
}
