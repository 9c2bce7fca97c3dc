import Testing

@testable import SourceFacts

@Suite struct DeclarationTests {
  @Test(arguments: [
    (
      "public final class A<T: P>: B, C<T> where T: Q, T.X == Int {}",
      "(type A [class, public] (list) (list (genericParameter T (typeName P))) (list (typeName B) (typeName C (typeName T))) (list (requirement : (typeName T) (typeName Q)) (requirement == (typeMember X (typeName T)) (typeName Int))))"
    ),
    (
      "@MainActor struct A { let x = 1 }",
      "(type A [struct] (list (attribute MainActor)) (list) (list) (list) (variable x [let] (list) _ (number 1) (list)))"
    ),
    ("private actor A {}", "(type A [actor, private] (list) (list) (list) (list))"),
    (
      "protocol P<T>: AnyObject { associatedtype T: Q = Int; var x: Int { get set } }",
      "(type P [protocol] (list) (list (genericParameter T _)) (list (typeName AnyObject)) (list) (associatedType T (typeName Q) (typeName Int)) (variable x (list) (typeName Int) _ (list (accessor get _) (accessor set _))))"
    ),
    (
      "enum E: String { case a, b = \"x\"; indirect case c(E, label: Int = 1) }",
      "(type E [enum] (list) (list) (list (typeName String)) (list) (enumCase a) (enumCase b [raw] (string x)) (enumCase c (parameter (name _) (typeName E) _ (list)) (parameter label (name label) (typeName Int) (number 1) (list))))"
    ),
    (
      "extension A.B<Int>: P where T: Q { func f() {} }",
      "(extension A.B (list) (typeMember B (typeName A) (typeName Int)) (list (typeName P)) (list (requirement : (typeName T) (typeName Q))) (function f (list) (list) (list) _ (list) (block)))"
    ),
    (
      "@Environment(\\.dismiss) private var dismiss",
      "(variable dismiss [private] (list (attribute Environment (argument (keyPath dismiss _)))) _ _ (list))"
    ),
    (
      "@Query(sort: \\Item.date, order: .reverse) var items: [Item]",
      "(variable items (list (attribute Query (argument sort (keyPath date (typeName Item))) (argument order (member reverse _)))) (typeArray (typeName Item)) _ (list))"
    ),
    (
      "@Wrapper<Model, [Screen]>(1) final class A {}",
      "(type A [class] (list (attribute Wrapper (argument (number 1)) (typeName Model) (typeArray (typeName Screen)))) (list) (list) (list))"
    ),
    ("@available(iOS 16, *) func f()", "(function f (list (attribute available)) (list) (list) _ (list) _)"),
    ("static weak var x: A?", "(variable x [static, weak] (list) (typeOptional (typeName A)) _ (list))"),
    ("public private(set) lazy var x = a", "(variable x [lazy, public] (list) _ (name a) (list))"),
    ("var a = 1, b: Int", "(variable a (list) _ (number 1) (list)) (variable b (list) (typeName Int) _ (list))"),
    ("var a, b: Int", "(variable a (list) (typeName Int) _ (list)) (variable b (list) (typeName Int) _ (list))"),
    (
      "let (a, b) = e",
      "(variable \"(,)\" [let] (list) _ (name e) (list) (patternTuple (argument (patternBind a [let])) (argument (patternBind b [let]))))"
    ),
    ("var x: Int { 1 }", "(variable x (list) (typeName Int) _ (list (accessor get (block (number 1)))))"),
    (
      "var x: Int = 0 { willSet { a } didSet { b } }",
      "(variable x (list) (typeName Int) (number 0) (list (accessor willSet (block (name a))) (accessor didSet (block (name b)))))"
    ),
    (
      "class func f<T>(a b: T, _ c: Int..., d: @escaping () -> Void = {}) async throws -> T where T: P {}",
      "(function f [async, static] (list) (list (genericParameter T _)) (list (parameter b (name a) (typeName T) _ (list)) (parameter c [variadic] (name _) (typeArray (typeName Int)) _ (list)) (parameter d (name d) (typeFunction (typeName Void)) (closure (list) (block)) (list))) (typeName T) (list (requirement : (typeName T) (typeName P))) (block))"
    ),
    (
      "override mutating func f(@ViewBuilder a: () -> A)",
      "(function f [mutating, override] (list) (list) (list (parameter a (name a) (typeFunction (typeName A)) _ (list (attribute ViewBuilder)))) _ (list) _)"
    ),
    (
      "struct A { init?(a: Int) {}\ndeinit { b }\nsubscript(i: Int) -> T { get { x } set {} } }",
      "(type A [struct] (list) (list) (list) (list) (function init (list) (list) (list (parameter a (name a) (typeName Int) _ (list))) _ (list) (block)) (function deinit (list) (list) (list) _ (list) (block (name b))) (function subscript (list) (list) (list (parameter i (name _) (typeName Int) _ (list))) (typeName T) (list) (list (accessor get (block (name x))) (accessor set (block)))))"
    ),
    ("typealias A<T> = B<T>", "(typeAlias A (typeName B (typeName T)) (list (genericParameter T _)))"),
    ("import struct Foo.Bar", "(import Foo)"),
    (
      "struct A {\n#if os(iOS)\nvar x = 1\n#endif\n}",
      "(type A [struct] (list) (list) (list) (list) (conditional os(iOS) (variable x (list) _ (number 1) (list))))"
        .replacing("conditional os(iOS)", with: #"conditional "os(iOS)""#)
    ),
    (
      "#if os(iOS)\n@a\n#else\n@b\n#endif\nvar x = 1",
      "(variable x (list (attribute a) (attribute b)) _ (number 1) (list))"
    ),
    (
      "struct A: ~Copyable, @unchecked Sendable {}", "(type A [struct] (list) (list) (list (typeName Sendable)) (list))"
    ),
    (
      "func `default`(`in` x: Int) {}",
      "(function default (list) (list) (list (parameter x (name in) (typeName Int) _ (list))) _ (list) (block))"
    ),
  ])
  func declaration(source: String, expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    ("Foo<A, B>", "(typeName Foo (typeName A) (typeName B))"),
    ("A.B<C>", "(typeMember B (typeName A) (typeName C))"),
    ("T?", "(typeOptional (typeName T))"),
    ("T!", "(typeOptional (typeName T))"),
    ("[T]", "(typeArray (typeName T))"),
    ("[K: V]", "(typeDictionary (typeName K) (typeName V))"),
    ("(A, b: B)", "(typeTuple ,b (typeName A) (typeName B))"),
    ("(A, B)", "(typeTuple (typeName A) (typeName B))"),
    ("(A)", "(typeName A)"),
    ("(inout A, B...) async throws -> C", "(typeFunction (typeName C) (typeName A) (typeArray (typeName B)))"),
    ("@escaping @Sendable (A) -> Void", "(typeFunction (typeName Void) (typeName A))"),
    ("some View", "(typeSome (typeName View))"),
    ("any P & Q", "(typeAny (typeComposition (typeName P) (typeName Q)))"),
    ("T.Type", "(typeMeta (typeName T))"),
    ("[3 of Int]", "(typeArray (typeName Int))"),
    ("repeat each T", "(typeName T)"),
  ])
  func type(source: String, expected: String) {
    #expect(outline("let x: \(source)") == "(variable x [let] (list) \(expected) _ (list))")
  }

