import NavigationModel
import SourceFacts

/// The strings that an expression stands for, where they are known before the app runs.
struct LinkConstants {
  let linked: LinkedProgram

  /// Types of texts.
  static let texts: Set<String> = ["String", "Substring"]

  func texts(of expression: Ref) -> [String] {
    switch linked.kind(expression) {
    case .string:
      // A string with an unknown interpolation is no constant.
      return linked.children(expression).isEmpty ? [linked.name(expression)] : interpolated(expression)
    case .array: return linked.children(expression).flatMap(texts)
    case .member where linked.name(expression) == "rawValue" && linked.variable(of: expression) == nil:
      if let base = linked.child(expression, .base) { return texts(of: base) }
    default: break
    }
    let values = linked.evaluator.values(of: expression, in: Environment(parent: nil))
    let found = values.flatMap { text(of: $0) }
    if !found.isEmpty { return found }
    return nameOfSDK(expression).map { [$0] } ?? []
  }

  /// A string whose constant interpolations are filled in: `"\(scheme)://"`.
  private func interpolated(_ string: Ref) -> [String] {
    let parts = linked.children(string).map { texts(of: $0) }
    guard parts.allSatisfy({ $0.count == 1 }) else { return [] }
    var text = ""
    var rest = linked.name(string)[...]
    for part in parts {
      guard let hole = rest.firstRange(of: "\\()") else { break }
      text += rest[..<hole.lowerBound] + part[0]
      rest = rest[hole.upperBound...]
    }
    return [text + rest]
  }

  private func text(of value: Value) -> [String] {
    switch value {
    case .string(let text): return text.contains("\\(") ? [] : [text]
    case .enumCase(let type, let name, _, _): return rawText(ofCase: name, of: type).map { [$0] } ?? []
    case .array(let list): return list.flatMap { text(of: $0) }
    case .property(let key):
      guard linked.kind(key.declaration) == .variable, linked.flags(key.declaration).contains(.isLet),
        let first = linked.child(key.declaration, .initializer), [.string, .array].contains(linked.kind(first))
      else { return [] }
      return texts(of: first)
    default: return []
    }
  }

  /// The raw string of an enum case.
  func rawText(ofCase name: Symbol, of type: TypeID) -> String? {
    guard linked.supertypeNames(of: type).contains("String"),
      let declaration = linked.program.types[type].cases[name]
    else { return nil }
    guard linked.flags(declaration).contains(.hasRawValue), let raw = linked.children(declaration).last else {
      return linked.program.text(name)
    }
    return linked.kind(raw) == .string ? linked.name(raw) : nil
  }

  /// A constant of the SDK, for which its name stands: `NSUserActivityTypeBrowsingWeb`.
  private func nameOfSDK(_ expression: Ref) -> String? {
    switch linked.kind(expression) {
    case .name:
      let name = linked.name(expression)
      return name.first?.isUppercase == true && linked.variable(of: expression) == nil ? name : nil
    default: return nil
    }
  }
}
