import Testing

@testable import SourceFacts

@Suite("Files of no target")
struct BuildMembershipTests {
  private static let group = "sourceTree = \"<group>\";"

  /// A project as Xcode writes it, with groups that lie in folders, one file that is named from the top, and what a
  /// merge may leave.
  private func project(sources: String = "Home.swift", extra: String = "") -> String {
    let files = sources.split(separator: " ").enumerated().map {
      (id: String(format: "%024d", 100 + $0.offset), build: String(format: "%024d", 500 + $0.offset), name: $0.element)
    }
    return """
      // !$*UTF8*$!
      {
      	objects = {
      \(files.map { "\t\t\($0.build) /* \($0.name) in Sources */ = {isa = PBXBuildFile; fileRef = \($0.id) /* \($0.name) */; };" }.joined(separator: "\n"))
      \(files.map { "\t\t\($0.id) /* \($0.name) */ = {isa = PBXFileReference; path = \"\($0.name)\"; \($0.name.contains("/") ? "sourceTree = SOURCE_ROOT;" : Self.group) };" }.joined(separator: "\n"))
      		000000000000000000000001 = {
      			isa = PBXGroup;
      			children = (
      				000000000000000000000002 /* App */,
      				000000000000000000000009 /* Kit */,
      			);
      			\(Self.group)
      		};
      		000000000000000000000002 /* App */ = {
      			isa = PBXGroup;
      			children = (
      				\(files.map { "\($0.id) /* \($0.name) */," }.joined(separator: "\n\t\t\t\t"))
      			);
      			path = App;
      			\(Self.group)
      		};
      		000000000000000000000003 /* Sources */ = {
      			isa = PBXSourcesBuildPhase;
      			files = (
      				\(files.map { "\($0.build) /* \($0.name) in Sources */," }.joined(separator: "\n\t\t\t\t"))
      			);
      		};
      		000000000000000000000004 /* Project object */ = {
      			isa = PBXProject;
      			mainGroup = 000000000000000000000001;
      			projectDirPath = "";
      		};
      \(extra)
      	};
      	rootObject = 000000000000000000000004 /* Project object */;
      }
      """
  }

  private func facts(_ text: String, at path: String = "App.xcodeproj/project.pbxproj") -> ProjectFacts? {
    ProjectReader().facts(path: path, source: Array(text.utf8))
  }

  private func unbuilt(_ text: String, _ files: String..., at path: String = "App.xcodeproj/project.pbxproj")
    -> [String]
  {
    BuildMembership(projects: [facts(text, at: path)].compactMap(\.self), files: files).projectOfUnbuilt.keys.sorted()
  }

