import SourceFacts

/// The code that runs for what is put into a stream, or posted as a notification.
final class LinkStreams {
  private let linked: LinkedProgram
  private lazy var index = makeIndex()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The closures and loops that observe what a call puts in, in order of place.
  func observers(of call: Ref) -> [Ref] { index[call] ?? [] }

  private func makeIndex() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    func add(_ code: Ref) {
      if linked.isOutOfScope(code) { return }
      let places = Set(linked.attribution.feeds(of: code).filter { $0.property == nil }.map(\.place))
      if places.count > linked.budget.linkReaders.most { return }
      for place in places where linked.kind(place) == .call { result[place, default: []].append(code) }
    }
    linked.forEachNode(of: .closure) { closure in if isObserver(closure) { add(closure) } }
    linked.forEachNode(of: .forIn) { loop in if linked.flow.isLoopOverStream(loop) { add(loop) } }
    // Many observers are the app's own affairs.
    return result.filter { $0.value.count <= linked.budget.linkObservers.most }.mapValues { $0.sorted() }
  }

  private func isObserver(_ closure: Ref) -> Bool {
    guard let argument = linked.parent(closure), linked.kind(argument) == .argument,
      let call = linked.parent(argument), linked.kind(call) == .call, let base = linked.receiver(of: call)
    else { return false }
    return linked.semantics.library.notified.contains(linked.name(call)) || linked.semantics.isStream(base)
  }
}

extension LinkWalk {
  /// Walks the code that observes what a call puts in.
  func go(on observer: Ref, from call: Ref, bringsLink: Bool, in row: Int) {
    let value = bringsLink ? LinkValue.derived(rows[row].kind) : nil
    if linked.kind(observer) == .forIn {
      if let value, let pattern = linked.child(observer, .pattern) {
        for bound in linked.nodes([.patternBind, .name], in: pattern) where values.given[bound] == nil {
          values.given[bound] = value
        }
      }
      guard let body = linked.child(observer, .body) else { return }
      enter(body, .empty, bringsLink: bringsLink, in: row)
    } else {
      if let value {
        let parameters = linked.children(observer, .parameters)
        if parameters.allSatisfy({ values.given[$0] == nil }) { values.give(value, to: parameters, of: observer) }
      }
      enter(observer, .empty, bringsLink: bringsLink, in: row)
    }
  }
}
