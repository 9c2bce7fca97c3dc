import SourceFacts
import Testing

@testable import Linking

/// An app that starts in Objective-C: no way from launch is known, and that is said.
@Suite struct ObjectiveCStartTests {
  private func said(_ swift: String, main: String) -> [String] {
    Linker().program(
      facts: [FactExtractor().facts(path: "Notes.swift", source: Array(swift.utf8))], interfaces: [], propertyLists: [],
      projects: [ProjectReader().facts(path: "main.m", source: Array(main.utf8))].compactMap { $0 }, root: "."
    ) { program in program.limits.map { "\($0.place.file): \($0.text)" } }
  }

  private static let screens = """
    import UIKit
    final class Note: UIViewController {}
    final class Notes: UIViewController { @objc func open() { present(Note(), animated: true) } }
    """
  private static let main = "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }"

  @Test func isNamed() {
    #expect(
      said(Self.screens, main: Self.main) == [
        "main.m: the app starts in Objective-C, which is not followed: name its first screens under 'entry_points' in "
          + "the configuration to get the ways from launch"
      ])
  }

  @Test func otherObjectiveCIsNoStart() {
    #expect(said(Self.screens, main: "@implementation Helper\n@end\n").isEmpty)
  }

  @Test func aStartInSwiftIsFollowed() {
    let start = """

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = Notes()
          return true
        }
      }
      """
    #expect(said(Self.screens + start, main: Self.main).isEmpty)
  }
}
