import Linking
import NavigationModel
import SourceFacts

/// The position of code in the tree of views that a body builds.
extension LinkedProgram {
  /// The construct around a node inside its member.
  enum Surrounding: Hashable {
    /// The node is in a closure argument of a call: a container's content, a modifier's, an action.
    case closure(Ref, of: Ref)
    /// Part of another argument of a call: `NavigationLink(destination: node)`.
    case argument(Ref, of: Ref)
    /// A modifier is applied to the node's view: `node.padding()`; the modifier's call.
    case modifier(Ref)
    /// In a branch of an `if` (`ifElse` node), or in an arm of a `switch` (`switchCase` node).
    case branch(Ref)

    /// The call whose closure or argument this is.
    var call: Ref? {
      switch self {
      case .closure(_, let call), .argument(_, let call): call
      case .modifier, .branch: nil
      }
    }
  }

  /// From the inside out, up to the member (or global) that holds the node.
  func surroundings(of node: Ref) -> [Surrounding] {
    var result: [Surrounding] = []
    var previous = node
    var current = parent(node)
    while let c = current {
      switch kind(c) {
      case .closure:
        if let argument = parent(c), kind(argument) == .argument, let call = parent(argument), kind(call) == .call {
          result.append(.closure(c, of: call))
        }
      case .argument:
        if kind(previous) != .closure, let call = parent(c), kind(call) == .call {
          result.append(.argument(c, of: call))
        }
      case .call:
        if child(c, .callee) == previous, kind(previous) == .member { result.append(.modifier(c)) }
      case .ifElse: if child(c, .conditions) != previous { result.append(.branch(c)) }
      case .switchCase: result.append(.branch(c))
      case .function, .type, .extension: return result
      default: break
      }
      previous = c
      current = parent(c)
    }
    return result
  }

  /// A way outwards from a node: through members of the type that show it and, on request, through the views that
  /// contain it.
  struct Placement: Hashable {
    /// From the inside out.
    var surroundings: [Surrounding]
    /// The places where the way left a member: mentions of `var content`, calls of `func row()`, constructions of the
    /// view.
    var steps: [Ref]
  }

  /// The same ways, with what stands in the app's own components around the places where they draw a closure that they are
  /// given: `Card { node }`, where the card draws its content in a menu.
  func placementsThroughComponents(of node: Ref, throughTypes: Bool = true, depth: Limit) -> [Placement] {
    placements(of: node, throughTypes: throughTypes, depth: depth).flatMap { placement -> [Placement] in
      let ways = surroundingsThroughComponents(placement.surroundings, depth: 0)
      return ways.map { Placement(surroundings: $0, steps: placement.steps) }
    }
  }

  private func surroundingsThroughComponents(_ written: [Surrounding], depth: Int) -> [[Surrounding]] {
    guard depth < budget.ruleHelperDepth.most else { return [written] }
    return written.reduce(into: [[]]) { ways, surrounding in
      let inside = surroundings(inComponentOf: surrounding, depth: depth)
      let further = inside.isEmpty ? [[surrounding]] : inside.map { [surrounding] + $0 }
      ways = Array(ways.flatMap { way in further.map { way + $0 } }.prefix(budget.rulePlacements.most))
    }
  }

  /// What is around each place in a component that draws the closure it is given.
  private func surroundings(inComponentOf surrounding: Surrounding, depth: Int) -> [[Surrounding]] {
    guard case .closure(let closure, let call) = surrounding, !isExternal(call) else { return [] }
    return runs(ofClosure: closure).filter { !contains(closure, $0) && !isOutOfScope($0) }.flatMap { run in
      placements(of: run, throughTypes: false).flatMap {
        surroundingsThroughComponents($0.surroundings, depth: depth + 1)
      }
    }
  }

