import TestSupport
import Testing

@testable import SourceFacts
@testable import Threads

@Suite struct RobustnessTests {
  /// Asserts what every walk over facts relies on.
  static func check(_ facts: FileFacts) {
    var isSound = facts.nodes.last?.kind == .file && facts.links[0] == 0 && facts.nodes[0].kind == .none
    for (id, node) in facts.nodes.enumerated() {
      isSound = isSound && Int(node.name) < facts.strings.count
      isSound = isSound && facts.children(NodeID(id)).allSatisfy { Int($0) < id }
    }
    #expect(isSound)
    #expect(FileFacts(encoded: facts.encoded(), path: facts.path) == facts)
  }

  @Test func aChainOfTwoThousandModifiers() {
    let facts = extract("Foo()" + String(repeating: "\n  .padding(8)", count: 2000))
    Self.check(facts)
    let calls = facts.all(.call)
    #expect(calls.count == 2001)
    #expect(facts.place(calls[2000]) == "2001:4")
    // The last modifier's call holds the chain before it.
    #expect(facts.child(facts.child(calls[2000], .callee), .base) == calls[1999])
    #expect(facts.outline().hasPrefix("(file 1:1\n  (call padding 2001:4"))
  }

  @Test func aSumOfFiveThousand() {
    let facts = extract("x = a" + String(repeating: " + a", count: 5000))
    Self.check(facts)
    #expect(facts.all(.binary).count == 5000)
  }

  @Test func aThousandElseIfs() {
    let facts = extract("if a {}" + String(repeating: " else if a { b() }", count: 1000))
    Self.check(facts)
    #expect(facts.all(.ifElse).count == 1001)
    #expect(facts.all(.call).count == 1000)
  }

  @Test(arguments: ["(", "[", "{", "f(", "f { ", "!", "try ", "x ? "])
  func veryDeepNesting(unit: String) {
    let facts = extract("let before = 1\n" + String(repeating: unit, count: 10_000))
    Self.check(facts)
    #expect(facts.first(.variable, "before") != nil)
  }

  @Test(arguments: ["[[", "@a(", "\"\\(", "A<", "if a { ", "#if A\n", "[(A, ", "struct A { ", "switch a { case b: "])
  func deepNesting(unit: String) {
    let facts = extract("let before = 1\n" + String(repeating: unit, count: 100))
    Self.check(facts)
    #expect(facts.first(.variable, "before") != nil)
  }

  @Test func deepBracketsLeaveTheRestOfTheFileAlone() {
    let deep = String(repeating: "[", count: 40) + "1" + String(repeating: "]", count: 40)
    let facts = extract("let a = \(deep)\nfunc after() { [x] }")
    Self.check(facts)
    #expect(facts.first(.variable, "a") != nil)
    #expect(facts.place(facts.first(.function, "after")!) == "2:6")
    #expect(facts.first(.name, "x") != nil)
  }

