import Foundation
import Testing

/// What readers meet first: that commands print what pages show, that links lead somewhere, that pages are short.
@Suite struct DocumentationTests {
  private static let project = IntegrationTests.project

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: project + "/" + path, encoding: .utf8)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: project + "/" + folder).filter { $0.hasSuffix(".md") }.sorted()
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  // MARK: Commands

  @Test(arguments: ["docs/getting-started.md", "docs/recipes.md"])
  func commandsPrintWhatThePageShows(_ page: String) throws {
    let session = ShownSession(page: try Self.text(page))
    #expect(session.steps.count > 10)
    let folder = try TemporaryFolder()
    let programs = try TemporaryFolder()
    let files = FileManager.default
    try files.createSymbolicLink(atPath: programs.at("navlint"), withDestinationPath: Navlint.executable.path)
    try files.createSymbolicLink(atPath: folder.at("navlint"), withDestinationPath: Self.project)
    let outputs = try session.outputs(in: folder, programs: programs)
    try #require(outputs.count == session.steps.count, "a command of \(page) ended the shell")
    for (step, output) in zip(session.steps, outputs) {
      let printed = output.components(separatedBy: "\n").dropLast()
      #expect(
        ShownSession.fits(printed, step.shown[...]), "\(page):\(step.line): '\(step.command)' prints:\n\(output)")
    }
  }

  @Test func aSessionIsCompared() {
    let session = ShownSession(
      page: "# A\n```console\n$ one \\\n> two\nfirst\n…\nlast\n$ three\n```\n```sh\n$ four\n```\n")
    #expect(session.steps.map(\.command) == ["one \\\ntwo", "three"] && session.steps.map(\.line) == [3, 8])
    let shown = session.steps[0].shown[...]
    #expect(ShownSession.fits(["first", "x", "last"], shown) && ShownSession.fits(["first", "last"], shown))
    #expect(!ShownSession.fits(["first", "last", "x"], shown) && !ShownSession.fits(["last"], shown))
    #expect(ShownSession.fits([], ["…"]) && !ShownSession.fits(["x"], []))
  }

  // MARK: Links

  private static func pages() throws -> [String] {
    try names(in: "") + names(in: "docs") + names(in: ".github") + names(in: "Evaluation") + ["docs/rules/README.md"]
  }

  /// The name by which a heading is linked to, as GitHub makes it.
  private func anchor(_ heading: Substring) -> String {
    let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(text.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }).replacing(" ", with: "-")
  }

  @Test func linksLeadSomewhere() throws {
    for page in try Self.pages() {
      let folder = URL(fileURLWithPath: Self.project + "/" + page).deletingLastPathComponent()
      for link in try Self.text(page).matches(of: /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/) where !link.1.contains(":") {
        let target = link.1.isEmpty ? Self.project + "/" + page : folder.appendingPathComponent(String(link.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page) links to \(link.1), which is not there")
        guard let name = link.2, target.hasSuffix(".md"),
          let text = try? String(contentsOfFile: target, encoding: .utf8)
        else { continue }
        let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(anchor)
        #expect(anchors.contains(String(name)), "\(page) links to \(link.1)#\(name), a heading that is not there")
      }
    }
  }

  // MARK: Length

  private static let limits = ["README.md": 100, "docs/architecture.md": 200, "docs/glossary.md": 80]

  @Test func pagesAreShort() throws {
    for page in try Self.names(in: "docs") + ["README.md"] {
      let lines = try Self.text(page).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let limit = Self.limits[page] ?? 300
      #expect(lines <= limit, "\(page) has \(lines) lines; at most \(limit) are read")
    }
  }

  // MARK: What stands in one place

  @Test(.enabled(if: IntegrationTests.has("python3"), "needs python3")) func figuresAreThoseOfTheData() throws {
    let result = try Navlint.shell("python3 Evaluation/figures.py --check", in: Self.project)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
  }

  @Test func addressAndVersionAreTheSameEverywhere() throws {
    let result = try Navlint.shell("sh scripts/stamp.sh --check", in: Self.project)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
  }
}
