import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

/// What users of the released app never meet is no finding by default.
@Suite("Code that nobody meets")
struct UnmetCodeTests {
  private func found(
    _ source: String, at path: String = "App.swift", beside others: [String] = [], rules: [any Rule],
    isPedantic: Bool = false
  ) -> [String] {
    let project = ProjectReader().facts(
      path: "App.xcodeproj/project.pbxproj", source: Array("TARGETED_DEVICE_FAMILY = \"1,2\";".utf8))
    return Linker().program(
      facts: [FactExtractor().facts(path: path, source: Array(source.utf8))]
        + others.map { FactExtractor().facts(path: $0, source: Array("struct Other {}".utf8)) }, interfaces: [],
      propertyLists: [], projects: [project].compactMap { $0 }, root: ""
    ) { RuleRunner(rules: rules, isPedantic: isPedantic).findings(in: $0) }
    .map { "\($0.rule):\($0.location.line)" }
  }

  private static let menu = """
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(menu, animated: true)
    """

  @Test(arguments: ["DEBUG", "!PROD", "!RELEASE && os(iOS)"]) func debugBuildsAlone(condition: String) {
    let source = """
      final class MenuController: UIViewController {
        #if \(condition)
        @objc func ask() {
          \(Self.menu)
        }
        #endif
      }
      """
    #expect(found(source, rules: [PopoverWithoutAnchorRule()]).isEmpty)
    #expect(found(source, rules: [PopoverWithoutAnchorRule()], isPedantic: true) == ["popover-without-anchor:5"])
    #expect(
      found(source.replacing(condition, with: "os(iOS)"), rules: [PopoverWithoutAnchorRule()]) == [
        "popover-without-anchor:5"
      ])
  }

  /// A folder of old code at the top; deeper down the same words name features, and alone in the tree it is what was
  /// asked about.
  @Test(arguments: [
    ("archive/OldApp/Menu.swift", ["App/Main.swift"], true), ("App/Archive/Menu.swift", ["App/Main.swift"], false),
    ("App/_Archive/Menu.swift", ["App/Main.swift"], true), ("archive/OldApp/Menu.swift", ["archive/Main.swift"], false),
    ("tools/Branding/backups/v2.4/App/Menu.swift", ["App/Main.swift"], true),
    ("Bank copy/Menu.swift", ["Bank/Main.swift"], true), ("Bank copy 2/Menu.swift", ["Bank/Main.swift"], true),
    ("Bank copy/Menu.swift", ["Other/Main.swift"], false),
  ]) func whatIsPutAside(path: String, others: [String], isSilent: Bool) {
    let source = """
      final class MenuController: UIViewController {
        @objc func ask() {
          \(Self.menu)
        }
      }
      """
    #expect(found(source, at: path, beside: others, rules: [PopoverWithoutAnchorRule()]).isEmpty == isSilent)
    #expect(found(source, at: path, beside: others, rules: [PopoverWithoutAnchorRule()], isPedantic: true).count == 1)
  }

  @Test(arguments: [("upload()", true), ("askForKeys()", false)]) func whatOnlyDebugBuildsCall(
    release: String, isSilent: Bool
  ) {
    let source = """
      final class MenuController: UIViewController {
        @objc func send() {
          #if DEBUG
          askForKeys()
          #else
          \(release)
          #endif
        }
        func upload() {}
        func askForKeys() {
          \(Self.menu)
        }
      }
      """
    #expect(found(source, rules: [PopoverWithoutAnchorRule()]) == (isSilent ? [] : ["popover-without-anchor:12"]))
  }

  @Test(arguments: [("HomeController", true), ("OldController", false)]) func aScreenThatIsToldToBeDead(
    root: String, isDead: Bool
  ) {
    let source = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = \(root)()
          return true
        }
      }
      final class HomeController: UIViewController {}
      final class OldController: UIViewController {
        @objc func ask() {
          \(Self.menu)
        }
      }
      """
    let menu: any Rule = PopoverWithoutAnchorRule()
    let all = found(source, rules: [menu, RuleRegistry.unreachableScreen])
    #expect(all.contains("popover-without-anchor:12") != isDead)
    #expect(all.contains("unreachable-screen:9") == isDead)
    // Asked alone, nobody else says that the screen is dead.
    #expect(found(source, rules: [menu]) == ["popover-without-anchor:12"])
  }
}
