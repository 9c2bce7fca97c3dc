import NavigationModel
import Workspace

/// Names of declarations that other sources than Swift code reach: the system, which starts the app's entries, and
/// files that contain the names as words: storyboards, property lists, Objective-C, and Swift that cannot be parsed.
struct KeptNames: Sendable {
  /// The places of each name; empty for an entry without a place.
  private(set) var places: [String: [SourceLocation]] = [:]

  private let declared: Set<String>
  private let sought: WordSearch

  /// - Parameter declared: the names to search.
  init(_ contents: [FileContents], entries: [Entry], declared: Set<String>) {
    self.declared = declared
    sought = WordSearch(declared)
    for content in contents where Self.mayName(content) { add(content) }
    for entry in entries {
      for name in [entry.screen, entry.by].compactMap(\.self) {
        places[name, default: []] += [entry.location].compactMap(\.self)
      }
    }
  }

  /// An Xcode project lists files, not types; texts are shown and not resolved.
  private static func mayName(_ content: FileContents) -> Bool {
    switch content.file.kind {
    case .swift, .stringTable: false
    case .interface, .propertyList: true
    case .project: !PrunedSources.isXcodeProject(content)
    }
  }

  /// Adds all words of a file.
  mutating func add(_ content: FileContents) {
    let lines = content.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      sought.forEach(in: line) { word in
        let name = String(decoding: word, as: UTF8.self)
        guard declared.contains(name) else { return true }
        let place = SourceLocation(file: content.file.path, line: number + 1)
        if places[name]?.last != place { places[name, default: []].append(place) }
        return true
      }
    }
  }
}
