import Dialects
import SourceFacts

/// Actions of the environment that the app does not call by their own names.
extension SinkCollector {
  /// Under another name (`@Environment(\.dismiss) var close`, `@Dependency(\.openURL) var open`), and called in full
  /// (`openURL.callAsFunction(url)`).
  mutating func collectEnvironmentActions() {
    collectRenamedActions()
    for call in program.callsNamed("callAsFunction") where !program.isOutOfScope(call) {
      if let target = program.child(call, .callee), let key = environmentKey(calledBy: target) {
        collect(action: key, call)
      }
    }
    collectOwnForms()
    // Passed as a function: `Button("Done", action: dismiss.callAsFunction)`.
    for function in program.symbols.find("callAsFunction").map({ Array(program.mentions[$0]) }) ?? []
    where !program.isOutOfScope(function) && program.parent(function).map(program.kind) != .call {
      if environmentKey(calledBy: function) == "dismiss" { backs.append((function, .dismiss)) }
    }
  }

  /// `openURL.callAsFunction`
  private func environmentKey(calledBy function: Ref) -> String? {
    guard program.kind(function) == .member, let base = program.child(function, .base),
      let variable = flow.declaration(of: base), program.kind(variable) == .variable
    else { return nil }
    return flow.environmentKey(of: variable)?.key
  }

  /// Calls of properties that rename an action of the environment.
  private mutating func collectRenamedActions() {
    for wrapper in semantics.library.environmentWrappers.keys.sorted() {
      for attribute in program.symbols.find(wrapper).map({ Array(program.attributes[$0]) }) ?? [] {
        guard let list = program.parent(attribute), let variable = program.parent(list),
          program.kind(variable) == .variable,
          let key = flow.environmentKey(of: variable)?.key, key != program.name(variable)
        else { continue }
        for call in program.calls[program.symbol(variable)]
        where call.file == variable.file && !program.isOutOfScope(call) {
          if let target = program.child(call, .callee), flow.declaration(of: target) == variable {
            collect(action: key, call)
          }
        }
      }
    }
  }

  /// The library's form of an action, called in an overload that the app adds: `extension OpenWindowAction { func
  /// callAsFunction(_ window: Windows) { self(id: window.rawValue) } }`.
  private mutating func collectOwnForms() {
    for (key, type) in TypeExpression.sdkMembers.sorted(by: { $0.key < $1.key }) where SDK.actions.contains(key) {
      guard case .external(let name, _) = type, let added = semantics.extended(name),
        let forms = semantics.callAsFunction.flatMap({ program.types[added].members[$0] })
      else { continue }
      for form in forms where program.kind(form) == .function && !program.isOutOfScope(form) {
        guard let block = program.child(form, .body) else { continue }
        var calls: [Ref] = []
        program.forEachNode(in: block) { r in
          if program.kind(r) == .call, isOwnCall(r) { calls.append(r) }
          return true
        }
        for call in calls { collect(action: key, call) }
      }
    }
  }

  /// `callAsFunction(id: …)`, `self.callAsFunction(id: …)`, `self(id: …)`
  private func isOwnCall(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .name { return ["callAsFunction", "self"].contains(program.name(target)) }
    return program.kind(target) == .member && program.name(target) == "callAsFunction"
      && program.child(target, .base).map(program.name) == "self"
  }

  private mutating func collect(action key: String, _ call: Ref) {
    let argument = semantics.arguments(of: call).first.flatMap { program.child($0, .value) }
    if let opening = dialects.lazy.flatMap(\.operations).first(where: {
      $0.call == key && $0.destination == .scene && has($0.required, call)
    }) {
      collect(opening, call)
    } else if key == "dismiss" {
      if saysOnlyHow(call) { backs.append((call, .dismiss)) }
    } else if let argument,
      dialects.contains(where: { $0.operations.contains { $0.call == key && $0.destination == .external } })
    {
      add(Sink(kind: .url, place: call, subject: .external(argument)))
    }
  }
}
