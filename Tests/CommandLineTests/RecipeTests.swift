import Foundation
import Testing

/// What a hosted runner would do with the files for CI, and the recipes of docs/ci.md, as far as that goes without one.
@Suite struct RecipeTests {
  private static let project = IntegrationTests.project

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: project + "/" + path, encoding: .utf8)
  }
  private func text(_ path: String) throws -> String { try Self.text(path) }

  /// A folder in which `navlint` is the built executable, to stand on the PATH.
  private func programs() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("navlint"), withDestinationPath: Navlint.executable.path)
    return folder
  }

  /// The text block (`key: |`) below the first line that holds `key`.
  private func block(_ key: String, of yaml: String) throws -> String {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains(key) })
    let rest = lines[(start + 1)...].drop { !$0.contains("|") }.dropFirst()
    let indent = try #require(rest.first).prefix { $0 == " " }.count
    return rest.prefix { $0.isEmpty || $0.prefix { $0 == " " }.count >= indent }.map { String($0.dropFirst(indent)) }
      .joined(separator: "\n")
  }

  /// The first piece of code of a language below a heading of docs/ci.md or docs/xcode.md.
  static func recipe(_ heading: String, _ language: String) throws -> String {
    let parts = try (text("docs/ci.md") + text("docs/xcode.md")).components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(heading + "\n") })
    let code = try #require(part.components(separatedBy: "```\(language)\n").dropFirst().first)
    return try #require(code.components(separatedBy: "\n```").first)
  }

  // MARK: GitHub

  /// The action hands its script exactly the variables that the script says it reads.
  @Test func theActionGivesItsScriptWhatItReads() throws {
    let action = try text("action.yml")
    let script = try text("scripts/ci/github-action.sh")
    let given = Set(action.matches(of: /\n        ([A-Z_]+): \$\{\{/).map { String($0.1) })
    #expect(given.count == 9)
    for name in given {
      #expect(
        script.contains("${\(name):-") || script.contains("$\(name)") || name == "GH_TOKEN", "\(name) is not read")
    }
    for name in script.matches(of: /INPUT_[A-Z_]+/).map({ String($0.0) }) {
      #expect(given.contains(name), "\(name) is not given")
    }
    #expect(action.contains("run: bash \"$GITHUB_ACTION_PATH/scripts/ci/github-action.sh\""))
  }

  /// A pull request as `actions/checkout` leaves it without `fetch-depth`: one commit, and nothing of the base.
  @Test func theActionFetchesWhatAShallowCloneLacks() throws {
    let origin = try GitApp()
    try origin.git("branch", "-M", "main")
    try origin.git("checkout", "-q", "-b", "feature")
    try origin.removeWayToDetails()
    try origin.commit("Tidy up")
    let programs = try programs()
    let work = try TemporaryFolder()
    // Other variables of the runner are absent, as on a push; an unset one must not end the script.
    let result = try Navlint.shell(
      """
      git clone -q --depth 1 --branch feature 'file://\(origin.folder.path)' '\(work.at("clone"))' && cd \
      '\(work.at("clone"))' || exit 99
      git rev-parse -q --verify origin/main && exit 98
      env -i PATH='\(programs.path)':"$PATH" HOME='\(work.path)' GITHUB_ACTION_PATH='\(Self.project)' \
      GITHUB_BASE_REF=main GITHUB_REPOSITORY=o/r \
        GITHUB_OUTPUT='\(work.at("output"))' GITHUB_STEP_SUMMARY='\(work.at("summary"))' RUNNER_TEMP='\(work.path)' \
      INPUT_PATHS=. INPUT_BASE= \
        INPUT_FAIL_ON=findings INPUT_COMMENT=true INPUT_SARIF= NAVLINT=navlint NAVLINT_SOURCE='\(Self.project)' \
        bash "\(Self.project)/scripts/ci/github-action.sh"
      """)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.hasPrefix("::warning file=Sources/App.swift,line=12,"))
    #expect(
      try work.text("summary").contains("1 screen lost")
        && work.text("navlint-comment.md").hasPrefix("<!-- navlint diff -->"))
  }

  // MARK: GitLab

  @Test func theGitLabTemplateRunsOnMergeRequestsAndBranches() throws {
    let script = try block("script:", of: text("ci/gitlab.yml"))
    let app = try GitApp()
    try app.git("tag", "start")
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    let programs = try programs()
    try programs.write("job.sh", script)
    func run(_ variables: String) throws -> Navlint.Result {
      try Navlint.shell(
        "export PATH='\(programs.path)':\"$PATH\" NAVLINT_PATHS=. NAVLINT_FAIL_ON=findings \(variables)\nsh -eu '\(programs.at("job.sh"))'",
        in: app.folder.path)
    }
    let request = try run("CI_MERGE_REQUEST_DIFF_BASE_SHA=start")
    #expect(request.status == 1 && request.text.contains(DiffCommandTests.hunk), "\(request.errors)")
    #expect(try app.folder.text("gl-code-quality-report.json").contains("Sources/App.swift"))
    #expect(
      try app.folder.text("navlint-junit.xml").contains("<testsuite")
        && app.folder.text("navlint.md").contains("1 screen lost"))
    let branch = try run("CI_COMMIT_BRANCH=main")
    #expect(branch.status == 1, "\(branch.errors)")
    #expect(try app.folder.text("gl-code-quality-report.json").contains("Sources/DetailView.swift"))
  }

  // MARK: Bitbucket, Azure

  /// The commands of the recipe's step, one after another, as the runner does it.
  @Test func theBitbucketStepComparesAPullRequest() throws {
    let lines = try Self.recipe("Bitbucket", "yaml").components(separatedBy: "script:\n").last ?? ""
    let script = lines.split(separator: "\n").map { $0.trimmingPrefix(/\s+-\s/) }.joined(separator: "\n")
    #expect(script.split(separator: "\n").count == 2)
    let app = try GitApp()
    try app.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    let programs = try programs()
    try programs.write("step.sh", script)
    let result = try Navlint.shell(
      "PATH='\(programs.path)':\"$PATH\" BITBUCKET_PR_DESTINATION_BRANCH=main sh -eu '\(programs.at("step.sh"))'",
      in: app.folder.path)
    #expect(result.status == 1 && result.text.contains(DiffCommandTests.hunk), "\(result.errors)")
    #expect(try app.folder.text("test-results/navlint.xml").contains("<testsuite"))
  }

  @Test func theAzureStepReports() throws {
    let recipe = try Self.recipe("Azure Pipelines", "yaml")
    let script = try #require(recipe.components(separatedBy: "script: |\n").last)
    let app = try GitApp.withoutDetails()
    let programs = try programs()
    try programs.write("pip", "#!/bin/sh\necho \"$@\" > '\(programs.at("installed"))'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs.at("pip"))
    try programs.write("step.sh", script.components(separatedBy: "displayName:")[0])
    let result = try Navlint.shell(
      "PATH='\(programs.path)':\"$PATH\" sh -eu '\(programs.at("step.sh"))'", in: app.folder.path)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("##vso[task.logissue type=warning;sourcepath=Sources/DetailView.swift;"))
    #expect(try programs.text("installed") == "install --quiet navlint\n")
  }

  // MARK: Docker

  /// Without Docker: each step is sound shell, and what is copied is there.
  @Test func theDockerfilesStepsCanRun() throws {
    let lines = try text("Dockerfile").replacing("\\\n", with: " ").split(separator: "\n")
    let steps = lines.filter { $0.hasPrefix("RUN ") }.map { String($0.dropFirst(4)) }
    #expect(steps.count == 3)
    for step in steps {
      #expect(try Navlint.shell("sh -n -c '\(step.replacing("'", with: "'\\''"))'").status == 0, "\(step)")
    }
    for line in lines where line.hasPrefix("COPY ") && !line.contains("--from") {
      for name in line.split(separator: " ").dropFirst().dropLast() where !name.hasSuffix("*") {
        #expect(FileManager.default.fileExists(atPath: Self.project + "/" + name), "\(name) is not there")
      }
    }
    #expect(lines.last == "ENTRYPOINT [\"navlint\"]")
  }

  // MARK: Ruby

  private static let hasRuby = IntegrationTests.has("ruby")

  /// The formula in the tree, and the one that a release makes of it.
  @Test(.enabled(if: hasRuby, "needs ruby")) func theFormulasAreRuby() throws {
    let folder = try TemporaryFolder()
    let version = try Navlint.run("--version").text.split(separator: " ").last.map {
      $0.trimmingCharacters(in: .newlines)
    }
    let archive = "navlint-\(try #require(version))-linux-x86_64.tar.xz"
    try folder.write("dist/\(archive)", "an archive\n")
    let made = try Navlint.shell(
      "sh '\(Self.project)/scripts/formula.sh' dist > released.rb && ruby -c released.rb '\(Self.project)/Integrations/Homebrew/navlint.rb'",
      in: folder.path)
    #expect(made.status == 0, "\(made.errors)")
    let formula = try folder.text("released.rb")
    #expect(formula.contains("/\(archive)\"") && !formula.contains("on_intel do\n      url \"\""))
    let sum = try Navlint.shell("sha256sum 'dist/\(archive)' || shasum -a 256 'dist/\(archive)'", in: folder.path).text
    #expect(formula.contains("sha256 \"\(sum.prefix(64))\""))
    let empty = try Navlint.shell("sh '\(Self.project)/scripts/formula.sh' .", in: folder.path)
    #expect(empty.status == 1 && empty.errors.contains("holds no archive"))
  }

  /// Danger's words as functions that write down what they are told.
  @Test(.enabled(if: hasRuby, "needs ruby")) func theDangerRecipeComments() throws {
    let app = try GitApp()
    try app.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    let programs = try programs()
    try programs.write(
      "Dangerfile.rb",
      """
      def github = Struct.new(:branch_for_base).new("main")
      def markdown(text) = puts("MARKDOWN " + text)
      def fail(text) = puts("FAIL " + text)

      """ + Self.recipe("Danger", "ruby"))
    let result = try Navlint.shell(
      "PATH='\(programs.path)':\"$PATH\" ruby '\(programs.at("Dangerfile.rb"))'", in: app.folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.text.contains("MARKDOWN <!-- navlint diff -->")
        && result.text.contains("FAIL Users lose screens; see the table."))
  }

  /// fastlane's words as functions that do what fastlane does.
  @Test(.enabled(if: hasRuby, "needs ruby")) func theFastlaneLaneStopsAtErrors() throws {
    let app = try GitApp.withoutDetails()
    let programs = try programs()
    try programs.write(
      "Fastfile.rb",
      """
      def lane(name) = yield
      def sh(*words) = system(*words) || raise("the lane stops")

      """ + Self.recipe("fastlane", "ruby"))
    func run() throws -> Navlint.Result {
      try Navlint.shell(
        "PATH='\(programs.path)':\"$PATH\" ruby '\(programs.at("Fastfile.rb"))'", in: app.folder.path)
    }
    let warned = try run()
    #expect(warned.status == 0 && warned.text.contains("[unreachable-screen]"), "\(warned.errors)")
    try app.write(".navlint.yml", "rules:\n  unreachable-screen: error\n")
    let stopped = try run()
    #expect(stopped.status == 1 && stopped.errors.contains("the lane stops"), "\(stopped.errors)")
  }

  // MARK: Shell

  @Test func theXcodePhaseReports() throws {
    let app = try GitApp.withoutDetails()
    let programs = try programs()
    try programs.write("phase.sh", Self.recipe("Xcode", "sh"))
    let found = try Navlint.shell(
      "SRCROOT='\(app.folder.path)' PATH='\(programs.path)':\"$PATH\" sh '\(programs.at("phase.sh"))'")
    #expect(
      found.status == 0 && found.text.contains("\(app.folder.path)/Sources/DetailView.swift:3:8: warning: "),
      "\(found.text)\(found.errors)")
    let missing = try Navlint.shell("SRCROOT=/ PATH=/usr/bin:/bin sh '\(programs.at("phase.sh"))'")
    #expect(missing.status == 0 && missing.text == "warning: navlint is not installed\n")
  }

  @Test func theXcodeCloudScriptCompares() throws {
    let origin = try GitApp()
    try origin.git("branch", "-M", "main")
    try origin.git("checkout", "-q", "-b", "feature")
    try origin.removeWayToDetails()
    try origin.commit("Tidy up")
    let programs = try programs()
    try programs.write("brew", "#!/bin/sh\nexit 0\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs.at("brew"))
    try programs.write("ci_post_clone.sh", Self.recipe("Xcode Cloud", "sh"))
    let result = try Navlint.shell(
      """
      git clone -q --branch feature 'file://\(origin.folder.path)' '\(programs.at("clone"))' || exit 99
      export PATH='\(programs.path)':"$PATH" CI_PRIMARY_REPOSITORY_PATH='\(programs.at("clone"))' \
      CI_PULL_REQUEST_TARGET_BRANCH=main
      sh '\(programs.at("ci_post_clone.sh"))'
      """)
    #expect(result.status == 1 && result.text.contains(DiffCommandTests.hunk), "\(result.errors)")
  }
}
