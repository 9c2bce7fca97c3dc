/// The files that are tests, mocks, previews or documentation examples, by the names in their paths.
///
/// The files of a folder share the answer, so that each folder is examined once.
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
    // Documentation examples are no part of the app.
    if let first = parts.first, ["docs", "documentation"].contains(first) { return true }
    var isBelowSources = false
    for part in parts {
      // A feature that is about tests (`Sources/Features/DailyTests`): test targets lie beside `Sources`, and their
      // files say so themselves.
      let isFeature =
        part.hasSuffix("tests") && !part.hasSuffix("-tests") && !["tests", "unittests", "uitests"].contains(part)
      if isBelowSources, isFeature { continue }
      if part == "sources" { isBelowSources = true }
      if isOfTests(part) { return true }
    }
    return false
  }

  private static func isOfTests(_ name: String) -> Bool {
    ["mock", "testing", "testhelpers", "preview content", "test"].contains(name) || name.hasPrefix("xct")
      || ["tests", "mocks", "uitest", "previews"].contains { name.hasSuffix($0) }
  }

  private static func isTestFile(_ name: Substring) -> Bool {
    ["Tests.swift", "Test.swift", "Mock.swift", "Mocks.swift"].contains(where: name.ends)
  }
}
