import Testing

@testable import SourceFacts

@Suite("Build settings")
struct ProjectTests {
  private func facts(_ text: String) -> ProjectFacts? { ProjectReader().facts(path: "App.xcodeproj/project.pbxproj", source: Array(text.utf8)) }

  @Test func deviceFamiliesOfAllTargetsAreOneSet() {
    let text = "\t\t\t\tTARGETED_DEVICE_FAMILY = 1;\n\t\t\t\tTARGETED_DEVICE_FAMILY = \"1,2\";\n\"TARGETED_DEVICE_FAMILY[sdk=xros*]\" = 7;\n"
    #expect(facts(text)?.deviceFamilies == [1, 2, 7])
  }

  @Test func testsAndExtensionsDoNotSayWhereTheAppRuns() {
    let app = "buildSettings = {\n\tPRODUCT_NAME = App;\n\tTARGETED_DEVICE_FAMILY = 1;\n};\nname = Debug;\n"
    let tests = "buildSettings = {\n\tTARGETED_DEVICE_FAMILY = \"1,2\";\n\tTEST_TARGET_NAME = App;\n};\nname = Debug;\n"
    let widget = "buildSettings = {\n\tSKIP_INSTALL = YES;\n\tTARGETED_DEVICE_FAMILY = \"1,2,7\";\n};\nname = Debug;\n"
    #expect(facts(app + tests + widget)?.deviceFamilies == [1])
    #expect(facts(widget + tests + app)?.deviceFamilies == [1])
    #expect(facts(widget)?.deviceFamilies == [1, 2, 7])
  }

  @Test func configurationFilesWriteTheSameSettings() {
    #expect(facts("// iPhone\r\nTARGETED_DEVICE_FAMILY=1\r\nSDKROOT = iphoneos\r\n") == ProjectFacts(path: "App.xcodeproj/project.pbxproj", deviceFamilies: [1], buildsForIOS: true))
  }

  @Test func isolationIsReadWhereItKeepsCodeOnItsActor() {
    #expect(facts("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")?.keepsCallersActor == true)
    #expect(facts("SWIFT_APPROACHABLE_CONCURRENCY = YES;")?.keepsCallersActor == true)
    #expect(facts("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;") == nil)
  }

  @Test func objectiveCGivesItsCapitalisedNames() {
    let text = "#import \"App-Swift.h\"\n[self.nav pushViewController:[[AboutController alloc] init] animated:YES]; // _Private 9Lives"
    let facts = ProjectReader().facts(path: "App/Settings.m", source: Array(text.utf8))
    #expect(facts?.objectiveCNames == ["App", "Swift", "AboutController", "YES"])
    #expect(facts?.deviceFamilies == [])
  }

  @Test(arguments: ["", "\n\n", "TARGETED_DEVICE_FAMILY", "TARGETED_DEVICE_FAMILY = ;", "MY_TARGETED_DEVICE_FAMILY = 2;", "TARGETED_DEVICE_FAMILY = 99999999999999999999999;"])
  func nothingIsMadeOfDamagedSettings(_ text: String) {
    #expect(facts(text) == nil)
  }
}
