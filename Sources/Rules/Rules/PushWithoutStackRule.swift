import Linking
import NavigationModel
import SourceFacts

/// Links in a modal without a stack.
struct PushWithoutStackRule: JudgingCodeRule {
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
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  /// A push and what shows it without having a stack for it.
  struct Held {
    var holder: Holder
    var isForOtherPlatforms = false
    var isInPopup = false
    /// Code on the way may bring a stack.
    var mayHaveStack = false
    /// A branch or an argument on the way is decided outside of the holder.
    var isChosenOutside = false
  }

  static let exemptions: [Exemption<Held>] = [
    // Branches of `#if` that are never compiled together do not meet.
    Exemption("Code for other platforms (`#if os(macOS)`)") { $0.isForOtherPlatforms },
    Exemption("Popups of libraries, which are often drawn in the view's own stack") { $0.isInPopup },
    Exemption("Any code on the way that may bring a stack: a modifier or a container, of the app or of a library") {
      $0.mayHaveStack
    },
    Exemption("A view that only a route, a closure or a condition outside of the modal leads to") {
      $0.isChosenOutside
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presentations = program.presentations.filter { [.sheet, .cover, .popover].contains($0.kind) }
    let modals = Dictionary(presentations.map { ($0.call, $0) }) { $1 }
    var pushes: [Holder: [String?: [Ref]]] = [:]  // by the words of the exemption
    for push in links(program) + destinations(program) {
      for placement in program.placementsThroughComponents(of: push, depth: program.budget.ruleStackDepth) {
        let holders = holders(of: placement, modals, program).map { holder -> Held in
          var held = holder
          held.isForOtherPlatforms =
            ([push, holder.holder.call] + placement.steps).contains(where: program.isForOtherPlatforms)
          return held
        }
        let certain = holders.first { Self.exemptions.reason(for: $0) == nil }
        guard let held = certain ?? holders.first else { continue }
        pushes[held.holder, default: [:]][Self.exemptions.reason(for: held), default: []].append(push)
      }
    }
    return pushes.flatMap { holder, pushes in
      pushes.map { reason, pushes in
        Judgement(finding(holder, Set(pushes).sorted(), modals, program, support), exemption: reason)
      }
    }
  }

  private func links(_ program: LinkedProgram) -> [Ref] {
    program.calls(named: "NavigationLink").filter { link in
      guard case .externalType = program.callee(of: link) else { return false }
      return !isOldLink(link, program)
    }
  }

  /// What a view pushes by state of its own: `navigationDestination(item:)`.
  private func destinations(_ program: LinkedProgram) -> [Ref] {
    program.presentations.map(\.call).filter { call in
      program.name(call) == "navigationDestination" && program.isExternal(call)
    }
  }

  private func finding(
    _ holder: Holder, _ pushes: [Ref], _ modals: [Ref: LinkedProgram.Presentation], _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    guard case .modal(let call, let place) = holder else { return finding(holder.call, pushes, program, support) }
    let host = program.enclosingType(place).map(program.typeName) ?? ""
    let noun = PresenterWording.noun(program.name(call), modals[call]?.kind ?? .sheet)
    let owner = program.enclosingType(pushes[0]).map(program.typeName) ?? host
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The links of \(Wording.name(owner)) do nothing in this \(noun): it has no navigation stack, and does not "
        + "get the one of \(Wording.name(host)). "
        + "Wrap the content of the \(noun) in NavigationStack { }.",
      location: program.location(place),
      related: pushes.prefix(GraphSupport.longestEvidence).map {
        Finding.Related(location: program.location($0), message: "this link needs a stack")
      },
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(host) \(program.name(call)) \(owner)")
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
  enum Holder: Hashable {
    /// The presenter, and the place where it is used: itself, or the use of the app's component that presents the content
    /// it is given.
    case modal(Ref, place: Ref)
    /// The split view.
    case detail(Ref)

    var call: Ref {
      switch self {
      case .modal(let call, _), .detail(let call): call
      }
    }
  }

  /// What may show a push, from the inside out, up to where a stack is known to be, or where another screen begins.
  private func holders(
    of placement: LinkedProgram.Placement, _ modals: [Ref: LinkedProgram.Presentation], _ program: LinkedProgram
  ) -> [Held] {
    var found: [Held] = []
    var branches: [Ref] = []
    var component: Ref?
    var (mayHaveStack, isArgument) = (false, false)
    for surrounding in placement.surroundings {
      switch surrounding {
      // A branch may depend on how the view is shown; in the modal itself the modal decides.
      case .branch(let branch): branches.append(branch)
      case .argument: isArgument = true
      case .modifier(let call):
        if program.isStack(call) { return found }
        mayHaveStack = mayHaveStack || mayBringStack(call, program)
      case .closure(let closure, let call):
        if var held = held(call, by: closure, component, modals, program) {
          held.mayHaveStack = mayHaveStack
          held.isChosenOutside = isArgument || !branches.allSatisfy { program.contains(closure, $0) }
          found.append(held)
        }
        if isEnd(call, of: found.last, modals, program) { return found }
        if !program.isExternal(call) { component = call }
        mayHaveStack = mayHaveStack || mayBringStack(call, program)
      }
    }
    return found
  }

  private func held(
    _ call: Ref, by closure: Ref, _ component: Ref?, _ modals: [Ref: LinkedProgram.Presentation],
    _ program: LinkedProgram
  ) -> Held? {
    if let modal = modals[call], program.contentClosure(of: call) == closure {
      let isGiven = component.map { !program.contains(closure, $0) } ?? false
      return Held(
        holder: .modal(call, place: isGiven ? component ?? call : call), isInPopup: !program.isSystems(modal))
    }
    // The columns before the last show what they push in the next one.
    guard SDK.columns.contains(program.name(call)), program.argument("detail", of: call) == closure,
      !program.isOutOfUsersReach(codeAt: call)
    else { return nil }
    return Held(holder: .detail(call))
  }

  /// No holder further out shows what is in the call.
  private func isEnd(
    _ call: Ref, of held: Held?, _ modals: [Ref: LinkedProgram.Presentation], _ program: LinkedProgram
  ) -> Bool {
    if let modal = modals[call], program.isSystems(modal) { return true }
    if let held, held.holder == .detail(call), !held.isChosenOutside { return true }
    return program.isStack(call) || Self.boundaries.contains(program.name(call))
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
