import Linking
import SourceFacts

/// The code that listens to what a call tells: closures that observe the stream into which it sends, and code that
/// observes the notification that it posts.
struct Listeners {
  private let program: LinkedProgram
  /// The closures by the property that holds the observed stream.
  private var byStream: [Ref: [Ref]] = [:]
  /// The functions and closures by the name of the notification.
  private var byNotification: [String: [Ref]] = [:]

  init(_ program: LinkedProgram) {
    self.program = program
    for name in SDK.listening.union(["subscribe"]).sorted() {
      for call in program.calls(named: name) where program.isExternal(call) {
        guard let source = program.receiver(of: call), let stream = stream(behind: source),
          let closure = program.arguments(of: call).compactMap({ program.child($0, .value) }).first(where: {
            program.kind($0) == .closure
          })
        else { continue }
        byStream[stream, default: []].append(closure)
      }
    }
    for call in program.calls(named: "addObserver") where program.isExternal(call) {
      guard let name = (program.argument("name", of: call) ?? program.argument("forName", of: call)).flatMap(named),
        let code = program.trailingClosure(of: call) ?? function(selectedBy: call)
      else { continue }
      byNotification[name, default: []].append(code)
    }
  }

  /// The code that a call runs: what it calls, else what listens to it, where that is one place.
  func code(runBy call: Ref) -> [Ref] {
    let called = program.code(runBy: call)
    guard called.isEmpty, program.isExternal(call) else { return called }
    let told =
      if SDK.sending.contains(program.name(call)) {
        program.receiver(of: call).flatMap(stream).flatMap { byStream[$0] } ?? []
      } else if program.name(call) == "post" {
        program.argument("name", of: call).flatMap(named).flatMap { byNotification[$0] } ?? []
      } else {
        [Ref]()
      }
    // Several of one stream belong to several objects that have one.
    return told.count == 1 ? told : []
  }

  /// The property that holds the stream: below its steps, and behind a property that only shows it to others.
  private func stream(behind expression: Ref) -> Ref? {
    var node = expression
    for _ in 0..<program.budget.ruleConditionDepth.most {
      while program.kind(node) == .call, let inner = program.receiver(of: node) { node = inner }
      guard let held = program.variable(of: node), program.isMember(held) else {
        // `events.publisher`
        guard program.kind(node) == .member, let inner = program.child(node, .base) else { return nil }
        node = inner
        continue
      }
      guard program.getter(of: held) != nil, let shown = program.meaningOfBody(of: held) else { return held }
      node = shown
    }
    return nil
  }

  /// `.didLogOut`, `Notification.Name.didLogOut`: the declared name.
  private func named(_ value: Ref) -> String? {
    [.member, .name].contains(program.kind(value)) ? program.name(value) : nil
  }

  private func function(selectedBy call: Ref) -> Ref? {
    guard let selector = program.argument("selector", of: call), let owner = program.enclosingType(call) else {
      return nil
    }
    let names = Set(program.nodes([.name, .member], in: selector).map(program.name))
    let found = names.flatMap { program.members(named: $0, of: owner) }.filter { program.kind($0) == .function }
    return found.count == 1 ? found[0] : nil
  }
}
