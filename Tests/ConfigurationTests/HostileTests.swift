import Policies
import Testing

@testable import Configuration

/// A configuration may come from a stranger's pull request.
@Suite struct HostileTests {
  @Test(.timeLimit(.minutes(10))) func bombsDoNotGoOff() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      bomb += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    #expect(Sample.mistakes(bomb).contains("2:10: aliases ('*name') are not supported."))
    // As keys, aliases would be compared, which takes as long as reading them all.
    let keys = bomb + "? *a30\n: 1\n? [*a30]\n: 2\n"
    #expect(Sample.mistakes(keys).contains("aliases ('*name') are not supported."))
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      String(repeating: "- ", count: 100_000) + "a",
      (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      "a: " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
    ])
  func depthHasAnEnd(_ text: String) {
    #expect(!Sample.mistakes(text).isEmpty)
  }

  @Test func sizeHasAnEnd() {
    #expect(
      Sample.mistakes("# " + String(repeating: "x", count: 300_000))
        == ".navlint.yml:1:1: the file is larger than 256 kB. A configuration is short: is this file one?")
    #expect(
      Sample.mistakes("included: [" + String(repeating: "a,", count: 60_000) + "]").contains(
        "the file contains more than 50000 values."))
    #expect(
      Sample.mistakes("policies: [" + String(repeating: "a,", count: 300) + "]").contains(
        "there are 300 policies; at most 200 are allowed."))
    #expect(
      Sample.mistakes("policies: [{name: x, forbidden: {from: [" + String(repeating: "a,", count: 300) + "]}}]")
        .contains("'from' has 300 patterns; at most 100 are allowed."))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1:1"), ([0x61, 0x3A, 0x00], "1:3"), ([0x61, 0x0A, 0xC3, 0x28], "2:1"),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreTold(_ bytes: [UInt8], _ place: String) {
    let loader = ConfigurationLoader(rules: Sample.rules) { _ in .success(bytes) }
    let failure = #expect(throws: ConfigurationFailure.self) { try loader.project(".navlint.yml") }
    #expect(failure?.description == ".navlint.yml:\(place): error: this is not UTF-8 text. Save the file as UTF-8.")
  }

  @Test func noTextIsTooStrange() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "a", ":", " ", "\n", "- ", "[", "]", "{", "}", "&x", "*x", "!", "!!str ", "|", ">", "'", "\"", "\\", "#", "%",
      "@", "`", ",", "?", "rules", "policies", "name", "\t", "---\n", "...\n", "é", "\u{2028}",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
        .joined()
      _ = Sample.mistakes(text)
    }
  }

  // MARK: extends

  @Test func filesAreExtended() throws {
    let project = try Sample.project(
      [
        "App/.navlint.yml":
          "extends: ../shared/base.yml\nrules: {push-loop: info}\nexcluded: B\npolicies: [{name: one, max_depth: 1}]\n",
        "shared/base.yml":
          "extends: [more.yml]\nrules: {push-loop: error, dead-end: info}\nfail_level: error\npolicies: [{name: one, max_depth: 9}, {name: two, max_depth: 2}]\n",
        "shared/more.yml": "rules: {dead-end: error, tunable: {limit: 3}}\nconfidence: exact\n",
      ], "App/.navlint.yml")
    #expect(project.rules.levels == ["push-loop": .info, "dead-end": .info])
    #expect(project.rules.options == ["tunable": ["limit": .integer(3)]])
    #expect(project.failLevel == .error)
    #expect(project.confidence == .exact)
    #expect(project.policies.map(\.value.name) == ["two", "one"])
    #expect(project.policies.last?.value.demand == .maxDepth(.init(limit: 1)))
  }

  @Test func pathsOfASharedFileStartAtIt() throws {
    let files = [".navlint.yml": "extends: config/base.yml\nexcluded: A", "config/base.yml": "excluded: B"]
    #expect(try Sample.project(files).excluded.map(\.value) == ["config/B", "A"])
    #expect(
      Sample.mistakes(["App/.navlint.yml": "extends: ../base.yml", "base.yml": "excluded: B"], "App/.navlint.yml")
        == "base.yml:1:11: 'excluded' in a shared file applies to that file's folder, which does not contain the project. Set it in the project's own file."
    )
  }

  @Test func aRuleNamedInASharedFileMayBeAPolicyOfAnother() throws {
    _ = try Sample.project([
      ".navlint.yml": "extends: base.yml\npolicies: [{name: mine, max_depth: 1}]", "base.yml": "disabled_rules: [mine]",
    ])
  }

  @Test(arguments: [
    "/etc/passwd", "../../../../etc/passwd", "../x.yml", "a/../../x.yml", "~/x.yml", "https://example.com/x.yml",
    "file:///etc/passwd", "..\\\\x.yml", "\"a\\0b\"",
  ])
  func nothingOutsideIsAskedFor(_ path: String) {
    let loader = ConfigurationLoader(rules: Sample.rules) { asked in
      asked == ".navlint.yml" ? .success(Array("extends: \(path)".utf8)) : .failure(.init("ASKED FOR \(asked)"))
    }
    let failure = #expect(throws: ConfigurationFailure.self) { try loader.project(".navlint.yml") }
    #expect(
      failure?.description.contains("is not a path inside the repository") == true, "\(String(describing: failure))")
  }

  @Test func circlesAreNamed() {
    #expect(
      Sample.mistakes([".navlint.yml": "extends: a.yml", "a.yml": "\nextends: [b.yml]", "b.yml": "extends: a.yml"])
        == "b.yml:1:10: these files extend each other in a circle: 'a.yml' extends 'b.yml' extends 'a.yml'. Delete one of the 'extends'."
    )
    #expect(
      Sample.mistakes([".navlint.yml": "extends: ./.navlint.yml"]).contains("'.navlint.yml' extends '.navlint.yml'"))
    // Twice is no circle.
    #expect(
      Sample.mistakes([".navlint.yml": "extends: [a.yml, b.yml]", "a.yml": "extends: b.yml", "b.yml": "strict: true"])
        .isEmpty)
  }

  @Test func aMissingFileIsToldWhereItIsNamed() {
    #expect(
      Sample.mistakes([".navlint.yml": "strict: true\nextends: nowhere.yml"])
        == ".navlint.yml:2:10: 'nowhere.yml' cannot be read: it does not exist. Write a path relative to this file's folder, or delete it."
    )
    #expect(Sample.mistakes([:]) == ".navlint.yml: the configuration cannot be read: it does not exist.")
  }

  @Test func aMistakeInASharedFileIsToldThere() {
    #expect(
      Sample.mistakes([".navlint.yml": "extends: a.yml", "a.yml": "\nrulez: 1"])
        == "a.yml:2:1: the configuration has no key 'rulez'. Did you mean 'rules'?")
  }

  @Test func chainsHaveAnEnd() {
    var files = [".navlint.yml": "extends: 0.yml"]
    for index in 0..<100 { files["\(index).yml"] = "extends: \(index + 1).yml" }
    #expect(Sample.mistakes(files).contains("files extend each other more than 10 deep."))
    files = [".navlint.yml": "extends: [\((0..<100).map { "\($0).yml" }.joined(separator: ", "))]"]
    for index in 0..<100 { files["\(index).yml"] = "strict: true" }
    #expect(Sample.mistakes(files).contains("more than 50 files are extended."))
  }

  // MARK: Files of folders

  @Test func aFolderSpeaksOfRulesOnly() throws {
    let loader = Sample.loader([
      "A/.navlint.yml": "rules: {push-loop: off}\ndisabled_rules: deep\nincluded: x\nfail_level: error"
    ])
    var project = ProjectConfiguration()
    project.policies = [
      Located(.init(name: "deep", demand: .maxDepth(.init(limit: 1))), file: "", place: .init(line: 1, column: 1))
    ]
    let folder = try loader.folder("A/.navlint.yml", in: project)
    #expect(folder.rules.levels == ["push-loop": .off])
    #expect(folder.rules.disabled == ["deep"])
    #expect(folder.passedOver.map(\.value) == [.included, .failLevel])
  }

  @Test func optionsCountForTheWholeApp() {
    let loader = Sample.loader(["A/.navlint.yml": "rules: {tunable: {severity: info, limit: 3}}"])
    let failure = #expect(throws: ConfigurationFailure.self) {
      try loader.folder("A/.navlint.yml", in: ProjectConfiguration())
    }
    #expect(
      failure?.description
        == "A/.navlint.yml:1:35: error: 'limit' applies to the whole app, so it can be set only in the outermost configuration, not in a folder's."
    )
  }
}
