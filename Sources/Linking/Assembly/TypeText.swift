import SourceFacts

/// Short source-like text of types, for the arguments of routes.
struct TypeText {
  let program: Program
  static let limit = 80
  /// Deeper types are shortened, as nobody reads them on a card.
  private static let deepest = 6

  func short(_ type: Ref) -> String {
    let whole = text(type, depth: 0)
    return whole.count > Self.limit ? whole.prefix(Self.limit - 1) + "…" : whole
  }

  private func text(_ type: Ref?, depth: Int) -> String {
    guard let type, depth < Self.deepest else { return "…" }
    func part(_ role: ChildRole) -> String { text(program.child(type, role), depth: depth + 1) }
    func parts(_ role: ChildRole, separator: String = ", ") -> String {
      program.children(type, role).map { text($0, depth: depth + 1) }.joined(separator: separator)
    }
    switch program.kind(type) {
    case .typeName:
      let arguments = parts(.typeArguments)
      return program.name(type) + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .typeMember:
      let arguments = parts(.typeArguments)
      return part(.base) + "." + program.name(type) + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .typeOptional: return enclosed(part(.type), of: program.child(type, .type)) + "?"
    case .typeArray: return "[\(part(.type))]"
    case .typeDictionary: return "[\(part(.key)): \(part(.value))]"
    case .typeTuple: return "(\(parts(.types)))"
    case .typeFunction: return "(\(parts(.types))) -> \(part(.result))"
    case .typeSome: return "some \(part(.type))"
    case .typeAny: return "any \(part(.type))"
    case .typeComposition: return parts(.types, separator: " & ")
    case .typeMeta: return enclosed(part(.type), of: program.child(type, .type)) + ".Type"
    default: return "…"
    }
  }

  /// `(any Store)?`: without the parentheses it would be another type.
  private func enclosed(_ text: String, of type: Ref?) -> String {
    switch type.map({ program.kind($0) }) {
    case .typeFunction, .typeSome, .typeAny, .typeComposition: "(\(text))"
    default: text
    }
  }
}
