import Foundation
import Testing

/// `navlint impact` as a process, and what `diff` says of what to test.
@Suite struct ImpactCommandTests {
  @Test func aChangedFile() throws {
    let app = try GitApp()
    let result = try app.navlint("impact", "Sources/Gone.md")
    #expect(result.status == 2 && result.errors.contains("'Sources/Gone.md' does not exist"))
    // A change may have deleted some of its files.
    let rest = try app.navlint("impact", "Sources/DetailView.swift", "Sources/Gone.swift")
    #expect(rest.status == 0 && rest.text.contains("DetailView.body"))
    #expect(rest.errors.contains("note: Sources/Gone.swift: no such file"))
    try app.write("README.md", "# Demo\n")
    let found = try app.navlint("impact", "Sources/DetailView.swift", "README.md", "--in", "Sources")
    #expect(
      found.text
        == """
        To test:
          1. HomeView → tap 'Details' → DetailView
               DetailView  DetailView.body  Sources/DetailView.swift:4:7

        """, "\(found.text)")
    #expect(found.errors.contains("1 screen is touched; 1 walk passes it.\n"))
    #expect(found.errors.contains("note: README.md: not among the files that navlint reads\n"))
  }

  @Test func lists() throws {
    let app = try GitApp()
    let list = try app.navlint("impact", "Sources/SettingsView.swift:5", "--format", "csv")
    #expect(
      list.text
        == "screen,code,changed,walk\r\nSettingsView,own,SettingsView.body,HomeView → tap 'Settings' → SettingsView\r\n"
    )
    let checklist = try app.navlint("impact", "Sources/SettingsView.swift", "--format", "markdown")
    #expect(
      checklist.text.hasSuffix(
        "- [ ] HomeView → tap 'Settings' → SettingsView\n  - `SettingsView`: `SettingsView.body`\n"),
      "\(checklist.text)")
  }

  /// The words of one screen: one screen.
  @Test func aChangeSaysWhatToTest() throws {
    let app = try GitApp()
    try app.write("Sources/DetailView.swift", GitApp.detail.replacing("Text(\"Detail\")", with: "Text(\"More\")"))
    let result = try app.navlint("diff", "HEAD")
    #expect(result.text.hasPrefix("To test:\n  1. HomeView → tap 'Details' → DetailView\n"), "\(result.text)")
    let again = try app.navlint("diff", "HEAD", "--format", "markdown")
    #expect(again.text.contains("#### To test\n\n1 screen is touched; 1 walk passes it.\n\n- [ ] HomeView → "))
    try app.write("Sources/DetailView.swift", "// Words.\n" + GitApp.detail)
    #expect(try app.navlint("diff", "HEAD").text.isEmpty)
  }
}
