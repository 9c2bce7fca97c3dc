import SourceFacts

/// Members that the SDK declares: of collections, notifications, tuples and strings.
extension Evaluator {
  /// `pages.first`; nil where the base is no collection.
  func element(_ r: Ref, of base: Ref, _ env: Environment) -> [Value]? {
    if program.name(r) != "randomElement", let list = ordered(base, env) {
      return [program.name(r) == "first" ? list[0] : list[list.count - 1]]
    }
    let values = evaluate(base, env)
    if program.name(r) == "last", values.count == 1, case .array(let list) = values[0], case .string? = list.last {
      return [list[list.count - 1]]
    }
    guard values.contains(where: \.isCollection) || !semantics.element(of: semantics.type(of: base)).isUnknown else {
      return nil
    }
    // The first element of an empty collection is nil.
    return values.isEmpty || !values.allSatisfy { $0 == .array([]) } ? elements(values, at: r) : [.null]
  }

  /// A notification stands for the object it carries.
  func carried(byNotification base: Ref, _ name: Symbol, _ env: Environment) -> [Value]? {
    let values = evaluate(base, env)
    let isCarried =
      !values.isEmpty
      && values.allSatisfy { v in
        nominal(v).map { semantics.members(named: name, of: $0).isEmpty } ?? !v.isConcrete
      }
    return isCarried ? values : nil
  }

  func part(_ place: Int, named name: Symbol, of values: [Value], at r: Ref) -> [Value] {
    unique(
      values.flatMap { v -> [Value] in
        if case .tuple(let parts) = v, place < parts.count { return parts[place] }
        // A part of a tuple whose value is not known yet.
        return [v.root == nil ? .unknown(r) : .payload(v, name, place)]
      })
  }

  /// Members of values that are no objects of the app's types.
  func readBuiltIn(_ name: Symbol, of value: Value, _ env: Environment, at r: Ref) -> [Value]? {
    switch value {
    case .metatype(let type): return staticMember(name, of: type, r, env)
    case .null: return [.null]
    // A closure has no properties: the property belongs to the box around it (`self { Page() }.singleton`).
    case .closure where !semantics.library.makers.isEmpty: return [value]
    case .enumCase(let id, let made, _, _):
      if program.text(name) == "rawValue", let text = rawText(id, made) { return [.string(text)] }
    case .string(let text):
      switch program.text(name) {
      case "capitalized": return [.string(text.lowercased().startingUppercase)]
      case "localizedCapitalized", "localized": return [value]
      default: break
      }
    case .tuple(let parts):
      guard let place = Int(program.text(name)), place < parts.count else { return [.unknown(r)] }
      return parts[place]
    default: break
    }
    let isOpenRawValue =
      program.text(name) == "rawValue" && value.root != nil
      && nominal(value).map { semantics.members(named: name, of: $0).isEmpty } ?? true
    return isOpenRawValue ? [value] : nil
  }
}
