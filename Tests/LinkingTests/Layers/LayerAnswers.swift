import NavigationModel
import SourceFacts
import Testing

@testable import Linking

/// What one layer of the engine answers at the marks of a source, each with its line.
enum LayerAnswers {
  /// The type of each marked expression or declaration.
  static func types(in source: MarkedSource) -> [String] {
    answers(in: source) { program, node in
      let isDeclaration = [.variable, .parameter, .optionalBinding, .patternBind].contains(program.kind(node))
      return text(isDeclaration ? program.declaredType(of: node) : program.type(of: node), program)
    }
  }

  /// The values of each marked expression, in the order of the evaluator.
  static func values(in source: MarkedSource) -> [String] {
    answers(in: source) { program, node in
      program.evaluator.values(of: node, in: Environment(parent: nil)).map { text($0, program) }
        .joined(separator: ", ")
    }
  }

  /// What is put into each marked variable or parameter: the line and the text of each expression.
  static func flows(in source: MarkedSource) -> [String] {
    answers(in: source) { program, node in
      let key = VariableKey(declaration: node)
      return program.flow.sources(of: key).compactMap { $0.bindings[key] }.sorted()
        .map { "\(program.location($0).line) \(expression($0, program))" }.joined(separator: ", ")
    }
  }

  /// Where each marked function or closure is run: the lines of the calls.
  static func callers(in source: MarkedSource) -> [String] {
    answers(in: source) { program, node in
      let calls = program.kind(node) == .closure ? program.flow.closureRuns(node) : program.flow.callers(of: node)
      return Set(calls).sorted().map { "\(program.location($0).line)" }.joined(separator: ", ")
    }
  }

  private static func answers(
    in source: MarkedSource, _ ask: @escaping @Sendable (LinkedProgram, Ref) -> String
  ) -> [String] {
    let marks = source.marks
    #expect(!marks.isEmpty)
    return FixtureApp.program(of: [.init(path: MarkedSource.file, bytes: Array(source.text.utf8))]) { program in
      marks.map { mark in
        guard let node = node(at: mark.location, program) else { return "\(mark.location.line): nothing stands here" }
        let answer = ask(program, node)
        return "\(mark.location.line): \(answer.isEmpty ? "nothing" : answer)"
      }
    }
  }

  /// Several nodes begin at one place: a call and its callee. The first of these kinds is meant.
  private static let kinds: [Node.Kind] = [
    .call, .closure, .function, .variable, .parameter, .optionalBinding, .patternBind, .ternary, .subscript, .binary,
    .member, .name, .array, .string, .null,
  ]

  private static func node(at location: NavigationModel.SourceLocation, _ program: LinkedProgram) -> Ref? {
    kinds.lazy.compactMap { kind -> Ref? in
      var found: Ref?
      program.forEachNode(of: kind) { if found == nil, program.location($0) == location { found = $0 } }
      return found
    }.first
  }

  private static func expression(_ node: Ref, _ program: LinkedProgram) -> String {
    program.kind(node) == .closure ? "closure" : SourceText(program: program.program).text(node)
  }

  private static func text(_ type: TypeExpression, _ program: LinkedProgram) -> String {
    func list(_ types: [TypeExpression]) -> String { types.map { text($0, program) }.joined(separator: ", ") }
    func generic(_ name: String, _ arguments: [TypeExpression]) -> String {
      arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    }
    return switch type {
    case .named(let id, let arguments): generic(program.typeName(id), arguments)
    case .external(let name, let arguments): generic(name, arguments)
    case .optional(let wrapped): text(wrapped, program) + "?"
    case .array(let element): "[\(text(element, program))]"
    case .dictionary(let key, let value): "[\(text(key, program)): \(text(value, program))]"
    case .tuple(let elements, _): "(\(list(elements)))"
    case .function(let parameters, let result): "(\(list(parameters))) -> \(text(result, program))"
    case .metatype(let type): text(type, program) + ".Type"
    case .opaque(let parts): "some " + parts.map { text($0, program) }.joined(separator: " & ")
    case .generic(let parameter): program.name(parameter)
    case .dependent(let base, let name): "\(text(base, program)).\(program.program.text(name))"
    case .unknown: "unknown"
    }
  }

  private static func text(_ value: Value, _ program: LinkedProgram) -> String {
    func list(_ values: [Value]) -> String { values.map { text($0, program) }.joined(separator: ", ") }
    return switch value {
    case .enumCase(let type, let name, _, _): "\(program.typeName(type)).\(program.program.text(name))"
    case .instance(let type, _, _): "\(text(type, program))()"
    case .closure: "closure"
    case .function(let function, _): "function \(program.name(function))"
    case .maker(let type, _): "\(text(type, program)).init"
    case .metatype(let type): "\(text(type, program)).self"
    case .array(let elements): "[\(list(elements))]"
    case .dictionary: "dictionary"
    case .tuple(let elements): "(" + elements.map { list($0) }.joined(separator: ", ") + ")"
    case .string(let string): "\"\(string)\""
    case .boolean(let boolean): "\(boolean)"
    case .null: "nil"
    case .group: "views"
    case .parameter(let key): key.number < 0 ? "parameter \(program.name(key.declaration))" : "parameter $\(key.number)"
    case .property(let key): "property \(program.name(key.declaration))"
    case .selfValue(let type): "self of \(program.typeName(type))"
    case .payload(let inner, let name, let number):
      "payload \(number) of \(program.program.text(name)) in \(text(inner, program))"
    case .element(let inner): "element of \(text(inner, program))"
    case .unknown: "unknown"
    case .outcome: "outcome"
    }
  }
}
