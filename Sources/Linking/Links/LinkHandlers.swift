import NavigationModel
import SourceFacts

/// Finds the code that the system runs with what comes in from outside.
struct LinkHandlers {
  struct Found {
    var handler: LinkLedger.Handler
    /// The function or closure.
    var body: Ref
    /// What came in.
    var given: [Ref]
    /// What the place itself says of it: the activity of `onContinueUserActivity("…")`.
    var test: LinkTest?
  }

  let linked: LinkedProgram

  /// The requirements of the SDK's delegates, by name and labels.
  private struct Requirement {
    var name: String
    var labels: [String]
    var kind: LinkLedger.Kind
    var moment: LinkLedger.Handler.Moment
  }

  private static let requirements: [Requirement] = [
    .init(name: "scene", labels: ["", "openURLContexts"], kind: .url, moment: .running),
    .init(name: "scene", labels: ["", "continue"], kind: .activity, moment: .running),
    .init(name: "scene", labels: ["", "willConnectTo", "options"], kind: .url, moment: .launch),
    .init(name: "application", labels: ["", "open"], kind: .url, moment: .both),
    .init(name: "application", labels: ["", "handleOpen"], kind: .url, moment: .both),
    .init(name: "application", labels: ["", "continue"], kind: .activity, moment: .both),
    .init(name: "application", labels: ["", "performActionFor"], kind: .shortcut, moment: .both),
    .init(name: "windowScene", labels: ["", "performActionFor"], kind: .shortcut, moment: .running),
    .init(name: "userNotificationCenter", labels: ["", "didReceive"], kind: .notification, moment: .both),
  ]

  private static let modifiers: [String: LinkLedger.Kind] = [
    "onOpenURL": .url, "onContinueUserActivity": .activity,
  ]

  /// In order of place.
  func all() -> [Found] {
    (delegates() + modifiers() + intents()).sorted { $0.body < $1.body }
  }

  private func delegates() -> [Found] {
    linked.declaredTypes.flatMap { type in
      Set(Self.requirements.map(\.name)).sorted().flatMap { linked.ownMembers(named: $0, of: type) }.compactMap {
        delegate($0)
      }
    }
  }

  private func delegate(_ function: Ref) -> Found? {
    guard linked.kind(function) == .function, !linked.isOutOfScope(function) else { return nil }
    let labels = linked.semantics.labels(of: function)
    let name = linked.name(function)
    guard
      let requirement = Self.requirements.first(where: {
        $0.name == name && labels.count >= $0.labels.count && Array(labels.prefix($0.labels.count)) == $0.labels
      })
    else { return nil }
    let parameters = linked.parameters(of: function)
    // The scene or application that is told of it comes first, and is not what came in.
    let given = requirement.labels.count == 3 ? [parameters[2]] : [parameters[1]]
    return Found(
      handler: handler(
        requirement.kind, "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))", requirement.moment,
        at: function), body: function, given: given)
  }

  private func modifiers() -> [Found] {
    Self.modifiers.sorted { $0.key < $1.key }.flatMap { name, kind in
      linked.calls(named: name).compactMap { call -> Found? in
        guard let code = code(of: call) else { return nil }
        return Found(
          handler: handler(kind, name, .both, at: call), body: code, given: linked.parameters(ofCode: code),
          test: kind == .activity ? activity(of: call) : nil)
      }
    }
  }

  /// The closure or function that a modifier is given.
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
    if texts == ["NSUserActivityTypeBrowsingWeb"] { return LinkTest(part: .scheme, match: .equals, texts: ["https"]) }
    return texts.isEmpty ? nil : LinkTest(part: .identifier, match: .equals, texts: texts)
  }

  /// Types that conform to a protocol of App Intents: the system runs `perform()`.
  private func intents() -> [Found] {
    linked.declaredTypes.compactMap { type in
      guard linked.supertypeNames(of: type).contains(where: Self.intentProtocols.contains),
        let perform = linked.ownMembers(named: "perform", of: type).first(where: { linked.kind($0) == .function }),
        !linked.isOutOfScope(perform)
      else { return nil }
      return Found(
        handler: handler(.intent, "perform()", .both, at: perform), body: perform, given: [],
        test: LinkTest(part: .identifier, match: .equals, texts: [linked.typeName(type)]))
    }
  }

  private static let intentProtocols: Set<String> = ["AppIntent", "OpenIntent", "ForegroundContinuableIntent"]

  private func handler(
    _ kind: LinkLedger.Kind, _ name: String, _ moment: LinkLedger.Handler.Moment, at place: Ref
  ) -> LinkLedger.Handler {
    LinkLedger.Handler(
      kind: kind, name: name, owner: linked.enclosingType(place).map(linked.typeName) ?? "", moment: moment,
      location: linked.location(place))
  }
}

extension LinkedProgram {
  /// The parameters of a function or closure.
  func parameters(ofCode code: Ref) -> [Ref] {
    kind(code) == .closure ? children(code, .parameters) : parameters(of: code)
  }
}