  /// The ways from a node outwards to the bodies that show it; at most ``Budget/rulePlacements``, over at most `depth` steps.
  func placements(of node: Ref, throughTypes: Bool, depth: Limit? = nil) -> [Placement] {
    let depth = depth ?? budget.rulePlacementDepth
    var finished: [Placement] = []
    var open = [Placement(surroundings: surroundings(of: node), steps: [])]
    var at = [node]
    var next = 0
    while next < open.count, finished.count < budget.rulePlacements.most {
      let (way, end) = (open[next], at[next])
      next += 1
      var users: [Ref] = []
      if way.steps.count < depth.most, open.count < budget.ruleOpenPlacements.most, let member = enclosingMember(end),
        let type = enclosingType(member)
      {
        if name(member) != "body" {
          // A view of an extension or of a factory is used anywhere.
          users = usesAsContent(of: member).filter { throughTypes || enclosingType($0) == type }
        } else if throughTypes, isView(type) || isViewModifier(type) {
          users = constructions(of: type).filter { !isOutOfScope($0) && enclosingType($0) != type }
        }
      }
      users.removeAll(where: isGivenToCommand)
      if users.isEmpty { finished.append(way) }
      for user in users where !way.steps.contains(user) {
        open.append(Placement(surroundings: way.surroundings + surroundings(of: user), steps: way.steps + [user]))
        at.append(user)
      }
    }
    return finished
  }

  /// A type of the tree that is given to `.modifier(…)`.
  func isViewModifier(_ type: TypeID) -> Bool { supertypeNames(of: type).contains("ViewModifier") }

  /// Places that show the view of a computed property or function.
  private func usesAsContent(of member: Ref) -> [Ref] {
    switch kind(member) {
    // A function without a result shows nothing at its caller: it may render an image.
    case .function: name(member) == "init" || child(member, .result) == nil ? [] : callers(of: member)
    case .variable:
      getter(of: member) == nil
        ? [] : mentions(ofVariable: member).filter { !isOutOfScope($0) && variable(of: $0) == member }
    default: []
    }
  }

  /// `router.open(.editor(item))`: a function without a result does not show its argument in its place.
  private func isGivenToCommand(_ e: Ref) -> Bool {
    var current = parent(e)
    while let c = current, ![.closure, .block, .function, .type, .extension].contains(kind(c)) {
      if kind(c) == .argument, let call = parent(c), kind(call) == .call,
        case .functions(let list, guessed: false) = callee(of: call), !list.isEmpty,
        list.allSatisfy({ name($0) != "init" && child($0, .result) == nil })
      {
        return true
      }
      current = parent(c)
    }
    return false
  }

  /// The call adds a stack of its own: an SDK's or library's container, or code of the sources with one inside.
  func bringsStack(_ call: Ref) -> Bool {
    if isContainerOfStack(call) || appliesStack(call) { return true }
    switch callee(of: call) {
    case .functions(let list, _): return list.contains(where: holdsStack)
    case .initializer(let type, _): return isView(type) && bodies(of: type).contains(where: holdsStack)
    // A callee of an unread library.
    case .external, .externalType:
      return name(call).contains("Navigation") && !name(call).hasPrefix("navigation") && name(call) != "NavigationLink"
    default: return false
    }
  }

  /// A container of a stack is made in the code.
  func holdsStack(_ code: Ref) -> Bool {
    nodes([.call], in: code).contains { isContainerOfStack($0) || appliesStack($0) }
  }

  /// `modifier(InStack())`, where the modifier of the app makes the container.
  private func appliesStack(_ call: Ref) -> Bool {
    modifier(appliedBy: call).map { type in
      bodies(of: type).contains { nodes([.call], in: $0).contains(where: isContainerOfStack) }
    } ?? false
  }

  /// The app's type that `modifier(…)` puts on a view.
  func modifier(appliedBy call: Ref) -> TypeID? {
    guard name(call) == "modifier", let given = argument("", of: call), kind(given) == .call,
      case .initializer(let type, _) = callee(of: given), isViewModifier(type)
    else { return nil }
    return type
  }

  private func isContainerOfStack(_ call: Ref) -> Bool {
    isStack(call) || ["NavigationSplitView", "UINavigationController"].contains(name(call))
  }

  /// The content of a modifier or container: by label, else its trailing closure.
  func contentClosure(of call: Ref, labels: [String] = SDK.labelsOfContent) -> Ref? {
    for label in labels { if let found = argument(label, of: call), kind(found) == .closure { return found } }
    return trailingClosure(of: call)
  }

