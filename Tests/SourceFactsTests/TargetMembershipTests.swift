import TestSupport
import Testing

@testable import SourceFacts

@Suite("Which targets compile a file")
struct TargetMembershipTests {
  /// A line a file: its path and the targets that compile it.
  private func lines(
    _ files: [String], projects: [(path: String, text: String)] = [], manifests: [(path: String, text: String)] = []
  ) -> [String] {
    let facts = projects.compactMap { ProjectReader().facts(path: $0.path, source: Array($0.text.utf8)) }
    let packages = manifests.compactMap { manifest in
      PackageManifest(FactExtractor().facts(path: manifest.path, source: Array(manifest.text.utf8))).map {
        (manifest.path, $0)
      }
    }
    let membership = TargetMembership(
      projects: facts, packages: Dictionary(packages) { first, _ in first }, files: files)
    return zip(files, membership.targetsOfFiles).map { file, targets in
      "\(file): \(targets.numbers.map { membership.targets[$0].name }.joined(separator: ", "))"
    }
  }

  private func lines(_ files: String..., xcode targets: XcodeProject.Target...) -> [String] {
    lines(files, projects: [("App.xcodeproj/project.pbxproj", XcodeProject(targets: targets).text)])
  }

  @Test func filesThatAreNamedOneByOne() {
    #expect(
      lines(
        "iOS/Home.swift", "tvOS/Home.swift", "Shared/Router.swift", "Loose/Old.swift",
        xcode: .init(name: "App iOS", files: ["iOS/Home.swift", "Shared/Router.swift"]),
        .init(name: "App tvOS", files: ["tvOS/Home.swift", "Shared/Router.swift"])) == [
          "iOS/Home.swift: App iOS", "tvOS/Home.swift: App tvOS", "Shared/Router.swift: App iOS, App tvOS",
          "Loose/Old.swift: ",
        ])
  }

  @Test func foldersWithExceptions() {
    #expect(
      lines(
        "App/Home.swift", "App/Mac/Menu.swift", "App/Shared/Color.swift", "Shared/Router.swift",
        "Widget/Widget.swift",
        xcode: .init(name: "App", folders: ["App", "Shared"], exceptions: ["App": ["Mac", "Info.plist"]]),
        .init(
          name: "Widget", product: "app-extension", folders: ["Widget", "Shared"],
          exceptions: ["App": ["Shared/Color.swift"], "Shared": ["Router.swift"]])) == [
          "App/Home.swift: App", "App/Mac/Menu.swift: ", "App/Shared/Color.swift: App, Widget",
          "Shared/Router.swift: App", "Widget/Widget.swift: Widget",
        ])
  }

  @Test func aProjectOfWhichLittleIsThereSaysNothing() {
    #expect(
      lines("App/Home.swift", xcode: .init(name: "App", files: ["App/Home.swift", "Gone/A.swift", "Gone/B.swift"])) == [
        "App/Home.swift: "
      ])
  }

  @Test func descriptionsForAGenerator() {
    let description = """
      name: Shop
      options:
        bundleIdPrefix: org.example
      targetTemplates:
        Base:
          platform: iOS
          sources: &shared
            - path: Shared   # for all
              excludes: ["**/Old", "*.md"]
      targets:
        Shop:
          type: application
          templates: [Base]
          sources:
            - Shop
          dependencies:
            - target: Kit
        "Shop Widget": {type: app-extension, platform: iOS, sources: [{path: Widget, excludes: [Drafts]}, \
      Shared/Color.swift]}
        Kit:
          type: framework
          platform: [iOS, tvOS]
          sources: Kit
      """
    #expect(
      lines(
        [
          "Shop/Home.swift", "Shared/Router.swift", "Shared/Color.swift", "Shared/More/Old/A.swift",
          "Widget/Widget.swift", "Widget/Drafts/B.swift", "Kit/Kit.swift",
        ], projects: [("project.yml", description)]) == [
          "Shop/Home.swift: Shop", "Shared/Router.swift: Shop", "Shared/Color.swift: Shop, Shop Widget",
          "Shared/More/Old/A.swift: ", "Widget/Widget.swift: Shop Widget", "Widget/Drafts/B.swift: ",
          "Kit/Kit.swift: Kit_iOS, Kit_tvOS",
        ])
  }

  @Test func aGeneratedProjectCountsOnce() {
    let project = XcodeProject(targets: [.init(name: "Shop", files: ["Shop/Home.swift"])]).text
    #expect(
      lines(
        ["Shop/Home.swift"],
        projects: [
          ("project.yml", "targets:\n  Shop:\n    type: application\n    sources: Shop\n"),
          ("Shop.xcodeproj/project.pbxproj", project),
        ]) == ["Shop/Home.swift: Shop"])
  }

  @Test func packages() {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Model")]),
          .target(name: "Model", path: "Model", exclude: ["Old"]),
          .executableTarget(name: "Demo", dependencies: ["Kit"], path: "Demo"),
        ])
      package.targets += [.target(name: "More", path: "./More/", sources: ["In", "One.swift"])]
      """
    #expect(
      lines(
        [
          "Kit/Sources/Kit/A.swift", "Kit/Model/B.swift", "Kit/Model/Old/C.swift", "Kit/Demo/D.swift",
          "Kit/More/In/E.swift", "Kit/More/Out/F.swift", "Kit/More/One.swift",
        ], manifests: [("Kit/Package.swift", manifest)]) == [
          "Kit/Sources/Kit/A.swift: Kit", "Kit/Model/B.swift: Model", "Kit/Model/Old/C.swift: ",
          "Kit/Demo/D.swift: Demo", "Kit/More/In/E.swift: More", "Kit/More/Out/F.swift: ", "Kit/More/One.swift: More",
        ])
  }

  @Test func aPackageInAFolderOfAnAppIsNoPartOfTheApp() {
    #expect(
      lines(
        ["App/Home.swift", "App/Kit/Sources/Kit/A.swift"],
        projects: [
          ("App.xcodeproj/project.pbxproj", XcodeProject(targets: [.init(name: "App", folders: ["App"])]).text)
        ],
        manifests: [("App/Kit/Package.swift", "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")])
        == [
          "App/Home.swift: App", "App/Kit/Sources/Kit/A.swift: Kit",
        ])
  }

  @Test func namesakesAreToldApartByTheirFolders() {
    let project = XcodeProject(targets: [.init(name: "Demo", folders: ["App"])]).text
    #expect(
      lines(
        ["Examples/List/App/A.swift", "Examples/Map/App/B.swift", "App/C.swift"],
        projects: [
          ("Examples/List/Demo.xcodeproj/project.pbxproj", project),
          ("Examples/Map/Demo.xcodeproj/project.pbxproj", project), ("Demo.xcodeproj/project.pbxproj", project),
        ]) == [
          "Examples/List/App/A.swift: Demo@Examples/List", "Examples/Map/App/B.swift: Demo@Examples/Map",
          "App/C.swift: Demo",
        ])
  }

  @Test(arguments: [
    ("application", TargetFacts.Kind.app), ("application.watchapp2", .app),
    ("application.on-demand-install-capable", .appClip), ("app-extension", .extension),
    ("app-extension.messages", .extension), ("extensionkit-extension", .extension), ("watchkit2-extension", .extension),
    ("tool", .tool), ("framework", .library), ("library.static", .library), ("bundle", .library),
    ("bundle.unit-test", .test), ("bundle.ui-testing", .test),
  ])
  func kinds(_ product: String, _ kind: TargetFacts.Kind) {
    #expect(TargetFacts.kind(ofProduct: "com.apple.product-type.\(product)") == kind)
  }

  /// What `project.yml` says by anchors is what it says in words.
  @Test func anchorsAndMergedMappings() {
    let description = """
      base: &base
        type: application
        sources: &folders [App, "Q&A"]
      more: &more {platform: iOS, sources: [More]}
      targets:
        Shop:
          <<: *base
        Demo: {<<: [*more, *base], type: app-extension}
        Kit:
          type: framework
          sources: *folders
        Lost:
          type: framework
          sources: *nowhere
      """
    #expect(
      lines(["App/A.swift", "More/B.swift", "Q&A/C.swift"], projects: [("project.yml", description)]) == [
        "App/A.swift: Kit, Shop", "More/B.swift: Demo", "Q&A/C.swift: Kit, Shop",
      ])
  }

  @Test(arguments: [
    ("targets: [", "this is not YAML; the targets that it describes are not distinguished"),
    ("targets:\n  A: {sources: *.swift}\n", "this is not YAML; the targets that it describes are not distinguished"),
    (
      "name: " + String(repeating: "a", count: 300_000),
      "this describes more than navlint reads; its targets are not distinguished"
    ),
    (
      "include: [other.yml]\ntargets:\n  A: {type: application, sources: A}\n",
      "the files that this includes are not read; targets that they add or change are unknown"
    ),
  ])
  func whatADescriptionLeavesUnknownIsSaid(_ text: String, _ message: String) {
    let facts = ProjectReader().facts(path: "project.yml", source: Array(text.utf8))
    let membership = TargetMembership(projects: facts.map { [$0] } ?? [], packages: [:], files: ["A/A.swift"])
    #expect(membership.remarks == [.init(path: "project.yml", message: message)])
  }

  /// What strangers write costs no more than what people write, and reaches nothing outside of the tree.
  @Test func hostileDescriptions() {
    let deep = String(repeating: "[", count: 20_000)
    let nested = (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    let aliases =
      "a: &a [x]\n" + (0..<30).map { "b\($0): &b\($0) {<<: [*b\($0 - 1), *b\($0 - 1)]}" }.joined(separator: "\n")
    let keys = String(repeating: "? ", count: 20_000) + "a\ntargets:\n"
    let away = "targets:\n  App:\n    type: application\n    sources: [../../etc, /etc, .]\n"
    let broken = "targets:\n  App:\n   - x\n    sources: [a, {b: ]\n  : \n- \n  -\n\ttargets: *no\n"
    for text in [
      deep, "targets: \(deep)", nested, aliases + "\ntargets: *b29", keys, broken, "\"", "a: \"", "- - - -", "{",
      "a: {b",
    ] {
      #expect(lines(["A.swift"], projects: [("project.yml", text)]) == ["A.swift: "])
    }
    #expect(
      lines(["A.swift", "etc/B.swift"], projects: [("project.yml", away)]) == ["A.swift: App", "etc/B.swift: App"])
  }
}
