import NavigationModel
import Testing

@testable import Fixing

private typealias SourceLocation = NavigationModel.SourceLocation

/// Each operation on source text in which `↓` stands before the place and `⇣` before a second place.
@Suite struct SourceFixerTests {
  private func place(_ mark: Character, in source: String) -> SourceLocation {
    let other: Character = mark == "↓" ? "⇣" : "↓"
    let before = source.prefix { $0 != mark }.filter { $0 != other }
    let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return SourceLocation(file: "A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
  }

  private func outcome(_ source: String, _ operation: (SourceLocation) -> Fix.Edit.Operation) -> (
    text: String, refused: [String]
  ) {
    let edit = Fix.Edit(location: place("↓", in: source), operation: operation(place("⇣", in: source)))
    let plain = source.filter { $0 != "↓" && $0 != "⇣" }
    let outcome = SourceFixer().apply(
      [Fix(title: "", isCertain: true, edits: [edit])], to: Array(plain.utf8), file: "A.swift")
    if outcome.applied.isEmpty { #expect(outcome.source == Array(plain.utf8), "a refused fix changes nothing") }
    return (String(decoding: outcome.source, as: UTF8.self), outcome.refused.map(\.reason))
  }

  private func result(_ source: String, _ operation: Fix.Edit.Operation) -> String {
    outcome(source) { _ in operation }.text
  }

  @Test func addsAnAttribute() {
    #expect(
      result(
        "class R: ObservableObject {\n  // the path\n  private(set) var ↓path: [Int] = []  // here\n}\n",
        .addAttribute("@Published"))
        == "class R: ObservableObject {\n  // the path\n  @Published private(set) var path: [Int] = []  // here\n}\n")
    #expect(result("final class ↓R {}\n", .addAttribute("@MainActor")) == "@MainActor final class R {}\n")
    #expect(
      outcome("class R { @Published var ↓path = 1 }") { _ in .addAttribute("@Published") }.refused == [
        "@Published is already there"
      ])
  }

