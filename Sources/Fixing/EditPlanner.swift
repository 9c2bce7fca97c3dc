import NavigationModel
import SwiftSyntax

/// Converts an edit's operation to replacements of text.
struct EditPlanner {
  let locator: NodeLocator
  let lines: SourceLines

  init(locator: NodeLocator, source: [UInt8]) {
    self.locator = locator
    lines = SourceLines(source: source)
  }

  func replacements(for edit: Fix.Edit) throws(FixRefusal) -> [Replacement] {
    let place = edit.location
    return switch edit.operation {
    case .addAttribute(let attribute): [try addition(of: attribute, at: place)]
    case .removeAttribute(let name): [try removal(ofAttribute: name, at: place)]
    case .wrapInCondition(let condition): [try wrapping(at: place, in: condition)]
    case .moveModifier(let container): try move(at: place, toEndOf: container)
    case .replaceComputedProperty(let type, let body): [try replacement(ofPropertyAt: place, type: type, body: body)]
    case .appendModifier(let modifier): [try append(modifier, at: place)]
    case .rename(let name): [Replacement(range: try locator.token(at: place).ownRange, text: name)]
    case .addModifier(let name): [try addition(ofModifier: name, at: place)]
    case .replaceDefault(let cases): [try replacement(ofDefaultAt: place, by: cases)]
    case .addConformance(let name): [try conformance(name, at: place)]
    }
  }

  // MARK: declarations

  private func addition(of attribute: String, at place: NavigationModel.SourceLocation) throws(FixRefusal)
    -> Replacement
  {
    let declaration = try locator.declaration(at: place)
    if attributes(of: declaration).contains(where: { $0.trimmedDescription == attribute }) {
      throw FixRefusal("\(attribute) is already there")
    }
    let start = declaration.ownRange.lowerBound
    return Replacement(range: start..<start, text: attribute + " ")
  }

  private func removal(ofAttribute name: String, at place: NavigationModel.SourceLocation) throws(FixRefusal)
    -> Replacement
  {
    let declaration = try locator.declaration(at: place)
    guard let attribute = attributes(of: declaration).first(where: { $0.attributeName.trimmedDescription == name }),
      let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { throw FixRefusal("there is no @\(name)") }
    // Comments between the attribute and what follows are kept.
    let end =
      attribute.trailingTrivia.isBlank && next.leadingTrivia.isBlank
      ? next.ownRange.lowerBound : attribute.ownRange.upperBound
    return Replacement(range: attribute.ownRange.lowerBound..<end, text: "")
  }

  private func addition(ofModifier name: String, at place: NavigationModel.SourceLocation) throws(FixRefusal)
    -> Replacement
  {
    guard let variable = try locator.declaration(at: place).as(VariableDeclSyntax.self) else {
      throw FixRefusal("it is not a variable")
    }
    if variable.modifiers.contains(where: { $0.name.text == name }) { throw FixRefusal("\(name) is already there") }
    let start = variable.bindingSpecifier.ownRange.lowerBound
    return Replacement(range: start..<start, text: name + " ")
  }

  private func replacement(ofDefaultAt place: NavigationModel.SourceLocation, by cases: [String]) throws(FixRefusal)
    -> Replacement
  {
    let token = try locator.token(at: place)
    guard let label = token.parent?.as(SwitchDefaultLabelSyntax.self),
      let own = label.parent?.as(SwitchCaseSyntax.self),
      let list = own.parent?.as(SwitchCaseListSyntax.self), own.attribute == nil, !cases.isEmpty
    else { throw FixRefusal("there is no default") }
    for element in list where element.id != own.id {
      guard case .switchCase(let arm) = element else { throw FixRefusal("some cases are under #if") }
      guard case .case(let arms) = arm.label else { throw FixRefusal("there are two defaults") }
      guard arms.caseItems.allSatisfy({ $0.whereClause == nil && takesAll($0.pattern) }) else {
        throw FixRefusal("another case applies only under a condition")
      }
    }
    let text = "case " + cases.map { ".\($0)" }.joined(separator: ", ") + ":"
    return Replacement(range: label.ownRange, text: text)
  }

