import NavigationModel
import SwiftSyntax

/// Finds nodes by the positions that findings name.
struct NodeLocator {
  let tree: SourceFileSyntax
  let file: String
  private let converter: SourceLocationConverter

  init(tree: SourceFileSyntax, file: String) {
    self.tree = tree
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
  }

  /// The token that begins at a position.
  func token(at location: NavigationModel.SourceLocation) throws(FixRefusal) -> TokenSyntax {
    guard location.file == file else { throw FixRefusal("it needs a change in another file, \(location.file)") }
    guard location.line >= 1, location.line <= converter.sourceLines.count, location.column >= 1 else {
      throw FixRefusal("the place is not in the file")
    }
    let position = converter.position(ofLine: location.line, column: location.column)
    guard let token = tree.token(at: position), token.positionAfterSkippingLeadingTrivia == position else {
      throw FixRefusal("the file has changed since it was read")
    }
    return token
  }

  /// The declaration whose name is at a position.
  func declaration(at location: NavigationModel.SourceLocation) throws(FixRefusal) -> DeclSyntax {
    let token = try token(at: location)
    var current = token.parent
    while let node = current {
      if let variable = node.as(VariableDeclSyntax.self) { return DeclSyntax(variable) }
      if node.asProtocol((any NamedDeclSyntax).self)?.name == token, let declaration = node.as(DeclSyntax.self) {
        return declaration
      }
      if node.is(CodeBlockSyntax.self) || node.is(MemberBlockSyntax.self) { break }
      current = node.parent
    }
    throw FixRefusal("no declaration has its name there")
  }

  /// The call whose callee's last name is at a position.
  func call(at location: NavigationModel.SourceLocation) throws(FixRefusal) -> FunctionCallExprSyntax {
    let token = try token(at: location)
    var current = token.parent
    while let node = current {
      if let call = node.as(FunctionCallExprSyntax.self) { return call }
      guard
        node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
          || node.is(GenericSpecializationExprSyntax.self)
      else { break }
      current = node.parent
    }
    throw FixRefusal("no call has its name there")
  }

  /// The whole chain of modifiers that contains a call, up to its last one.
  func chain(from call: FunctionCallExprSyntax) -> ExprSyntax {
    var end = ExprSyntax(call)
    while let member = end.parent?.as(MemberAccessExprSyntax.self), member.base?.id == end.id {
      if let next = member.parent?.as(FunctionCallExprSyntax.self), next.calledExpression.id == member.id {
        end = ExprSyntax(next)
      } else {
        break
      }
    }
    return end
  }
}

extension SyntaxProtocol {
  /// From the first token to the last, without the comments and whitespace around it.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