  /// The label of the argument that holds an expression: `isPresented` for the flag of a sheet.
  func argumentLabel(_ expression: Ref) -> String? {
    parent(expression).flatMap { kind($0) == .argument ? name($0) : nil }
  }

  /// The expressions that a body or builder closure shows: its statements, and those in their branches.
  func shownExpressions(in statements: [Ref]) -> [Ref] {
    statements.flatMap { statement -> [Ref] in
      switch kind(statement) {
      case .conditional, .block: return shownExpressions(in: children(statement))
      case .ifElse:
        return [child(statement, .body), child(statement, .otherwise)].compactMap { $0 }.flatMap {
          kind($0) == .ifElse ? shownExpressions(in: [$0]) : shownExpressions(in: children($0))
        }
      case .switch:
        return children(statement, .arms).compactMap { child($0, .body) }.flatMap {
          shownExpressions(in: children($0))
        }
      case .returned: return child(statement, .value).map { [$0] } ?? []
      case .variable, .assign, .function, .guard: return []
      default: return [statement]
      }
    }
  }

  /// The view of a screen's id; nil where several modules have views of the name, so that the graph's screen stands for
  /// several.
  func view(named id: String) -> TypeID? {
    let views = views(named: id)
    return views.count == 1 ? views[0] : nil
  }

  /// The views of a screen's id: several where modules have views of the same name.
  func views(named id: String) -> [TypeID] {
    let simple = DottedName.last(of: id)
    return types(named: simple).filter {
      typeName($0) == id && isView($0) && !(declaration(of: $0).map(isOutOfScope) ?? true)
    }
  }

  /// `body`'s getter.
  func body(of view: TypeID) -> Ref? {
    members(named: "body", of: view).lazy.filter { self.enclosingType($0) == view }.compactMap { self.getter(of: $0) }
      .first
  }

  /// The calls of a chain of modifiers, the outermost first, the base last.
  func modifierChain(_ expression: Ref) -> [Ref] {
    var result: [Ref] = []
    var current: Ref? = expression
    while let c = current {
      switch kind(c) {
      case .call:
        result.append(c)
        current = receiver(of: c)
      case .member: current = child(c, .base)
      default: return result
      }
    }
    return result
  }

  /// The simple name of a call's receiver-less base: `List` for `List(rows) { … }.padding()`.
  func baseName(_ expression: Ref) -> String {
    let base = chainBase(expression)
    return kind(base) == .call || kind(base) == .name ? name(base) : ""
  }

  /// A stored variable of `@State` or of an observable object, as messages name it: `showsHelp`.
  func ownerName(of declaration: Ref) -> String { enclosingType(declaration).map(typeName) ?? "" }

  /// Attributes of a type's declaration, without `@`.
  func attributeNames(ofType type: TypeID) -> [String] { declaration(of: type).map(attributeNames) ?? [] }

  /// The variable holds own state: stored, a `var`, no binding to another's state.
  func isOwnState(_ variable: Ref) -> Bool {
    kind(variable) == .variable && !flags(variable).contains(.isLet) && getter(of: variable) == nil
      && !attributeNames(of: variable).contains {
        SDK.borrowed.contains($0)
      }
  }
}

extension GraphSupport {
  /// The way from an entry to the first of the screens that has one.
  func witness(toAnyOf screens: [Screen.ID]) -> [Finding.Related] {
    for screen in screens {
      let way = way(to: screen)
      if !way.isEmpty { return way.reversed() }
    }
    return []
  }
}

/// Words for presenter modifiers.
enum PresenterWording {
  /// `sheet`, `full-screen cover`, … with no article.
  static func noun(_ call: String, _ kind: Transition.Kind) -> String {
    switch kind {
    case .cover: "full-screen cover"
    case .popover: "popover"
    case .alert: "alert"
    case .dialog: "dialog"
    case .push: "screen"
    default: call == "inspector" ? "inspector" : "sheet"
    }
  }
}
