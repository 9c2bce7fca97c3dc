import NavigationModel
import SourceFacts

/// String operations that make the names of scenes and storyboards, and key paths.
extension Evaluator {
  private static let textCalls: Set<String> = [
    "components", "split", "replacingOccurrences", "lowercased", "uppercased", "appending", "trimmingCharacters",
  ]

  /// `NSStringFromClass(Self.self).components(separatedBy: ".")`; nil where the receiver's text is not known.
  func textCall(_ base: Ref, _ r: Ref, _ env: Environment) -> [Value]? {
    guard Evaluator.textCalls.contains(program.name(r)), case .string(let text)? = onlyText(base, env) else {
      return nil
    }
    func argument(_ label: String) -> String? {
      guard let e = semantics.argument(labelled: label, of: r), case .string(let text)? = onlyText(e, env) else {
        return nil
      }
      return text
    }
    switch program.name(r) {
    case "components", "split":
      guard let separator = argument("separatedBy") ?? argument("separator"), separator.count == 1,
        let character = separator.first
      else { return nil }
      return [.array(text.split(separator: character).map { .string(String($0)) })]
    case "replacingOccurrences":
      guard let old = argument("of"), let new = argument("with"), !old.isEmpty else { return nil }
      return [.string(text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))]
    case "lowercased": return [.string(text.lowercased())]
    case "uppercased": return [.string(text.uppercased())]
    case "appending": return argument("").map { [.string(text + $0)] }
    default: return [.string(text)]
    }
  }

  private func onlyText(_ e: Ref, _ env: Environment) -> Value? {
    let values = evaluate(e, env)
    return values.count == 1 ? values[0] : nil
  }

  /// `"Detail" + "Controller"`
  func concatenated(_ left: [Value], _ right: [Value]) -> Value? {
    guard left.count == 1, right.count == 1, case .string(let a) = left[0], case .string(let b) = right[0] else {
      return nil
    }
    return .string(a + b)
  }

  /// A composed string depends on its parts: `name + "Controller"`, `"\(name)Controller"`.
  func noteParts(of text: Ref, _ env: Environment) {
    let parts = program.children(text)
    switch program.kind(text) {
    case .binary where program.name(text) == "+": for part in parts { noteParts(of: part, env) }
    case .string:
      for hole in parts {
        evaluate(program.kind(hole) == .argument ? program.child(hole, .value) ?? hole : hole, env).forEach(noteOpen)
      }
    case .name, .member: evaluate(text, env).forEach(noteOpen)
    default: break
    }
  }

  /// `state[keyPath: path]`
  func read(_ path: Ref, in r: Ref, _ env: Environment) -> [Value] {
    guard let base = program.child(r, .base) else { return [.unknown(r)] }
    let holders = evaluate(base, env)
    return unique(
      evaluate(path, env).flatMap { value -> [Value] in
        if case .unknown(let literal) = value, program.kind(literal) == .keyPath {
          return along(literal, from: holders, env)
        }
        noteOpen(value)
        return [.unknown(r)]
      })
  }

  /// The values at a key path into values: `routers.map(\.controller)`.
  func along(_ path: Ref, from values: [Value], _ env: Environment) -> [Value] {
    var current = values
    var type = semantics.root(ofKeyPath: path)
    for part in DottedName.parts(of: program.name(path)) {
      guard let name = program.symbols.find(String(part)) else { return [.unknown(path)] }
      if part == "self" { continue }
      var typed: Ref?
      if case .named(let id, _) = type.core {
        typed = semantics.members(named: name, of: id).first { program.kind($0) == .variable }
      }
      current = unique(
        current.flatMap { read(name, of: $0, declared: isWithout(name, $0) ? typed : nil, env, at: path) })
      type = typed.map(semantics.declaredType) ?? .unknown
    }
    return current
  }
}
