import Foundation
import Testing

/// The files that a hosting service reads, and the scripts with which a release is made.
@Suite struct RepositoryFileTests {
  private static let project = IntegrationTests.project

  private func run(_ command: String) throws -> Comment? {
    let result = try Navlint.shell(command, in: Self.project)
    return result.status == 0 ? nil : "\(result.text)\(result.errors)"
  }

  // MARK: Services

  @Test(
    .enabled(if: IntegrationTests.has("check-jsonschema"), "needs check-jsonschema"),
    arguments: [
      ("workflows/*.yml", "github-workflows"), ("examples/*.yml", "github-workflows"),
      ("ISSUE_TEMPLATE/[!c]*.yml", "github-issue-forms"), ("ISSUE_TEMPLATE/config.yml", "github-issue-config"),
    ])
  func filesFitTheSchemasOfGitHub(_ files: String, _ schema: String) throws {
    let problem = try run("check-jsonschema --builtin-schema vendor.\(schema) .github/\(files)")
    #expect(problem == nil, problem)
  }

  @Test(.enabled(if: IntegrationTests.has("actionlint"), "needs actionlint")) func actionlintFindsNothing() throws {
    let problem = try run("actionlint .github/workflows/*.yml .github/examples/*.yml")
    #expect(problem == nil, problem)
  }

  /// A workflow may read, unless a job says why it writes; an action has a version.
  @Test func workflowsMayDoLittle() throws {
    for folder in ["workflows", "examples"] {
      let path = "\(Self.project)/.github/\(folder)"
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        #expect(text.contains("\npermissions:\n  contents: read\n"), "\(name) does not say what it may do")
        #expect(!text.contains("pull_request_target"), "\(name) runs strangers' code with the repository's rights")
        for action in text.matches(of: /uses: (\S+)/) {
          #expect(action.1.contains(/@v\d/), "\(name) uses \(action.1) without a version")
        }
        // Text of a stranger in a script would be code: names of branches and titles come by the environment.
        #expect(!text.contains(/run:[^\n]*\$\{\{/), "\(name) puts an expression into a script")
      }
    }
  }

  // MARK: Releases

  /// Two changes that meet can bring back entries that one of them took away: then a heading stands twice.
  @Test func theChangelogHasItsForm() throws {
    let text = try String(contentsOfFile: "\(Self.project)/CHANGELOG.md", encoding: .utf8)
    let known: Set = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    let versions = text.components(separatedBy: "\n## ").dropFirst()
    #expect(versions.first?.hasPrefix("Unreleased\n") == true)
    #expect(Set(versions.map { $0.prefix { $0 != " " && $0 != "\n" } }).count == versions.count)
    for version in versions {
      let kinds = version.components(separatedBy: "\n### ").dropFirst().map { String($0.prefix { $0 != "\n" }) }
      #expect(Set(kinds).isSubset(of: known) && Set(kinds).count == kinds.count, "\(version.prefix(20)): \(kinds)")
    }
  }

  @Test func theNotesOfAReleaseAreThoseOfTheChangelog() throws {
    let version = try Navlint.run("--version").text.split(separator: " ")[1].trimmingCharacters(in: .newlines)
    let notes = try Navlint.shell("sh scripts/release-notes.sh \(version)", in: Self.project)
    #expect(notes.status == 0 && notes.text.contains("### Added") && !notes.text.contains("\n## "), "\(notes.errors)")
    let unknown = try Navlint.shell("sh scripts/release-notes.sh 0.0.99", in: Self.project)
    #expect(unknown.status == 1 && unknown.text.isEmpty && unknown.errors.contains("no section \"## 0.0.99\""))
  }

  /// In a copy of the files that are stamped: another address and another version come everywhere.
  @Test func addressAndVersionAreWrittenEverywhere() throws {
    let folder = try TemporaryFolder()
    let copy =
      "for file in *.md action.yml .pre-commit-hooks.yaml Dockerfile ci docs scripts .github "
      + "Sources/NavigationModel/Tool.swift Sources/NavlintKit/NavlintKit.docc Integrations/Homebrew; do "
      + "mkdir -p \"$COPY/$(dirname \"$file\")\" && cp -R \"$file\" \"$COPY/$file\" || exit 1; done"
    let copied = try Navlint.shell("export COPY='\(folder.path)'\n\(copy)", in: Self.project)
    #expect(copied.status == 0, "\(copied.errors)")
    func stamp(_ argument: String) throws -> Navlint.Result {
      try Navlint.shell("sh scripts/stamp.sh \(argument)", in: folder.path)
    }
    let moved = try stamp("some-team/tool")
    #expect(moved.status == 0, "\(moved.errors)")
    let page = try folder.text("docs/ci.md")
    #expect(page.contains("uses: some-team/tool@v") && page.contains("github.com/some-team/tool\n"))
    #expect(try stamp("--check").status == 0)
    try folder.write("Sources/NavigationModel/Tool.swift", "  public static let version = \"2.3.4\"\n")
    let stale = try stamp("--check")
    #expect(stale.status == 1 && stale.errors.contains("docs/ci.md") && stale.errors.contains("\"## 2.3.4\""))
    _ = try stamp("")
    #expect(try folder.text("docs/ci.md").contains("uses: some-team/tool@v2.3.4\n"))
    #expect(try folder.text("docs/ci.md").contains("rev: v2.3.4\n"))
    try folder.write("docs/ci.md", "  - repo: https://example.com/OWNER/navlint\n")
    #expect(try stamp("").errors.contains("docs/ci.md says OWNER"))
    #expect(try stamp("nonsense").status == 2)
  }
}
