import Testing

@testable import SourceFacts

/// What cannot be read as it stands is told at its place, and valid sources never are.
@Suite struct SourceFaultTests {
  private func told(_ source: String) -> String? {
    extract(source).fault.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test(arguments: [
    ("let a = 1\n\"\"\"\nstruct B {}\n", "2:1 this '\"\"\"' is never closed; '\"\"\"' is expected"),
    ("let a = \"b\nlet c = 1\n", "1:9 this '\"' is never closed; '\"' is expected"),
    ("struct A {\n  func b() { c(\n}\n", "2:16 an expression is expected here"),
    ("struct A {\n  var b = 1\n", "1:10 this '{' is never closed; '}' is expected"),
    ("struct A {}\n}\nstruct B {}\n", "2:1 '}' is not expected here"),
    ("#if DEBUG\nlet a = 1\n", "1:1 this '#if' is never closed; '#endif' is expected"),
    ("let a = [1, 2\nlet b = 1\n", "1:9 this '[' is never closed; ']' is expected"),
    ("/* a\nlet b = 1\n", "1:1 the comment that starts here never ends; '*/' is expected"),
    (
      "let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> x\n",
      "2:1 git left a merge conflict here; resolve it"
    ),
    ("let a =\n", "1:8 an expression is expected here"),
    ("func () {}\n", "1:5 a name is expected here"),
  ])
  func theFirstPlaceIsTold(_ source: String, _ message: String) {
    #expect(told(source) == message)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\nstruct A {}\n", "<!DOCTYPE html>\n<html><body>404</body></html>\n",
    "this is not swift at all, <html><body>404</body>\n", "struct A { let b: }\n", "let a = 1 let b = 2\n",
    "func f( { b() }\n", "enum A { case }\n", "import\n", "let x = \u{1}\n", "switch a { case }\n", "@\n",
    "struct A: View { var body: some View { Text(“b”) } }\n", "#elseif A\n", "=======\n", ">>>>>>> a\n",
    "let b = 2\n=======\nlet b = 3\n>>>>>>> x\n",
    "<html><body>404</body></html>\n", "  <div>\n", "</div>\n",
  ])
  func whatIsNoSwiftIsTold(_ source: String) {
    #expect(told(source) != nil)
    #expect(told("struct Before {}\n" + source) != nil)
    #expect(told("import SwiftUI\nstruct Around {\n\(source)\n}\n") != nil)
  }

  /// A file that is cut anywhere within a declaration is told.
  @Test func aFileThatIsCutIsTold() {
    let source = "struct A {\n  func b() {\n    if c { d(\"e\", [f]) }\n  }\n}\n"
    for length in 10..<(source.utf8.count - 2) {
      let facts = FactExtractor().facts(path: "", source: Array(source.utf8.prefix(length)))
      #expect(facts.fault != nil, "\(length)")
    }
  }

  @Test(
    "A closure may begin with a parenthesis, and have an 'in' further down",
    arguments: [
      "list.each {\n  ($0 as? Row)?.close()\n  for cell in cells { cell.close() }\n}\n",
      "list.each { (a ?? b).go(); items.map { x in x } }\n",
      "list.each { (a, b) in (a ?? c).go()\n for x in b { x.go() } }\n",
    ])
  func closuresThatBeginWithAParenthesis(_ source: String) {
    #expect(told(source) == nil)
  }

  @Test func whatIsBrokenInSuchAClosureIsTold() {
    #expect(told("list.each {\n  ($0 as? Row)?.close(\n  for cell in cells { cell.close() }\n}\n") != nil)
  }

  @Test func howManyMoreThereAreIsTold() {
    #expect(extract("let = 1\nlet a = 1\nlet = 2\nlet = 3\n").fault?.more == 2)
    #expect(extract("let = 1\n").fault?.more == 0)
  }

