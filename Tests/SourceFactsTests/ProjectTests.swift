import Testing

@testable import SourceFacts

@Suite("Build settings")
struct ProjectTests {
  private func facts(_ text: String) -> ProjectFacts? {
    ProjectReader().facts(path: "App.xcodeproj/project.pbxproj", source: Array(text.utf8))
  }

  @Test func deviceFamiliesOfAllTargetsAreOneSet() {
    let text =
      "\t\t\t\tTARGETED_DEVICE_FAMILY = 1;\n\t\t\t\tTARGETED_DEVICE_FAMILY = \"1,2\";\n\"TARGETED_DEVICE_FAMILY[sdk=xros*]\" = 7;\n"
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

  /// A project as Xcode writes it: an app, a framework, and what the project says for all of them.
  private func project(app: String, framework: String, all: String) -> String {
    func configuration(_ id: Int, _ settings: String) -> String {
      "\t\tAAAAAAAAAAAAAAAAAAAAAAA\(id) /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n\t\t\t\t\(settings)\n\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n"
    }
    func list(_ id: Int) -> String {
      "\t\tBBBBBBBBBBBBBBBBBBBBBBB\(id) /* List */ = {\n\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n\t\t\t\tAAAAAAAAAAAAAAAAAAAAAAA\(id) /* Debug */,\n\t\t\t);\n\t\t\tdefaultConfigurationName = Debug;\n\t\t};\n"
    }
    // A project lists its targets once more, before it names its own configurations.
    let targets =
      "\t\t\tattributes = {\n\t\t\t\tTargetAttributes = {\n\t\t\t\t\tCCCCCCCCCCCCCCCCCCCCCCC1 = {\n\t\t\t\t\t\tCreatedOnToolsVersion = 16.0;\n\t\t\t\t\t};\n\t\t\t\t};\n\t\t\t};\n"
    func object(_ id: Int, _ kind: String, _ product: String) -> String {
      "\t\tCCCCCCCCCCCCCCCCCCCCCCC\(id) /* App */ = {\n\t\t\tisa = \(kind);\n\(kind == "PBXProject" ? targets : "")\t\t\tbuildConfigurationList = BBBBBBBBBBBBBBBBBBBBBBB\(id) /* List */;\n\t\t\tbuildPhases = (\n\t\t\t\tDDDDDDDDDDDDDDDDDDDDDDDD /* Sources */,\n\t\t\t);\n\t\t\t\(product)\n\t\t};\n"
    }
    return object(1, "PBXNativeTarget", "productType = \"com.apple.product-type.application\";")
      + object(2, "PBXNativeTarget", "productType = \"com.apple.product-type.framework\";")
      + object(3, "PBXProject", "") + configuration(1, app) + configuration(2, framework) + configuration(3, all)
      + list(1) + list(2) + list(3)
  }

  @Test func theTargetsThatAreAppsSayWhereTheAppRuns() {
    let (phone, both, nothing) = (
      "TARGETED_DEVICE_FAMILY = 1;", "TARGETED_DEVICE_FAMILY = \"1,2\";", "PRODUCT_NAME = App;"
    )
    #expect(facts(project(app: phone, framework: both, all: nothing))?.appDeviceFamilies == [1])
    #expect(facts(project(app: nothing, framework: both, all: phone))?.appDeviceFamilies == [1])
    #expect(facts(project(app: both, framework: phone, all: phone))?.appDeviceFamilies == [1, 2])
    #expect(facts(project(app: nothing, framework: both, all: nothing))?.appDeviceFamilies == [])
    #expect(facts(phone)?.appDeviceFamilies == [])
  }

  @Test func aBuildForDevelopersDoesNotBringTheAppToTheTablet() {
    let text = project(
      app: "TARGETED_DEVICE_FAMILY = 1;", framework: "TARGETED_DEVICE_FAMILY = \"1,2\";", all: "PRODUCT_NAME = App;"
    )
    .replacing(
      "productType = \"com.apple.product-type.framework\";",
      with: "name = AppDebug;\n\t\t\tproductType = \"com.apple.product-type.application\";")
    // Which of two apps the code belongs to is not known, so one for the phone alone decides.
    #expect(facts(text)?.appDeviceFamilies == [1])
    #expect(
      facts(
        text.replacing(
          "\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n\t\tCCCCCCCCCCCCCCCCCCCCCCC2",
          with:
            "\t\t\tname = App;\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n\t\tCCCCCCCCCCCCCCCCCCCCCCC2"
        ))?.appDeviceFamilies == [1])
  }

