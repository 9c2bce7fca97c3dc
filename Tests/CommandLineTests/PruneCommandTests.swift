import Foundation
import Testing

/// `navlint prune` as a process.
@Suite struct PruneCommandTests {
  private static let old = """
    import SwiftUI

    struct OldView: View {
      var body: some View { OldRow().navigationTitle("Old") }
    }

    struct OldRow: View { var body: some View { Text("Old") } }

    """

  private func app() throws -> GitApp {
    let app = try GitApp()
    try app.write("Sources/OldView.swift", Self.old)
    try app.commit("An old screen")
    return app
  }

  @Test func listsWhatCanGo() throws {
    let app = try app()
    let result = try app.navlint("prune", "Sources")
    #expect(
      result.text == """
        OldView
          struct OldView  Sources/OldView.swift:3:1  all of the file
          struct OldRow   Sources/OldView.swift:7:1  all of the file

        """, "\(result.text)")
    #expect(
      result.errors.contains("1 dead screen: 2 declarations to delete, all without any other change.\n"),
      "\(result.errors)")
    let list = try app.navlint("prune", "Sources", "--format", "csv")
    #expect(list.text.contains("OldView,struct OldRow,OldView.swift,7,7,certain\r\n"), "\(list.text)")
    let checklist = try app.navlint("prune", "Sources", "--format", "markdown")
    #expect(checklist.text.contains("- [ ] `struct OldView`, `Sources/OldView.swift:3:1`, all of the file\n"))
  }

  @Test func deletesWhatIsCommitted() throws {
    let app = try app()
    try app.write("Sources/OldView.swift", Self.old + "// More.\n")
    let refused = try app.navlint("prune", "Sources", "--write")
    #expect(refused.status == 2 && refused.errors.contains("differs from the last commit"), "\(refused.errors)")
    #expect(FileManager.default.fileExists(atPath: app.folder.path + "/Sources/OldView.swift"))
    try app.commit("More")
    let written = try app.navlint("prune", "Sources", "--write")
    #expect(
      written.status == 0 && written.errors.contains("note: deleted 2 declarations in 1 file\n"), "\(written.errors)")
    #expect(!FileManager.default.fileExists(atPath: app.folder.path + "/Sources/OldView.swift"))
    #expect(written.errors.contains("No screen is known to be dead.\n"))
  }
}
