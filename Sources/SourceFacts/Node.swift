/// A node of one file's reduced syntax tree.
///
/// Twenty bytes, no references: a file's facts are three flat arrays (``FileFacts``) that can be written
/// to a cache and read back without decoding each node.
public struct Node: Hashable, Sendable {
  public var kind: Kind
  public var flags: Flags
  /// 1-based, in UTF-8 bytes; 65535 stands for "65535 or more".
  public var column: UInt16
  /// 1-based.
  public var line: UInt32
  /// Index into ``FileFacts/strings``; 0 is the empty string.
  public var name: UInt32
  /// Index into ``FileFacts/links``: the number of children stands there, then the children's node ids.
  /// 0 means no children (`links[0]` is 0).
  public var children: UInt32

  public init(kind: Kind, flags: Flags = [], line: UInt32, column: UInt16, name: UInt32 = 0, children: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.column = column
    self.line = line
    self.name = name
    self.children = children
  }
}

/// The index of a node in ``FileFacts/nodes``. Id 0 is the `none` node: the absent child.
public typealias NodeID = UInt32

extension Node {
  /// The kind of a node, and its children. ``layout`` gives their roles and places, and is the only definition of both:
  /// code that writes or reads nodes names roles (``ChildRole``) and never a place.
  ///
  /// Here, `?` marks a child that is `none` (id 0) when absent; `…` marks a run of any length. Parentheses, `try`,
  /// `await`, `&`, optional chaining and forced unwrapping leave no node: `try await a?.b!` is `member b [name a]`.
  /// Children keep their places: a trailing absent child is stored as 0. An empty list is a `list` without children or
  /// place, node 1, which all share; every other node has one parent.
  ///
  /// A chain of a thousand modifiers is a thousand levels deep, so walks over facts must not rely on shallow trees.
  ///
  /// Positions: declarations, parameters, bindings and cases have the position of their name, `call` and `member` that
  /// of the last name, everything else that of its first token (an assignment or binary operation that of its left
  /// side). Names are without backticks.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case none = 0

    // MARK: expressions
    /// `foo`, `self`, `Self`, `super`, `$0`, `$path`, `_path` → [labels…]. At most one child.
    case name
    /// `base.name` → [base?, labels…]. An implicit member (`.name`) has the child `none`.
    case member
    /// The labels in a function's full name, `open(route:animated:)`: the name is `route:animated:`.
    case labels
    /// `f(x, label: y) { }` → [callee, argument…]. The node's name is the callee's last name (`f`; for `a.b(…)` `b`;
    /// empty when the callee is neither a name nor a member), its position that name's. Macro expressions and
    /// freestanding macro declarations are calls with a callee name that starts with `#` (`#Preview`, `#selector`).
    case call
    /// An argument → [expression]. The name is the label (empty without one). Trailing closures are arguments, last,
    /// flagged `trailing`; the first trailing closure has an empty label, or `get` where `set` follows.
    case argument
    /// `a[i]` → [base, argument…]
    case `subscript`
    /// `Foo<Bar>` in an expression → [base, type…]. It has its base's name and position, and so has a call of it.
    case specialize
    /// `{ [weak self] a, b in … }` → [parameters(list of parameter), block]. Captures are dropped unless they rename
    /// (`[x = y]`): those come as `variable` nodes at the front of the block. The name is that of the first attribute
    /// before the parameters, without `@` (`MainActor`).
    case closure
    /// The text without quotes, escapes as written; interpolations as `\()`, their expressions as children →
    /// [expression…]. Text beyond 512 bytes is cut.
    case string
    /// The name is the literal.
    case number
    /// `true` or `false` (the name).
    case boolean
    /// `nil`.
    case null
    /// → [element…]
    case array
    /// → [key, value, key, value…]
    case dictionary
    /// → [argument…]. A tuple of one unlabelled element is a parenthesis and leaves no node.
    case tuple
    /// `c ? a : b` → [condition, a, b]
    case ternary
    /// `a = b`, `a += b` → [target, value]; the name is the operator.
    case assign
    /// `a op b` → [a, b]; the name is the operator. Folded with Swift's standard precedences. An operator that is not
    /// the standard library's is a `call` of that name with two arguments.
    case binary
    /// `!a`, `-a`, `a...` → [a]; the name is the operator.
    case unary
    /// `a as T`, `a as? T`, `a is T` → [a, type]; the name is `as`, `as?`, `as!` or `is`.
    case cast
    /// `\Root.a.b` → [root type?]; the name is the path `a.b` (`?` and `!` dropped, subscripts as `[]`).
    case keyPath

