import Foundation
import Testing

/// The SwiftPM plugins, used by the example package as a team's package would use them.
///
/// The plugins bring the built navlint along, as `scripts/plugin-package.sh` packs it: only the plugins themselves are
/// compiled.
@Suite(.serialized) struct PluginTests {
  private static let project = IntegrationTests.project
  private static let hasSwift = IntegrationTests.has("swift")

  /// The example beside a package of plugins, both in a folder of their own.
  private func example() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let result = try Navlint.shell(
      """
      set -e
      sh '\(Self.project)/scripts/plugin-package.sh' "$NAVLINT" '\(folder.at("plugins"))'
      cp -R '\(Self.project)/Integrations/SwiftPM/Example' '\(folder.at("plugins/Example"))'
      """)
    try #require(result.status == 0 && result.text == folder.at("plugins") + "\n", "\(result.errors)")
    return folder
  }

  /// Without SwiftPM's sandbox: some machines that run these tests forbid one inside of their own.
  private func swift(_ command: String, _ folder: TemporaryFolder) throws -> Navlint.Result {
    var result = try Navlint.shell("swift \(command)", in: folder.at("plugins/Example"))
    // SwiftPM itself dies of a signal now and then when a plugin fails: that says nothing of the plugin.
    for _ in 0..<2 where result.status > 128 {
      result = try Navlint.shell("swift \(command)", in: folder.at("plugins/Example"))
    }
    return result
  }

  private static let lost =
    "Sources/ExampleApp/App.swift:22:10: warning: No user can get to LostView: nothing in the app shows it."

  @Test(.enabled(if: hasSwift, "needs swift")) func theCommandPluginChecksAndDraws() throws {
    let folder = try example()
    let check = try swift("package --disable-sandbox navlint", folder)
    #expect(check.status == 1 && check.text.contains(Self.lost), "\(check.text)\(check.errors)")
    let map = try swift(
      "package --disable-sandbox --allow-writing-to-package-directory navlint graph -o flow.mmd", folder)
    #expect(map.status == 0, "\(map.errors)")
    #expect(try folder.text("plugins/Example/flow.mmd").contains("DetailView"))
    // navlint's own words for what it cannot do. SwiftPM gives 1 for whatever a plugin ends with, and says the plugin's
    // own code.
    let wrong = try swift("package --disable-sandbox navlint check Nowhere", folder)
    let said = wrong.text + wrong.errors
    #expect(wrong.status == 1 && said.contains("Nowhere") && said.contains("exit code 2"), "\(wrong.status) \(said)")
  }

  @Test(.enabled(if: hasSwift, "needs swift")) func theBuildToolPluginWarnsAndFailsForErrors() throws {
    let folder = try example()
    let sound = try swift("build --disable-sandbox", folder)
    #expect(sound.status == 0 && (sound.text + sound.errors).contains(Self.lost), "\(sound.text)\(sound.errors)")
    try folder.write("plugins/Example/.navlint.yml", "rules:\n  unreachable-screen: error\n")
    try folder.write("plugins/Example/Sources/ExampleApp/Other.swift", "// One more file: the check runs again.\n")
    let broken = try swift("build --disable-sandbox", folder)
    #expect(
      broken.status != 0 && (broken.text + broken.errors).contains(Self.lost.replacing("warning", with: "error")),
      "\(broken.text)\(broken.errors)")
  }

  /// Another team's package names the packed plugins by the address of a repository and a version.
  @Test(.enabled(if: hasSwift, "needs swift")) func anotherPackageTakesThePluginByItsAddress() throws {
    let folder = try example()
    let published = try Navlint.shell(
      """
      set -e
      rm -rf Example
      git init -q -b main && git add -Af
      git -c user.name=A -c user.email=a@example.com commit -qm Plugins && git tag 0.1.0
      """, in: folder.at("plugins"))
    try #require(published.status == 0, "\(published.errors)")
    try folder.write(
      "app/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "file://\(folder.at("plugins"))", from: "0.1.0")],
        targets: [.target(name: "App", plugins: [.plugin(name: "NavlintCheck", package: "plugins")])])
      """)
    try folder.write(
      "app/Sources/App/App.swift",
      """
      #if canImport(SwiftUI)
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { Text("Hi") } }
      struct LostView: View { var body: some View { Text("Lost").navigationTitle("Lost") } }
      #endif
      """)
    let built = try Navlint.shell("swift build --disable-sandbox", in: folder.at("app"))
    let said = built.text + built.errors
    #expect(built.status == 0 && said.contains("warning: No user can get to LostView"), "\(said)")
  }
}
