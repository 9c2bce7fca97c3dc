import SourceFacts

/// A nominal type: its declaration and all its extensions as one. A type that the sources only extend (an SDK type) has
/// no declaration.
package struct TypeInfo: Sendable {
  package enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, actor, external }

  var isProtocol: Bool { kind == .protocol }

  var name: Symbol
  /// Dotted, without module and generics.
  var path: String
  var kind: Kind
  var declaration: Ref?
  var parent: TypeID?
  /// The declaration and the extensions.
  var bodies: [Ref] = []
  /// Type nodes of all inheritance clauses.
  var inheritance: [Ref] = []
  /// Functions and variables by name, all bodies together, in order of file and place.
  var members: [Symbol: [Ref]] = [:]
  var cases: [Symbol: Ref] = [:]
  var caseOrder: [Symbol] = []
  var nested: [Symbol: TypeID] = [:]
  var aliases: [Symbol: Ref] = [:]
  /// `genericParameter` nodes.
  var generics: [Ref] = []
  /// Declared `private` or `fileprivate` at file scope: visible in its file only.
  var isFilePrivate = false
  /// In a preview, a test or a mock: no part of the app's navigation.
  var isOutOfScope = false
  var isDebugOnly = false

  var isDeclared: Bool { kind != .external }
}
