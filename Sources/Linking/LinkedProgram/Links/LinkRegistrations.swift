import NavigationModel
import SourceFacts

/// Patterns that code registers with a library's router, each with the code that runs for it:
/// `router.addRoute("/posts/:id") { parameters in … }`.
struct LinkRegistrations {
  struct Found {
    var pattern: String
    var call: Ref
    var body: Ref
  }

  let linked: LinkedProgram

  /// In order of place.
  func all() -> [Found] {
    var result: [Found] = []
    linked.forEachNode(of: .argument) { argument in
      guard let text = linked.child(argument, .value), linked.kind(text) == .string,
        Self.isPattern(linked.name(text)), let call = linked.parent(argument), linked.kind(call) == .call,
        linked.callee(of: call) == .external, !linked.isOutOfScope(call), let body = code(of: call)
      else { return }
      result.append(Found(pattern: linked.name(text), call: call, body: body))
    }
    return result.sorted { $0.call < $1.call }
  }

  private func code(of call: Ref) -> Ref? {
    linked.arguments(of: call).compactMap { linked.child($0, .value) }.first { linked.kind($0) == .closure }
  }

  /// A path with named parts or a wildcard at its end, or an absolute one.
  static func isPattern(_ text: String) -> Bool {
    guard text.contains("/"), !text.contains(" "), !text.contains("\\(") else { return false }
    return text.hasPrefix("/") || text.contains("/:") || text.contains("/<") || text.hasSuffix("/*")
  }
}
