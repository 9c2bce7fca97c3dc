import SourceFacts
import Testing

/// What tables of localised strings say.
@Suite struct StringTableTests {
  private static func facts(_ name: String, _ text: String) -> StringTableFacts? {
    StringTableReader().facts(path: name, source: Array(text.utf8))
  }

  private static func lines(_ name: String, _ text: String) -> [String] {
    facts(name, text)?.entries.map { "\($0.key)=\($0.text)" } ?? []
  }

  // MARK: .strings

  @Test func stringsAreKeysAndTexts() {
    let text = """
      /* A comment with "quotes" = and ; */
      "home.title" = "Home"; // said above
      plain.key = plain;
      'single' = 'Isn\\'t';
      "alone";
      "b"="B";"c" /* x */ = /* y */ "C" ;
      """
    #expect(
      Self.lines("en.lproj/Localizable.strings", text) == [
        "alone=alone", "b=B", "c=C", "home.title=Home", "plain.key=plain", "single=Isn't",
      ])
    #expect(Self.facts("en.lproj/Localizable.strings", text)?.fault == nil)
    #expect(Self.facts("a/en.lproj/Settings.strings", "a = b;")?.name == "Settings")
    #expect(Self.facts("Settings.strings", "a = b;")?.name == "Settings")
  }

  @Test func escapesStandForWhatTheyAre() {
    #expect(Self.lines("A.strings", #""a\"b" = "x\ny\t\\ \U00e9 \101 \q";"#) == ["a\"b=x\ny\t\\ é A q"])
    #expect(Self.lines("A.strings", #""a" = "\Ud83d\Ude00 \U \Uzz";"#) == ["a=😀 \u{FFFD} \u{FFFD}zz"])
    #expect(Self.lines("A.strings", #""a" = "é\é";"#) == ["a=éé"])
  }

  @Test func theLastOfOneKeyCounts() {
    #expect(Self.lines("A.strings", #""a" = "1"; "b" = "2"; "a" = "3";"#) == ["a=3", "b=2"])
  }

  @Test(arguments: [false, true]) func stringsMayBeUTF16(hasMark: Bool) {
    let units = Array("/* é */ \"a\" = \"Größe\";".utf16)
    for isBig in [false, true] {
      var bytes: [UInt8] = hasMark ? (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
      for unit in units {
        bytes += isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
      }
      #expect(StringTableReader().facts(path: "A.strings", source: bytes)?["a"] == "Größe")
    }
  }

  @Test func stringsMayBeAPropertyList() {
    let list =
      "<plist version=\"1.0\"><dict><key>a &amp; b</key><string>A &lt; B</string><key>n</key><true/></dict></plist>"
    #expect(Self.lines("A.strings", "<?xml version=\"1.0\"?>\n" + list) == ["a & b=A < B"])
    #expect(Self.lines("A.strings", "{ a = b; \"c\" = \"d\"; }") == ["a=b", "c=d"])
  }

  @Test(arguments: [
    ("\"a\" = \"A\";\n\"b\" = \"B\n", 2, "this string is not closed"),
    ("\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";", 3, "';' is expected after the string of 'b'"),
    ("\"a\" = \"A\";\n/* b", 2, "this comment is not closed"),
    ("\"a\" = \"A\";\n\"b\" = (1, 2);", 2, "a string is expected here"),
    ("\"a\" = \"A\";\n= 3;", 2, "a key is expected here"),
    ("\"a\" = \"A\";\n\"b\" =", 2, "a string is expected, but the file ends"),
    (
      "\"a\" = \"A\";\n<<<<<<< x\n\"b\" = \"B\";\n=======\n>>>>>>> y\n", 2,
      "git left a merge conflict here; resolve it"
    ),
  ]) func whatStandsBeforeAFaultIsRead(_ text: String, line: Int, message: String) {
    let facts = Self.facts("A.strings", text)
    #expect(facts?["a"] == "A")
    #expect(facts?.fault?.message == message)
    #expect(facts.map { Int($0.fault?.line ?? 0) } == line)
  }

  // MARK: catalogs

  @Test func catalogsSayTheSourceLanguage() {
    let text = #"""
      {
        "sourceLanguage" : "de-AT",
        "strings" : {
          "" : {},
          "Bare" : { "comment" : "{ \"value\" : 1 }", "extractionState" : "stale" },
          "title" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Title" } },
            "de-AT" : { "stringUnit" : { "state" : "translated", "value" : "\u00dcber \"uns\" \ud83d\ude00\n" } } } },
          "only.english" : { "localizations" : { "en" : { "stringUnit" : { "value" : "Title" } } } },
          "count" : { "localizations" : { "de-AT" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld Tag" } },
            "other" : { "stringUnit" : { "value" : "%lld Tage" } } } } } } },
          "tap" : { "localizations" : { "de-AT" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "value" : "Klick" } },
            "iphone" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "x" } } } } } } } } } }
        },
        "version" : "1.0"
      }
      """#
    #expect(
      Self.lines("A.xcstrings", text) == [
        "=", "Bare=Bare", "count=%lld Tage", "only.english=only.english", "tap=Klick", "title=Über \"uns\" 😀\n",
      ])
    #expect(Self.facts("A.xcstrings", text)?.fault == nil)
  }

  @Test func theSourceLanguageMayStandLast() {
    let text =
      #"{"strings":{"a":{"localizations":{"fr":{"stringUnit":{"value":"Un"}},"en":{"stringUnit":{"value":"One"}}}}},"#
    #expect(Self.lines("A.xcstrings", text + #""sourceLanguage":"fr"}"#) == ["a=Un"])
    #expect(Self.lines("A.xcstrings", text + #""version":[1, 2e3, -4.5, true, null]}"#) == ["a=One"])
  }

  @Test(arguments: [
    "", "[]", "{", "{\"strings\" : {", "{\"strings\" : {\"a\" : {\"localizations\"", "{\"strings\" : 3}",
    "{\"a\" \"b\"}",
    "{\"strings\" : {\"a\\", "{\"a\" : }", "{\"a\" : ]}",
  ]) func aBrokenCatalogIsAFault(_ text: String) { #expect(Self.facts("A.xcstrings", text)?.fault != nil) }

  @Test func whatStandsBeforeAFaultOfACatalogIsRead() {
    let facts = Self.facts(
      "A.xcstrings", "{\"strings\" : {\"a\" : {},\n\"b\" : {\"comment\" : } } }")
    #expect(facts?["a"] == nil || facts?["a"] == "a")
    #expect(facts?.fault?.line == 2)
  }

  // MARK: plurals

  @Test func pluralsSayWhatHoldsForMostNumbers() {
    func plural(_ format: String, _ variables: String) -> String? {
      let list =
        "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict></dict></plist>"
      return Self.facts("en.lproj/Localizable.stringsdict", list)?["k"]
    }
    func variable(_ name: String, _ other: String) -> String {
      "<key>\(name)</key><dict><key>one</key><string>one</string><key>other</key><string>\(other)</string></dict>"
    }
    #expect(plural("%#@n@", variable("n", "%d days")) == "%d days")
    #expect(
      plural("%@ in %#@n@ of %#@m@!", variable("n", "%d rooms") + variable("m", "%d houses"))
        == "%@ in %d rooms of %d houses!")
    #expect(plural("%#@n@ %#@", "") == "%d %#@" || plural("%#@n@ %#@", "") == "%d ")
    #expect(Self.facts("a.stringsdict", "<plist><dict><key>k</key><dict/></dict></plist>") == nil)
  }

  // MARK: hostile tables

  @Test func deepTablesAreRefused() {
    let deep = 200_000
    let json = String(repeating: "[", count: deep)
    #expect(Self.facts("A.xcstrings", "{\"x\" : \(json)")?.fault?.message.contains("deep") == true)
    let variations = String(repeating: "{\"variations\":{\"plural\":{\"other\":", count: 5_000)
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":\(variations)"
    #expect(Self.facts("A.xcstrings", catalog)?.fault != nil)
    #expect(Self.facts("A.strings", String(repeating: "{", count: deep))?.fault != nil)
    #expect(Self.facts("A.strings", String(repeating: "/*", count: deep))?.fault != nil)
    #expect(Self.facts("A.strings", "\"a\" = \"" + String(repeating: "\\", count: deep))?.fault != nil)
  }

  @Test func manyKeysAreFound() {
    let text = (0..<20_000).map { "\"k\($0)\" = \"t\($0)\";\n" }.joined()
    let facts = Self.facts("A.strings", text)
    #expect(facts?.entries.count == 20_000)
    #expect(facts?["k12345"] == "t12345")
    #expect(facts?["k"] == nil)
  }

  @Test func longTextsAreCut() {
    let facts = Self.facts("A.strings", "\"a\" = \"\(String(repeating: "é", count: 10_000))\";")
    #expect((facts?["a"]?.utf8.count ?? 0) <= 512)
    #expect(
      StringTableReader().facts(path: "A.strings", source: Array(repeating: 0x20, count: (32 << 20) + 1))?.fault != nil)
  }

  /// Bytes of all kinds: nothing crashes, and a table is read or says why not.
  @Test func anyBytesAreSurvived() {
    var seed: UInt64 = 7
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 33
    }
    let alphabet = Array("\"\"\"{}[]:;,=\\\\/*<>abU0 \n'".utf8) + [0, 0xC3, 0xA9, 0xFF, 0xFE]
    for _ in 0..<3_000 {
      let bytes = (0..<Int(next() % 60)).map { _ in alphabet[Int(next() % UInt64(alphabet.count))] }
      for name in ["A.strings", "A.xcstrings"] { _ = StringTableReader().facts(path: name, source: bytes) }
      _ = StringTableReader().facts(path: "A.xcstrings", source: Array("{\"strings\":{\"a\":{".utf8) + bytes)
    }
  }
}