  /// A quote or a comment sign in a regular expression or a name hides nothing from the guard: read as they stand,
  /// these take hours.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "let r = /\"/; let x = DEEP", "let r = /\"/; let x = DEEP\"", "let r = /a\\//; let x = DEEP",
      "let r = /\"\"\"/\nlet s = \"\"\"\n\"\"\"\nlet x = DEEP",
      "let r = /\"/ /* \n \" */ let x = DEEP", "let r = #/\"/#; let x = DEEP", "let r = #/\n\"\"\"\n/#\nlet x = DEEP",
      "let `\"` = 1; let x = DEEP",
      "let s = \"\\(/)/); let x = DEEP)\"", "let s = \"\"\"\n\\(/)\"\"\"/)\n\"\"\"\nlet x = DEEP",
    ])
  func nothingHidesNesting(_ source: String) {
    let facts = extract("let before = 1\n" + source.replacing("DEEP", with: String(repeating: "[", count: 60)))
    Self.check(facts)
    #expect(facts.cut != nil)
    #expect(facts.first(.variable, "before") != nil)
  }

  @Test(arguments: [
    "let a = b / c + \"\\(d / e)\" // \"[[\nlet x = [y]", "let a = b / c /* \" */ + \"[\"\nlet x = [y]",
    "let `a` = \"\\(b)\", c = \"[(\"\nlet x = [y]",
    "let u = \"https://a.b/c[\"\nlet x = [y] // https://a.b",
  ])
  func slashesAndBackticksAreNoNesting(_ source: String) {
    let facts = extract(source)
    #expect(facts.cut == nil)
    #expect(facts.first(.array) != nil)
  }

  @Test func bracketsInStringsAndCommentsAreNoNesting() {
    let brackets = String(repeating: "[", count: 40)
    let source = "let a = \"\(brackets)\" // \(brackets)\nlet b = #\"\"\(brackets)\"# /* \(brackets) */\nlet c = [x]"
    let facts = extract(source)
    #expect(facts.first(.string, brackets) != nil)
    #expect(facts.first(.string, "\"" + brackets) != nil)
    #expect(facts.first(.array) != nil)
    #expect(NestingGuard.guarded(Array(source.utf8)).source == Array(source.utf8))
    #expect(facts.cut == nil)
  }

  @Test(arguments: [
    "struct A { var body: some View { Text(", "func f(", "enum E { case", "switch x { case .a", "let x = ", "a.", ".",
    "}", "class", "@", "#if", "if let", "a ? b", "a +", "foo(a b)", "case a", "struct {}", "func () {}", "var : Int",
    "let x = a b c", "\"", "\"\"\"", "/*", "import", "extension", "x as", "a?.", "\\", "$", "`", "for in {}",
    "#Preview",
    "#", "guard else", "do { } catch", "[a:", "\u{0}", "x = y =", "init", "typealias A",
    "protocol P { associatedtype }",
  ])
  func brokenSource(source: String) {
    Self.check(extract(source))
    Self.check(extract(source + "\nfunc after() { b() }\n"))
    Self.check(extract("struct A {\n\(source)\n}"))
  }

  @Test func brokenSourceStillYieldsFacts() {
    let facts = extract(
      "struct A { func f( { b() }\n}\nstruct C { var body: some View { Text(\"x\").sheet(isPresented: $s) { D() } }")
    #expect(facts.first(.type, "A") != nil)
    #expect(facts.first(.call, "sheet") != nil)
    #expect(facts.first(.call, "D") != nil)
  }

  @Test func truncatedSource() {
    let bytes = Array(FactCodingTests.sample.utf8)
    for length in 0...bytes.count {
      Self.check(FactExtractor().facts(path: "", source: Array(bytes[..<length])))
    }
  }

  @Test func mutatedSource() {
    let pieces: [[UInt8]] = [
      "(", ")", "[", "]", "{", "}", "\"", "\\(", "#if A\n", "#endif\n", ".", "?", ":", ",", "=", "@", "case ", "let ",
      "&",
      "\n", "`", "<", ">", "->", "in ", "\u{0}", "switch ", "é",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 3)
    let bytes = Array(
      (FactCodingTests.sample + "\nfunc f() { switch a { case let .b(c, d: e) where f: g() default: h } }\n").utf8)
    let files = (0..<400).map { _ in
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<mutated.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: mutated.insert(contentsOf: pieces.randomElement(using: &random)!, at: place)
        case 1: mutated.remove(at: place)
        default: mutated[place] = .random(in: 0...255, using: &random)
        }
      }
      return (path: "", source: mutated)
    }
    for facts in FactExtractor().facts(files: files, threads: 2) { Self.check(facts) }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 4)
    let files = (0..<200).map { _ in
      (path: "", source: (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    for facts in FactExtractor().facts(files: files, threads: 2) { Self.check(facts) }
  }

  @Test func orderAndContentDoNotDependOnThreads() {
    let files = (0..<60).map { (path: "\($0).swift", source: Array("func f\($0)() { a.b(\($0)) }".utf8)) }
    let one = FactExtractor().facts(files: files, threads: 1)
    #expect(one.map(\.path) == files.map(\.path))
    #expect(FactExtractor().facts(files: files, threads: 7) == one)
    #expect(FactExtractor().facts(files: [], threads: 4).isEmpty)
  }

  @Test func longLiteralsAreCutBetweenCharacters() throws {
    let facts = extract("a(\"" + String(repeating: "é", count: 1000) + "\")")
    let name = facts.name(try #require(facts.first(.string)))
    #expect(name == String(repeating: "é", count: 256))
  }

  /// The parser's work on each of these grew with the square of the number: twenty thousand took minutes.
  @Test(arguments: [
    ("switch x { case ", "@", "a: a }"), ("", "borrowing ", "a"), ("", "nonisolated(unsafe) ", "a"),
    ("", "final\n", "a"),
    ("", "@a\n@b(c)\n", ""), ("", "package\n/* */\nweak\n", "a"), ("", "#if A\n@a\n#endif\n", ""),
    ("func f(", "a ", ") {}"), ("func f(", "a\n", ") {}"), ("f(", "`a` ", ")"), ("", "macro a ", ""),
    ("", "switch a\n", ""),
    ("typealias A = ", "a{}", ""), ("let x: ", "some a & ", "b"), ("struct S {\n", "a()\n", "}"),
    ("enum E { ", "a: ", "}"), ("protocol P { ", "<a>", "}"), ("", "switch a { ", ""), ("", "{@a ", ""),
    ("let x: ", "\\", ""),
    ("x / ", "final/**/", "a"), ("x / ", "/* */", "*/"),
  ])
  func longRows(head: String, unit: String, tail: String) {
    let source = "let before = 1\n\(head)\(String(repeating: unit, count: 600))\(tail)\n"
    let facts = extract(source)
    Self.check(facts)
    #expect(facts.first(.variable, "before") != nil)
    #expect(facts.cut.map { $0.line >= 2 } ?? (unit == "/* */"))
  }

  /// Only the row is not read.
  @Test func aLongRowLeavesTheRestOfTheFileAlone() {
    let row = String(repeating: "final ", count: 500)
    let facts = extract("let a = 1\nstruct S {\n  func f() {\n    \(row)a\n    g()\n  }\n  let b = 2\n}\nlet c = 3\n")
    #expect(facts.cut == SourceCut(line: 4, reason: .words))
    for name in ["a", "b", "c"] { #expect(facts.first(.variable, name) != nil) }
    #expect(facts.first(.call, "g") != nil)
  }

  /// A part of a condition is cut on each side of its lines, so that it stays whole.
  @Test func aLongRowKeepsConditionsWhole() {
    let row = String(repeating: "#if A\n@a\n#endif\n", count: 500)
    let facts = extract("\(row)func f() {}\nlet after = 1\n")
    #expect(facts.cut?.reason == .words)
    #expect(facts.first(.variable, "after") != nil)
  }

  /// What people and generators write is no row, however long it is.
  @Test(arguments: [
    "enum E {\n" + String(repeating: "  case final\n  case `default`\n", count: 200) + "}",
    "enum E {\n  case " + (0..<400).map { "c\($0)" }.joined(separator: ", ") + "\n}",
    "func f() {\n" + String(repeating: "  open()\n  left(1, 2)\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  a b\n", count: 200) + "}",
    "struct S {\n" + String(repeating: "  private(set) var a: [String: Int]\n", count: 200) + "}",
    "struct S {\n  let a = [\n" + String(repeating: "    A(b, c: d),\n", count: 2_000) + "  ]\n}",
    "let x = if a {}" + String(repeating: " else if a {}", count: 200),
    "do {} " + String(repeating: "catch is A {} ", count: 200),
    "switch a {\n" + String(repeating: "case .a: break\ncase let .b(c) where d: return\n", count: 200) + "}",
    String(repeating: "#if A\n@available(iOS 17, *)\nfunc f() {}\n#else\nimport B\n#endif\n", count: 200),
    String(repeating: "import A\n", count: 200), String(repeating: "// a row of words\n/* and more */\n", count: 200),
    "let x = \"" + String(repeating: "a row of words \\(a) ", count: 200) + "\"",
    "struct S {\n" + String(repeating: "  func left(_ a: Int) async throws\n", count: 100) + "}",
    "func f() {\n" + String(repeating: "  try await left\n  break\n", count: 200) + "}",
    "protocol P {\n" + String(repeating: "  func a() async throws\n", count: 300) + "}",
    String(repeating: "final\rfunc f() {}\r", count: 200),
    // A `<` that compares leaves nothing open.
    "func f() {\n" + String(repeating: "  if version < 20 {\n    try open()\n  }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  if a < b {\n  } else if c < d {\n  }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  while a < b { open() }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  for a in b where a < c {\n    open()\n  }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  guard a < b else { return }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  await open(a < b)\n  open { a < $0 }\n", count: 200) + "}",
    "func f() {\n" + String(repeating: "  let isLess = a < b\n  let other = c < d ? e : g\n", count: 200) + "}",
    "func f() {\n"
      + String(repeating: "  switch a {\n  case let b where b < c: open()\n  default: break\n  }\n", count: 200)
      + "}",
    "struct S {\n"
      + String(repeating: "  var isLess: Bool { a < b }\n  func left<A>(_ a: A) -> Bool { a < b }\n", count: 200)
      + "}",
    "let a = [\n" + String(repeating: "  open { a < b },\n", count: 200) + "]",
  ])
  func longButNoRow(source: String) {
    #expect(extract(source).cut == nil)
  }

  /// A large file is parsed in parts, so that no tree of all of it is needed.
  @Test func partsGiveTheFactsOfTheWhole() {
    let source = Array(
      """
      // navlint:disable one
      import A
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        let text = "a \\(b) {"
        var body: some View { if a { B() } else { C() } }
      }

      // A word on what follows.
      /* navlint:disable two */
      extension Home {
        func f() -> [String: Int] { [:] }
      }
      @available(iOS 17, *)
      final class Model {}
      #if os(iOS)
      struct Phone {}
      struct Pad {}
      #endif
      let closure = { 1 }
      .then { 2 }
      func g() {
      }
      enum E { case a }; struct Last {}
      private let last = 1 // navlint:disable three

      """.utf8)
    // A part begins with a declaration, behind a brace that closes one of the file's own: not with a comment, an `#if` or
    // what goes on from the line before. What stands before `let closure` is closed by `#endif`, which no brace follows.
    #expect(
      NestingGuard.guarded(source, partSize: 1).parts.map { firstLine(of: source[$0]) } == [
        "// navlint:disable one", "struct Home: View {", "@available(iOS 17, *)", "func g() {",
        "enum E { case a }; struct Last {}", "private let last = 1 // navlint:disable three",
      ])
    let whole = facts(of: source, partSize: .max)
    #expect(whole.directives.count == 3)
    #expect(facts(of: source, partSize: 1) == whole)
  }

  private func firstLine(of part: ArraySlice<UInt8>) -> String {
    String(decoding: part.drop { $0 <= 0x20 }.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private func facts(of source: [UInt8], partSize: Int) -> FileFacts {
    LargeStack.run { FactExtractor.extract(path: "A.swift", source: source, partSize: partSize) }
  }

  /// All that stands in a chain is as far from its surroundings as the chain is long.
  @Test(arguments: [("let x = a", ".b()", 7_000), ("if a {}", " else if a {}", 6_000), ("let x = a", "[0]", 13_000)])
  func chainsWithoutEnd(head: String, unit: String, count: Int) {
    let facts = extract("let before = 1\n\(head)\(String(repeating: unit, count: count))\nlet after = 1\n")
    Self.check(facts)
    #expect(facts.cut == SourceCut(line: 2, reason: .chains))
    #expect(facts.first(.variable, "after") != nil)
  }
}
