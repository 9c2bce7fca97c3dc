import SourceFacts

/// Short source-like text of types, for the arguments of routes.
struct TypeText {
  let program: Program
  static let limit = 80
  /// Deeper types are shortened: nobody reads them on a card.
  private static let deepest = 6

  func short(_ type: Ref) -> String {
    let whole = text(type, depth: 0)
    return whole.count > Self.limit ? whole.prefix(Self.limit - 1) + "…" : whole
  }

  private func text(_ type: Ref?, depth: Int) -> String {
    guard let type, depth < Self.deepest else { return "…" }
    func part(_ place: Int) -> String { text(program.child(type, place), depth: depth + 1) }
    func parts(afterFirst: Bool = false) -> String {
      let isFirstThere = program.child(type, 0) != nil
      return program.children(type).dropFirst(afterFirst && isFirstThere ? 1 : 0).map { text($0, depth: depth + 1) }
        .joined(separator: ", ")
    }
    switch program.kind(type) {
    case .typeName:
      let arguments = parts()
      return program.name(type) + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .typeMember:
      let arguments = parts(afterFirst: true)
      return part(0) + "." + program.name(type) + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .typeOptional: return enclosed(part(0), of: program.child(type, 0)) + "?"
    case .typeArray: return "[\(part(0))]"
    case .typeDictionary: return "[\(part(0)): \(part(1))]"
    case .typeTuple: return "(\(parts()))"
    case .typeFunction: return "(\(parts(afterFirst: true))) -> \(part(0))"
    case .typeSome: return "some \(part(0))"
    case .typeAny: return "any \(part(0))"
    case .typeComposition: return program.children(type).map { text($0, depth: depth + 1) }.joined(separator: " & ")
    case .typeMeta: return enclosed(part(0), of: program.child(type, 0)) + ".Type"
    default: return "…"
    }
  }

  /// `(any Store)?`: without the brackets it would be another type.
  private func enclosed(_ text: String, of type: Ref?) -> String {
    switch type.map({ program.kind($0) }) {
    case .typeFunction, .typeSome, .typeAny, .typeComposition: "(\(text))"
    default: text
    }
  }
}
