import Testing

@testable import Policies

@Suite struct NamePatternTests {
  private func groups(_ pattern: String, _ text: String, _ subject: NamePattern.Subject = .name) throws -> [String]? {
    try NamePattern(pattern, subject).groups(in: text)
  }

  @Test(
    arguments: [
      ("PaymentView", "PaymentView", []), ("PaymentView", "PaymentViewX", nil), ("Payment*", "PaymentView", ["View"]),
      ("*View", "View", [""]), ("*View", "ViewX", nil), ("*.*", "Outer.Inner", ["Outer", "Inner"]),
      ("Step?View", "Step1View", []),
      ("Step?View", "StepView", nil), ("Step[0-9]", "Step7", []), ("Step[!0-9]", "Step7", nil),
      ("{Sign,Log}In*", "LogInView", ["Log", "View"]),
      ("{Sign,Log}In*", "FallInView", nil), ("A\\*", "A*", []), ("A\\*", "AB", nil), ("*", "", [""]),
      ("Grüße*", "GrüßeView", ["View"]),
    ] as [(String, String, [String]?)])
  func globsFitWholeNames(_ pattern: String, _ text: String, _ expected: [String]?) throws {
    #expect(try groups(pattern, text) == expected)
  }

  @Test(arguments: [
    ("Sources", "Sources/App/A.swift", true), ("Sources/", "Sources/A.swift", true),
    ("Sources", "SourcesX/A.swift", false),
    ("Sources/*", "Sources/A.swift", true), ("Sources/*/A.swift", "Sources/X/Y/A.swift", false),
    ("**/A.swift", "A.swift", true),
    ("**/A.swift", "X/Y/A.swift", true), ("Sources/**/Pages", "Sources/X/Y/Pages/A.swift", true),
    ("Sources/**/Pages", "Sources/Pages/A.swift", true),
    ("*.swift", "X/A.swift", false), ("**/*.generated.swift", "X/A.generated.swift", true), ("?/A", "/A", false),
  ])
  func pathsFitFoldersAndWhatLiesInThem(_ pattern: String, _ path: String, _ fits: Bool) throws {
    #expect(try NamePattern(pattern, .path).matches(path) == fits)
  }

  @Test func aStarOfAPathIsAGroup() throws {
    #expect(try groups("Features/*", "Features/Checkout/Pages/A.swift", .path) == ["Checkout"])
    #expect(try groups("**/Features/*/Views", "App/Features/Cart/Views/A.swift", .path) == ["App", "Cart"])
  }

  @Test(
    arguments: [
      ("/Payment/", "MyPaymentView", []), ("/^Payment/", "MyPaymentView", nil),
      ("/(Sign|Log)(In|Up)View$/", "LogInView", ["Log", "In"]),
      ("/^(a+)+$/", "aaaa", ["aaaa"]), ("/a{2,3}/", "baab", []), ("/a{4}/", "aaa", nil),
      ("/^(.*?)(b*)$/", "aabb", ["aa", "bb"]),
      ("/\\d+\\w\\s/", "12x y", []), ("/\\bView\\b/", "My View", []), ("/\\bView\\b/", "MyView", nil),
      ("/[^a-c]x/", "bx", nil),
      ("/(?:ab)+c/", "ababc", []), ("/x|/", "", []), ("/^(a)|b/", "b", [""]), ("/a{x}/", "a{x}", []),
      ("/[\\w-]+\\.swift/", "a-b.swift", []),
    ] as [(String, String, [String]?)])
  func expressionsAreSearchedFor(_ pattern: String, _ text: String, _ expected: [String]?) throws {
    #expect(try groups(pattern, text) == expected)
  }

  @Test(arguments: [
    ("", "it is empty"), ("A\\", "it ends in a backslash"), ("[ab", "a '[' has no ']'"), ("{a,b", "a '{' has no '}'"),
    ("{a,{b}}", "nested braces are not supported"), ("/(/", "a '(' has no ')'"), ("/a)/", "a ')' has no '('"),
    ("/*a/", "'*' has nothing before it to repeat"), ("/a**/", "it repeats a repetition ('*'); use a group"),
    ("/(?=a)/", "'(?' is supported only as '(?:', a group that captures nothing; there is no lookaround"),
    ("/(a)\\1/", "'\\1' (what a group captured) can only be used in 'to', as '$1'"),
    ("/\\p/", "'\\p' is not supported"),
    ("/a{300}/", "'{…}' repeats more than 200 times"), ("/a{3,2}/", "'{3,2}' has its numbers in the wrong order"),
    ("/((a{200}){200}){200}/", "it repeats too much; use smaller numbers in '{…}'"),
    ("/[z-a]/", "'z-a' has its bounds in the wrong order"),
    ("/((?:){200}){200}/", "it repeats too much; use smaller numbers in '{…}'"), ("/^*/", "'^' cannot be repeated"),
  ])
  func mistakesAreTold(_ pattern: String, _ message: String) {
    let error = #expect(throws: PatternError.self) { _ = try NamePattern(pattern) }
    #expect(error?.description == message)
  }

  @Test func aPathStartsAtTheFolder() {
    #expect(throws: PatternError.self) { _ = try NamePattern("/Sources", .path) }
    #expect(throws: PatternError.self) { _ = try NamePattern(String(repeating: "a", count: 501)) }
    #expect(throws: PatternError.self) { _ = try NamePattern("/" + String(repeating: "(", count: 200) + "/") }
  }

  @Test func groupsFillReferences() throws {
    let pattern = try NamePattern("Features/$1/**", .path)
    #expect(pattern.highestReference == 1)
    #expect(pattern.groups(in: "Features/Cart/A.swift") == nil, "unfilled, it fits nothing")
    #expect(try #require(pattern.filled(with: ["Cart"])).matches("Features/Cart/A.swift"))
    #expect(!(try #require(pattern.filled(with: ["Cart"])).matches("Features/Home/A.swift")))
    // What was captured stands for itself.
    #expect(!(try #require(try NamePattern("$1View").filled(with: ["*"])).matches("CartView")))
    #expect(!(try #require(try NamePattern("/^$1View$/").filled(with: [".*"])).matches("CartView")))
    #expect(try #require(try NamePattern("/^$1View$/").filled(with: ["a+b"])).matches("a+bView"))
    #expect(try NamePattern("A\\$1").highestReference == 0)
    #expect(try NamePattern("/^Cart$/").highestReference == 0)
  }

  /// Patterns that take other machines exponential or cubic time.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "/^(a+)+$/", "/(a|aa)+$/", "/(.*)(.*)(.*)(.*)x$/", "/(a?){100}a{100}$/", "/(([a-z])+.)+[A-Z]([a-z])+$/",
      "*a*a*a*a*a*a*a*ab",
    ])
  func noPatternIsSlow(_ pattern: String) throws {
    let text = String(repeating: "a", count: 2_000) + "!"
    let start = ContinuousClock.now
    #expect(try NamePattern(pattern).groups(in: text) == nil)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