  @Test(arguments: [
    "", "\n", "#!/usr/bin/swift\nprint(1)\n", "\u{FEFF}let a = 1\n", "let a = \"é\"\r\nlet b = 1\r\n",
    "let a = <#T##String#>\nfunc <#name#>(<#a#>: <#A#>) -> <#type#> { <#body#> }\n",
    "struct ___VARIABLE_name___View: View {}\n//___FILEHEADER___\n", "struct ___VARIABLE_name:identifier___View {}\n",
    "{% for view in views %}\nstruct {{ view.name }}View: View {}\n{% endfor %}\n",
    "{{#each views}}\nfinal class {{name}}View {}\n{{/each}}\n", "<% if a { %>\nstruct <%= name %>View {}\n<% } %>\n",
    "import ___PACKAGENAME:identifier___\nclass ___FILEBASENAME___ { var a = ___VARIABLE_b:identifier___() }\n",
    "struct {{ a }}: {{ b|default:\"C\" }} { var d: {{ e }}{% if f %}?{% endif %}\n{% for g in h %}\nvar {{ g }}: Int\n{% endfor %} }\n",
    "let f = {{ 1 }}()()\n",
    "#if swift(>=99)\nlet a = ( new syntax }\n#else\nlet a = 1\n#endif\n",
    "#if swift(>=5)\nlet a = 1\n#else\nlet a = ( old syntax }\n#endif\n",
    "#if compiler(<5.3) || !swift(>=5.1.2)\nlet a = ]\n#endif\n", "#if hasFeature(Later)\nlater } syntax\n#endif\n",
    "struct A {\n  #if compiler(>=99.1)\n  later var syntax (\n  #endif\n}\n",
    "/*\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n*/\nlet a = 1\n",
    "let a = \"\"\"\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n\"\"\"\n",
    "func f(_ a: borrowing A, _ b: consuming B, _ c: sending C) async throws(E) -> ~Copyable {}\n",
    "struct A<let n: Int>: ~Copyable, ~Escapable {}\nlet a: [3 of Int] = [1, 2, 3]\nlet b: InlineArray<3, Int>\n",
    "@lifetime(borrow a) func f(_ a: A) -> B { B() }\n", "nonisolated(nonsending) func f() async {}\n",
    "let r = /a\"b/\nlet s = #/ \"\"\" /#\nlet a = if b { 1 } else { 2 }\nlet c = switch d { case 1: 2\ndefault: 3 }\n",
    "let k = \\A.b[0]?.c!\nlet m = \\.self\nimport struct A.B\n@_exported import C\npackage import D\n",
    "func f<each T>(_ a: repeat each T) { for x in repeat each a { g(x) } }\n",
    "macro m() = #externalMacro(module: \"A\", type: \"B\")\n#m()\n@attached(member, names: named(init)) macro n()\n",
    "infix operator +++: P\nprecedencegroup P { higherThan: A }\nfunc +++ (a: A, b: A) -> A { a }\n",
    "let x = try? await a?.b ?? c as? D is E\nguard let self, case .a(let b)? = c else { return }\n",
    "actor A { isolated deinit {} }\nlet a = f(b, c,)\nlet t = (a, b,)\n",
    "@_spi(A) public import B\n@available(iOS 17, *) @MainActor final class C {}\n",
    "func f() { do throws(E) { } catch { } ; defer { } ; repeat { } while a }\n",
    "struct A { var b: Int { _read { yield c } _modify { yield &c } } }\n", "let `raw name` = 1\n",
    "func f\n<T>(_ a: T) {}\nlet a = b\n  < c\nlet h = \"\"\"\n<html>\n\"\"\"\n/*\n<html>\n*/\n",
    "func f() { then 1; do { 1 } }\n", "extension A: @retroactive B {}\nextension [Int] {}\n", "let a = b\u{A0}+ c\n",
  ])
  func whatIsValidIsNot(_ source: String) {
    #expect(told(source) == nil)
  }

  /// Text in an old encoding: its comments are lost, its code is not.
  @Test func anOldEncodingIsNoFault() {
    let bytes = Array("// caf".utf8) + [0xE9] + Array("\nlet a = \"b".utf8) + [0xE9] + Array("\"\n".utf8)
    #expect(FactExtractor().facts(path: "", source: bytes).fault == nil)
  }

  @Test func whatIsBehindAConditionForThisCompilerIsTold() {
    #expect(told("#if swift(>=5)\nlet a = (\n#endif\n") != nil)
    #expect(told("#if compiler(>=99)\nlet a = (\n#endif\nlet b = (\n")?.hasPrefix("4:") == true)
    #expect(told("#if compiler(>=99)\n\"\"\"\n#endif\nstruct A {}\n") != nil)
    #expect(told("#if os(iOS)\nlet a = (\n#endif\n") != nil)
  }

