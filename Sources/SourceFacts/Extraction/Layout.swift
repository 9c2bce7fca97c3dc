/// The indexes of the parts of a raw syntax node among its children.
///
/// Even places hold unexpected nodes. The places are those of swift-syntax 603; a test compares them with the structure
/// that the library publishes.
enum Layout {
  enum CodeBlock { static let leftBrace = 1, statements = 3 }
  enum CodeBlockItem { static let item = 1 }
  enum SourceFile { static let statements = 3 }

  enum Call { static let callee = 1, arguments = 5, trailingClosure = 9, additionalClosures = 11 }
  enum MacroExpression {
    static let pound = 1, name = 5, generics = 7, arguments = 11, trailingClosure = 15, additionalClosures = 17
  }
  enum MacroDeclaration {
    static let pound = 5, name = 9, generics = 11, arguments = 15, trailingClosure = 19, additionalClosures = 21
  }
  enum LabeledExpression { static let label = 1, expression = 5 }
  enum LabeledClosure { static let label = 1, closure = 5 }
  enum Member { static let base = 1, name = 5 }
  enum Reference { static let name = 3, labels = 5 }
  enum ReferenceLabels { static let list = 3 }
  enum ReferenceLabel { static let name = 1 }
  enum Specialization { static let base = 1, generics = 3 }
  enum GenericArguments { static let list = 3 }
  enum PostfixConditional { static let base = 1, config = 3 }
  enum PostfixOperator { static let operand = 1, name = 3 }
  enum PrefixOperator { static let name = 1, operand = 3 }
  enum Try { static let expression = 5 }
  enum Tuple { static let elements = 3 }
  enum Collection { static let content = 3 }
  enum DictionaryElement { static let key = 1, value = 5 }
  enum StringLiteral { static let segments = 5 }
  enum Interpolation { static let expressions = 7 }
  enum KeyPath { static let backslash = 1, root = 3, components = 5 }
  enum KeyPathComponent { static let component = 3 }
  enum Sequence { static let elements = 1 }
  enum UnresolvedCast { static let keyword = 1, mark = 3 }
  enum UnresolvedTernary { static let then = 3 }

  enum Closure { static let leftBrace = 1, signature = 3, statements = 5 }
  enum ClosureSignature { static let attributes = 1, capture = 3, parameters = 5 }
  enum CaptureClause { static let items = 3 }
  enum Capture { static let specifier = 1, name = 3, initializer = 5 }
  enum ParameterClause { static let parameters = 3 }
  enum ClosureParameter { static let attributes = 1, firstName = 5, secondName = 7, type = 11, ellipsis = 13 }

  enum If { static let conditions = 3, body = 5, elseBody = 9 }
  enum Guard { static let conditions = 3, body = 7 }
  enum While { static let conditions = 3, body = 5 }
  enum Repeat { static let body = 3, condition = 7 }
  enum For { static let pattern = 11, sequence = 17, whereClause = 19, body = 21 }
  enum Switch { static let subject = 3, cases = 7 }
  enum SwitchCase { static let attribute = 1, label = 3, statements = 5 }
  enum CaseLabel { static let items = 3 }
  enum CaseItem { static let pattern = 1, whereClause = 3 }
  enum DoStatement { static let body = 5, catches = 7 }
  enum Catch { static let body = 5 }
  enum OptionalBinding { static let specifier = 1, pattern = 3, annotation = 5, initializer = 7 }
  enum MatchingPattern { static let pattern = 3, initializer = 7 }
  enum Labeled { static let statement = 5 }
  enum Conditional { static let clauses = 1 }
  enum ConditionalClause { static let keyword = 1, condition = 3, elements = 5 }

  enum ValueBinding { static let specifier = 1, pattern = 3 }
  enum PatternElement { static let label = 1, pattern = 5 }
  enum IsPattern { static let type = 3 }

  /// class, struct, enum, actor and protocol share one layout.
  enum TypeDeclaration {
    static let attributes = 1, modifiers = 3, keyword = 5, name = 7, generics = 9, inheritance = 11, requirements = 13,
      members = 15
  }
  enum Extension {
    static let attributes = 1, modifiers = 3, keyword = 5, type = 7, inheritance = 9, requirements = 11, members = 13
  }
  enum MemberBlock { static let members = 3 }
  enum MemberItem { static let declaration = 1 }
  enum Variable { static let attributes = 1, modifiers = 3, specifier = 5, bindings = 7 }
  enum Binding { static let pattern = 1, annotation = 3, initializer = 5, accessors = 7 }
  enum AccessorBlock { static let leftBrace = 1, accessors = 3 }
  enum Accessor { static let specifier = 5, body = 11 }
  enum Function {
    static let attributes = 1, modifiers = 3, name = 7, generics = 9, signature = 11, requirements = 13, body = 15
  }
  enum Initializer { static let keyword = 5, generics = 9, signature = 11, requirements = 13, body = 15 }
  enum Deinitializer { static let keyword = 5, body = 9 }
  enum Subscript {
    static let keyword = 5, generics = 7, parameters = 9, result = 11, requirements = 13, accessors = 15
  }
  enum Signature { static let parameters = 1, effects = 3, result = 5 }
  enum Effects { static let async = 1 }
  enum Parameter {
    static let attributes = 1, firstName = 5, secondName = 7, type = 11, ellipsis = 13, defaultValue = 15
  }
  enum EnumCaseDeclaration { static let modifiers = 3, elements = 7 }
  enum EnumCaseElement { static let name = 1, parameters = 3, rawValue = 5 }
  enum EnumCaseParameter { static let firstName = 3, secondName = 5, type = 9, defaultValue = 11 }
  enum TypeAlias { static let name = 7, generics = 9, initializer = 11 }
  enum AssociatedType { static let name = 7, inheritance = 9, initializer = 11 }
  enum Import { static let attributes = 1, keyword = 5, path = 9 }
  enum Attribute { static let at = 1, name = 3, arguments = 7 }
  enum ObjectiveCNamePiece { static let name = 1, colon = 3 }
  enum Modifier { static let name = 1, detail = 3 }
  enum GenericParameters { static let list = 3, requirements = 5 }
  enum GenericParameter { static let name = 5, bound = 9 }
  enum WhereRequirements { static let list = 3 }
  enum Requirement { static let left = 1, operation = 3, right = 5 }
  enum Inheritance { static let types = 3 }
  enum PrimaryAssociatedType { static let name = 1 }

  enum IdentifierType { static let name = 3, generics = 5 }
  enum MemberType { static let base = 1, name = 7, generics = 9 }
  enum ArrayType { static let element = 3 }
  enum InlineArrayType { static let element = 7 }
  enum DictionaryType { static let key = 3, value = 7 }
  enum TupleType { static let elements = 3 }
  enum TupleTypeElement { static let firstName = 3, type = 9, ellipsis = 11 }
  enum FunctionType { static let parameters = 3, result = 9 }
  enum AttributedType { static let base = 7 }

  /// In these the relevant part is the first: `[x]`, `a ? …`, `A & …`, list elements.
  static let first = 1
  /// In these the relevant part follows one keyword or sign: `await x`, `= x`, `: T`, `-> T`, `where c`, `some T`.
  static let second = 3
}
