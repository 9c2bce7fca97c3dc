import NavigationModel
import Testing

@Suite struct PlainTextTests {
  /// Unicode's DerivedCoreProperties.txt, Default_Ignorable_Code_Point.
  private static let invisible: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
    0x202A...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
    0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
  ]

  @Test func whatNobodySeesBecomesItsCode() {
    for scalar in Self.invisible.joined().compactMap(Unicode.Scalar.init) {
      #expect(PlainText.isUnsafe(scalar), "\(String(scalar.value, radix: 16))")
      let code = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      #expect(PlainText.line("a\(Character(scalar))b") == "a\(code)b")
      #expect(PlainText.line("\(Character(scalar))") == code)
    }
  }

  @Test(arguments: [
    "plain", "é à ü", "e\u{301}", "日本語", "العربية", "👩‍👩‍👧", "❤️", "❤️‍🔥", "👩🏽‍🚀 flies", "#1 and a#b", "a: b::c", "C# [x]", "",
  ])
  func ordinaryTextStays(_ text: String) { #expect(PlainText.line(text) == text) }

  /// What an emoji may hold is invisible everywhere else.
  @Test func joinersAndSelectorsBelongToEmojis() {
    #expect(PlainText.line("a\u{200D}b") == "a\\u{200D}b")
    #expect(PlainText.line("👩\u{200D}b") == "👩\\u{200D}b")
    #expect(PlainText.line("1\u{FE0F}") == "1\\u{FE0F}")
    #expect(PlainText.line("❤\u{FE0F}\u{FE0F}") == "❤\u{FE0F}\\u{FE0F}")
    #expect(PlainText.line("❤\u{FE01}") == "❤\\u{FE01}")
  }

  @Test func breaksBecomeOneSpaceAndControlsTheirCodes() {
    #expect(PlainText.line("a\r\n\tb\u{2028}c") == "a b c")
    #expect(PlainText.line("\u{1B}[31m\u{7}") == "\\u{1B}[31m\\u{7}")
  }

  @Test func aBlockKeepsItsLines() {
    #expect(PlainText.block("a\n\n  b\tc\r\n") == "a\n\n  b\tc\r\n")
    #expect(PlainText.block("a\n::x::\n\t::y::\u{1B}") == "a\n\\u{3A}:x::\n\t\\u{3A}:y::\\u{1B}")
  }

  @Test func aPathStaysOne() {
    #expect(PlainText.path("Sources/A.swift") == "Sources/A.swift")
    #expect(PlainText.path("::add-mask::/A.swift") == "./::add-mask::/A.swift")
    #expect(PlainText.path("a/##[x]/A.swift") == "a/#\\u{23}[x]/A.swift")
  }
}

@Suite struct ServiceCommandTests {
  @Test(arguments: [
    ("##[group]x", "#\\u{23}[group]x"), ("a ##vso[task.complete]b", "a #\\u{23}vso[task.complete]b"),
    ("##VSO[x]", "#\\u{23}VSO[x]"), ("##teamcity[buildStop]", "#\\u{23}teamcity[buildStop]"),
    ("###[x]", "##\\u{23}[x]"), ("##[a]##[b]", "#\\u{23}[a]#\\u{23}[b]"), ("::error::x", "\\u{3A}:error::x"),
    (" \u{A0}::error::x", " \u{A0}\\u{3A}:error::x"), (":::", "\\u{3A}::"),
  ])
  func aCommandIsBroken(_ text: String, _ expected: String) {
    #expect(ServiceCommands.areIn(text))
    #expect(PlainText.line(text) == expected)
    #expect(!ServiceCommands.areIn(PlainText.line(text)))
  }

  @Test(arguments: ["# [x]", "##", "## Heading [x]", "a::b", "a ::b", ":x:", "#[x]", "##1[", "[##]"])
  func otherTextStays(_ text: String) { #expect(PlainText.line(text) == text && !ServiceCommands.areIn(text)) }

  @Test func everyLineIsLookedAt() {
    #expect(ServiceCommands.broken("a\n::x\r::y\n\u{1B}[1m::z\n") == "a\n\\u{3A}:x\r\\u{3A}:y\n\u{1B}[1m\\u{3A}:z\n")
  }

  @Test func onlyOwnCommandsPass() {
    let text = "::error file=a::b ##[c]\n::errors file=d\n x ::error file=e\n ::error file=f\n"
    let expected = "::error file=a::b #\\u{23}[c]\n\\u{3A}:errors file=d\n x ::error file=e\n \\u{3A}:error file=f\n"
    #expect(ServiceCommands.broken(Array(text.utf8), but: ["::error file="]) == Array(expected.utf8))
  }

  /// A reader of JSON gets the same text; a reader of lines gets no command.
  @Test func jsonKeepsTheText() throws {
    let value = JSONValue.string("##[x] ::y \u{3164} ##vso[z]")
    let text = value.text()
    #expect(!ServiceCommands.areIn(text) && !text.contains("\u{3164}"))
    #expect(try JSONValue(parsing: Array(text.utf8)) == value)
  }
}

@Suite struct DottedNameTests {
  @Test(arguments: [
    ("A", ["A"]), ("A.B", ["A", "B"]), ("`a.b`", ["`a.b`"]), ("A.`b.c`.D", ["A", "`b.c`", "D"]), ("", []),
    ("A..B", ["A", "B"]), ("`a", ["`a"]),
  ])
  func aDotInBackticksPartsNothing(_ name: String, _ parts: [String]) {
    #expect(DottedName.parts(of: name) == parts)
    #expect(DottedName.last(of: name) == parts.last ?? name)
  }

  @Test func theOwnerIsWhatStandsBeforeTheLastDot() {
    #expect(DottedName.owner(of: "A.`b.c`") == "A")
    #expect(DottedName.owner(of: "`b.c`") == nil)
    #expect(DottedName.spoken("A.`b.c`") == "A.b.c")
  }
}
