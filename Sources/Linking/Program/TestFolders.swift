/// Which files are tests, mocks, previews or examples for readers, by the names on the way to them.
///
/// The files of a folder share the answer, so that each folder is looked at once.
struct TestFolders {
  private var known: [Substring: Bool] = [:]

  mutating func hold(_ path: String) -> Bool {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return Self.isTestFile(path[...]) }
    let folder = path[..<slash]
    if known[folder] == nil { known[folder] = Self.isTestFolder(folder) }
    return known[folder] == true || Self.isTestFile(path[path.utf8.index(after: slash)...])
  }

  private static func isTestFolder(_ folder: Substring) -> Bool {
    let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0).lowercased() }
    // Examples for readers of the documentation are no part of the app.
    if let first = parts.first, ["docs", "documentation"].contains(first) { return true }
    var isBelowSources = false
    for p in parts {
      // A feature that is about tests (`Sources/Features/DailyTests`): test targets lie next to `Sources`, and their
      // files say so themselves.
      if isBelowSources, p.hasSuffix("tests"), !["tests", "unittests", "uitests"].contains(p), !p.hasSuffix("-tests") {
        continue
      }
      if p == "sources" { isBelowSources = true }
      if p.hasSuffix("tests") || p.hasSuffix("mocks") || p == "mock" || p == "testing" || p == "testhelpers"
        || p == "preview content" || p.hasPrefix("xct") || p.hasSuffix("uitest") || p.hasSuffix("previews")
        || p.hasSuffix("-tests") || p == "test"
      {
        return true
      }
    }
    return false
  }

  private static func isTestFile(_ name: Substring) -> Bool {
    ["Tests.swift", "Test.swift", "Mock.swift", "Mocks.swift"].contains(where: name.ends)
  }
}
