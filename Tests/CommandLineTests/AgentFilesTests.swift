import Foundation
import Testing

/// `navlint init --agents`: what tells an agent that navlint is there.
@Suite struct AgentFilesTests {
  @Test func writesASkillAndAPartOfTheAgentsFile() throws {
    let folder = try TemporaryFolder()
    #expect(try Navlint.run("init", "--agents", in: folder.path).status == 0)
    let skill = try folder.text(".claude/skills/navlint/SKILL.md")
    #expect(skill.hasPrefix("---\nname: navlint\ndescription: ") && skill.contains("how_to_navigate"))
    let part = try folder.text("AGENTS.md")
    #expect(part.contains("navlint mcp"))
    // What others wrote stays, before and behind; once more changes nothing.
    for before in ["# Rules\n\nBe kind.\n", "No end"] {
      try folder.write("AGENTS.md", before)
      for _ in 0..<2 { #expect(try Navlint.run("init", "--agents", in: folder.path).status == 0) }
      let text = try folder.text("AGENTS.md")
      #expect(text == before + (before.hasSuffix("\n") ? "\n" : "\n\n") + part)
      try folder.write("AGENTS.md", text.replacing("## Navigation", with: "## Old") + "After\n")
      #expect(try Navlint.run("init", "--agents", in: folder.path).status == 0)
      #expect(try folder.text("AGENTS.md") == text + "After\n")
    }
  }

  @Test func nothingIsWrittenThroughALinkOrOverAHalfPart() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.createSymbolicLink(atPath: folder.at(".claude"), withDestinationPath: outside.path)
    let refused = try Navlint.run("init", "--agents", folder.path)
    #expect(refused.status == 2 && refused.errors.contains("is a symbolic link"))
    #expect(try outside.names().isEmpty && folder.names() == [".claude"])
    try FileManager.default.removeItem(atPath: folder.at(".claude"))
    let half = "<!-- navlint: begin. 'navlint init --agents' writes this part anew. -->\n"
    try folder.write("AGENTS.md", half)
    #expect(try Navlint.run("init", "--agents", folder.path).status == 2)
    #expect(try folder.names() == ["AGENTS.md"] && folder.text("AGENTS.md") == half)
  }
}
