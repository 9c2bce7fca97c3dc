import Testing

@testable import SourceFacts

@Suite struct StatementTests {
  @Test(arguments: [
    (
      "if a { b } else if c { d } else { e }",
      "(ifElse (list (name a)) (block (name b)) (ifElse (list (name c)) (block (name d)) (block (name e))))"
    ),
    ("if a {}", "(ifElse (list (name a)) (block) _)"),
    ("guard let x else { return }", "(guard (list (optionalBinding x [let] (name x))) (block (returned _)))"),
    (
      "guard let x: T = e else { return }",
      "(guard (list (optionalBinding x [let] (name e) (typeName T))) (block (returned _)))"
    ),
    (
      "guard var x = e, y else { throw z }",
      "(guard (list (optionalBinding x (name e)) (name y)) (block (thrown (name z))))"
    ),
    ("while a { b }", "(loop (list (name a)) (block (name b)))"),
    ("repeat { b } while a", "(loop (list (name a)) (block (name b)))"),
    ("for x in xs where c { y }", "(forIn (patternBind x [let]) (name xs) (block (name y)) (name c))"),
    (
      "for await case let .a(x) in s {}",
      "(forIn (patternCase a _ (argument (patternBind x [let]))) (name s) (block) _)"
    ),
    ("l: for _ in xs { break l }", "(forIn (patternWildcard) (name xs) (block) _)"),
    (
      "switch s { case .a, .b: x; default: y }",
      "(switch (name s) (switchCase (list (patternCase a _) (patternCase b _)) (block (name x))) (switchCase [default] (list) (block (name y))))"
    ),
    (
      "switch s { case let x where x > 1: fallthrough\n@unknown default: break }",
      "(switch (name s) (switchCase (list (patternWhere (patternBind x [let]) (binary > (name x) (number 1)))) (block)) (switchCase [default, unknown] (list) (block)))"
    ),
    (
      "switch s {\n#if A\ncase .a: x\n#endif\n}",
      "(switch (name s) (conditional A (switchCase (list (patternCase a _)) (block (name x)))))"
    ),
    (
      "do { try a() } catch let e as E { b } catch { c }",
      "(doCatch (block (call a (name a))) (block (name b)) (block (name c)))"
    ),
    ("defer { a }", "(deferred (block (name a)))"),
    ("return a", "(returned (name a))"),
    (
      "if case .a(let x) = e {}",
      "(ifElse (list (patternCondition (patternCase a _ (argument (patternBind x [let]))) (name e))) (block) _)"
    ),
    ("if #available(iOS 16, *) {}", "(ifElse (list (call #available (name #available))) (block) _)"),
    (
      "#if A\na\n#elseif B || C\nb\n#else\nc\n#endif",
      #"(conditional A (name a)) (conditional "!(A) && B || C" (name b)) (conditional "!(A) && !(B || C)" (name c))"#
    ),
    (
      "#if targetEnvironment(simulator)\na\n#else\nb\n#endif",
      #"(conditional "targetEnvironment(simulator)" [debug] (name a [debug])) (conditional "!(targetEnvironment(simulator))" (name b))"#
    ),
    (
      "#if !targetEnvironment(simulator)\na\n#else\nb\n#endif",
      #"(conditional "!targetEnvironment(simulator)" (name a)) (conditional "!(!targetEnvironment(simulator))" [debug] (name b [debug]))"#
    ),
    (
      "#if !DEBUG\na\n#else\nb\n#endif",
      #"(conditional !DEBUG (name a)) (conditional "!(!DEBUG)" [debug] (name b [debug]))"#
    ),
    (
      "#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif",
      #"(conditional "os(macOS)" [elsewhere] (name a [elsewhere])) (conditional "!(os(macOS)) && os(iOS)" (name b)) (conditional "!(os(macOS)) && !(os(iOS))" [elsewhere] (name c [elsewhere]))"#
    ),
    ("#if !(os(tvOS) || os(watchOS)) && A\na\n#endif", #"(conditional "!(os(tvOS) || os(watchOS)) && A" (name a))"#),
    (
      "#if os(tvOS) || os(watchOS) && A\na\n#endif",
      #"(conditional "os(tvOS) || os(watchOS) && A" [elsewhere] (name a [elsewhere]))"#
    ),
    ("#if os(tvOS) || A\na\n#endif", #"(conditional "os(tvOS) || A" (name a))"#),
    (
      "#if canImport(AppKit) && !canImport(UIKit)\na\n#endif",
      #"(conditional "canImport(AppKit) && !canImport(UIKit)" [elsewhere] (name a [elsewhere]))"#
    ),
    ("#if os(iOS) && DEBUG\na\n#endif", #"(conditional "os(iOS) && DEBUG" [debug] (name a [debug]))"#),
  ])
  func statement(source: String, expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    ("let x", "(patternBind x [let])"),
    ("var x", "(patternBind x)"),
    ("_", "(patternWildcard)"),
    (".a", "(patternCase a _)"),
    ("T.a", "(patternCase a (name T))"),
    ("A.B.c(1)", "(patternCase c (member B (name A)) (argument (patternExpression (number 1))))"),
    (
      "let .a(x, label: y)", "(patternCase a _ (argument (patternBind x [let])) (argument label (patternBind y [let])))"
    ),
    (".a(let x, _)", "(patternCase a _ (argument (patternBind x [let])) (argument (patternWildcard)))"),
    (".a(.b(var x))", "(patternCase a _ (argument (patternCase b _ (argument (patternBind x)))))"),
    ("(let a, .b)", "(patternTuple (argument (patternBind a [let])) (argument (patternCase b _)))"),
    ("(.a)", "(patternCase a _)"),
    ("let (a, b)", "(patternTuple (argument (patternBind a [let])) (argument (patternBind b [let])))"),
    (
      "let (a, b)?",
      "(patternCase some _ (argument (patternTuple (argument (patternBind a [let])) (argument (patternBind b [let])))))"
    ),
    (".a?", "(patternCase some _ (argument (patternCase a _)))"),
    ("is T", "(patternCast _ (typeName T))"),
    ("let x as T", "(patternCast (patternBind x [let]) (typeName T))"),
    ("nil", "(patternExpression (null))"),
    ("\"a\"", "(patternExpression (string a))"),
    ("x", "(patternExpression (name x))"),
    ("0..<5", "(patternExpression (binary ..< (number 0) (number 5)))"),
    ("f(x)", "(patternExpression (call f (name f) (argument (name x))))"),
  ])
  func pattern(source: String, expected: String) {
    #expect(
      outline("switch s { case \(source): b }")
        == "(switch (name s) (switchCase (list \(expected)) (block (name b))))")
  }
}
