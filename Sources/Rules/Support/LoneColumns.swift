import Linking
import NavigationModel
import SourceFacts

/// Containers of columns that hold the only screen of a modal, a tab or a window.
struct LoneColumns {
  struct Found {
    var container: Ref
    /// nil where the content is written in the modal itself.
    var screen: TypeID?
    var kind: Transition.Kind
    /// The place where the modal, tab or window is shown.
    var shown: SourceLocation
    /// The screens that the user comes from.
    var from: [Screen.ID]
    fileprivate var screens: [TypeID]
    fileprivate var columns: LoneColumns
  }

  static let exemptions: [Exemption<Found>] = [
    Exemption("Apps that run on the iPhone alone, and code for other platforms or old systems") { found in
      let (container, program) = (found.container, found.columns.program)
      return program.isForOtherPlatforms(container) || program.isForOldSystems(codeAt: container)
        || !program.mayRunOnPad(codeAt: container)
    },
    Exemption("Screens with links: the column beside them is filled") {
      $0.columns.leadsOn($0.container, $0.screens)
    },
  ]

  private let program: LinkedProgram
  private let support: GraphSupport
  private let modals: [Ref: LinkedProgram.Presentation]

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    self.support = support
    let shown = program.presentations.filter { Self.kinds.contains($0.kind) && program.isSystems($0) }
    modals = Dictionary(shown.map { ($0.call, $0) }) { first, _ in first }
  }

  private static let kinds: Set<Transition.Kind> = [.sheet, .cover]
  private static let wholeKinds = kinds.union([.tab, .root])

  /// In order of place.
  func all() -> [Found] {
    program.calls(named: "NavigationView").sorted().compactMap(found)
  }

  private func found(_ container: Ref) -> Found? {
    guard case .externalType = program.callee(of: container), hasOneChild(container),
      !program.isOutOfUsersReach(codeAt: container), !isStyled(container)
    else { return nil }
    return modal(around: container).flatMap { content(container, in: $0) } ?? screen(container)
  }

  private func hasOneChild(_ container: Ref) -> Bool {
    guard program.arguments(of: container).count == 1, let content = program.trailingClosure(of: container) else {
      return false
    }
    return program.statements(of: content).filter { ![.variable, .function].contains(program.kind($0)) }.count == 1
  }

  // MARK: the modal

  /// The modal whose content is the container, with its modifiers.
  private func modal(around container: Ref) -> (modal: LinkedProgram.Presentation, content: Ref)? {
    for surrounding in program.surroundings(of: container) {
      switch surrounding {
      case .modifier, .branch: continue
      case .closure(let closure, let call):
        guard let modal = modals[call], program.contentClosure(of: call) == closure else { return nil }
        return (modal, closure)
      case .argument: return nil
      }
    }
    return nil
  }

  private func content(_ container: Ref, in shown: (modal: LinkedProgram.Presentation, content: Ref)) -> Found? {
    let screens = program.shown(by: shown.content)
    return Found(
      container: container, screen: screens.count == 1 ? screens[0] : nil, kind: shown.modal.kind,
      shown: program.location(shown.modal.call), from: program.screens(at: shown.modal.call), screens: screens,
      columns: self)
  }

  /// The container is the whole content of a view, and the view is only used as a modal, tab or window.
  private func screen(_ container: Ref) -> Found? {
    guard let member = program.enclosingMember(container), program.name(member) == "body",
      let view = program.enclosingType(member), program.isView(view),
      program.surroundings(of: container).allSatisfy(isInPlace)
    else { return nil }
    let id = program.screenID(of: view)
    let arrivals = support.transitions.filter { $0.to == id && $0.kind != .back }
    guard let modal = arrivals.first, arrivals.allSatisfy({ Self.wholeKinds.contains($0.kind) }) else {
      return nil
    }
    return Found(
      container: container, screen: view, kind: modal.kind, shown: modal.location, from: modal.from, screens: [view],
      columns: self)
  }

  private func isInPlace(_ surrounding: LinkedProgram.Surrounding) -> Bool {
    switch surrounding {
    case .modifier, .branch: true
    case .closure, .argument: false
    }
  }

  // MARK: what makes columns right

  /// A modifier on the way out to the window decides how the container looks.
  private func isStyled(_ container: Ref) -> Bool {
    program.placements(of: container, throughTypes: true, depth: program.budget.ruleStackDepth).contains { placement in
      placement.surroundings.contains { surrounding in
        guard case .modifier(let call) = surrounding else { return false }
        return decidesStyle(call, depth: 0)
      }
    }
  }

  private static let deciders: Set<String> = ["navigationViewStyle", "horizontalSizeClass"]

  private func decidesStyle(_ modifier: Ref, depth: Int) -> Bool {
    if Self.deciders.contains(program.name(modifier)) { return true }
    if program.arguments(of: modifier).contains(where: namesStyle) { return true }
    guard depth < program.budget.ruleHelperDepth.most else { return false }
    return ownCode(runBy: modifier).contains { code in
      namesStyle(code) || program.nodes([.call], in: code).contains { decidesStyle($0, depth: depth + 1) }
    }
  }

  private func namesStyle(_ code: Ref) -> Bool {
    program.nodes([.call, .keyPath, .member], in: code).contains { node in
      DottedName.parts(of: program.name(node)).contains { Self.deciders.contains(String($0)) }
    }
  }

  /// The code of a modifier of the app, or of the value that is given to `modifier(…)`.
  private func ownCode(runBy modifier: Ref) -> [Ref] {
    let given = program.name(modifier) == "modifier" ? program.arguments(of: modifier).first : nil
    switch program.callee(of: given.flatMap { program.child($0, .value) } ?? modifier) {
    case .functions(let list, _): return list
    case .initializer(let type, _): return program.bodies(of: type)
    default: return []
    }
  }

  /// A link or the like fills the column beside the screen.
  private func leadsOn(_ container: Ref, _ screens: [TypeID]) -> Bool {
    if screens.contains(where: { view in
      support.transitions(from: program.screenID(of: view)).contains { $0.kind == .push }
    }) {
      return true
    }
    var seen: Set<TypeID> = Set(screens)
    var queue = [container] + screens.flatMap(program.bodies)
    while let code = queue.popLast(), seen.count < program.budget.ruleHolders.most {
      for call in program.nodes([.call], in: code) {
        if SDK.pushing.contains(program.name(call)) { return true }
        guard case .initializer(let part, _) = program.callee(of: call), program.isView(part) else { continue }
        if seen.insert(part).inserted { queue += program.bodies(of: part) }
      }
    }
    return false
  }
}
