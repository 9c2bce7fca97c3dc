import Foundation
import Testing

@testable import Workspace

/// Of an app's string tables one language is read.
@Suite struct DevelopmentLanguageTests {
  private func tables(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift")
    for (path, text) in files { try folder.write(path, text) }
    return try SourceDiscovery().discover([folder.path]).files(.stringTable).map(\.path)
  }

  private func languages(_ languages: [String], _ others: [String: String] = [:]) throws -> [String] {
    var files = others
    for language in languages { files["App/\(language).lproj/Localizable.strings"] = "a = b;" }
    return try tables(files).map { String($0.split(separator: "/")[1].dropLast(".lproj".count)) }
  }

  @Test func theBaseComesFirst() throws {
    #expect(
      try languages(["Base", "de", "en"], ["App.xcodeproj/project.pbxproj": "developmentRegion = de;"]) == ["Base"])
  }

  @Test func thenTheProjectsLanguage() throws {
    let all = ["de", "en", "fr", "pt-BR"]
    #expect(try languages(all, ["App.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = \"pt-BR\";"]) == ["pt-BR"])
    #expect(try languages(all, ["project.yml": "options:\n  developmentLanguage: fr\n"]) == ["fr"])
    #expect(try languages(all, ["Package.swift": "let p = Package(defaultLocalization: \"de\")"]) == ["de"])
    #expect(
      try languages(
        all, ["App/Info.plist": "<key>CFBundleDevelopmentRegion</key>\n<string>fr</string>"]) == ["fr"])
    // What a build setting fills in says nothing.
    #expect(
      try languages(
        all, ["App/Info.plist": "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"])
        == ["en"])
    #expect(
      try languages(["de", "English"], ["App.xcodeproj/project.pbxproj": "developmentRegion = English;"]) == ["English"]
    )
    #expect(try languages(["cy", "en-GB"], ["App.xcodeproj/project.pbxproj": "developmentRegion = en;"]) == ["en-GB"])
  }

  @Test func thenEnglishThenTheFirst() throws {
    #expect(try languages(["de", "en", "fr"]) == ["en"])
    #expect(try languages(["fr", "de"]) == ["de"])
    #expect(try languages(["de", "en"], ["App.xcodeproj/project.pbxproj": "developmentRegion = ja;"]) == ["en"])
  }

  @Test func theNearestProjectCounts() throws {
    let found = try tables([
      "App/de.lproj/A.strings": "", "App/en.lproj/A.strings": "", "App/Package.swift": "defaultLocalization: \"en\"",
      "Kit/de.lproj/A.strings": "", "Kit/en.lproj/A.strings": "", "Kit/Package.swift": "defaultLocalization: \"de\"",
      "Kit/fr.lproj/Only.strings": "", "Kit/Plain.strings": "", "Kit/A.xcstrings": "",
    ])
    #expect(
      found == [
        "App/en.lproj/A.strings", "Kit/A.xcstrings", "Kit/Plain.strings", "Kit/de.lproj/A.strings",
        "Kit/fr.lproj/Only.strings",
      ])
  }

  @Test func tablesInUTF16AreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift")
    try folder.write("en.lproj/A.strings", bytes: [0xFF, 0xFE, 0x61, 0, 0x3B, 0])
    let (contents, notes) = try SourceDiscovery().discover([folder.path]).contents()
    #expect(contents.map(\.file.path) == ["App.swift", "en.lproj/A.strings"])
    #expect(notes.isEmpty)
  }
}
