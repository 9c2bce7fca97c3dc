import Dialects
import NavigationModel
import SourceFacts

/// Finds the code that the system runs for arrivals from outside.
struct LinkHandlers {
  struct Found {
    var handler: LinkLedger.Handler
    /// The modifier's call, or the function.
    var place: Ref
    /// The function or closure.
    var body: Ref
    /// The parameters with the arrival.
    var given: [Ref]
    /// The test that the place itself states: the activity of `onContinueUserActivity("…")`.
    var test: LinkTest?
  }

  let linked: LinkedProgram

  private var known: Dialect.Arrivals { linked.semantics.library.arrivals }

  /// In order of place.
  func all() -> [Found] {
    (delegates() + modifiers() + intents()).sorted { $0.body < $1.body }
  }

  private func delegates() -> [Found] {
    linked.declaredTypes.flatMap { type in
      known.functions.keys.sorted().flatMap { linked.ownMembers(named: $0, of: type) }.compactMap(delegate)
    }
  }

  private func delegate(_ function: Ref) -> Found? {
    guard linked.kind(function) == .function, !linked.isOutOfScope(function) else { return nil }
    let labels = linked.semantics.labels(of: function)
    let name = linked.name(function)
    guard let told = known.function(name, labels) else { return nil }
    return Found(
      handler: handler(
        told.kind, "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))", told.moment, at: function),
      place: function, body: function, given: [linked.parameters(of: function)[told.labels.count - 1]])
  }

  private func modifiers() -> [Found] {
    known.modifiers.sorted { $0.key < $1.key }.flatMap { name, kind in
      linked.calls(named: name).compactMap { call -> Found? in
        guard let code = code(of: call) else { return nil }
        return Found(
          handler: handler(kind, name, .both, at: call), place: call, body: code,
          given: linked.parameters(ofCode: code), test: kind == .activity ? activity(of: call) : nil)
      }
    }
  }

  /// The closure or function argument of a modifier.
  private func code(of call: Ref) -> Ref? {
    guard
      let last = linked.trailingClosure(of: call)
        ?? linked.arguments(of: call).last.flatMap({
          linked.child($0, .value)
        })
    else { return nil }
    if linked.kind(last) == .closure { return last }
    guard
      case .function(let function, _)? = linked.evaluator.values(of: last, in: Environment(parent: nil)).first
    else { return nil }
    return function
  }

  private func activity(of call: Ref) -> LinkTest? {
    guard let type = linked.argument("", of: call), linked.kind(type) != .closure else { return nil }
    let texts = LinkConstants(linked: linked).texts(of: type)
    if texts.count == 1, known.webActivities.contains(texts[0]) { return .webLink }
    return texts.isEmpty ? nil : LinkTest(part: .identifier, match: .equals, texts: texts)
  }

  /// Types that conform to a protocol of App Intents: the system runs `perform()`.
  private func intents() -> [Found] {
    linked.declaredTypes.compactMap { type in
      guard
        linked.supertypeNames(of: type).contains(where: { known.performerEndings.contains(where: $0.hasSuffix) }),
        let perform = linked.ownMembers(named: known.performance, of: type).first(where: {
          linked.kind($0) == .function
        }),
        !linked.isOutOfScope(perform)
      else { return nil }
      return Found(
        handler: handler(.intent, "\(known.performance)()", .both, at: perform), place: perform, body: perform,
        given: [],
        test: LinkTest(part: .identifier, match: .equals, texts: [linked.typeName(type)]))
    }
  }

  private func handler(
    _ kind: LinkLedger.Kind, _ name: String, _ moment: LinkLedger.Handler.Moment, at place: Ref
  ) -> LinkLedger.Handler {
    LinkLedger.Handler(
      kind: kind, name: name, owner: linked.enclosingType(place).map(linked.typeName) ?? "", moment: moment,
      location: linked.location(place))
  }
}

extension LinkedProgram {
  /// The code that the system runs for a link or an activity while the app runs: the modifier's call or the function,
  /// and its body; in order of place.
  package var linkHandlerBodies: [(place: Ref, body: Ref)] {
    LinkHandlers(linked: self).all().filter {
      [.url, .activity].contains($0.handler.kind) && $0.handler.moment != .launch
    }.map { ($0.place, $0.body) }.sorted { $0.place < $1.place }
  }

  /// The same for all arrivals while the app runs: notifications and quick actions, too.
  package var arrivalBodies: [(place: Ref, body: Ref)] {
    LinkHandlers(linked: self).all().filter { $0.handler.moment != .launch }.map { ($0.place, $0.body) }
      .sorted { $0.place < $1.place }
  }

  /// The kinds of arrivals for which the app has code, and when it runs.
  package var handledArrivals: [LinkLedger.Handler] { LinkHandlers(linked: self).all().map(\.handler) }

  /// The parameters of a function or closure.
  func parameters(ofCode code: Ref) -> [Ref] {
    kind(code) == .closure ? children(code, .parameters) : parameters(of: code)
  }
}
