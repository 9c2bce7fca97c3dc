import Foundation
import Testing

/// The README's pictures show what the program draws today.
@Suite struct PictureTests {
  private static let script = IntegrationTests.project + "/scripts/pictures.sh"

  @Test func theReadmesPicturesAreFresh() throws {
    let result = try Navlint.shell("sh '\(Self.script)' --check \"$NAVLINT\"")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func theReadmeShowsThemAndTheyAreSmall() throws {
    let readme = try String(contentsOfFile: IntegrationTests.project + "/README.md", encoding: .utf8)
    for name in ["map.svg", "overview.svg", "wireframes.svg"] {
      #expect(readme.contains("(docs/images/\(name))"))
      let path = IntegrationTests.project + "/docs/images/" + name
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.utf8.count <= 200_000 && text.unicodeScalars.allSatisfy { !("가"..."힣").contains($0) })
    }
  }
}
