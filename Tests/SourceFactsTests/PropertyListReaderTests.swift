import Testing

@testable import SourceFacts

@Suite struct PropertyListReaderTests {
  private func read(_ text: String) -> PropertyListFacts? { read(Array(text.utf8)) }
  private func read(_ bytes: [UInt8]) -> PropertyListFacts? {
    PropertyListReader().facts(path: "Info.plist", source: bytes)
  }

  private let schemes =
    "<dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>app</string></array></dict></array></dict>"

  @Test func xmlIsReadAsXcodeWritesIt() {
    #expect(
      read("<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<plist version=\"1.0\">\(schemes)</plist>")?
        .urlSchemes == ["app"])
    #expect(read("<plist>\(schemes)</plist>")?.fault == nil)
    #expect(
      read(
        "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>a&amp;<!-- b -->c<![CDATA[<d>]]>&#x65;</string></dict><key>A</key><integer>1</integer><key>B</key><true/><key>C</key><string/></dict></plist>"
      )?
      .extensionPoint == "a&c<d>e")
  }

  @Test(arguments: [
    ("<plist><dict><key>CFBundleURLTypes", "1:14 '<key>' is never closed; '</key>' is expected"),
    ("<plist><dict>\n<key>CFBundleName</key>\n</dict></plist>", "3:1 the key 'CFBundleName' has no value"),
    ("<plist><dict>\n<string>CFBundleName</string></dict></plist>", "2:27 a key is expected before this value"),
    ("<plist><dict><key>CFBundleName</key>\n<html/></dict></plist>", "2:1 '<html>' does not belong in a property list"),
    ("{ CFBundleName = App; ", "1:1 the property list is not closed at its end"),
    ("404 CFBundle not found", "1:5 this is not a property list; '=' is expected"),
  ])
  func whatDoesNotParseIsTold(_ text: String, _ message: String) {
    let fault = read(text)?.fault
    #expect(
      fault.map { "\($0.line):\($0.column) \($0.message)" }?.suffix(message.count - 4)
        == message.suffix(message.count - 4))
  }

  @Test func aConflictIsTold() {
    let text = "<plist>\n<<<<<<< a\n\(schemes)\n=======\n<dict/>\n>>>>>>> b\n</plist>"
    #expect(read(text)?.fault?.line == 2 && read(text)?.urlSchemes == ["app"])
    #expect(read("<plist>\n<<<<<<< a\n<dict/>\n=======\n<dict/>\n>>>>>>> b\n</plist>")?.fault != nil)
  }

  @Test func theOldNotationIsRead() {
    #expect(
      read("{ CFBundleURLTypes = ( { CFBundleURLSchemes = ( app, \"app-b\" ); } ); /* a */ b = c; }")?.urlSchemes
        == ["app", "app-b"])
    #expect(read("CFBundleName = App; UIMainStoryboardFile = Main;")?.mainStoryboards == ["Main"])
  }

  @Test func utf16IsRead() {
    let units = Array("<plist>\(schemes)</plist>".utf16)
    #expect(
      read([0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })?.urlSchemes == ["app"])
    #expect(
      read([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })?.urlSchemes == ["app"])
  }

  // MARK: binary

  @Test func binaryIsRead() {
    var list = BinaryList()
    let schemes = list.array([list.text("app"), list.text("añb"), list.flag(true)])
    let types = list.array([list.table([(list.text("CFBundleURLSchemes"), schemes)])])
    let manifest = list.table([(list.text("UIApplicationSupportsMultipleScenes"), list.flag(true))])
    let top = list.table([
      (list.text("CFBundleURLTypes"), types), (list.text("UIApplicationSceneManifest"), manifest),
      (list.text("UIMainStoryboardFile"), list.text("Main.storyboard")), (list.text("Number"), list.raw([0x10, 7])),
      (list.raw([0x10, 7]), list.text("no key")), (list.text("A set"), list.raw([0xC0])),
    ])
    let facts = read(list.bytes(top: top))
    #expect(facts?.fault == nil)
    #expect(facts?.urlSchemes == ["app", "añb"])
    #expect(facts?.supportsMultipleScenes == true && facts?.mainStoryboards == ["Main"])
  }

  /// Foundation's reader on Linux crashes on it.
  @Test func aSetIsNoCrash() {
    let hex =
      "62706c6973743030d101025f1010434642756e646c6555524c5479706573c1035178080b1e200000000000000101000000000000000400000000000000000000000000000022"
    var bytes: [UInt8] = []
    var rest = Substring(hex)
    while !rest.isEmpty {
      bytes.append(UInt8(rest.prefix(2), radix: 16)!)
      rest = rest.dropFirst(2)
    }
    #expect(read(bytes)?.urlSchemes == [])
    var list = BinaryList()
    let top = list.raw([0xC1, UInt8(list.text("CFBundle"))])
    #expect(read(list.bytes(top: top)) == nil)
  }

  @Test func aCycleEnds() {
    var list = BinaryList()
    let key = list.text("CFBundleURLTypes")
    let top = list.table([(key, 2)])
    _ = list.raw([0xA1, 2])
    #expect(read(list.bytes(top: top))?.fault?.message.contains("are nested more than") == true)
  }

  /// Each list holds the next one 15 times: 15 to the power of 40 values in a few hundred bytes.
  @Test func whatIsNamedAgainAndAgainEnds() {
    var list = BinaryList()
    let key = list.text("CFBundleURLTypes")
    var last = list.text("x")
    for _ in 0..<40 { last = list.array(Array(repeating: last, count: 14)) }
    let top = list.table([(key, last)])
    #expect(read(list.bytes(top: top))?.fault?.message.contains("too often") == true)
    var texts = BinaryList()
    let long = texts.text(String(repeating: "x", count: 100_000))
    let all = texts.table([(texts.text("CFBundleURLTypes"), texts.array(Array(repeating: long, count: 14)))])
    #expect(read(texts.bytes(top: all))?.fault != nil)
  }

  @Test func damagedListsEnd() {
    var list = BinaryList()
    let top = list.table([(list.text("CFBundleURLTypes"), list.array([list.text("app"), list.flag(false)]))])
    let bytes = list.bytes(top: top)
    for length in 0...bytes.count { _ = read(Array(bytes[..<length])) }
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x0F, 0x7F, 0x80, 0xC1, 0xDF, 0xFF, bytes[place] ^ 1] {
        var damaged = bytes
        damaged[place] = value
        _ = read(damaged)
      }
    }
  }

  @Test func deepListsAreRefused() {
    for (start, end) in [("<array>", "</array>"), ("(", ")")] {
      let inner = String(repeating: start, count: 5_000) + String(repeating: end, count: 5_000)
      let text =
        start == "(" ? "{ CFBundleName = \(inner); }" : "<plist><dict><key>CFBundleName</key>\(inner)</dict></plist>"
      #expect(read(text)?.fault?.message.contains("are nested more than") == true)
    }
  }

  @Test func manyValuesTakeLinearTime() {
    let values = String(repeating: "<string>a</string>", count: 100_000)
    #expect(read("<plist><dict><key>CFBundleName</key><array>\(values)</array></dict></plist>")?.fault == nil)
  }

  @Test func whatIsTooLargeIsTold() {
    #expect(
      read("<plist><!-- CFBundle" + String(repeating: "x", count: 5 << 20))?.fault?.message.contains("4 MB") == true)
  }
}

