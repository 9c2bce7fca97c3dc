import SourceFacts

/// Texts in the code, through helpers that are followed.
extension LocalisedTexts {
  /// The text of an expression in a function that is followed.
  func constant(_ e: Ref, _ frame: Frame?, _ depth: Int) -> Constant? {
    guard allows(depth) else { return nil }
    switch program.kind(e) {
    case .string: return Constant(text: Self.unescaped(program.name(e)), place: e)
    case .binary where program.name(e) == "+":
      guard let left = program.child(e, .left).flatMap({ constant($0, frame, depth + 1) }),
        let right = program.child(e, .right).flatMap({ constant($0, frame, depth + 1) })
      else { return nil }
      return Constant(text: left.text + right.text, place: left.place)
    // A use with a table of its own is looked up there.
    case .call: return question(e).flatMap { $0.table == nil ? constant($0.key, frame, depth + 1) : nil }
    case .name where program.name(e) == "self":
      return frame.flatMap { frame in receiver(of: frame).flatMap { constant($0, frame.outer, depth + 1) } }
    case .name, .member: return constant(named: e, frame, depth)
    default: return nil
    }
  }

  private func constant(named e: Ref, _ frame: Frame?, _ depth: Int) -> Constant? {
    if program.name(e) == "rawValue" { return rawValue(e, frame) }
    guard let declaration = declaration(of: e) else { return nil }
    if program.kind(declaration) == .parameter { return constant(ofParameter: declaration, frame, depth) }
    guard program.kind(declaration) == .variable else { return nil }
    if let given = program.child(declaration, .initializer) { return constant(given, nil, depth + 1) }
    if let getter = evaluator.getter(of: declaration) {
      let inner = program.kind(e) == .member ? Frame(e, declaration, frame) : frame
      return program.onlyExpression(of: getter).flatMap { constant($0, inner, depth + 1) }
    }
    // A property with which the current object was made.
    let object: (Ref, Frame?)?
    if semantics.namesOwn(e) {
      object = frame.flatMap { frame in receiver(of: frame).map { ($0, frame.outer) } }
    } else {
      object = program.child(e, .base).map { ($0, frame) }
    }
    guard let (base, around) = object, let (call, inside) = making(base, around, depth + 1) else { return nil }
    return semantics.argument(labelled: program.name(e), of: call).flatMap { constant($0, inside, depth + 1) }
  }

  private func constant(ofParameter parameter: Ref, _ frame: Frame?, _ depth: Int) -> Constant? {
    guard let frame, program.kind(frame.use) == .call,
      semantics.parameters(of: frame.function).contains(parameter)
    else { return nil }
    if let given = semantics.argument(for: parameter, in: frame.use, of: frame.function) {
      return constant(given, frame.outer, depth + 1)
    }
    return program.child(parameter, .initializer).flatMap { constant($0, nil, depth + 1) }
  }

  /// The receiver of a helper.
  private func receiver(of frame: Frame) -> Ref? {
    let target = program.kind(frame.use) == .call ? program.child(frame.use, .callee) : frame.use
    return target.flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
  }

  /// The call that makes an object, and its frame.
  private func making(_ e: Ref, _ frame: Frame?, _ depth: Int) -> (Ref, Frame?)? {
    guard allows(depth) else { return nil }
    switch program.kind(e) {
    case .call:
      guard let function = function(usedBy: e) else { return (e, frame) }
      return program.child(function, .body).flatMap(program.onlyExpression).flatMap {
        making($0, Frame(e, function, frame), depth + 1)
      }
    case .name where program.name(e) == "self":
      return frame.flatMap { frame in receiver(of: frame).flatMap { making($0, frame.outer, depth + 1) } }
    case .name, .member:
      guard let variable = declaration(of: e), program.kind(variable) == .variable else { return nil }
      let given =
        program.child(variable, .initializer) ?? evaluator.getter(of: variable).flatMap(program.onlyExpression)
      return given.flatMap { making($0, nil, depth + 1) }
    default: return nil
    }
  }

  /// `Texts.title.rawValue`, and `rawValue` in a helper of the enum.
  private func rawValue(_ e: Ref, _ frame: Frame?) -> Constant? {
    let isOwn = semantics.namesOwn(e)
    guard let object = isOwn ? frame.flatMap(receiver) : program.child(e, .base) else { return nil }
    if program.kind(object) == .name, program.name(object) == "self", let frame, !isOwn {
      return receiver(of: frame).flatMap { rawValue(of: $0, at: e) }
    }
    return rawValue(of: object, at: e)
  }

  private func rawValue(of object: Ref, at e: Ref) -> Constant? {
    let values = evaluator.values(of: object, in: Environment(parent: nil))
    guard values.count == 1, case .string(let text)? = evaluator.rawValue(program.symbol(e), of: values[0])?.first
    else {
      return nil
    }
    return Constant(text: Self.unescaped(text), place: object)
  }

  /// A literal as it is at run time, without its interpolations.
  static func unescaped(_ literal: String) -> String {
    guard literal.contains("\\") else { return literal }
    var result = ""
    var rest = literal[...]
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "(": result += "\\("
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        result.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) ?? "\u{FFFD}")
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
