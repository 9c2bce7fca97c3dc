import NavigationModel
import SourceFacts

/// An unknown route is not all routes. Its sources are searched further; where none is found, it is one unresolved
/// site.
extension SinkResolver {
  /// Removes the results of arms that no known value chose.
  func withoutForks(_ answer: Answer, _ met: [Fork], _ sink: Sink, _ question: Question) -> Answer {
    guard !answer.targets.isEmpty, isMoving(sink) || sink.isColumn && question.isFollowed else { return answer }
    let forks = met.filter { isOpen($0, in: sink, question) }
    guard let first = forks.first, answer.targets.count > 1 || forks.contains(where: \.isView) else { return answer }
    let open = forks.compactMap(\.key).filter { !sources(of: $0).isEmpty }
    if open.isEmpty, answer.targets.count == 1 { return answer }
    var answer = answer
    answer.targets = []
    if !open.isEmpty {
      answer.undecided += open
    } else if isNeverCalled(forks.compactMap(\.key)) {
      answer.isSettled = true
    } else {
      lose(first.type, &answer)
    }
    return answer
  }

  /// Records that the value of a route type cannot be known.
  func lose(_ type: TypeID, _ answer: inout Answer) {
    answer.lost.insert(type)
    answer.reason = "no source that was read says which case of `\(semantics.path(type))` it is"
    answer.isSettled = false
  }

  /// A move of the user, not the content of a container or a window: that may be any arm, unless it was asked what the
  /// container's object was made with. Content under a flag is named where it is presented.
  private func isMoving(_ sink: Sink) -> Bool {
    if sink.isContainer || sink.isStackContent || sink.isHeldContent { return false }
    if case .content(_, item: nil) = sink.subject, !sink.isLink { return false }
    return [.push, .sheet, .cover, .popover].contains(sink.kind)
  }

  /// A choice that is not written in the presenter itself (that would be a screen with several states), and that
  /// depends on a variable to follow, or on none that could be followed.
  private func isOpen(_ fork: Fork, in sink: Sink, _ question: Question) -> Bool {
    if program.contains(sink.place, fork.place), !isOverItem(fork, of: sink) { return false }
    if !makesScreens(fork.place) { return false }
    return fork.key.map { !isParameter($0) && question.root.binding($0) == nil } ?? true
  }

  /// A choice by the item that the content receives: `.sheet(item: $page) { page in switch page { … } }`. Its arms are
  /// screens of their own, not states of one.
  private func isOverItem(_ fork: Fork, of sink: Sink) -> Bool {
    guard fork.key == nil, case .content(let content, item: .some) = sink.subject, program.kind(content) == .closure,
      var subject = subject(of: fork, in: content)
    else { return false }
    while let inner = program.chained(subject) { subject = inner }
    guard program.kind(subject) == .name else { return false }
    switch semantics.lookup(program.symbol(subject), at: subject) {
    case .local(let given)?: return program.children(content, .parameters).contains(given)
    case .shorthand(let closure, _)?: return closure == content
    default: return false
    }
  }

  /// The subject of the `switch` that chooses.
  private func subject(of fork: Fork, in content: Ref) -> Ref? {
    var current = program.parent(fork.place)
    while let c = current, c != content {
      if program.kind(c) == .switch { return program.child(c, .subject) }
      current = program.parent(c)
    }
    return nil
  }

  /// The place is in code that makes views or controllers; other code makes other choices.
  private func makesScreens(_ place: Ref) -> Bool {
    program.enclosingMember(place).map(semantics.givesScreen) ?? false
  }

  /// A value that could not be followed may be any route of its type: none of them is dead.
  func noteLost(_ answer: Answer) {
    lostRoutes.formUnion(answer.lost)
    for key in answer.open + answer.undecided {
      let type = evaluator.type(of: isParameter(key) ? .parameter(key) : .property(key))
      routeType(of: type).map { _ = lostRoutes.insert($0) }
    }
  }

  /// The route that code reads from data and passes to navigation: `if let page = banner.page { router.push(page) }`.
  /// Values of other callers do not tell it.
  func decodedRoute(_ answer: Answer) -> TypeID? {
    (answer.open + answer.undecided).lazy.filter { !self.isParameter($0) && self.isOnlyDecoded($0.declaration) }
      .compactMap { self.routeType(of: self.evaluator.type(of: .property($0))) }.first
  }

  /// The route that code writes to the state, where nothing is known of the value: `if let page = answer.page { sheet =
  /// page }`. That other code writes a case of it does not tell it.
  func unknownRoute(_ answer: Answer, _ question: Question) -> TypeID? {
    guard answer.open.isEmpty, answer.undecided.isEmpty, question.wrote, question.overwritten.count == 1 else {
      return nil
    }
    return question.overwritten.first.flatMap { routeType(of: semantics.declaredType($0)) }
  }

  /// The enum whose cases a sink shows.
  func routeType(of sink: Sink) -> TypeID? {
    guard case .route(let value) = sink.subject, case .named(let id, _) = semantics.type(of: value).core,
      program.types[id].kind == .enum
    else { return nil }
    return id
  }

  /// The enum that is a value's type, its element type, or its result type.
  private func routeType(of type: TypeExpression) -> TypeID? {
    switch type.core {
    case .named(let id, _): program.types[id].kind == .enum ? id : nil
    case .array(let element): routeType(of: element)
    case .function(_, let result): routeType(of: result)
    default: nil
    }
  }
}