    // MARK: statements (`if` and `switch` are also expressions)
    /// → [statement…]
    case block
    /// → [conditions(list), block, else (block or ifElse)?]
    case ifElse
    /// → [conditions(list), block]
    case `guard`
    /// `while` → [conditions(list), block]; `repeat` too.
    case loop
    /// `for p in s where c {}` → [pattern, sequence, block, where?]; names in the pattern are `patternBind`.
    case forIn
    /// → [subject, switchCase…]
    case `switch`
    /// → [patterns(list of pattern nodes), block]; `default` has the flag `isDefault` (and an empty list).
    /// A `where` clause is a child of its pattern's `patternWhere`.
    case switchCase
    /// → [block, catch blocks (block)…]; the patterns of the catches are dropped.
    case doCatch
    /// → [block]
    case deferred
    /// → [expression?]
    case returned
    case thrown
    /// `if let x = e`, `guard var x = e`, in conditions → [expression, type?]; `if let x` has the expression `name x`.
    case optionalBinding
    /// `if case P = e` → [pattern, expression]
    case patternCondition
    /// `#if C` … → [statement, member or element…]; one node a branch, the name is the condition's text
    /// (for `#else` and `#elseif` with `!(…)` of the earlier conditions in front). Members of an inactive branch count.
    /// In a modifier chain and among attributes there is no such node: what the branches hold follows one another.
    case conditional

    // MARK: patterns
    /// `let x`, `var x` or a bound name → []; the flag `isLet` for all but `var`.
    case patternBind
    case patternWildcard
    /// `.case(p, label: q)` or `Type.case` → [type expression?, argument… (each [pattern])]. `p?` is `.some(p)`.
    case patternCase
    /// → [argument… (each [pattern])]
    case patternTuple
    /// `is T`, `p as T` → [pattern?, type]
    case patternCast
    /// any other expression → [expression]
    case patternExpression
    /// `p where c` → [pattern, condition]
    case patternWhere

    // MARK: declarations
    /// class, struct, enum, actor, protocol (see flags) → [attributes(list), generics(list), inheritance(list of type),
    /// requirements(list), member…]
    case type
    /// → [attributes(list), extended type, inheritance(list of type), requirements(list), member…]; the name is
    /// the extended type's dotted name without generics.
    case `extension`
    /// Also a macro attribute. → [argument…, generic argument (type)…]; the name is without `@` and generics. Arguments
    /// that are no expressions (`@available`) are dropped.
    case attribute
    /// → [bound?]; a protocol's primary associated types too.
    case genericParameter
    /// `A: B` or `A == B` in a `where` → [type, type]; the name is `:` or `==`.
    case requirement
    /// One binding of `let`/`var`, global, member or local → [attributes(list), type?, initializer?, accessors(list)].
    /// A destructuring `let (a, b) = e` is one node with the name `(,)` and a fifth child, the pattern.
    case variable
    /// `get`, `set`, `willSet`, `didSet` (the name) → [block?]. A short getter `var x: T { … }` is one `get`.
    case accessor
    /// func, init, deinit, subscript → [attributes(list), generics(list), parameters(list of parameter), result type?,
    /// requirements(list), block?]; a subscript's block is a list of accessors. The names are `init`, `deinit`,
    /// `subscript` for those.
    case function
    /// The name is the inner name → [label (a name node; `_` for none), type?, default?, attributes(list)].
    /// Closure parameters have the same form.
    case parameter
    /// → [payload (parameter)…, raw value (expression)? last, only with the flag `hasRawValue`]
    case enumCase
    /// → [type, generics(list)]
    case typeAlias
    /// → [bound?, default?]
    case associatedType
    /// The name is the module.
    case `import`

