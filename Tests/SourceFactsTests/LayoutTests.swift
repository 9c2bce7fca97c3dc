import SwiftSyntax
import Testing

@testable import SourceFacts

/// Compares ``Layout`` with the structure that swift-syntax publishes, so that a new version cannot move a child
/// unseen.
@Suite struct LayoutTests {
  @Test(arguments: [
    (Layout.CodeBlock.statements, \CodeBlockSyntax.statements as AnyKeyPath & Sendable),
    (Layout.SourceFile.statements, \SourceFileSyntax.statements),
    (Layout.Call.callee, \FunctionCallExprSyntax.calledExpression),
    (Layout.Call.arguments, \FunctionCallExprSyntax.arguments),
    (Layout.Call.trailingClosure, \FunctionCallExprSyntax.trailingClosure),
    (Layout.Call.additionalClosures, \FunctionCallExprSyntax.additionalTrailingClosures),
    (Layout.Call.arguments, \SubscriptCallExprSyntax.arguments),
    (Layout.MacroExpression.arguments, \MacroExpansionExprSyntax.arguments),
    (Layout.MacroExpression.trailingClosure, \MacroExpansionExprSyntax.trailingClosure),
    (Layout.MacroDeclaration.name, \MacroExpansionDeclSyntax.macroName),
    (Layout.MacroDeclaration.arguments, \MacroExpansionDeclSyntax.arguments),
    (Layout.LabeledExpression.expression, \LabeledExprSyntax.expression),
    (Layout.Member.name, \MemberAccessExprSyntax.declName),
    (Layout.Reference.name, \DeclReferenceExprSyntax.baseName),
    (Layout.Closure.statements, \ClosureExprSyntax.statements),
    (Layout.ClosureSignature.parameters, \ClosureSignatureSyntax.parameterClause),
    (Layout.ClosureParameter.type, \ClosureParameterSyntax.type),
    (Layout.If.elseBody, \IfExprSyntax.elseBody),
    (Layout.Guard.body, \GuardStmtSyntax.body),
    (Layout.For.sequence, \ForStmtSyntax.sequence),
    (Layout.For.body, \ForStmtSyntax.body),
    (Layout.Switch.cases, \SwitchExprSyntax.cases),
    (Layout.SwitchCase.label, \SwitchCaseSyntax.label),
    (Layout.DoStatement.catches, \DoStmtSyntax.catchClauses),
    (Layout.OptionalBinding.annotation, \OptionalBindingConditionSyntax.typeAnnotation),
    (Layout.OptionalBinding.initializer, \OptionalBindingConditionSyntax.initializer),
    (Layout.MatchingPattern.initializer, \MatchingPatternConditionSyntax.initializer),
    (Layout.ConditionalClause.elements, \IfConfigClauseSyntax.elements),
    (Layout.TypeDeclaration.members, \ClassDeclSyntax.memberBlock),
    (Layout.TypeDeclaration.members, \StructDeclSyntax.memberBlock),
    (Layout.TypeDeclaration.members, \EnumDeclSyntax.memberBlock),
    (Layout.TypeDeclaration.members, \ActorDeclSyntax.memberBlock),
    (Layout.TypeDeclaration.members, \ProtocolDeclSyntax.memberBlock),
    (Layout.TypeDeclaration.inheritance, \ClassDeclSyntax.inheritanceClause),
    (Layout.Extension.members, \ExtensionDeclSyntax.memberBlock),
    (Layout.Extension.type, \ExtensionDeclSyntax.extendedType),
    (Layout.Variable.bindings, \VariableDeclSyntax.bindings),
    (Layout.Binding.accessors, \PatternBindingSyntax.accessorBlock),
    (Layout.Accessor.body, \AccessorDeclSyntax.body),
    (Layout.Function.body, \FunctionDeclSyntax.body),
    (Layout.Function.signature, \FunctionDeclSyntax.signature),
    (Layout.Initializer.body, \InitializerDeclSyntax.body),
    (Layout.Deinitializer.body, \DeinitializerDeclSyntax.body),
    (Layout.Subscript.accessors, \SubscriptDeclSyntax.accessorBlock),
    (Layout.Parameter.defaultValue, \FunctionParameterSyntax.defaultValue),
    (Layout.EnumCaseElement.rawValue, \EnumCaseElementSyntax.rawValue),
    (Layout.EnumCaseParameter.type, \EnumCaseParameterSyntax.type),
    (Layout.TypeAlias.initializer, \TypeAliasDeclSyntax.initializer),
    (Layout.AssociatedType.initializer, \AssociatedTypeDeclSyntax.initializer),
    (Layout.Import.path, \ImportDeclSyntax.path),
    (Layout.Attribute.arguments, \AttributeSyntax.arguments),
    (Layout.ObjectiveCNamePiece.name, \ObjCSelectorPieceSyntax.name),
    (Layout.ObjectiveCNamePiece.colon, \ObjCSelectorPieceSyntax.colon),
    (Layout.GenericParameter.bound, \GenericParameterSyntax.inheritedType),
    (Layout.IdentifierType.generics, \IdentifierTypeSyntax.genericArgumentClause),
    (Layout.MemberType.name, \MemberTypeSyntax.name),
    (Layout.DictionaryType.value, \DictionaryTypeSyntax.value),
    (Layout.TupleTypeElement.type, \TupleTypeElementSyntax.type),
    (Layout.FunctionType.result, \FunctionTypeSyntax.returnClause),
    (Layout.AttributedType.base, \AttributedTypeSyntax.baseType),
  ])
  func place(index: Int, child: AnyKeyPath & Sendable) throws {
    let node = try #require(type(of: child).rootType as? any SyntaxProtocol.Type)
    guard case .layout(let children) = node.structure else {
      Issue.record("no layout")
      return
    }
    #expect(index < children.count && children[index] == child)
  }
}
