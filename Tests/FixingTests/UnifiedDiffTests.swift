import Foundation
import Testing

@testable import Fixing

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, path: String = "A.swift") -> String {
    UnifiedDiff(path: path, before: Array(before.utf8), after: Array(after.utf8)).text
  }

  @Test func sameTextHasNoDifference() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

  @Test func writesHunks() {
    let before = (1...20).map { "line \($0)\n" }.joined()
    let after = before.replacing("line 2\n", with: "line two\n").replacing("line 18\n", with: "")
    #expect(
      diff(before, after) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +line two
         line 3
         line 4
         line 5
        @@ -15,6 +15,5 @@
         line 15
         line 16
         line 17
        -line 18
         line 19
         line 20

        """)
  }

  @Test func saysWhereTheLastLineHasNoBreak() {
    #expect(
      diff("a", "b")
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    )
    #expect(diff("", "b\n", path: "x\ny").hasPrefix("--- a/\"x\\ny\"\n"))
    #expect(diff("", "b\n").contains("@@ -0,0 +1,1 @@"))
  }

  /// The real `patch` program reads what is written.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"))
  func patchReadsIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = (1...40).map { "line \($0)\n" }.joined()
    let after = before.replacing("line 2\n", with: "new\nnewer\n").replacing("line 39\n", with: "") + "end"
    let file = folder.appendingPathComponent("A.swift")
    try before.write(to: file, atomically: true, encoding: .utf8)
    try diff(before, after).write(to: folder.appendingPathComponent("d"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
    process.arguments = ["-p1", "-s", "-i", "d"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == after)
  }
}
