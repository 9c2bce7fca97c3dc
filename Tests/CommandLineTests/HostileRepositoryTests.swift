import Foundation
import Testing

/// Repositories that strangers made: none of their programs runs, and none of their histories answers.
@Suite struct HostileRepositoryTests {
  @Test(arguments: HostileRepository.attacks)
  func theRepositoryAmongTheSourcesIsNotAsked(_ attack: HostileRepository.Attack) throws {
    let request = try HostileRepository(attack)
    let change = try request.navlint("diff", "origin/main...HEAD", "Sources")
    #expect(change.status == 1 && change.text.contains("DetailView"), "\(change.errors)")
    #expect(change.errors.contains("contains the files of a git repository"), "\(change.errors)")
    #expect(!request.wasSprung)
    let check = try request.navlint("check", "--only-changed", "origin/main", in: "Sources")
    #expect(check.status == 1 && check.text.contains("unreachable-screen"), "\(check.errors)")
    #expect(check.errors.contains("contains the files of a git repository"), "\(check.errors)")
    #expect(!request.wasSprung)
    #expect(try request.navlint("diff", "origin/main", "Sources/App.swift", "Sources").status == 1)
    #expect(!request.wasSprung)
  }

  /// Each command, where the planted repository lies beside and where it lies around.
  @Test func itIsNotAskedFromEitherPlace() throws {
    let request = try HostileRepository(HostileRepository.attacks[1])
    for arguments in [["diff", "origin/main...HEAD"], ["check", "--only-changed", "origin/main"]] {
      #expect(try Navlint.run(arguments + ["Sources"], in: request.clone).status == 1)
      #expect(try Navlint.run(arguments, in: "\(request.clone)/Sources").status == 1)
      #expect(!request.wasSprung)
    }
  }

  /// The same settings in the `.git` of the working tree itself.
  @Test(arguments: HostileRepository.attacks.filter { !$0.isPartial })
  func theSettingsOfTheRepositoryRunNothing(_ attack: HostileRepository.Attack) throws {
    let request = try HostileRepository(attack)
    try request.script(
      """
      cd clone && sed '/worktree/d' Sources/config > .git/config && cp Sources/more .git/more && cp -r Sources/hooks \
      .git/
      sed -i 's,hooksPath = hooks,hooksPath = .git/hooks,' .git/config
      printf '\\n' >> Sources/DetailView.swift; touch Sources/*.swift
      """)
    try? FileManager.default.removeItem(atPath: request.canary)
    #expect(try request.navlint("diff", "origin/main...HEAD", "Sources").status == 1)
    #expect(try request.navlint("diff", "origin/main").status == 1)
    #expect(try request.navlint("check", "--only-changed", "origin/main").status == 1)
    #expect(!request.wasSprung)
  }

  /// What is missing is not fetched, and said.
  @Test(arguments: HostileRepository.attacks.filter(\.isPartial))
  func aPartialCloneFetchesNothing(_ attack: HostileRepository.Attack) throws {
    let request = try HostileRepository(attack)
    try request.script(
      """
      cd clone && git cat-file -t HEAD > /dev/null && object=$(git rev-parse HEAD:Sources/App.swift)
      git unpack-objects -q < $(ls .git/objects/pack/*.pack) || true
      mkdir ../packs && mv .git/objects/pack/* ../packs/ && for p in ../packs/*.pack; do git unpack-objects -q < $p; \
      done
      sed '/worktree/d' Sources/config > .git/config; cp -r Sources/hooks .git/
      rm -f .git/objects/$(echo $object | sed 's,..,&/,')
      """)
    try? FileManager.default.removeItem(atPath: request.canary)
    let result = try request.navlint("diff", "origin/main...HEAD", "Sources")
    #expect(result.status == 2 || result.errors.contains("git does not have its content"), "\(result.errors)")
    #expect(!request.wasSprung)
  }

  /// The GitHub action, for a service that names a folder. The attacks alternate between the clone's top and the folder
  /// itself.
  @Test(arguments: zip(HostileRepository.attacks, HostileRepository.attacks.indices))
  func theActionRunsNothing(_ attack: HostileRepository.Attack, _ number: Int) throws {
    let request = try HostileRepository(attack)
    let place = number.isMultiple(of: 2) ? "" : "Sources"
    let result = try Navlint.shell(
      """
      export INPUT_PATHS=\(place.isEmpty ? "Sources" : ".") GITHUB_BASE_REF=main RUNNER_TEMP="$(mktemp -d)"
      export GITHUB_STEP_SUMMARY= GITHUB_OUTPUT= GITHUB_EVENT_PATH=
      bash '\(IntegrationTests.project)/scripts/ci/github-action.sh'; status=$?; rm -rf "$RUNNER_TEMP"; exit $status
      """, in: place.isEmpty ? request.clone : "\(request.clone)/\(place)")
    #expect(result.status == 1 && result.text.contains("DetailView"), "\(result.errors)")
    #expect(!request.wasSprung)
  }

