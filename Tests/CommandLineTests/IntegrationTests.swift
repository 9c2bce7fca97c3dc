import Foundation
import Testing

/// The set-ups of docs/ci.md, run as their users run them.
@Suite struct IntegrationTests {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static func has(_ program: String) -> Bool { (try? Navlint.shell("command -v \(program) >/dev/null").status) == 0 }

  /// A folder in which `navlint` is the built executable, to stand on the PATH.
  private func programs() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("navlint"), withDestinationPath: Navlint.executable.path)
    return folder
  }

  private func script(_ folder: TemporaryFolder, _ name: String, _ text: String) throws {
    try folder.write(name, text)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.at(name))
  }

  @Test(.enabled(if: has("pre-commit"), "needs pre-commit")) func preCommitStopsACommit() throws {
    // The hooks' repository needs nothing but its list of hooks: the program is the one on the PATH.
    let hooks = try TemporaryFolder()
    try hooks.write(
      ".pre-commit-hooks.yaml", String(contentsOfFile: Self.project + "/.pre-commit-hooks.yaml", encoding: .utf8))
    let app = try GitApp()
    let programs = try programs()
    let home = try TemporaryFolder()
    let environment = "export PATH='\(programs.path)':\"$PATH\" PRE_COMMIT_HOME='\(home.path)'\n"
    let setUp = """
      set -e
      git -C '\(hooks.path)' init -q && git -C '\(hooks.path)' add -A
      git -C '\(hooks.path)' -c user.name=A -c user.email=a@example.com commit -qm Hooks
      printf 'repos:\\n- repo: %s\\n  rev: %s\\n  hooks:\\n  - id: navlint-system\\n' '\(hooks.path)' "$(git -C \
      '\(hooks.path)' rev-parse HEAD)" > .pre-commit-config.yaml
      git add -A
      """
    let sound = try Navlint.shell(environment + setUp + "\npre-commit run --all-files", in: app.folder.path)
    #expect(sound.status == 0, "\(sound.text) \(sound.errors)")
    try app.removeWayToDetails()
    let broken = try Navlint.shell(environment + "git add -A && pre-commit run", in: app.folder.path)
    #expect(broken.status == 1)
    #expect(broken.text.contains("[unreachable-screen]"))
  }

  @Test func theActionAnnotatesAndComments() throws {
    let app = try GitApp()
    try app.git("branch", "main-line")
    try app.removeWayToDetails()
    try app.commit("Gone")
    let programs = try programs()
    // What the comment would be: `gh` writes down its arguments and the text.
    try script(
      programs, "gh",
      """
      #!/bin/sh
      echo "$@" >> '\(programs.at("calls"))'
      case "$*" in *--paginate*) cat '\(programs.at("known"))' 2>/dev/null;; esac
      """)
    let environment = [
      "NAVLINT": "navlint", "INPUT_PATHS": "Sources\n", "INPUT_BASE": "main-line",
      "INPUT_FAIL_ON": "findings\nscreens-lost", "INPUT_COMMENT": "true",
      "INPUT_SARIF": "out.sarif", "PULL_REQUEST": "7", "GITHUB_REPOSITORY": "o/r",
      "RUNNER_TEMP": programs.path,
      "GITHUB_OUTPUT": programs.at("output"), "GITHUB_STEP_SUMMARY": programs.at("summary"), "GITHUB_BASE_REF": "",
    ]
    let exports = environment.map { "export \($0.key)='\($0.value)'" }.sorted().joined(separator: "\n")
    func run() throws -> Navlint.Result {
      try Navlint.shell(
        "\(exports)\nexport PATH='\(programs.path)':\"$PATH\"\nbash '\(Self.project)/scripts/ci/github-action.sh'",
        in: app.folder.path)
    }
    let first = try run()
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.text.hasPrefix("::warning file=Sources/App.swift,line=12,"))
    #expect(try programs.text("summary").contains("1 screen lost"))
    #expect(try programs.text("output").hasPrefix("comment=\(programs.path)/navlint-comment.md"))
    #expect(try app.folder.text("out.sarif").contains("2.1.0"))
    #expect(
      try programs.text("calls").contains(
        "--method POST repos/o/r/issues/7/comments -F body=@\(programs.path)/navlint-comment.md"))
    try programs.write("known", "42\n")
    _ = try run()
    #expect(try programs.text("calls").contains("--method PATCH repos/o/r/issues/comments/42"))
  }

  @Test func theActionChecksWhereNothingIsCompared() throws {
    let app = try GitApp.withoutDetails()
    let programs = try programs()
    func run(_ level: String) throws -> Navlint.Result {
      try Navlint.shell(
        "export PATH='\(programs.path)':\"$PATH\" INPUT_FAIL_ON=\(level) GITHUB_BASE_REF= GITHUB_STEP_SUMMARY=\nbash '\(Self.project)/scripts/ci/github-action.sh'",
        in: app.folder.path)
    }
    #expect(try run("findings").status == 1)
    #expect(try run("error").status == 0)
    #expect(try run("never").status == 0)
    #expect(try run("findings").text.hasPrefix("::warning file=Sources/DetailView.swift,"))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreThere(shell: String) throws {
    let result = try Navlint.run("--generate-completion-script", shell)
    #expect(result.status == 0 && result.text.contains("fail-on") && result.text.contains("diff"))
  }
}