  /// `.a`, `.a(let x)`, `let .a(x, _)`: matches every value of the case.
  private func takesAll(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return takesAll(binding.pattern) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return false }
    if expression.is(MemberAccessExprSyntax.self) { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.is(MemberAccessExprSyntax.self)
    else { return false }
    return call.arguments.allSatisfy { argument in
      if argument.expression.is(DiscardAssignmentExprSyntax.self) { return true }
      guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else {
        return argument.expression.is(DeclReferenceExprSyntax.self) && isBound(call)
      }
      if pattern.is(IdentifierPatternSyntax.self) { return true }
      return pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) ?? false
    }
  }

  /// If a `let` comes before the pattern, names in the payload are new variables.
  private func isBound(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let current = node, !current.is(SwitchCaseItemSyntax.self) {
      if current.is(ValueBindingPatternSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  private func attributes(of declaration: DeclSyntax) -> [AttributeSyntax] {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap { $0.as(AttributeSyntax.self) } ?? []
  }

  private func replacement(ofPropertyAt place: NavigationModel.SourceLocation, type: String, body: String)
    throws(FixRefusal) -> Replacement
  {
    guard let variable = try locator.declaration(at: place).as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let accessors = binding.accessorBlock
    else { throw FixRefusal("it is not a computed property") }
    return Replacement(
      range: binding.pattern.ownRange.upperBound..<accessors.ownRange.upperBound, text: ": \(type) { \(body) }")
  }

  private func conformance(_ conformance: String, at place: NavigationModel.SourceLocation) throws(FixRefusal)
    -> Replacement
  {
    let declaration = try locator.declaration(at: place)
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { throw FixRefusal("it is not a type") }
    if let inherited = group.inheritanceClause?.inheritedTypes, let last = inherited.last {
      if inherited.contains(where: { $0.type.trimmedDescription == conformance }) {
        throw FixRefusal("it already conforms to \(conformance)")
      }
      let end = last.type.ownRange.upperBound
      return Replacement(range: end..<end, text: ", \(conformance)")
    }
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let name = try locator.token(at: place)
    let end = generics?.ownRange.upperBound ?? name.ownRange.upperBound
    return Replacement(range: end..<end, text: ": \(conformance)")
  }

  // MARK: statements and modifiers

  private func wrapping(at place: NavigationModel.SourceLocation, in condition: String) throws(FixRefusal)
    -> Replacement
  {
    let call = try locator.call(at: place)
    guard let item = statement(of: call) else { throw FixRefusal("its value is used") }
    let range = item.ownRange
    let text = lines.text(range)
    guard lines.beginsLine(range.lowerBound) else {
      return Replacement(range: range, text: "if \(condition) { \(text) }")
    }
    let indent = lines.indentation(at: range.lowerBound)
    let inner = indent + lines.indentationUnit
    let br = lines.lineBreak
    return Replacement(
      range: range,
      text: "if \(condition) {\(br)\(inner)\(SourceLines.reindented(text, from: indent, to: inner))\(br)\(indent)}")
  }

  /// The statement that consists of the call, or of a chain that begins with it.
  private func statement(of call: FunctionCallExprSyntax) -> CodeBlockItemSyntax? {
    var current = Syntax(locator.chain(from: call))
    while let parent = current.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      current = parent
    }
    // An expression that is a statement is stored directly in the item.
    return current.parent?.as(CodeBlockItemSyntax.self)
  }

  private func move(at place: NavigationModel.SourceLocation, toEndOf container: NavigationModel.SourceLocation)
    throws(FixRefusal) -> [Replacement]
  {
    let call = try locator.call(at: place)
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      throw FixRefusal("it is not a modifier in a chain")
    }
    let outer = try locator.call(at: container)
    guard outer.ownRange.lowerBound < call.ownRange.lowerBound, call.ownRange.upperBound <= outer.ownRange.upperBound
    else {
      throw FixRefusal("the modifier is not inside the container")
    }
    let moved = member.period.ownRange.lowerBound..<call.ownRange.upperBound
    let removed = base.ownRange.upperBound..<call.ownRange.upperBound
    // A comment between the chain and the modifier would be lost.
    guard lines.text(removed.lowerBound..<moved.lowerBound).allSatisfy(\.isWhitespace) else {
      throw FixRefusal("there is a comment before the modifier")
    }
    let end = locator.chain(from: outer).ownRange.upperBound
    let indent = lines.indentation(at: end)
    let text = SourceLines.reindented(lines.text(moved), from: lines.indentation(at: moved.lowerBound), to: indent)
    return [
      Replacement(range: removed, text: ""), Replacement(range: end..<end, text: lines.lineBreak + indent + text),
    ]
  }

  private func append(_ modifier: String, at place: NavigationModel.SourceLocation) throws(FixRefusal) -> Replacement {
    let end = locator.chain(from: try locator.call(at: place)).ownRange.upperBound
    return Replacement(range: end..<end, text: lines.lineBreak + lines.indentation(at: end) + modifier)
  }
}

extension Trivia {
  fileprivate var isBlank: Bool {
    allSatisfy { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