  @Test func removesAnAttribute() {
    #expect(
      result("class R {\n  @ObservationIgnored var ↓path = 1\n}", .removeAttribute("ObservationIgnored"))
        == "class R {\n  var path = 1\n}")
    #expect(
      result("class R {\n  @ObservationIgnored\n  var ↓path = 1\n}", .removeAttribute("ObservationIgnored"))
        == "class R {\n  var path = 1\n}")
    #expect(
      result("class R {\n  @A @B(1) /* keep */ var ↓path = 1\n}", .removeAttribute("B"))
        == "class R {\n  @A  /* keep */ var path = 1\n}")
    #expect(outcome("class R { var ↓path = 1 }") { _ in .removeAttribute("B") }.refused == ["there is no @B"])
  }

  @Test func wrapsAStatement() {
    #expect(
      result("func back() {\n    // one up\n    path.↓removeLast() // done\n}\n", .wrapInCondition("!path.isEmpty"))
        == "func back() {\n    // one up\n    if !path.isEmpty {\n        path.removeLast()\n    } // done\n}\n")
    #expect(
      result("func back() { path.↓removeLast() }", .wrapInCondition("!path.isEmpty"))
        == "func back() { if !path.isEmpty { path.removeLast() } }")
    #expect(
      result("func f() {\r\n\tpath.↓removeLast(\r\n\t\t1\r\n\t)\r\n}\r\n", .wrapInCondition("ok"))
        == "func f() {\r\n\tif ok {\r\n\t\tpath.removeLast(\r\n\t\t\t1\r\n\t\t)\r\n\t}\r\n}\r\n")
    #expect(outcome("let last = path.↓removeLast()") { _ in .wrapInCondition("ok") }.refused == ["its value is used"])
    #expect(
      outcome("func f() -> Int { return path.↓removeLast() }") { _ in .wrapInCondition("ok") }.refused == [
        "its value is used"
      ])
  }

  @Test func movesAModifier() {
    let source = """
      struct V: View {
        var body: some View {
          ⇣List(rows) { row in
            Text(row.name)
              .bold()
              .↓navigationDestination(isPresented: $shows) {
                InfoView()
              }
              .padding()
          }
          .navigationTitle("Rows")
        }
      }
      """
    #expect(
      outcome(source) { .moveModifier(toEndOf: $0) }.text == """
        struct V: View {
          var body: some View {
            List(rows) { row in
              Text(row.name)
                .bold()
                .padding()
            }
            .navigationTitle("Rows")
            .navigationDestination(isPresented: $shows) {
              InfoView()
            }
          }
        }
        """)
    #expect(
      outcome("let a = ⇣List { }; let b = x.↓sheet { }") { .moveModifier(toEndOf: $0) }.refused == [
        "the modifier is not inside the container"
      ])
    #expect(
      outcome("⇣List { x /* why */ .↓sheet { } }") { .moveModifier(toEndOf: $0) }.refused == [
        "there is a comment before the modifier"
      ])
  }

  @Test func replacesAProperty() {
    #expect(
      result(
        "enum S: Identifiable {\n  var ↓id: UUID { UUID() }  // bad\n}",
        .replaceComputedProperty(type: "Self", body: "self"))
        == "enum S: Identifiable {\n  var id: Self { self }  // bad\n}")
    #expect(
      outcome("struct S { var ↓id = 1 }") { _ in .replaceComputedProperty(type: "Self", body: "self") }.refused == [
        "it is not a computed property"
      ])
  }

  @Test func appendsRenamesAndConforms() {
    #expect(
      result("let v = ↓Reduce { _ in }\n  .debug()\n", .appendModifier(".ifLet(\\.$x, action: \\.x)"))
        == "let v = Reduce { _ in }\n  .debug()\n  .ifLet(\\.$x, action: \\.x)\n")
    #expect(result("f(↓describing: x)", .rename(to: "reflecting")) == "f(reflecting: x)")
    #expect(result("enum ↓R { case a }", .addConformance("Codable")) == "enum R: Codable { case a }")
    #expect(
      result("enum ↓R<T>: Hashable where T: Hashable { case a(T) }", .addConformance("Codable"))
        == "enum R<T>: Hashable, Codable where T: Hashable { case a(T) }")
    #expect(result("struct ↓R<T> { }", .addConformance("Codable")) == "struct R<T>: Codable { }")
    #expect(
      outcome("enum ↓R: Codable { case a }") { _ in .addConformance("Codable") }.refused == [
        "it already conforms to Codable"
      ])
  }

  @Test func addsAModifier() {
    #expect(
      result("class C {\n  private var ↓parent: P?\n}", .addModifier("weak"))
        == "class C {\n  private weak var parent: P?\n}")
    #expect(
      result("class C {\n  // up\n  var ↓parent: P?\n}", .addModifier("weak"))
        == "class C {\n  // up\n  weak var parent: P?\n}")
    #expect(
      outcome("class C { weak var ↓parent: P? }") { _ in .addModifier("weak") }.refused == ["weak is already there"])
    #expect(outcome("class ↓C {}") { _ in .addModifier("weak") }.refused == ["it is not a variable"])
  }

  @Test func namesTheCasesOfADefault() {
    let operation = Fix.Edit.Operation.replaceDefault(cases: ["b", "c"])
    #expect(
      result("switch r {\ncase .a(let x, _): x\n↓default:\n  // later\n  EmptyView()\n}", operation)
        == "switch r {\ncase .a(let x, _): x\ncase .b, .c:\n  // later\n  EmptyView()\n}")
    #expect(
      result("switch r { case let .a(x, y): f(x, y)\n↓default: g() }", operation)
        == "switch r { case let .a(x, y): f(x, y)\ncase .b, .c: g() }")
    #expect(
      outcome("switch r { case .a where x: f()\n↓default: g() }") { _ in operation }.refused == [
        "another case applies only under a condition"
      ])
    #expect(
      outcome("switch r { case .a(1): f()\n↓default: g() }") { _ in operation }.refused == [
        "another case applies only under a condition"
      ])
    #expect(
      outcome("switch r { case .a(.b): f()\n↓default: g() }") { _ in operation }.refused == [
        "another case applies only under a condition"
      ])
    #expect(
      outcome("switch r { case .a(x): f()\n↓default: g() }") { _ in operation }.refused == [
        "another case applies only under a condition"
      ])
    #expect(
      outcome("switch r {\n#if DEBUG\ncase .a: f()\n#endif\n↓default: g() }") { _ in operation }.refused == [
        "some cases are under #if"
      ])
    #expect(
      outcome("switch r { ↓case .a: f()\ndefault: g() }") { _ in operation }.refused == ["there is no default"])
  }

  @Test func changesAsPlaces() {
    let source = Array("class C {\n  private var parent: P?\n}\nfunc back() { path.removeLast() }\n".utf8)
    let weak = Fix(
      title: "", isCertain: true,
      edits: [.init(location: SourceLocation(file: "A.swift", line: 2, column: 15), operation: .addModifier("weak"))])
    let guarded = Fix(
      title: "", isCertain: true,
      edits: [.init(location: SourceLocation(file: "A.swift", line: 4, column: 20), operation: .wrapInCondition("a"))])
    let wrong = Fix(
      title: "", isCertain: true,
      edits: [.init(location: SourceLocation(file: "A.swift", line: 1, column: 2), operation: .rename(to: "x"))])
    let changes = SourceFixer().changes(for: [weak, wrong, guarded], in: source, file: "A.swift")
    let insertion = SourceLocation(file: "A.swift", line: 2, column: 11)
    #expect(changes[0] == [TextChange(start: insertion, end: insertion, text: "weak ")])
    #expect(changes[1] == nil)
    #expect(
      changes[2] == [
        TextChange(
          start: SourceLocation(file: "A.swift", line: 4, column: 15),
          end: SourceLocation(file: "A.swift", line: 4, column: 32), text: "if a { path.removeLast() }")
      ])
  }

  @Test func fixesThatTouchTheSameTextWait() {
    let source = Array("func back() { path.removeLast() }".utf8)
    let edit = Fix.Edit(
      location: SourceLocation(file: "A.swift", line: 1, column: 20), operation: .wrapInCondition("a"))
    let fix = Fix(title: "", isCertain: true, edits: [edit])
    let outcome = SourceFixer().apply([fix, fix], to: source, file: "A.swift")
    #expect(outcome.applied == [0])
    #expect(outcome.refused == [.init(fix: 1, reason: "another fix changes the same lines")])
  }

  @Test(arguments: [(0, 1), (1, 0), (9, 1), (1, 99), (1, 3)]) func placesThatAreNotThere(_ line: Int, _ column: Int) {
    let source = Array("class R {}\n".utf8)
    let fix = Fix(
      title: "", isCertain: true,
      edits: [.init(location: SourceLocation(file: "A.swift", line: line, column: column), operation: .rename(to: "x"))]
    )
    let outcome = SourceFixer().apply([fix], to: source, file: "A.swift")
    #expect(outcome.applied.isEmpty)
    #expect(outcome.source == source)
  }

  @Test func otherFilesBadTextAndBadResults() {
    let rename = Fix.Edit(location: SourceLocation(file: "A.swift", line: 1, column: 7), operation: .rename(to: "{"))
    #expect(
      SourceFixer().apply(
        [Fix(title: "", isCertain: true, edits: [rename])], to: Array("class R {}".utf8), file: "B.swift"
      ).refused.map(\.reason) == ["it needs a change in another file, A.swift"])
    #expect(
      SourceFixer().apply(
        [Fix(title: "", isCertain: true, edits: [rename])], to: Array("class R {}".utf8), file: "A.swift"
      ).refused.map(\.reason) == ["the changed file would not parse"])
    #expect(
      SourceFixer().apply([Fix(title: "", isCertain: true, edits: [rename])], to: [0x63, 0xFF, 0xFE], file: "A.swift")
        .refused.map(\.reason) == ["the file is not valid UTF-8"])
  }

  /// As it stands, such a file would keep the parser busy for hours.
  @Test(.timeLimit(.minutes(10))) func filesThatAreNestedTooDeeplyAreLeftAlone() {
    let source = Array(("class R {}\nlet x = " + String(repeating: "[", count: 60)).utf8)
    let fix = Fix(
      title: "", isCertain: true,
      edits: [.init(location: SourceLocation(file: "A.swift", line: 1, column: 7), operation: .rename(to: "S"))])
    let outcome = SourceFixer().apply([fix], to: source, file: "A.swift")
    #expect(outcome.source == source)
    #expect(
      outcome.refused.map(\.reason) == ["in line 2 of the file square brackets are nested more than 9 deep"])
    #expect(SourceFixer().changes(for: [fix], in: source, file: "A.swift") == [nil])
  }
}