  @Test func aNameOfSeveralWordsIsNotThatOfTheProject() {
    let named =
      "\t\t\tname = App;\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n\t\tCCCCCCCCCCCCCCCCCCCCCCC2"
    let text = project(
      app: "TARGETED_DEVICE_FAMILY = \"1,2\";", framework: "TARGETED_DEVICE_FAMILY = 1;", all: "PRODUCT_NAME = App;"
    )
    .replacing(
      "productType = \"com.apple.product-type.framework\";",
      with: "name = \"App Nightly\";\n\t\t\tproductType = \"com.apple.product-type.application\";"
    )
    .replacing(
      "\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n\t\tCCCCCCCCCCCCCCCCCCCCCCC2", with: named)
    #expect(facts(text)?.appDeviceFamilies == [1, 2])
  }

  @Test func anAppThatSaysNothingNamesTheFilesOfItsSettings() {
    let silent = project(app: "PRODUCT_NAME = App;", framework: "", all: "")
    let files = "\t\t\tisa = XCBuildConfiguration;\n"
    let text = silent.replacing(
      files, with: files + "\t\t\tbaseConfigurationReference = EEEEEEEEEEEEEEEEEEEEEEE1 /* App.xcconfig */;\n")
    let file = "\t\tEEEEEEEEEEEEEEEEEEEEEEE1 = { isa = PBXFileReference; path = Settings/App.xcconfig; };\n"
    #expect(facts(text + file)?.appConfigurations == ["App.xcconfig"])
    let said = text.replacing("PRODUCT_NAME = App;", with: "TARGETED_DEVICE_FAMILY = 1;")
    #expect(facts(said + file)?.appConfigurations == [])
    let inclusions = "#include \"../Shared.xcconfig\"\n#include? \"Local.xcconfig\"\n// \"Other.xcconfig\"\n"
    let own = ProjectReader().facts(path: "App.xcconfig", source: Array(inclusions.utf8))
    #expect(own?.includedConfigurations == ["Shared.xcconfig", "Local.xcconfig"])
  }

  @Test func configurationFilesWriteTheSameSettings() {
    #expect(
      facts("// iPhone\r\nTARGETED_DEVICE_FAMILY=1\r\nSDKROOT = iphoneos\r\n")
        == ProjectFacts(path: "App.xcodeproj/project.pbxproj", deviceFamilies: [1], buildsForIOS: true))
  }

  @Test func descriptionsOfProjectsWriteTheSameSettings() {
    let text =
      "targets:\n  App:\n    settings:\n      base:\n        TARGETED_DEVICE_FAMILY: \"1\"\n        PRODUCT_NAME: App\n"
    #expect(ProjectReader().facts(path: "project.yml", source: Array(text.utf8))?.deviceFamilies == [1])
    #expect(
      ProjectReader().facts(path: "project.yml", source: Array("name: App\n".utf8))
        == ProjectFacts(path: "project.yml", generatesProject: true))
  }

  @Test func isolationIsReadWhereItKeepsCodeOnItsActor() {
    #expect(facts("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")?.keepsCallersActor == true)
    #expect(facts("SWIFT_APPROACHABLE_CONCURRENCY = YES;")?.keepsCallersActor == true)
    #expect(facts("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;") == nil)
  }

  @Test func objectiveCGivesItsCapitalisedNames() {
    let text =
      "#import \"App-Swift.h\"\n[self.nav pushViewController:[[AboutController alloc] init] animated:YES]; // _Private 9Lives"
    let facts = ProjectReader().facts(path: "App/Settings.m", source: Array(text.utf8))
    #expect(facts?.objectiveCNames == ["App", "Swift", "AboutController", "YES"])
    #expect(facts?.deviceFamilies == [])
  }

  @Test(arguments: [
    "", "\n\n", "TARGETED_DEVICE_FAMILY", "TARGETED_DEVICE_FAMILY = ;", "MY_TARGETED_DEVICE_FAMILY = 2;",
    "TARGETED_DEVICE_FAMILY = 99999999999999999999999;",
  ])
  func nothingIsMadeOfDamagedSettings(_ text: String) {
    #expect(facts(text)?.isEmpty ?? true)
  }

  @Test func theMainStoryboardMayStandInTheBuildSettings() {
    #expect(
      facts("buildSettings = {\n\t\tINFOPLIST_KEY_UIMainStoryboardFile = Start;\n\t};")?.mainStoryboards == ["Start"])
    #expect(
      facts("\t\t\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = \"First Steps.storyboard\";\n")?
        .mainStoryboards == ["First Steps"])
    #expect(facts("INFOPLIST_KEY_UIMainStoryboardFile = \"\";\n") == nil)
  }
}
