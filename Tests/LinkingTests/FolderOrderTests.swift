import Foundation
import Testing

/// The folders of `Linking` are layers: a folder knows those before it in the list, and none after it.
@Suite struct FolderOrderTests {
  private static let order = [
    "Budget", "Program", "Interface", "Types", "Values", "ValueFlow", "Sinks", "Screens", "Resolution", "WaysBack",
    "Coordination", "Attribution", "Liveness", "Triggers", "Assembly", "LinkedProgram", "Sketches",
  ]

  /// A file of a folder, as words. Comments and the contents of strings are no words of it.
  private struct File {
    let folder: String
    let name: String
    private(set) var types: Set<String> = []
    /// Types inside others hide the ones of their names.
    private(set) var nestedTypes: Set<String> = []
    private(set) var extended: Set<String> = []
    private var words: Set<String> = []
    var mentioned: Set<String> { words.subtracting(nestedTypes) }

    init(folder: String, name: String, source: String) {
      self.folder = folder
      self.name = name
      var isInText = false
      for line in source.split(separator: "\n") {
        if line.contains("\"\"\"") { isInText.toggle() } else if !isInText { read(line) }
      }
    }

    private mutating func read(_ line: Substring) {
      let isOutermost = line.first != " "
      var declaring: String?
      for (word, isMember) in Self.words(line) {
        if ["extension", "struct", "class", "enum", "protocol", "actor", "typealias"].contains(word) {
          declaring = word
        } else if let keyword = declaring {
          if keyword == "extension" {
            extended.insert(word)
          } else if isOutermost {
            types.insert(word)
          } else {
            nestedTypes.insert(word)
          }
          declaring = nil
        }
        if !isMember { words.insert(word) }
      }
    }

    /// The words of a line in order, each with whether it stands behind a dot.
    private static func words(_ line: Substring) -> [(word: String, isMember: Bool)] {
      var result: [(String, Bool)] = []
      var word = ""
      var (before, last): (Character, Character) = (" ", " ")
      var isQuoted = false
      for c in line + " " {
        if c == "\"", last != "\\" { isQuoted.toggle() }
        if c == "/", last == "/", !isQuoted { break }
        if !isQuoted, c.isASCII, c.isLetter || c.isNumber || c == "_" {
          if word.isEmpty { before = last }
          word.append(c)
        } else if !word.isEmpty {
          result.append((word, before == "."))
          word = ""
        }
        last = c
      }
      return result
    }
  }

  private static let files: [File] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Linking")
    let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (paths ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
      let inside = url.pathComponents.dropFirst(root.pathComponents.count)
      guard inside.count > 1, let folder = inside.first, let source = try? String(contentsOf: url, encoding: .utf8)
      else { return nil }
      return File(folder: folder, name: url.deletingPathExtension().lastPathComponent, source: source)
    }
  }()

  /// The folders that declare a type of a name.
  private static let homes: [String: Set<String>] = files.reduce(into: [:]) { homes, file in
    for type in file.types { homes[type, default: []].insert(file.folder) }
  }

  @Test func everyFolderHasItsPlace() {
    #expect(Set(Self.files.map(\.folder)) == Set(Self.order))
    #expect(Self.homes["Sink"] == ["Sinks"])
    #expect(Self.files.contains { $0.folder == "Values" && $0.extended == ["Evaluator"] })
    #expect(Self.files.contains { $0.folder == "Values" && $0.mentioned.contains("Storyboards") })
  }

  @Test func noFolderKnowsOneAfterIt() {
    let places = Dictionary(uniqueKeysWithValues: Self.order.enumerated().map { ($1, $0) })
    for file in Self.files {
      for type in file.mentioned.sorted() {
        guard let homes = Self.homes[type], !homes.contains(file.folder) else { continue }
        #expect(
          homes.contains { places[$0, default: .max] < places[file.folder, default: 0] },
          "\(file.folder)/\(file.name) knows \(type) of \(homes.sorted())")
      }
    }
  }

  /// An extension lies in its type's folder, so that nothing is added to a type from above.
  @Test func extensionsAreAtHome() {
    for file in Self.files {
      for type in file.extended.sorted() {
        guard let homes = Self.homes[type] else { continue }
        #expect(homes.contains(file.folder), "\(file.folder)/\(file.name) extends \(type) of \(homes.sorted())")
      }
    }
  }
}