  @Test func theEnvironmentNamesNoRepository() throws {
    let request = try HostileRepository()
    let run = "touch '\(request.canary)'"
    let sources = "\(request.clone)/Sources"
    for environment in [
      ["GIT_DIR": sources], ["GIT_DIR": sources, "GIT_WORK_TREE": sources], ["GIT_COMMON_DIR": sources],
      ["GIT_INDEX_FILE": "\(sources)/index"], ["GIT_OBJECT_DIRECTORY": "\(sources)/objects"],
      ["GIT_NAMESPACE": "x"], ["GIT_EXTERNAL_DIFF": run], ["GIT_PAGER": run], ["GIT_SSH_COMMAND": run],
      ["GIT_TRACE": request.canary], ["GIT_TRACE2_EVENT": request.canary],
      ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": run],
      ["GIT_CONFIG_GLOBAL": "\(sources)/more"], ["GIT_CEILING_DIRECTORIES": request.clone],
    ] {
      let result = try request.navlint("diff", "origin/main...HEAD", "Sources", environment: environment)
      #expect(result.status == 1, "\(environment): \(result.errors)")
      #expect(try request.navlint("check", "--only-changed", "origin/main", environment: environment).status == 1)
      #expect(!request.wasSprung, "\(environment)")
    }
  }

  /// A program that is called `git` may lie in the working tree, where a `PATH` may lead.
  @Test func gitIsNotTakenFromTheWorkingTree() throws {
    let request = try HostileRepository()
    try request.script("cd clone && mkdir tools && cp Sources/hooks/run tools/git && cp Sources/hooks/run git")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folders in ["\(request.clone)/tools", ".", "", "tools", "\(request.clone)/Sources/../tools"] {
      let result = try request.navlint("diff", "origin/main...HEAD", environment: ["PATH": "\(folders):\(path)"])
      #expect(result.status == 1, "\(result.errors)")
      #expect(!request.wasSprung)
    }
  }

  @Test func aRepositoryInsideIsNotAsked() throws {
    let app = try GitApp.withoutDetails()
    try app.write("Sources/Sub/A.swift", "struct A {}\n")
    try app.git("-C", app.folder.at("Sources/Sub"), "init", "-q")
    for path in ["Sources/Sub", "Sources/Sub/A.swift", "Sources/Sub/gone.swift"] {
      for arguments in [["diff", "HEAD~1", path], ["check", "--only-changed", "HEAD~1", path]] {
        let result = try Navlint.run(arguments, in: app.folder.path)
        #expect(result.status == 2 && result.errors.contains("is in a git repository of its own"), "\(result.errors)")
      }
    }
    #expect(try app.navlint("diff", "HEAD~1", "Sources").status == 1)
  }

  @Test func aPathOutsideIsNotAsked() throws {
    let app = try GitApp.withoutDetails()
    let other = try GitApp.withoutDetails()
    for arguments in [
      ["diff", "HEAD~1", other.folder.path], ["check", "--only-changed", "HEAD~1", other.folder.path],
    ] {
      let result = try Navlint.run(arguments, in: app.folder.path)
      #expect(
        result.status == 2 && result.errors.contains("the git repository of the current folder"),
        "\(result.errors)")
    }
  }

  @Test(arguments: ["gitdir: Sources/planted\n", "gitdir: nowhere\n", "x", "gitdir: ", ""])
  func aFileInThePlaceOfTheRepositoryIsChecked(_ text: String) throws {
    let app = try GitApp.withoutDetails()
    try FileManager.default.moveItem(atPath: app.folder.at(".git"), toPath: app.folder.at("Sources/planted"))
    try app.write(".git", text)
    let result = try app.navlint("diff", "HEAD~1", "Sources")
    #expect(result.status == 2 && result.errors.contains("'.git' "), "\(result.errors)")
    #expect(try app.navlint("check", "Sources").status == 1)
  }

  // MARK: What has to go on working

  @Test func linkedWorkingTreesAndSubmodulesAreAsked() throws {
    let app = try GitApp.withoutDetails()
    let places = try TemporaryFolder()
    let tree = places.at("a tree")
    try app.git("worktree", "add", "-q", tree, "HEAD")
    #expect(try Navlint.run("diff", "HEAD~1..HEAD", in: tree).status == 1)
    #expect(try Navlint.run("check", "--only-changed", "HEAD~1", "Sources", in: tree).status == 1)
    #expect(try Navlint.run("diff", "HEAD~1", in: "\(tree)/Sources").status == 1)

    let outer = try GitApp()
    try outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", app.folder.path, "a sub")
    #expect(try Navlint.run("diff", "HEAD~1..HEAD", in: outer.folder.at("a sub")).status == 1)
    #expect(try Navlint.run("diff", "HEAD~1", "Sources", in: outer.folder.at("a sub")).status == 1)
    #expect(try outer.navlint("diff", "HEAD", "a sub").errors.contains("is in a git repository of its own"))
    #expect(try outer.navlint("diff", "HEAD", "Sources").status == 0)
  }

  @Test func aRepositoryKeptElsewhereIsAsked() throws {
    let app = try GitApp.withoutDetails()
    let store = try TemporaryFolder()
    try app.git("init", "-q", "--separate-git-dir", store.at("store.git"))
    #expect(try app.navlint("diff", "HEAD~1..HEAD").status == 1)
    #expect(try app.navlint("check", "--only-changed", "HEAD~1", "Sources").status == 1)
  }

  /// A checkout may have other ends of lines than the store.
  @Test func endsOfLinesAreNoChange() throws {
    let app = try GitApp.withoutDetails()
    try app.write("Sources/DetailView.swift", GitApp.detail.replacing("\n", with: "\r\n"))
    let same = try app.navlint("check", "--only-changed", "HEAD")
    #expect(same.status == 0 && same.text.isEmpty, "\(same.text)")
    try app.write("Sources/DetailView.swift", GitApp.detail + "// new\n")
    #expect(try app.navlint("check", "--only-changed", "HEAD").status == 1)
  }
}
