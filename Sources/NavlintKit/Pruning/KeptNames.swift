import NavigationModel
import Workspace

/// Names of declarations that something else than Swift code gets to: the system, which starts the app's entries, and
/// files in which the names are words: storyboards, property lists, Objective-C, and Swift that cannot be taken apart.
struct KeptNames: Sendable {
  /// Where each name stands; empty for an entry without a place.
  private(set) var places: [String: [SourceLocation]] = [:]

  init(_ contents: [FileContents], entries: [Entry], among pieces: NamedPieces) {
    let unread = Set(pieces.unread)
    for content in contents where Self.mayName(content) || unread.contains(content.file.path) {
      add(content, among: pieces)
    }
    for entry in entries {
      for name in [entry.screen, entry.by].compactMap(\.self) {
        places[name, default: []] += [entry.location].compactMap(\.self)
      }
    }
  }

  /// An Xcode project lists files and says nothing of types; texts are shown and not looked up.
  private static func mayName(_ content: FileContents) -> Bool {
    switch content.file.kind {
    case .swift, .stringTable: false
    case .interface, .propertyList: true
    case .project: !PrunedSources.isXcodeProject(content)
    }
  }

  private mutating func add(_ content: FileContents, among pieces: NamedPieces) {
    let lines = content.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for word in line.split(whereSeparator: { !Self.isWord($0) }) {
        let name = String(decoding: word, as: UTF8.self)
        guard pieces.declaring[name] != nil else { continue }
        let place = SourceLocation(file: content.file.path, line: number + 1)
        if places[name]?.last != place { places[name, default: []].append(place) }
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