  @Test func pathsAreThoseOfTheGroups() {
    #expect(
      facts(project(sources: "Home.swift Old/../Start.swift Shared/Top.swift ../Up.swift"))?.sources?.files == [
        "../Up.swift", "App/Home.swift", "Shared/Top.swift", "Start.swift",
      ])
  }

  @Test func aFileBesideThoseOfATargetIsInNone() {
    #expect(
      unbuilt(project(), "App/Home.swift", "App/Lost.swift", "App/Old/Lost.swift") == [
        "App/Lost.swift", "App/Old/Lost.swift",
      ])
    #expect(
      unbuilt(project(), "iOS/App/Home.swift", "iOS/App/Lost.swift", at: "iOS/App.xcodeproj/project.pbxproj") == [
        "iOS/App/Lost.swift"
      ])
    let membership = BuildMembership(
      projects: [facts(project())].compactMap(\.self), files: ["App/Home.swift", "App/Lost.swift"])
    #expect(membership.projectOfUnbuilt == ["App/Lost.swift": "App.xcodeproj"])
  }

  @Test func lettersMayDifferInCase() {
    #expect(unbuilt(project(sources: "home.swift"), "app/Home.swift", "app/Lost.swift") == ["app/Lost.swift"])
  }

  @Test func whatSomethingElseMayBuildIsLeftAlone() {
    // A library in a folder of its own, a package, another project.
    #expect(unbuilt(project(), "App/Home.swift", "Libraries/Picker/Classes/Picker.swift") == [])
    #expect(unbuilt(project(), "App/Home.swift", "App/Kit/Package.swift", "App/Kit/Lost.swift") == [])
    #expect(unbuilt(project(), "App/Home.swift", "Package.swift", "App/Lost.swift") == [])
    #expect(unbuilt(project(), "iOS/App/Home.swift", "Mac/Lost.swift", at: "iOS/App.xcodeproj/project.pbxproj") == [])
    let generator = ProjectReader().facts(path: "project.yml", source: Array("name: App\n".utf8))
    #expect(
      BuildMembership(
        projects: [facts(project()), generator].compactMap(\.self), files: ["App/Home.swift", "App/Lost.swift"]
      ).projectOfUnbuilt == [:])
  }

  /// A package beside a project builds the folders of its targets, where it says plainly which they are.
  @Test(arguments: [
    (
      ".target(name: \"Kit\"), .executableTarget(name: \"Tool\", dependencies: [\"Kit\"], path: \"Tool/\")",
      ["App/Lost.swift"]
    ),
    // A path that is worked out, a target that a function makes, sources that are not where they should be, and a list
    // that grows.
    (".target(name: \"Kit\", path: root)", []), ("feature(\"Kit\")", []), (".target(name: \"Gone\")", []),
    (".target(name: \"Kit\")]) ; package.targets.append([", []),
    (".target(name: \"Kit\"), .target(name: \"App\", path: \"App\")", []),
  ])
  func aPackageBuildsItsTargets(_ targets: String, _ lost: [String]) {
    let manifest = FactExtractor().facts(
      path: "Package.swift",
      source: Array("import PackageDescription\nlet package = Package(name: \"Kit\", targets: [\(targets)])".utf8))
    let packages = ["Package.swift": PackageTargets(manifest)].compactMapValues(\.self)
    let files = ["App/Home.swift", "App/Lost.swift", "Package.swift", "Sources/Kit/Kit.swift", "Tool/main.swift"]
    let membership = BuildMembership(projects: [facts(project())].compactMap(\.self), files: files, packages: packages)
    #expect(membership.projectOfUnbuilt.keys.sorted() == lost)
  }

  @Test func aProjectMayLieBesideItsSources() {
    let sources = project(sources: "../App/Home.swift ../App/Start.swift")
    #expect(
      unbuilt(
        sources, "App/Home.swift", "App/Start.swift", "App/Lost.swift", "Other/Free.swift",
        at: "Support/App.xcodeproj/project.pbxproj") == ["App/Lost.swift"])
  }

  private func loose(_ text: String, _ files: String..., modules: [Set<String>] = []) -> [String] {
    BuildMembership(projects: [facts(text)].compactMap(\.self), files: files, modules: modules).loose.sorted()
  }

  @Test func aFileFarFromAllProjectsIsLoose() {
    #expect(
      loose(
        project(sources: "Home.swift Start.swift"), "App/Home.swift", "App/Start.swift", "Lessons/Week 1/Timer.swift")
        == ["Lessons/Week 1/Timer.swift"])
    // Somebody imports it; a package or a project that could not be read stands above it; it is most of the tree.
    let sources = project(sources: "Home.swift Start.swift")
    #expect(
      loose(
        sources, "App/Home.swift", "App/Start.swift", "Libraries/Flow-Kit/Classes/Flow.swift",
        modules: [["FlowKit"], [], []]) == [])
    #expect(
      loose(sources, "App/Home.swift", "App/Start.swift", "Lessons/Timer.swift", modules: [[], [], ["Lessons"]]) == [
        "Lessons/Timer.swift"
      ])
    #expect(loose(sources, "App/Home.swift", "App/Start.swift", "Lessons/Package.swift", "Lessons/Timer.swift") == [])
    #expect(
      loose(
        project(), "App/Home.swift", "Modules/Home/One.swift", "Modules/Feed/Two.swift", modules: [[], ["Feed"], []])
        == [])
    #expect(
      loose(project(), "App/Home.swift", "Lessons/One.swift", "Lessons/Two.swift", modules: [[], ["SwiftUI"], []]) == [
        "Lessons/One.swift", "Lessons/Two.swift",
      ])
  }

  @Test func aTreeWithoutManyOfItsSourcesIsAPart() {
    let here = (1...60).map { "Here\($0).swift" }
    let lost = (1...20).map { "Lost\($0).swift" }
    func isPart(_ names: [String]) -> Bool {
      BuildMembership(
        projects: [facts(project(sources: (here + names).joined(separator: " ")))].compactMap(\.self),
        files: here.map { "App/\($0)" }
      ).isPart("App/Here1.swift")
    }
    #expect(isPart(lost))
    #expect(!isPart(lost.dropLast(5)))
    // Made before each build.
    #expect(!isPart(lost.map { $0.replacing("swift", with: "pb.swift") }))
  }

  @Test func aProjectThatIsNotUnderstoodClaimsNothing() {
    // Most of what it names is not there; half of it is missing; a merge was cut in the middle.
    #expect(unbuilt(project(sources: "Home.swift Gone.swift"), "App/Home.swift", "App/Lost.swift") == [])
    #expect(unbuilt(String(project().dropLast(40)), "App/Home.swift", "App/Lost.swift") == [])
    #expect(unbuilt(project(extra: "<<<<<<< HEAD\n=======\n"), "App/Home.swift", "App/Lost.swift") == [])
    #expect(unbuilt(project(sources: ""), "App/Home.swift") == [])
  }

  @Test func ofAnUnfinishedMergeWhatEitherSideNamesIsBuilt() {
    let merge = "<<<<<<< HEAD\n=======\n>>>>>>> main"
    #expect(unbuilt(project(extra: merge), "App/Home.swift", "App/Lost.swift") == ["App/Lost.swift"])
    let (ours, theirs) = (
      "000000000000000000000501 /* Page.swift in Sources */,", "000000000000000000000502 /* Feed.swift in Sources */,"
    )
    let merged = project(sources: "Home.swift Page.swift Feed.swift").replacing(
      ours, with: "\n<<<<<<< HEAD\n\(ours)\n======="
    ).replacing(theirs, with: "\(theirs)\n>>>>>>> main")
    #expect(
      unbuilt(merged, "App/Home.swift", "App/Page.swift", "App/Feed.swift", "App/Lost.swift") == ["App/Lost.swift"])
  }

  /// Since Xcode 16 a target takes whole folders. What is an exception for a target that has the folder is a file that
  /// it leaves out; for another one, a file that it takes.
  @Test func foldersBelongToTargetsButForExceptions() {
    func folders(exceptionsOf target: String) -> String {
      """
      		000000000000000000000009 /* Kit */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = \
      (000000000000000000000011 /* Exceptions */, ); path = Kit; \(Self.group) };
      		000000000000000000000011 = {
      			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      			membershipExceptions = (
      				Drafts,
      				"Old/Lost Page.swift",
      			);
      			target = \(target);
      		};
      		000000000000000000000012 /* App */ = {
      			isa = PBXNativeTarget;
      			fileSystemSynchronizedGroups = (
      				000000000000000000000009 /* Kit */,
      			);
      		};
      """
    }
    let files = ["App/Home.swift", "Kit/A.swift", "Kit/Old/B.swift", "Kit/Old/Lost Page.swift", "Kit/Drafts/C.swift"]
    func unbuilt(_ text: String) -> [String] {
      BuildMembership(projects: [facts(text)].compactMap(\.self), files: files).projectOfUnbuilt.keys.sorted()
    }
    #expect(
      facts(project(extra: folders(exceptionsOf: "000000000000000000000012")))?.sources?.folders == [
        .init(path: "Kit", leftOut: ["Drafts", "Old/Lost Page.swift"])
      ])
    #expect(
      unbuilt(project(extra: folders(exceptionsOf: "000000000000000000000012"))) == [
        "Kit/Drafts/C.swift", "Kit/Old/Lost Page.swift",
      ])
    #expect(unbuilt(project(extra: folders(exceptionsOf: "000000000000000000000099"))) == [])
  }

  @Test func groupsInCirclesDeepListsAndStrayBytesAreSurvived() {
    let circle = project().replacing("000000000000000000000009 /* Kit */,", with: "000000000000000000000002,")
      .replacing("path = App;", with: "children = ( 000000000000000000000002, ); path = App;")
    #expect(unbuilt(circle, "App/Home.swift", "App/Lost.swift") == [])
    let deep = String(repeating: "(", count: 200_000) + String(repeating: "{", count: 200_000)
    #expect(facts(deep)?.isEmpty == true && facts(deep)?.fault != nil)
    for byte in UInt8.min...UInt8.max {
      for text in [
        [byte], [byte, byte], Array("{ a = ".utf8) + [byte], Array("\"a".utf8) + [byte],
        Array("a".utf8) + [byte] + Array("/*".utf8),
      ] {
        #expect(ProjectReader().facts(path: "App.xcodeproj/project.pbxproj", source: text)?.isEmpty ?? true)
      }
    }
  }
}