    // MARK: types. `@escaping`, `inout`, `sending` … leave no node.
    /// `Foo`, `Foo<A>` → [argument type…]
    case typeName
    /// `A.B<C>` → [base type, argument type…]
    case typeMember
    /// `T?`, `T!` → [type]
    case typeOptional
    /// `[T]`, `T...` → [type]
    case typeArray
    /// → [key, value]
    case typeDictionary
    /// → [type…]; the name holds the labels, separated by commas, where there are any
    case typeTuple
    /// `(A, B) async -> C` → [result, parameter type…]
    case typeFunction
    /// `some T` → [type]
    case typeSome
    /// `any T` → [type]
    case typeAny
    /// `A & B` → [type…]
    case typeComposition
    /// `T.Type` → [type]
    case typeMeta

    /// A grouping without meaning of its own → [child…]
    case list
    /// The root → [declaration or statement…]
    case file
  }

  /// Properties of a node beyond its kind. A bit may have two meanings on kinds that never meet.
  public struct Flags: OptionSet, Hashable, Sendable {
    public var rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// declarations: `static` or `class`
    public static let isStatic = Flags(rawValue: 1 << 0)
    /// variables: `let`
    public static let isLet = Flags(rawValue: 1 << 1)
    /// variables: `weak` or `unowned`; closures: `[weak self]` or `[unowned self]`
    public static let isWeak = Flags(rawValue: 1 << 2)
    public static let isLazy = Flags(rawValue: 1 << 3)
    /// `private` or `fileprivate`
    public static let isPrivate = Flags(rawValue: 1 << 4)
    /// `public` or `open`
    public static let isPublic = Flags(rawValue: 1 << 5)
    public static let isOverride = Flags(rawValue: 1 << 6)
    /// `PreviewProvider` types and what stands in them, `#Preview` calls
    public static let isPreview = Flags(rawValue: 1 << 7)
    /// types: exactly one of these five, for `type` nodes
    public static let isClass = Flags(rawValue: 1 << 8)
    public static let isStruct = Flags(rawValue: 1 << 9)
    public static let isEnum = Flags(rawValue: 1 << 10)
    public static let isProtocol = Flags(rawValue: 1 << 11)
    public static let isActor = Flags(rawValue: 1 << 12)
    /// arguments: a trailing closure; parameters: variadic
    public static let trailing = Flags(rawValue: 1 << 8)
    /// switch cases
    public static let isDefault = Flags(rawValue: 1 << 8)
    /// `@unknown default`
    public static let isUnknownDefault = Flags(rawValue: 1 << 9)
    /// closures: a capture list keeps the value of a name that is not `self`
    public static let capturesValue = Flags(rawValue: 1 << 8)
    /// enum cases
    public static let hasRawValue = Flags(rawValue: 1 << 8)
    /// members, calls and subscripts: reached through `?.`
    public static let isOptionalChain = Flags(rawValue: 1 << 9)
    /// functions: `mutating`
    public static let isMutating = Flags(rawValue: 1 << 8)
    /// functions: `async`
    public static let isAsync = Flags(rawValue: 1 << 9)
    /// everything inside `#if DEBUG` (or a condition that contains DEBUG, not negated), or that only the simulator runs
    public static let isDebugOnly = Flags(rawValue: 1 << 13)
    /// types, extensions and functions: written in a file where only tests or mocks are (``FileFacts/isTest``)
    public static let isTest = Flags(rawValue: 1 << 14)
    /// everything inside `#if os(macOS)` and other conditions that never hold on the iPhone or iPad
    public static let isForOtherPlatforms = Flags(rawValue: 1 << 15)
  }
}
