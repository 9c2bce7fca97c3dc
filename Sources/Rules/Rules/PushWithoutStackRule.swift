import Linking
import NavigationModel
import SourceFacts

/// Links in a modal without a stack.
struct PushWithoutStackRule: CodeRule {
  let identity = RuleIdentity(
    id: "push-without-stack", name: "Push without a stack", defaultSeverity: .error,
    summary: "A modal or a detail column shows navigation links, but there is no navigation stack in it.",
    category: .routing,
    rationale: """
      A modal does not inherit the stack of the screen below. A `NavigationLink` in it is grey and dead, and a \
      `navigationDestination` never opens.

      Nor does the detail column of a split view have a stack of its own.

      The rule follows the view in the content through its helpers and parts.

      Opt-in: none of its findings in real apps was right so far. Their causes are fixed.
      """,
    exemptions: [
      "Any code on the way that may bring a stack: a modifier or a container, of the app or of a library",
      "A view that only a route, a closure or a condition outside of the modal leads to",
      "Code for other platforms (`#if os(macOS)`)",
      "Popups of libraries, which are often drawn in the view's own stack",
    ], claim: .absence, isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var modals: [Modal: [Ref]] = [:]  // the pushes in it
    var names: [Ref: LinkedProgram.Presentation] = [:]
    for presentation in program.presentations
    where [.sheet, .cover, .popover].contains(presentation.kind) && program.isSystems(presentation)
      && !program.isForOtherPlatforms(presentation.call)
    { names[presentation.call] = presentation }
    // Branches of `#if` that are never compiled together do not meet: what is for other platforms is left alone.
    let links = program.calls(named: "NavigationLink").filter { link in
      guard case .externalType = program.callee(of: link) else { return false }
      return !isOldLink(link, program) && !program.isForOtherPlatforms(link)
    }
    var columns: [Ref: [Ref]] = [:]  // by split view: the pushes in its detail column
    for push in links + destinations(program) {
      for placement in program.placementsThroughComponents(of: push, depth: program.budget.ruleStackDepth)
      where !placement.steps.contains(where: program.isForOtherPlatforms) {
        switch holder(of: placement, names, program) {
        case .modal(let modal): modals[modal, default: []].append(push)
        case .detail(let container): columns[container, default: []].append(push)
        case nil: continue
        }
      }
    }
    return columns.sorted { $0.key < $1.key }.map { finding($0, Set($1).sorted(), program, support) }
      + modals.sorted { ($0.key.place, $0.key.call) < ($1.key.place, $1.key.call) }.compactMap { modal, pushes in
        guard let presentation = names[modal.call] else { return nil }
        let places = Set(pushes).sorted()
        let host = program.enclosingType(modal.place).map(program.typeName) ?? ""
        let noun = PresenterWording.noun(program.name(modal.call), presentation.kind)
        let owner = program.enclosingType(places[0]).map(program.typeName) ?? host
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The links of \(Wording.name(owner)) do nothing in this \(noun): it has no navigation stack, and does not "
            + "get the one of \(Wording.name(host)). "
            + "Wrap the content of the \(noun) in NavigationStack { }.",
          location: program.location(modal.place),
          related: places.prefix(GraphSupport.longestEvidence).map {
            Finding.Related(location: program.location($0), message: "this link needs a stack")
          },
          witness: support.witness(toAnyOf: program.screens(at: modal.place)),
          subject: "\(host) \(program.name(modal.call)) \(owner)")
      }
  }

  /// What a view pushes by state of its own: `navigationDestination(item:)`.
  private func destinations(_ program: LinkedProgram) -> [Ref] {
    program.presentations.map(\.call).filter { call in
      program.name(call) == "navigationDestination" && program.isExternal(call) && !program.isForOtherPlatforms(call)
    }
  }

  private func finding(
    _ container: Ref, _ pushes: [Ref], _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let host = program.enclosingType(container).map(program.typeName) ?? ""
    let owner = program.enclosingType(pushes[0]).map(program.typeName) ?? host
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What \(Wording.name(owner)) pushes does not appear where \(Wording.name(host)) has room for columns: the "
        + "detail column has no navigation stack. Wrap the content of the detail column in NavigationStack { }.",
      location: program.location(container),
      related: pushes.prefix(GraphSupport.longestEvidence).map {
        Finding.Related(location: program.location($0), message: "this needs a stack")
      },
      witness: support.witness(toAnyOf: program.screens(at: container)),
      subject: "\(host) \(program.name(container)) \(owner)")
  }

  /// `NavigationLink(destination:isActive:)` and its like are often invisible helpers.
  private func isOldLink(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: call).contains { SDK.labelsOfOldLinks.contains(program.name($0)) }
  }

  /// What shows a push without having a stack for it.
  private enum Holder {
    case modal(Modal)
    case detail(Ref)
  }

  private struct Modal: Hashable {
    var call: Ref
    /// The presenter, or the use of the app's component that presents the content it is given.
    var place: Ref
  }

  private func holder(
    of placement: LinkedProgram.Placement, _ modals: [Ref: LinkedProgram.Presentation], _ program: LinkedProgram
  ) -> Holder? {
    var branches: [Ref] = []
    var component: Ref?
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
          let isGiven = component.map { !program.contains(closure, $0) } ?? false
          return .modal(Modal(call: call, place: isGiven ? component ?? call : call))
        }
        if !program.isExternal(call) { component = call }
        // The columns before the last show what they push in the next one.
        if SDK.columns.contains(program.name(call)), program.argument("detail", of: call) == closure,
          branches.allSatisfy({ program.contains(closure, $0) })
        {
          return program.isOutOfUsersReach(codeAt: call) || program.isForOtherPlatforms(call) ? nil : .detail(call)
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
