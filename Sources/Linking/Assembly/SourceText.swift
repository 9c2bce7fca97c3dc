import SourceFacts

/// Short source-like text of expressions, for triggers and guards.
struct SourceText {
  let program: Program
  static let limit = 60

  func text(_ r: Ref, depth: Int = 0) -> String {
    guard depth < 6 else { return "…" }
    func sub(_ r: Ref?) -> String { r.map { text($0, depth: depth + 1) } ?? "" }
    switch program.kind(r) {
    case .name, .number, .boolean: return program.name(r)
    case .member: return sub(program.child(r, 0)) + "." + program.name(r)
    case .string: return "\"" + program.name(r) + "\""
    case .null: return "nil"
    case .call:
      let arguments = program.children(r).dropFirst().filter { !program.flags($0).contains(.trailing) }
      return sub(program.child(r, 0)) + "(" + arguments.map { sub($0) }.joined(separator: ", ") + ")"
    case .argument:
      let label = program.name(r)
      return (label.isEmpty ? "" : label + ": ") + sub(program.child(r, 0))
    case .binary, .assign: return sub(program.child(r, 0)) + " " + program.name(r) + " " + sub(program.child(r, 1))
    case .unary: return program.name(r) + sub(program.child(r, 0))
    case .optionalBinding:
      let value = sub(program.child(r, 0))
      return "let " + program.name(r) + (value == program.name(r) ? "" : " = " + value)
    case .patternCondition: return "case " + sub(program.child(r, 0)) + " = " + sub(program.child(r, 1))
    case .patternCase: return sub(program.child(r, 0)) + "." + program.name(r)
    case .patternExpression: return sub(program.child(r, 0))
    case .patternBind: return "let " + program.name(r)
    case .list: return program.children(r).map { sub($0) }.joined(separator: ", ")
    case .subscript: return sub(program.child(r, 0)) + "[…]"
    case .closure: return "{ … }"
    case .cast: return sub(program.child(r, 0)) + " " + program.name(r) + " …"
    default: return "…"
    }
  }

  func short(_ r: Ref) -> String {
    let whole = text(r)
    return whole.count > SourceText.limit ? whole.prefix(SourceText.limit - 1) + "…" : whole
  }

  /// The control around a place whose action it is: `Button("Details")`.
  func trigger(of place: Ref) -> String? {
    var previous = place
    var current: Ref? = place
    while let c = current {
      switch program.kind(c) {
      // The action, not the view that the modifier hangs on.
      case .call where SourceText.triggers.contains(program.name(c)) && (c == place || program.child(c, 0) != previous):
        return described(c)
      case .function, .type, .extension: return nil
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  private func described(_ call: Ref) -> String {
    let name = program.name(call)
    if let title = title(in: call) { return "\(name)(\"\(title)\")" }
    switch name {
    case "onTapGesture", "onLongPressGesture", "onAppear", "task", "onOpenURL", "onChange", "onReceive", "swipeActions", "refreshable", "onSubmit", "onDisappear": return name
    default: return name
    }
  }

  /// The first text a control shows.
  private func title(in call: Ref) -> String? {
    var found: String?
    for child in program.children(call).dropFirst() {
      program.forEachNode(in: child) { r in
        if found != nil { return false }
        if program.kind(r) == .string, !program.name(r).isEmpty {
          // An image's name is no title.
          if let p = program.parent(r), program.kind(p) == .argument, SourceText.imageLabels.contains(where: program.name(p).lowercased().contains) { return false }
          if let p = program.parent(r), let call = program.parent(p), program.kind(call) == .call, ["Image", "UIImage"].contains(program.name(call)) { return false }
          found = program.name(r)
        }
        if program.kind(r) == .argument, ["action", "destination", "role", "value", "isActive"].contains(program.name(r)) { return false }
        return found == nil
      }
      if found != nil { break }
    }
    return found.map { $0.count > 40 ? $0.prefix(39) + "…" : $0 }
  }

  private static let imageLabels = ["image", "img", "icon", "symbol", "system"]

  static let triggers: Set<String> = [
    "Button", "NavigationLink", "Link", "onTapGesture", "onLongPressGesture", "onAppear", "task", "onOpenURL", "onChange", "onReceive", "Menu", "Toggle",
    "swipeActions", "Tab", "UIAction", "UIAlertAction", "UIBarButtonItem", "refreshable", "onSubmit", "onDisappear", "contextMenu",
  ]

  /// The innermost condition around a place.
  func guardCondition(of place: Ref) -> String? {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .ifElse:
        if let conditions = program.child(c, 0) {
          if program.child(c, 1) == previous { return short(conditions) }
          if program.child(c, 2) == previous { return "!(" + short(conditions) + ")" }
        }
      case .switchCase:
        if let patterns = program.child(c, 0), !program.children(patterns).isEmpty { return "case " + short(patterns) }
      case .function, .type, .extension: return nil
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return nil
  }
}
