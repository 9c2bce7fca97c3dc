import Dialects
import SourceFacts

/// The texts in an app's string tables for the keys in its code.
///
/// A key may pass through functions and properties of the app (`"home.title".localized`,
/// `String.home.localized("title")`): they are followed to the library's call that looks the key up.
struct LocalisedTexts {
  let flow: DataFlow
  let evaluator: Evaluator
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var known: Dialect.Texts { semantics.library.texts }

  /// A key's expression, and that of its table; nil for the default table.
  struct Question {
    var call: Ref
    var key: Ref
    var table: Ref?
  }

  /// A function or property of the app's that is followed, with the expression that uses it.
  final class Frame {
    let use: Ref
    let function: Ref
    let outer: Frame?
    let depth: Int

    init(_ use: Ref, _ function: Ref, _ outer: Frame?) {
      self.use = use
      self.function = function
      self.outer = outer
      depth = (outer?.depth ?? 0) + 1
    }
  }

  /// A text in the code, and its place.
  struct Constant {
    var text: String
    var place: Ref
  }

  // MARK: what is asked

  /// The text of a literal that SwiftUI, or a parameter or variable for keys, takes as a key.
  func text(ofLiteral literal: Ref) -> String? {
    guard !semantics.tables.isEmpty, isKey(literal), let key = constant(literal, nil, 0) else { return nil }
    let call = program.parent(literal).flatMap { program.kind($0) == .argument ? program.parent($0) : nil }
    return words(key, table: call.flatMap(table), nil)
  }

  /// The text of a key in an expression whose type says that it is one.
  func text(ofKey key: String, at e: Ref) -> String? {
    guard !semantics.tables.isEmpty, isKeyType(semantics.type(of: e)) else { return nil }
    return look(up: Constant(text: key, place: e), in: known.defaultTable)
  }

  /// The text of a key that code looks up at a place, by any means.
  func text(lookedUpBy key: String, at place: Ref) -> String? {
    semantics.tables.isEmpty ? nil : look(up: Constant(text: key, place: place), in: known.defaultTable)
  }

  /// The text of a call or a member that looks a key up.
  func text(ofUse e: Ref) -> String? {
    guard !semantics.tables.isEmpty else { return nil }
    return text(ofUse: e, nil) ?? textOfStrangeHelper(e) ?? textOfGenerated(e)
  }

  private func text(ofUse e: Ref, _ frame: Frame?) -> String? {
    if program.kind(e) == .call, let question = question(e) { return words(question, frame) }
    guard frame.map({ allows($0.depth) }) ?? true, let function = function(usedBy: e), function != frame?.function,
      let inner = inner(of: function)
    else { return nil }
    return text(ofUse: inner, Frame(e, function, frame))
  }

  /// `"home.title".localized` of an unread library: by its name it looks up its receiver.
  private func textOfStrangeHelper(_ e: Ref) -> String? {
    let name = program.name(e)
    guard known.recasing[name] == nil, known.localising.contains(where: name.lowercased().contains),
      function(usedBy: e).flatMap(inner) == nil
    else { return nil }
    let callee = program.kind(e) == .call ? program.child(e, .callee) : e
    let first = program.kind(e) == .call ? semantics.arguments(of: e).first.flatMap { program.child($0, .value) } : nil
    let base = callee.flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
    guard let literal = [base, first].compactMap(\.self).first(where: { program.kind($0) == .string }),
      let key = constant(literal, nil, 0)
    else { return nil }
    let table = program.kind(e) == .call ? table(of: e) : nil
    return words(key, table: table, nil) ?? (table == nil ? look(up: key, in: nil) : nil)
  }

  func allows(_ depth: Int) -> Bool { semantics.allows(\.textDepth, after: depth) }

  // MARK: what looks a key up

  func question(_ call: Ref) -> Question? {
    let name = program.name(call)
    let arguments = semantics.arguments(of: call)
    if known.keysAfterTable.contains(name) {
      let plain = arguments.filter { program.name($0).isEmpty }.compactMap { program.child($0, .value) }
      guard let first = plain.first else { return nil }
      return Question(call: call, key: plain.count > 1 ? plain[1] : first, table: plain.count > 1 ? first : nil)
    }
    guard let labels = known.keys[name],
      let key = arguments.first.flatMap({ labels.contains(program.name($0)) ? program.child($0, .value) : nil })
    else { return nil }
    return Question(call: call, key: key, table: table(of: call))
  }

  private func table(of call: Ref) -> Ref? {
    semantics.arguments(of: call).first { known.tables.contains(program.name($0)) }.flatMap {
      program.child($0, .value)
    }
    .flatMap { program.kind($0) == .null ? nil : $0 }
  }

