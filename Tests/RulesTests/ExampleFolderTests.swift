import Foundation
import Testing

@testable import Rules

@Suite("Example folder")
struct ExampleFolderTests {
  @Test func everyFileIsAnExample() {
    #expect(ExampleFolder.shared.mistakes.isEmpty)
    #expect(!ExampleFolder.shared.entries.isEmpty)
  }

  private func folder(_ files: [String: String]) throws -> ExampleFolder {
    let top = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: top) }
    for (path, text) in files {
      let file = top.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return ExampleFolder(at: top)
  }

  @Test func readsHeadPreludeSourceAndFiles() throws {
    let read = try folder([
      "preludes/app.swift": "let app = 1\n",
      "dead-end-screen/preludes/end.swift": "let end = 1\nlet last = 2\n",
      "dead-end-screen/reported/01-a.swift": """
      // What it shows
      // option blocking: [Recall, Notice]

      // prelude: app
      struct ↓A {}

      // prelude: end
      // file: App/Info.plist
      <plist/>
      // file: B.swift
      struct B {}

      """,
    ])
    #expect(read.mistakes == [])
    #expect(read.entries.count == 1)
    #expect(
      read.entries.first?.example
        == RuleExample(
          "What it shows", "let app = 1\nstruct ↓A {}\n\nlet end = 1\nlet last = 2",
          with: [.init("App/Info.plist", "<plist/>"), .init("B.swift", "struct B {}")],
          options: ["blocking": .texts(["Recall", "Notice"])]))
  }

  @Test(arguments: [
    ("no-such-rule/silent/01-a.swift", "// A\n\nlet a = 1\n", "no-such-rule: no rule has this id"),
    ("push-loop/other/01-a.swift", "// A\n\nlet a = 1\n", "push-loop/other: is none of reported, silent, preludes"),
    ("push-loop/reported/.keep", "", "push-loop/reported: holds no file"),
    ("push-loop/silent/.keep", "", "push-loop: holds no example"),
    ("push-loop/reported/01-a.swift", "// A\n\nlet a = 1\n", "01-a.swift: nothing is marked with '↓'"),
    ("push-loop/silent/01-a.swift", "// A\n\nlet ↓a = 1\n", "01-a.swift: what is marked is reported"),
    ("push-loop/silent/01-a.swift", "// A\n\n\n", "01-a.swift: there is no code"),
    ("push-loop/silent/01-a.swift", "let a = 1\n", "01-a.swift: a file is a head, an empty line"),
    ("push-loop/silent/01-a.swift", "let a = 1\n\nlet b = 1\n", "01-a.swift: 'let a = 1' in the head is no comment"),
    ("push-loop/silent/01-a.swift", "// A\n// B\n\nlet b = 1\n", "01-a.swift: '// B' in the head is not"),
    ("push-loop/silent/01-a.swift", "// A\n// option b: 1\n\nlet b = 1\n", "the rule has no option 'b' that takes '1'"),
    ("push-loop/silent/01-a.swift", "// A\n\n// prelude: b\n", "01-a.swift: there is no prelude 'b'"),
    ("push-loop/preludes/a.swift", "let a = 1\n", "push-loop/preludes/a.swift: no example uses it"),
    ("preludes/a.swift", "let a = 1\n", "preludes/a.swift: no example uses it"),
  ]) func saysWhatIsWrong(path: String, text: String, mistake: String) throws {
    let read = try folder([path: text])
    #expect(read.mistakes.contains { $0.contains(mistake) }, "\(read.mistakes)")
  }
}