  @Test func previewsAreMarked() {
    let facts = extract(
      """
      struct A: View { var body: some View { Text("a") } }
      #Preview("x") { A() }
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      """)
    let marked = facts.nodes.filter { $0.flags.contains(.isPreview) }
    #expect(marked.contains { $0.kind == .call && $0.line == 2 })
    #expect(marked.contains { $0.kind == .call && $0.line == 3 })
    #expect(marked.contains { $0.kind == .type && $0.line == 3 })
    #expect(!marked.contains { $0.line == 1 })
  }

  @Test(arguments: [
    ("final class A: XCTestCase {}", true), ("@Test func a() {}", true), ("@Suite struct A {}", true),
    ("let a = 1\nimport XCTest", true), ("#if DEBUG\n#endif\nimport Testing", true),
    ("func f() {}\n@testable import App", true),
    ("import SwiftUI", false), ("#if canImport(XCTest)\nimport XCTest\n#endif", false), ("struct Test {}", false),
    ("// import XCTest", false), ("/* a /* b */\nimport XCTest\n*/", false), ("/*\nimport XCTest", false),
    ("let text = \"\"\"\n  import XCTest\n  \"\"\"", false), ("import XCTestish", false), ("import App.XCTest", false),
    ("import\n  // not this one\n  SwiftUI", false), ("importXCTest()", false), ("@objc(testable) import UIKit", false),
  ])
  func tests(source: String, isTest: Bool) {
    let facts = extract(source + "\nfunc helper() {}")
    #expect(facts.isTest == isTest)
    let helper = facts.first(.function, "helper")
    #expect(helper.map { facts.nodes[Int($0)].flags.contains(.isTest) } == (source.hasPrefix("/*\n") ? nil : isTest))
  }

  /// Files that say in their first imports that they are tests: no part of the app, so no more of them is read.
  @Test(arguments: [
    "import XCTest", "import Testing", "@testable import App", "import SnapshotTesting", "\u{FEFF}import XCTest",
    "import UIKit\r\nimport XCTest\r\n",
    "//\n//  ATests.swift\n/* a /* b */ c */\n\nimport class Foundation.NSNumber\nimport UIKit; import XCTest",
    "@preconcurrency import A\npublic import Quick",
    "@_spi(Internals) @testable import App", "@testable\nimport App", "internal import /* the framework */ XCTest",
  ])
  func testsAreNotReadFurther(head: String) {
    let facts = extract(head + "\nfinal class A { func b() {} }\n// navlint:disable dead-route\n")
    #expect(facts.isTest)
    #expect(facts.nodes.map(\.kind) == [.none, .list, .file])
    #expect(facts.directives.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func manyDirectivesAreNoTrouble() {
    let comments = String(repeating: "// navlint:enable x\n// other\n", count: 20_000)
    let strings = String(repeating: "let a = \"navlint:enable x\"\n", count: 5_000)
    let facts = extract(comments + strings)
    #expect(facts.directives.count == 20_000)
    #expect(facts.directives.last?.line == 39_999)
  }

  @Test func directives() {
    let facts = extract(
      """
      // navlint:disable dead-route
      let a = "navlint:disable no" // navlint:disable:this  push-loop
      /* navlint:enable */ let b = 1
      /*
        navlint:disable:next
        x */
      /// navlint:doc
      let c = 1 // say navlint:disable:this push-loop
      """)
    #expect(
      facts.directives == [
        .init(line: 1, text: "navlint:disable dead-route"),
        .init(line: 2, text: "navlint:disable:this  push-loop"),
        .init(line: 3, text: "navlint:enable"),
        .init(line: 4, text: "navlint:disable:next\n  x"),
        .init(line: 7, text: "navlint:doc"),
      ])
  }
}