/// Writes a binary property list, object by object.
private struct BinaryList {
  private var objects: [[UInt8]] = []

  mutating func raw(_ bytes: [UInt8]) -> Int {
    objects.append(bytes)
    return objects.count - 1
  }

  mutating func flag(_ flag: Bool) -> Int { raw([flag ? 9 : 8]) }

  mutating func text(_ text: String) -> Int {
    let isWide = !text.utf8.allSatisfy { $0 < 0x80 }
    let units = Array(text.utf16)
    let bytes = isWide ? units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] } : Array(text.utf8)
    return raw(head(isWide ? 0x60 : 0x50, isWide ? units.count : bytes.count) + bytes)
  }

  mutating func array(_ items: [Int]) -> Int { raw(head(0xA0, items.count) + items.map { UInt8($0) }) }

  mutating func table(_ entries: [(Int, Int)]) -> Int {
    raw(head(0xD0, entries.count) + entries.map { UInt8($0.0) } + entries.map { UInt8($0.1) })
  }

  private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15
      ? [kind | UInt8(count)]
      : [kind | 0xF, 0x12] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }

  func bytes(top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    func word(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for offset in offsets { bytes += word(offset, 4) }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 1] + word(objects.count, 8) + word(top, 8) + word(table, 8)
  }
}
