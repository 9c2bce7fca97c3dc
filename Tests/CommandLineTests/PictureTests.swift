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

  /// The overviews of public apps, each with the licence of its app.
  @Test func publicAppsAreShownWithTheirLicences() throws {
    let page = try String(contentsOfFile: IntegrationTests.project + "/docs/maps.md", encoding: .utf8)
    for name in ["MovieSwiftUI", "Swiftfin"] {
      let picture = try String(
        contentsOfFile: IntegrationTests.project + "/docs/images/apps/\(name).svg", encoding: .utf8)
      #expect(picture.utf8.count <= 200_000 && picture.contains(">\(name)<"))
      #expect(page.contains("(images/apps/\(name).svg)"))
      #expect(page.contains(try Regex("\\[\(name)\\]\\(https://github\\.com/[^)]*\\) \\([^)]*License")))
    }
  }
}
