import Testing

@testable import SourceFacts

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("foo", "(name foo)"),
    ("self", "(name self)"),
    ("$0", "(name $0)"),
    ("$path", "(name $path)"),
    ("`default`", "(name default)"), ("`a.b`", "(name `a.b`)"), ("x.`a b`", "(member \"a b\" (name x))"),
    ("`$a.b`", "(name $`a.b`)"),
    ("a.b", "(member b (name a))"),
    ("a?.b", "(member b [?] (name a))"),
    ("open(page:_:)", "(name open (labels page:_:))"), ("a.open(page:)", "(member open (name a) (labels page:))"),
    (".open(page:)", "(member open _ (labels page:))"),
    ("try await a?.b!", "(member b [?] (name a))"),
    ("x = .login", "(assign = (name x) (member login _))"),
    (
      "f(x, label: y) { z }",
      "(call f (name f) (argument (name x)) (argument label (name y)) (argument [trailing] (closure (list) (block (name z)))))"
    ),
    ("a.b()", "(call b (member b (name a)))"),
    ("a?.b()", "(call b [?] (member b [?] (name a)))"),
    ("f?()", "(call f [?] (name f))"),
    ("Foo<Bar>(x)", "(call Foo (specialize Foo (name Foo) (typeName Bar)) (argument (name x)))"),
    ("{ $0 }()", "(call (closure (list) (block (name $0))))"),
    ("#selector(tap)", "(call #selector (name #selector) (argument (name tap)))"),
    (
      "f { } then: { }",
      "(call f (name f) (argument [trailing] (closure (list) (block))) (argument then [trailing] (closure (list) (block))))"
    ),
    ("a[i, default: 1]", "(subscript (name a) (argument (name i)) (argument default (number 1)))"),
    (
      "{ [weak self, m = self.m] (a, b: Int) in a }",
      "(closure [weak] (list (parameter a (name _) _ _ (list)) (parameter b (name _) (typeName Int) _ (list))) (block (variable m [let] (list) _ (member m (name self)) (list)) (name a)))"
    ),
    ("{ a, _ in }", "(closure (list (parameter a (name _) _ _ (list)) (parameter _ (name _) _ _ (list))) (block))"),
    (#""a\(b)c""#, #"(string a\()c (name b))"#.replacing("a\\()c", with: #""a\\()c""#)),
    ("\"\"\"\n  one\n  two\n  \"\"\"", #"(string "one\ntwo")"#),
    ("1.5", "(number 1.5)"),
    ("true", "(boolean true)"),
    ("nil", "(null)"),
    ("[a, b]", "(array (name a) (name b))"),
    ("[a: b, c: d]", "(dictionary (name a) (name b) (name c) (name d))"),
    ("[:]", "(dictionary)"),
    ("(a, b: c)", "(tuple (argument (name a)) (argument b (name c)))"),
    ("((a))", "(name a)"),
    ("()", "(tuple)"),
    ("!a", "(unary ! (name a))"),
    ("a...", "(unary ... (name a))"),
    ("f(&x)", "(call f (name f) (argument (name x)))"),
    (#"\Root.a?.b[0]"#, "(keyPath a.b[] (typeName Root))"),
    (#"\.isOpen"#, "(keyPath isOpen _)"),
    ("super.viewDidLoad()", "(call viewDidLoad (member viewDidLoad (name super)))"),
    ("_ = x", "(assign = (name _) (name x))"),
    ("[Int]()", "(call (array (name Int)))"),
    (
      "let x = if a { b } else { c }",
      "(variable x [let] (list) _ (ifElse (list (name a)) (block (name b)) (block (name c))) (list))"
    ),
  ])
  func expression(source: String, expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    ("a + b * c", "(binary + (name a) (binary * (name b) (name c)))"),
    ("a * b + c", "(binary + (binary * (name a) (name b)) (name c))"),
    ("a - b - c", "(binary - (binary - (name a) (name b)) (name c))"),
    ("a ?? b ?? c", "(binary ?? (name a) (binary ?? (name b) (name c)))"),
    ("a = b ?? c", "(assign = (name a) (binary ?? (name b) (name c)))"),
    ("a += b ? c : d", "(assign += (name a) (ternary (name b) (name c) (name d)))"),
    ("a ? b : c ? d : e", "(ternary (name a) (name b) (ternary (name c) (name d) (name e)))"),
    ("a || b && c == d", "(binary || (name a) (binary && (name b) (binary == (name c) (name d))))"),
    ("a as? T ?? b", "(binary ?? (cast as? (name a) (typeName T)) (name b))"),
    ("a is T && b", "(binary && (cast is (name a) (typeName T)) (name b))"),
    ("x = a as! T", "(assign = (name x) (cast as! (name a) (typeName T)))"),
    ("a + b as T", "(cast as (binary + (name a) (name b)) (typeName T))"),
    ("0..<n + 1", "(binary ..< (number 0) (binary + (name n) (number 1)))"),
    ("a <~> b || c", "(call <~> (name <~>) (argument (name a)) (argument (binary || (name b) (name c))))"),
    ("a == b ? c : d", "(ternary (binary == (name a) (name b)) (name c) (name d))"),
    ("x = try a ?? b", "(assign = (name x) (binary ?? (name a) (name b)))"),
  ])
  func folding(source: String, expected: String) {
    #expect(outline(source) == expected)
  }

  @Test func conditionalLinksOfAllBranchesStay() {
    let source = "Foo()\n#if DEBUG\n.a()\n#elseif os(iOS)\n.b().c\n#else\n.d()\n#endif\n.e()"
    #expect(
      outline(source)
        == "(call e (member e (call d [elsewhere] (member d [elsewhere] (member c (call b (member b (call a [debug] (member a [debug] (call Foo (name Foo)))))))))))"
    )
  }
}