  /// Marks of a template hide nothing: what stands around them is read.
  @Test func marksOfATemplateHideNothing() {
    #expect(told("{% a %}\nlet b = (\n") != nil)
    let facts = extract("{% a %}\nstruct {{ b }}View { func c() {} }\nstruct D {}\n")
    #expect(facts.fault == nil && facts.first(.type, "D") != nil && facts.first(.function, "c") != nil)
  }

  @Test func ofATestNothingIsTold() {
    #expect(told("import XCTest\nfunc f( {\n") == nil)
  }

  @Test func whatIsTooDeepIsTold() {
    let fault = extract("let a = 1\nlet b = " + String(repeating: "[", count: 40)).fault
    #expect(fault?.line == 2 && fault?.message.contains("square brackets are nested more than") == true)
  }

  @Test func theFaultIsKept() {
    let facts = extract("let = 1\nlet a = 1\nlet = 2\n")
    #expect(FileFacts(encoded: facts.encoded(), path: facts.path) == facts)
    let unread = FileFacts(unread: "A.swift", SourceFault(message: "is UTF-16 text"))
    #expect(FileFacts(encoded: unread.encoded(), path: unread.path) == unread)
  }

  /// A file of nothing but faults costs what its size is.
  @Test func manyFaultsAreCounted() {
    #expect((extract(String(repeating: "let = 1\n", count: 5_000)).fault?.more ?? 0) > 2_500)
    #expect(extract("let a = b" + String(repeating: ".c()", count: 20_000) + "(\n").fault != nil)
  }
}

@Suite struct MarkupFaultTests {
  private func told(_ text: String) -> String? {
    InterfaceBuilderReader().facts(path: "Main.storyboard", source: Array(text.utf8))?.fault
      .map { "\($0.line):\($0.column) \($0.message)" }
  }

  private let document =
    "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n"

  @Test func whereADocumentEndsToSoonIsTold() {
    #expect(told(document + "<scenes>\n</scenes>\n</document>\n") == nil)
    #expect(told(document + "<scenes>\n") == "3:1 '<scenes>' is never closed; '</scenes>' is expected")
    #expect(
      told(document + "<scenes>\n</document>") == "4:1 '</document>' is not expected here; '</scenes>' is expected")
    #expect(told(document + "<scenes/>\n<<<<<<< HEAD\n<a/>\n</document>") == "4:1 this '<' does not start an element")
    #expect(told(document + "<scene a=b/>")?.hasPrefix("3:10 ") == true)
    #expect(told(document + "<!-- a") == "3:1 the comment that starts here never ends")
    #expect(told("") != nil)
    #expect(told("404: Not Found") == "1:1 this is not XML; an element is expected")
    #expect(
      told(document + "<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n</document>")
        == "3:1 git left a merge conflict here; resolve it")
  }

  @Test func ofAnotherKindOfDocumentNothingIsTold() {
    #expect(told("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></archive>") == nil)
  }

  @Test func whatStandsBeforeTheFaultIsKept() {
    let text =
      document
      + "<scenes><scene><objects><viewController id=\"1\" customClass=\"A\" sceneMemberID=\"viewController\"/></objects></scene>\n<<<<<<< HEAD\n"
    let facts = InterfaceBuilderReader().facts(path: "", source: Array(text.utf8))
    #expect(facts?.scenes.count == 1 && facts?.fault?.line == 4)
  }
}

@Suite struct ProjectFaultTests {
  private func told(_ text: String, _ path: String = "A.xcodeproj/project.pbxproj") -> String? {
    ProjectReader().facts(path: path, source: Array(text.utf8))?.fault.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test func whatIsCutIsTold() {
    #expect(told("{ objects = {\n}; }\n") == nil)
    #expect(told("{ objects = {\n") == "1:13 this '{' is never closed; '}' is expected")
    #expect(told("{ objects = {\n<<<<<<< HEAD\n}; }\n") == "2:1 git left a merge conflict here; resolve it")
    #expect(told("{ a = (\n}; }\n") == "2:1 '}' closes nothing here")
    #expect(told("<html></html>") == "1:1 this is not an Xcode project; '{' is expected")
    #expect(told("") != nil)
    #expect(
      told("{ a = {\n<<<<<<< a\nb = 1;\n=======\nb = 2;\n>>>>>>> c\n}; }\n")
        == "2:1 git left a merge conflict here; resolve it")
    #expect(told("<<<<<<< a\nSDKROOT = iphoneos\n=======\n>>>>>>> c\n", "A.xcconfig") != nil)
  }
}
