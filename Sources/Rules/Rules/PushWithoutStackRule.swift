import Linking
import NavigationModel
import SourceFacts

/// Links in a modal without a stack.
struct PushWithoutStackRule: CodeRule {
  let identity = RuleIdentity(
    id: "push-without-stack", name: "Push without a stack", defaultSeverity: .error,
    summary: "A sheet, cover or popover shows navigation links, but there is no navigation stack in it.",
    category: .routing,
    rationale: """
      A modal does not inherit the stack of the screen below. A `NavigationLink` in it is grey and dead, and a \
      `navigationDestination` never opens.

      The rule follows the view in the modal's content through its helpers and parts.

      Opt-in: none of its findings in real apps was right so far. The causes are mended.
      """,
    exemptions: [
      "Any code on the way that may bring a stack: a modifier or a container, of the app or of a library",
      "A view that only a route, a closure or a condition outside of the modal leads to",
      "Code for other platforms (`#if os(macOS)`)",
      "Popups of libraries, which are often drawn in the view's own stack",
    ], claim: .absence, isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var modals: [Ref: [Ref]] = [:]  // by presenter: the pushes in it
    var names: [Ref: LinkedProgram.Presentation] = [:]
    for presentation in program.presentations
    where [.sheet, .cover, .popover].contains(presentation.kind) && program.isSystems(presentation)
      && !program.isForOtherPlatforms(presentation.call)
    { names[presentation.call] = presentation }
    // Branches of `#if` that exclude each other do not meet: code for other platforms is skipped.
    let pushes = program.calls(named: "NavigationLink").filter {
      !isOldLink($0, program) && !program.isForOtherPlatforms($0)
    }
    for push in pushes {
      guard case .externalType = program.callee(of: push) else { continue }
      for placement in program.placements(of: push, throughTypes: true, depth: program.budget.ruleStackDepth)
      where !placement.steps.contains(where: program.isForOtherPlatforms) {
        if let modal = modal(around: placement, names, program) { modals[modal, default: []].append(push) }
      }
    }
    return modals.sorted { $0.key < $1.key }.compactMap { modal, pushes in
      guard let presentation = names[modal] else { return nil }
      let places = Set(pushes).sorted()
      let host = program.enclosingType(modal).map(program.typeName) ?? ""
      let noun = PresenterWording.noun(program.name(modal), presentation.kind)
      let owner = program.enclosingType(places[0]).map(program.typeName) ?? host
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The links of \(Wording.name(owner)) do nothing in this \(noun): it has no navigation stack, and does not "
          + "get the one of \(Wording.name(host)). "
          + "Wrap the content of the \(noun) in NavigationStack { }.",
        location: program.location(modal),
        related: places.prefix(GraphSupport.longestEvidence).map {
          Finding.Related(location: program.location($0), message: "this link needs a stack")
        },
        witness: support.witness(toAnyOf: program.screens(at: modal)),
        subject: "\(host) \(program.name(modal)) \(owner)")
    }
  }

  /// `NavigationLink(destination:isActive:)` and the like are often invisible helpers.
  private func isOldLink(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: call).contains { SDK.labelsOfOldLinks.contains(program.name($0)) }
  }

  private func modal(
    around placement: LinkedProgram.Placement, _ modals: [Ref: LinkedProgram.Presentation], _ program: LinkedProgram
  ) -> Ref? {
    var branches: [Ref] = []
    for surrounding in placement.surroundings {
      switch surrounding {
      // A branch may depend on how the view is shown; in the modal itself the modal decides.
      case .branch(let branch): branches.append(branch)
      case .modifier(let call): if mayBringStack(call, program) { return nil }
      case .argument: return nil
      case .closure(let closure, let call):
        if modals[call] != nil {
          guard program.contentClosure(of: call) == closure, branches.allSatisfy({ program.contains(closure, $0) })
          else { return nil }
          return call
        }
        if mayBringStack(call, program) || Self.boundaries.contains(program.name(call)) { return nil }
      }
    }
    return nil
  }

  private static let boundaries: Set<String> = SDK.ofOtherScreens.union(SDK.menus).union(["toolbar", "Button"])

  /// Code of the app around the link, or of a library that was not read.
  private func mayBringStack(_ call: Ref, _ program: LinkedProgram) -> Bool {
    if program.bringsStack(call) { return true }
    switch program.callee(of: call) {
    case .initializer(let type, _):
      return !program.isView(type) || program.bodies(of: type).contains { usesWrappers($0, program) }
    case .functions(let list, _): return list.contains { usesWrappers($0, program) }
    case .closure: return true
    default: return false
    }
  }

  /// The code may add a stack through a wrapper.
  private func usesWrappers(_ code: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: code).contains(where: program.bringsStack)
  }
}

extension PushWithoutStackRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A link in a sheet",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsFilters = false
            var body: some View {
              NavigationStack {
                Button("Filters") { showsFilters = true }
                  .↓sheet(isPresented: $showsFilters) { FiltersView() }
              }
            }
          }
          struct FiltersView: View {
            var body: some View { NavigationLink("Colour") { Text("Colour") } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The sheet has a stack",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsFilters = false
            var body: some View {
              Button("Filters") { showsFilters = true }
                .sheet(isPresented: $showsFilters) { NavigationStack { FiltersView() } }
            }
          }
          struct FiltersView: View {
            var body: some View { NavigationLink("Colour") { Text("Colour") } }
          }
          """)
      ])
  }
}
