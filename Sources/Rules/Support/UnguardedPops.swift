import Linking
import NavigationModel
import SourceFacts

/// What takes elements off a path that may be too short.
struct UnguardedPops {
  /// A call that removes elements, or an index that counts from the end.
  struct Removal {
    var place: Ref
    var receiver: Ref
    var path: Ref
    /// A `NavigationPath`.
    var isUntyped: Bool
    /// The number of removed elements may be below zero.
    var mayGoBelow: Bool
    fileprivate var guards: PathGuards
    fileprivate var pops: UnguardedPops
  }

  let program: LinkedProgram
  private let support: GraphSupport
  /// The state that stacks show.
  private let paths: Set<Ref>
  private let depths: Depths

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    (self.program, self.support) = (program, support)
    var paths: Set<Ref> = []
    for stack in program.boundStacks {
      for state in program.states(behind: stack.path) { paths.formUnion([state] + program.aliases(of: state)) }
    }
    self.paths = paths
    depths = Depths(program, support, paths)
  }

  // MARK: exemptions

  static let exemptions: [Exemption<Removal>] = [
    Exemption("A count that is bounded by the path's") { !$0.mayGoBelow && $0.guards.isBounded($0.place) },
    Exemption("An element that is pushed just after") { $0.guards.isReplaced($0.place) },
    checked, unused,
    Exemption("Buttons of alerts and dialogs, which close at the first tap, and an `onChange` that waits for a value") {
      $0.pops.happensOnce($0.place) || $0.pops.happensOnceForAllCallers($0.place)
    },
    Exemption("An arm for a case that no code makes, or that no caller takes") {
      $0.pops.program.isInArmOfUnmadeCase($0.place) || $0.pops.isInArmThatNoCallerTakes($0.place)
    },
    Exemption("A screen that always has more screens below it than are removed") {
      $0.pops.isAlwaysDeeper($0.place)
    },
  ]

  /// Those of ``exemptions`` that are asked about an index, which the same code may read again.
  static let exemptionsOfSlices = [checked, unused]

  private static let checked = Exemption<Removal>(
    """
    Code that checks or fills the path before the call: a condition, a property that checks it, a control that is \
    disabled meanwhile, or all callers
    """
  ) { $0.guards.stand(before: $0.place) || $0.guards.standBeforeAllCallers(of: $0.place) }

  private static let unused = Exemption<Removal>("Functions that nothing calls") {
    $0.pops.program.isNeverRun(codeAt: $0.place)
  }

  // MARK: calls

  var removals: [Removal] {
    program.calls(named: "removeLast").compactMap { call in
      guard let receiver = program.receiver(of: call), let path = program.variable(of: receiver),
        !program.flags(call).contains(.isOptionalChain)
      else { return nil }
      let isUntyped = program.nominalName(program.type(of: receiver).core) == "NavigationPath"
      let mayGoBelow = takesDifference(call, of: path)
      guard
        isUntyped
          || ((paths.contains(path) || mayGoBelow && isPresented(path)) && isArray(path))
          || paths.contains(path) && isOfReducer(path) && answersOthers(call, path)
      else { return nil }
      return Removal(
        place: call, receiver: receiver, path: path, isUntyped: isUntyped, mayGoBelow: mayGoBelow,
        guards: PathGuards(program: program, path: path), pops: self)
    }
  }

  /// Two quick taps remove twice as many; more taps are not realistic.
  private func isAlwaysDeeper(_ call: Ref) -> Bool {
    let screens = program.screens(at: call)
    let least = screens.compactMap { support.node($0).flatMap { depths.all[$0] } }
    guard let count = count(of: call), least.count == screens.count, let shallowest = least.min() else { return false }
    return shallowest > count
  }

  private func happensOnceForAllCallers(_ call: Ref) -> Bool {
    guard let function = program.enclosingMember(call), program.kind(function) == .function else { return false }
    let callers = program.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { happensOnce($0) }
  }

  /// `func close(_ page: Page) { switch page { case .detail: path.removeLast() … } }`, which live code calls with other
  /// cases only.
  private func isInArmThatNoCallerTakes(_ call: Ref) -> Bool {
    guard let arm = program.ancestors(call).first(where: { program.kind($0) == .switchCase }),
      !program.flags(arm).contains(.isDefault), let statement = program.parent(arm),
      let subject = program.child(statement, .subject), program.kind(subject) == .name,
      let parameter = program.variable(of: subject), program.kind(parameter) == .parameter,
      let function = program.enclosingMember(call), program.kind(function) == .function,
      let place = program.parameters(of: function).firstIndex(of: parameter),
      let patterns = program.child(arm, .patterns)
    else { return false }
    let taken = Set(program.nodes([.patternCase, .member], in: patterns).map(program.name))
    let callers = program.callers(of: function)
    return !callers.isEmpty
      && callers.filter { !program.isNeverRun(codeAt: $0) }.allSatisfy { caller in
        guard let given = program.arguments(of: caller).dropFirst(place).first.flatMap({ program.child($0, .value) })
        else {
          return false
        }
        let named = program.kind(given) == .call ? program.child(given, .callee) ?? given : given
        // `.detail`, `Page.detail`: a case by its name.
        guard program.kind(named) == .member,
          program.child(named, .base).map({ program.typeNamed(by: $0) != nil }) ?? true
        else { return false }
        return !taken.contains(program.name(named))
      }
  }

  /// `layers.removeLast(layers.count - index)` with an index parameter: a negative number crashes.
  private func takesDifference(_ call: Ref, of path: Ref) -> Bool {
    guard let count = program.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(count) == .binary, program.name(count) == "-", let left = program.child(count, .left),
      let right = program.child(count, .right), program.kind(left) == .member, program.name(left) == "count",
      program.child(left, .base).flatMap(program.variable(of:)) == path
    else { return false }
    return program.variable(of: right).map { program.kind($0) == .parameter } ?? false
  }

  /// A sheet or cover shows the elements of the array.
  private func isPresented(_ list: Ref) -> Bool {
    let presenters = Set(program.presentations.map(\.call))
    return program.mentions(ofVariable: list).contains { mention in
      program.ancestors(mention).contains(where: presenters.contains)
    }
  }

  /// The number of screens that are removed; nil where it is no literal.
  private func count(of call: Ref) -> Int? {
    guard let argument = program.arguments(of: call).first else { return 1 }
    return program.child(argument, .value).flatMap { program.kind($0) == .number ? Int(program.name($0)) : nil }
  }

  /// The touched control disappears with the first touch: a button of an alert, or of the app's own replacement.
  private func happensOnce(_ call: Ref) -> Bool {
    var inner = call
    var isChosen = false
    for node in program.ancestors(call) {
      if program.kind(node) == .function || program.kind(node) == .type { return false }
      // One of several paths, which another tab's stack shows.
      if program.kind(node) == .switch { isChosen = true }
      // A second tap does not change a value again.
      if program.kind(node) == .call, program.name(node) == "onChange", !isChosen,
        program.argument("of", of: node) != nil
      {
        return true
      }
      if program.kind(node) == .call, Self.dialogs.contains(program.name(node)) { return true }
      if program.kind(node) == .argument, program.kind(inner) == .closure, let handed = program.parent(node),
        isKept(node, of: handed)
      {
        return true
      }
      inner = node
    }
    return false
  }

  private static let dialogs: Set<String> = SDK.questions.union(SDK.questionValues)

  /// A function of the app assigns the closure to a property, mostly for a popup.
  private func isKept(_ argument: Ref, of call: Ref) -> Bool {
    guard case .functions(let functions, _) = program.callee(of: call), !functions.isEmpty else { return false }
    return functions.allSatisfy { function in
      guard let body = program.child(function, .body) else { return false }
      let names = Set(
        program.parameters(of: function).filter { p in
          program.name(argument).isEmpty || program.child(p, .label).map(program.name) == program.name(argument)
            || program.name(p) == program.name(argument)
        }.map(program.name))
      return program.nodes([.assign], in: body).contains { assignment in
        program.child(assignment, .value).map { program.kind($0) == .name && names.contains(program.name($0)) } ?? false
      }
    }
  }

  /// A library's own collection of states: `var path = StackState<Page.State>()`, `var path: StackState<Page.State>`.
  func isOfReducer(_ path: Ref) -> Bool {
    [program.child(path, .type), program.child(path, .initializer)].compactMap(\.self).contains { written in
      program.nodes([.typeName, .name], in: written).contains { program.isListOfLibrary(program.name($0)) }
    }
  }

  /// The reducer handles an action that does not depend on the stack's content: `case .backTapped`, as opposed to `case
  /// .path(.element(…))`, which an element sends.
  private func answersOthers(_ call: Ref, _ path: Ref, depth: Int = 0) -> Bool {
    let arms = program.ancestors(call).filter {
      program.kind($0) == .switchCase && !program.flags($0).contains(.isDefault)
    }
    let named = arms.compactMap { program.child($0, .patterns) }.flatMap {
      program.nodes([.patternCase, .member], in: $0)
    }.map(program.name)
    if !named.isEmpty {
      return !named.contains(where: program.isActionOfElement) && !named.contains(program.name(path))
    }
    guard arms.isEmpty, depth < program.budget.ruleHelperDepth.most, let helper = program.enclosingMember(call),
      program.kind(helper) == .function
    else { return false }
    return program.callers(of: helper).contains { answersOthers($0, path, depth: depth + 1) }
  }

  private func isArray(_ path: Ref) -> Bool {
    // Known as an array, and still a reducer's.
    if isOfReducer(path) { return false }
    switch program.declaredType(of: path).core {
    case .array: return true
    // A type that the sources do not declare.
    case .unknown:
      guard let initial = program.child(path, .initializer), program.kind(initial) == .call,
        let made = program.child(initial, .callee)
      else { return true }
      return program.kind(made) != .specialize
    default: return false
    }
  }

  // MARK: indices

  /// `path[0..<(path.count - 1)]`: on an empty path the range ends before it begins. `path[path.count - 1]` is no element
  /// of it.
  var slices: [Removal] {
    paths.sorted().flatMap { path -> [Removal] in
      guard isArray(path) else { return [] }
      let guards = PathGuards(program: program, path: path)
      return program.mentions(ofVariable: path).compactMap { mention in
        guard let slice = program.parent(mention), program.kind(slice) == .subscript,
          program.child(slice, .base) == mention, takesEnd(in: slice, of: path), !program.isOutOfScope(slice)
        else { return nil }
        return Removal(
          place: slice, receiver: mention, path: path, isUntyped: false, mayGoBelow: false, guards: guards, pops: self)
      }
    }
  }

  private func takesEnd(in slice: Ref, of path: Ref) -> Bool {
    if let index = index(of: slice), isBeforeEnd(index, of: path) { return true }
    return program.nodes([.binary], in: slice).contains { range in
      guard ["..<", "..."].contains(program.name(range)), let end = program.child(range, .right) else { return false }
      return program.nodes([.binary], in: end).contains { isBeforeEnd($0, of: path) }
    }
  }

  /// The only argument of a subscript.
  func index(of slice: Ref) -> Ref? {
    let arguments = program.children(slice, .arguments)
    return arguments.count == 1 ? program.child(arguments[0], .value) : nil
  }

  /// `path.count - 1`, `path.endIndex - 1`
  func isBeforeEnd(_ difference: Ref, of path: Ref) -> Bool {
    guard program.kind(difference) == .binary, program.name(difference) == "-",
      let left = program.child(difference, .left), program.kind(left) == .member,
      program.name(left) == "count" || program.name(left) == "endIndex"
    else { return false }
    return program.child(left, .base).flatMap(program.variable(of:)) == path
  }
}

/// How deep in their stacks screens are: found for a whole app, so only where it is asked for.
private final class Depths {
  private let program: LinkedProgram
  private let support: GraphSupport
  private let paths: Set<Ref>

  init(_ program: LinkedProgram, _ support: GraphSupport, _ paths: Set<Ref>) {
    (self.program, self.support, self.paths) = (program, support, paths)
  }

  lazy var all: [Int?] = support.pushDepths(above: replacements)

  /// Where the whole path is replaced: the new content has the stack's first screen below it.
  private var replacements: Set<SourceLocation> {
    Set(
      program.sites.filter { site in
        guard site.kind == .root else { return false }
        let changed =
          program.kind(site.primitive) == .assign
          ? program.child(site.primitive, .target)
          : program.kind(site.primitive) == .call ? program.receiver(of: site.primitive) : nil
        return changed.flatMap(program.variable(of:)).map(paths.contains) ?? false
      }.map { program.location($0.place) })
  }
}