  /// Whether the context of a literal takes it as a key.
  private func isKey(_ literal: Ref) -> Bool {
    isKeyType(semantics.expectedType(of: literal)) || takesKey(literal)
  }

  /// Whether an expression is an argument of a function that looks literals up.
  func takesKey(_ e: Ref) -> Bool {
    var node = e
    while let parent = program.parent(node), [.ternary, .binary].contains(program.kind(parent)) { node = parent }
    guard let argument = program.parent(node), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      known.literalKeys[program.name(call)]?.contains(program.name(argument)) ?? false
    else { return false }
    switch semantics.callee(of: call) {
    case .functions(_, guessed: false), .initializer: return false
    default: return true
    }
  }

  func isKeyType(_ type: TypeExpression) -> Bool { name(of: type).map(known.keyTypes.contains) ?? false }

  private func name(of type: TypeExpression) -> String? {
    switch type.core {
    case .external(let name, _): name
    case .named(let id, _): program.types[id].path
    default: nil
    }
  }

  // MARK: helpers of the app's own

  /// The function or property with code that an expression uses.
  func function(usedBy e: Ref) -> Ref? {
    switch program.kind(e) {
    case .call:
      guard case .functions(let list, guessed: false) = semantics.callee(of: e), list.count == 1 else { return nil }
      return list[0]
    case .member:
      guard let variable = declaration(of: e), program.kind(variable) == .variable,
        evaluator.getter(of: variable) != nil
      else { return nil }
      return variable
    default: return nil
    }
  }

  /// The declaration of a name, also in an app's extension of a system type: `String.home`.
  func declaration(of e: Ref) -> Ref? {
    if let found = flow.declaration(of: e) { return found }
    guard program.kind(e) == .member, let base = program.child(e, .base),
      case .external(let name, _) = (semantics.typeReference(base) ?? semantics.type(of: base)).core,
      let extended = program.symbols.find(name).flatMap({ program.typesByName[$0]?.first })
    else { return nil }
    return program.types[extended].members[program.symbol(e)]?.first { program.kind($0) == .variable }
  }

  /// The only call in a function of texts that looks a key up, or the only use of another such function.
  private func inner(of function: Ref) -> Ref? {
    if let found = semantics.memory.keyLookups[function] { return found }
    let found = findInner(of: function)
    semantics.memory.keyLookups.keep(found, for: function)
    return found
  }

  private func findInner(of function: Ref) -> Ref? {
    let isVariable = program.kind(function) == .variable
    let result = isVariable ? semantics.declaredType(function) : program.child(function, .result).map(semantics.resolve)
    guard let result, name(of: result).map(known.textTypes.contains) ?? false,
      let body = isVariable ? evaluator.getter(of: function) : program.child(function, .body)
    else { return nil }
    var lookups: [Ref] = []
    semantics.forEachNode(in: body, atMost: \.controlNodes) { r in
      // A key may be wrapped in a function that takes keys itself.
      guard program.kind(r) == .call, question(r) != nil else { return lookups.count < 2 }
      lookups.append(r)
      return false
    }
    // `String(format: NSLocalizedString(key, comment: ""), count)`: the inner expression is looked up.
    if let first = lookups.first { return lookups.count == 1 ? first : nil }
    return program.onlyExpression(of: body).flatMap { [.call, .member].contains(program.kind($0)) ? $0 : nil }
  }

  // MARK: tables

  private func words(_ question: Question, _ frame: Frame?) -> String? {
    guard let key = constant(question.key, frame, 0) else { return text(ofSymbol: question.key) }
    return words(key, table: question.table, frame)
  }

  private func words(_ key: Constant, table: Ref?, _ frame: Frame?) -> String? {
    guard let table else { return look(up: key, in: known.defaultTable) }
    return constant(table, frame, 0).flatMap { look(up: key, in: $0.text) }
  }

  /// An interpolation stands in the table's key as its format: `Hello %@`.
  private func look(up key: Constant, in table: String?) -> String? {
    let source = program.files[Int(key.place.file)].path
    let keys =
      key.text.contains(Self.hole)
      ? Self.placeholders.map { key.text.replacing(Self.hole, with: $0) } : [key.text]
    for key in keys {
      if let text = semantics.tables.text(of: key, in: table, for: source) { return text }
    }
    return nil
  }

  private static let hole = "\\()"
  private static let placeholders = ["%@", "%lld", "%ld", "%d", "%lf", "%f", "%llu"]
}
