@_spi(RawSyntax) import SwiftSyntax

/// The standard library's operator precedences.
///
/// Operators that a program declares have the default precedence: between the ternary operator and `||`.
struct Precedence: Comparable {
  var level: UInt8
  var isRightAssociative: Bool

  static let assignment = Precedence(level: 1, isRightAssociative: true)
  static let arrow = Precedence(level: 2, isRightAssociative: true)
  static let ternary = Precedence(level: 3, isRightAssociative: true)
  static let custom = Precedence(level: 4, isRightAssociative: false)
  static let disjunction = Precedence(level: 5, isRightAssociative: false)
  static let conjunction = Precedence(level: 6, isRightAssociative: false)
  static let comparison = Precedence(level: 7, isRightAssociative: false)
  static let coalescing = Precedence(level: 8, isRightAssociative: true)
  static let casting = Precedence(level: 9, isRightAssociative: false)
  static let range = Precedence(level: 10, isRightAssociative: false)
  static let addition = Precedence(level: 11, isRightAssociative: false)
  static let multiplication = Precedence(level: 12, isRightAssociative: false)
  static let shift = Precedence(level: 13, isRightAssociative: false)

  static func < (a: Precedence, b: Precedence) -> Bool { a.level < b.level }

  init(level: UInt8, isRightAssociative: Bool) {
    self.level = level
    self.isRightAssociative = isRightAssociative
  }

  init(operation: Bytes) {
    switch String(decoding: operation, as: UTF8.self) {
    case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
      ".&=", ".|=", ".^=":
      self = .assignment
    case "||", ".|":
      self = .disjunction
    case "&&", ".&":
      self = .conjunction
    case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=":
      self = .comparison
    case "??":
      self = .coalescing
    case "...", "..<":
      self = .range
    case "+", "-", "|", "^", "&+", "&-", ".^":
      self = .addition
    case "*", "/", "%", "&", "&*":
      self = .multiplication
    case "<<", ">>", "&<<", "&>>":
      self = .shift
    default:
      self = .custom
    }
  }
}

extension Lowering {
  /// An operator that waits for its right operand.
  private struct Operation {
    enum Form { case binary, call, assign, ternary, cast }
    var form: Form
    var precedence: Precedence
    var name: UInt32 = 0
    /// The middle of a ternary.
    var middle: NodeID = 0
  }

  /// A node and the place at which its text starts.
  private struct Operand {
    var id: NodeID
    var start: Place
  }

  /// Folds `a op b op c …` with two stacks, so that a long sum needs no deep recursion here.
  mutating func operatorSequence(_ list: RawSyntax?) -> NodeID {
    guard let list else { return 0 }
    var operands: [Operand] = []
    var operations: [Operation] = []
    for case let element? in list.slots {
      if operands.count > operations.count, let operation = operation(element) {
        while let top = operations.last, Self.bindsTighter(top.precedence, operation.precedence) {
          reduce(&operands, &operations)
        }
        operations.append(operation)
      } else if operands.count == operations.count {
        let at = start(element)
        operands.append(Operand(id: expression(element), start: at))
      }
      // Otherwise two operands in a row: broken source, of which the first is kept.
    }
    // Broken source may lack the last operand.
    if operands.count == operations.count, let last = operands.last {
      operands.append(Operand(id: 0, start: last.start))
    }
    while !operations.isEmpty { reduce(&operands, &operations) }
    return operands.first?.id ?? 0
  }

  private static func bindsTighter(_ left: Precedence, _ right: Precedence) -> Bool {
    left > right || (left == right && !left.isRightAssociative)
  }

  private mutating func reduce(_ operands: inout [Operand], _ operations: inout [Operation]) {
    guard let operation = operations.popLast(), operands.count >= 2, let right = operands.popLast(),
      let left = operands.popLast()
    else { return }
    let id: NodeID
    switch operation.form {
    case .binary:
      id = add(.binary, at: left.start, name: operation.name, (.left, left.id), (.right, right.id))
    case .call:
      let callee = add(.name, at: left.start, name: operation.name)
      let first = add(.argument, at: left.start, (.value, left.id))
      let second = add(.argument, at: right.start, (.value, right.id))
      let call = open(.call)
      put(callee, as: .callee, in: call)
      pending.append(first)
      pending.append(second)
      id = close(call, at: left.start, name: operation.name)
    case .assign:
      id = add(.assign, at: left.start, name: operation.name, (.target, left.id), (.value, right.id))
    case .cast:
      id = add(.cast, at: left.start, name: operation.name, (.operand, left.id), (.type, right.id))
    case .ternary:
      let choice = open(.ternary)
      put(left.id, as: .condition, in: choice)
      put(operation.middle, as: .then, in: choice)
      put(right.id, as: .otherwise, in: choice)
      id = close(choice, at: left.start)
    }
    operands.append(Operand(id: id, start: left.start))
  }

  private mutating func operation(_ element: RawSyntax) -> Operation? {
    let slots = element.slots
    switch element.kind {
    case .binaryOperatorExpr:
      let token = slots[Layout.first]
      let text = token?.tokenText ?? Bytes(start: nil, count: 0)
      let precedence = Precedence(operation: text)
      // An operator that a program declares is a call of its function.
      let form: Operation.Form = precedence == .assignment ? .assign : precedence == .custom ? .call : .binary
      return Operation(form: form, precedence: precedence, name: names.intern(text))
    case .assignmentExpr:
      return Operation(form: .assign, precedence: .assignment, name: names.intern("="))
    case .unresolvedTernaryExpr:
      return Operation(
        form: .ternary, precedence: .ternary, middle: expression(slots[Layout.UnresolvedTernary.then]))
    case .unresolvedAsExpr:
      return Operation(form: .cast, precedence: .casting, name: castName(slots))
    case .unresolvedIsExpr:
      return Operation(form: .cast, precedence: .casting, name: names.intern("is"))
    case .arrowExpr:
      return Operation(form: .binary, precedence: .arrow, name: names.intern("->"))
    default:
      return nil
    }
  }

  private mutating func castName(_ slots: Slots) -> UInt32 {
    guard let mark = slots[Layout.UnresolvedCast.mark]?.tokenText, !mark.isEmpty else { return names.intern("as") }
    return mark == "?" ? names.intern("as?") : names.intern("as!")
  }
}
