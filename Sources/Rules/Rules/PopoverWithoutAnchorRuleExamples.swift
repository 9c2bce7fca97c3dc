extension PopoverWithoutAnchorRule {
  private static let forPads = [
    RuleExample.Attachment("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";")
  ]

  /// Wrong only in an app that runs on iPads.
  private static let asking = """
    import UIKit
    final class RecipeController: UIViewController {
      @objc func ask() {
        let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(menu, animated: true)
      }
    }
    """

  /// A project with an app.
  private static func project(families: String) -> String {
    """
    \t\tAAAAAAAAAAAAAAAAAAAAAAA1 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = AAAAAAAAAAAAAAAAAAAAAAA2 /* List */;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tAAAAAAAAAAAAAAAAAAAAAAA2 /* List */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tAAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */,
    \t\t\t);
    \t\t};
    \t\tAAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tTARGETED_DEVICE_FAMILY = \(families);
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    """
  }

  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A share sheet is presented as it is made",
          """
          import UIKit
          final class RecipeController: UIViewController {
            var link = URL(filePath: "/")
            override func viewDidLoad() {
              navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: \
          #selector(share))
            }
            @objc private func share() {
              let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
              sheet.completionWithItemsHandler = { _, _, _, _ in print("shared") }
              ↓present(sheet, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "An action sheet with actions, but without an anchor",
          """
          import UIKit
          final class PhotoController: UIViewController {
            @objc func choose() {
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              menu.addAction(UIAlertAction(title: "Camera", style: .default) { [weak self] _ in self?.take() })
              menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
              self.↓present(menu, animated: true)
            }
            func take() {}
          }
          """,
          with: Self.forPads),
        RuleExample(
          "A playground's app that says it is for the iPad",
          """
          import PackageDescription
          import UIKit
          let package = Package(name: "Recipes", products: [.iOSApplication(name: "Recipes", targets: ["App"], \
          supportedDeviceFamilies: [.pad, .phone])])
          final class RecipeController: UIViewController {
            @objc func ask() {
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              ↓present(menu, animated: true)
            }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "The popover points at the button",
          """
          import UIKit
          final class RecipeController: UIViewController {
            @objc func share(_ sender: UIBarButtonItem) {
              let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
              sheet.popoverPresentationController?.barButtonItem = sender
              present(sheet, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "An app for the iPhone with a library for both in a folder of its own",
          """
          import UIKit
          final class RecipeController: UIViewController {
            @objc func share() {
              present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)
            }
          }
          """,
          with: [
            RuleExample.Attachment("Recipes.xcodeproj/project.pbxproj", Self.project(families: "1")),
            RuleExample.Attachment(
              "Libraries/Picker/PickerDemo.xcodeproj/project.pbxproj", Self.project(families: "\"1,2\"")),
          ]),
        RuleExample(
          "An app for the iPhone whose project a generator makes, with a project for tests in a folder of its own",
          Self.asking,
          with: [
            RuleExample.Attachment(
              "project.yml", "targets:\n  App:\n    settings:\n      base:\n        TARGETED_DEVICE_FAMILY: 1\n"),
            RuleExample.Attachment(
              "Packages/Kit/Tests/Host.xcodeproj/project.pbxproj", Self.project(families: "\"1,2\"")),
          ]),
        RuleExample(
          "A helper that nothing calls",
          """
          import UIKit
          struct Exporter {
            @available(iOS 16.0, *)
            static func share(_ file: URL, from controller: UIViewController) {
              let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
              controller.present(sheet, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "A helper of all controllers that nothing calls",
          """
          import UIKit
          extension UIViewController {
            func askForLanguage(message: String? = nil) {
              let menu = UIAlertController(title: "Language", message: message, preferredStyle: .actionSheet)
              self.present(menu, animated: true, completion: nil)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "Another function sets the anchor",
          """
          import UIKit
          extension UIViewController {
            func anchor(_ controller: UIViewController) {
              controller.popoverPresentationController?.sourceView = view
            }
          }
          final class RecipeController: UIViewController {
            @objc func share() {
              let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
              anchor(sheet)
              present(sheet, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "All controllers of the app present through one that knows where to point",
          """
          import UIKit
          class BaseController: UIViewController {
            override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
              controller.popoverPresentationController?.sourceView = view
              super.present(controller, animated: animated, completion: completion)
            }
          }
          final class RecipeController: BaseController {
            @objc func share() {
              let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
              present(sheet, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "An iPad gets an alert instead",
          """
          import UIKit
          final class RecipeController: UIViewController {
            @objc func ask() {
              guard UIDevice.current.userInterfaceIdiom == .phone else { return }
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              present(menu, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "Code for systems before menus",
          """
          import UIKit
          final class LogController: UIViewController {
            func didSelect() {
              guard #unavailable(iOS 14) else { return }
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              present(menu, animated: true)
            }
          }
          """,
          with: Self.forPads),
        RuleExample(
          "All who call the helper ask for the device",
          """
          import UIKit
          final class Sharing {
            static func share(_ link: URL, from root: UIViewController) {
              let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
              root.present(sheet, animated: true)
            }
          }
          extension UIDevice {
            var isPhoneSized: Bool { model == "iPhone" }
            static var isiPhone: Bool { current.isPhoneSized }
          }
          final class RecipeController: UIViewController {
            @objc func share(_ link: URL) {
              if UIDevice.isiPhone { Sharing.share(link, from: self) } else { print(link) }
            }
          }
          """,
          with: Self.forPads),
        RuleExample("Nothing says what the app runs on", Self.asking),
        RuleExample(
          "An app for the iPhone alone",
          Self.asking,
          with: [RuleExample.Attachment("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 1;")]),
        RuleExample(
          "Of two files of settings one is for the iPhone alone",
          Self.asking,
          with: [
            RuleExample.Attachment("Settings/Project.xcconfig", "TARGETED_DEVICE_FAMILY = 1"),
            RuleExample.Attachment("Settings/Catalogue.xcconfig", "TARGETED_DEVICE_FAMILY = 1,2"),
          ]),
        RuleExample(
          "A description of the project in Swift builds the app for the iPhone alone",
          Self.asking,
          with: [
            RuleExample.Attachment(
              "Tuist/ProjectDescriptionHelpers/Targets.swift",
              """
              import ProjectDescription
              extension Target {
                static func module(_ name: String, isApp: Bool) -> Target {
                  isApp
                    ? .target(name: name, destinations: [.iPhone], product: isApp ? .app : .staticFramework, bundleId: \
              name)
                    : .target(name: name, destinations: .iOS, product: .staticFramework, bundleId: name)
                }
              }
              """)
          ]),
        RuleExample(
          "A description that says nothing of devices, where a function of its own may say it",
          Self.asking,
          with: [
            RuleExample.Attachment(
              "Project.swift", "import ProjectDescription\nlet project = Project.app(name: \"Recipes\")")
          ]),
        RuleExample(
          "The same in the words of an older description",
          Self.asking,
          with: [
            RuleExample.Attachment(
              "Project.swift",
              """
              import ProjectDescription
              class Factory {
                var deployment: DeploymentTarget { .iOS(targetVersion: "13.0", devices: .iphone) }
                var targets: [Target] { [Target(name: "App", platform: .iOS, product: .app, deploymentTarget: \
              deployment)] }
              }
              """)
          ]),
        RuleExample(
          "An app for the iPhone alone, with a framework that could do more",
          """
          import UIKit
          final class RecipeController: UIViewController {
            @objc func share() {
              let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
              present(sheet, animated: true)
            }
          }
          """,
          with: [
            RuleExample.Attachment(
              "App.xcodeproj/project.pbxproj",
              """
              AAAAAAAAAAAAAAAAAAAAAAA1 /* App */ = {
                isa = PBXNativeTarget;
                buildConfigurationList = BBBBBBBBBBBBBBBBBBBBBBB1 /* List */;
                productType = "com.apple.product-type.application";
              };
              BBBBBBBBBBBBBBBBBBBBBBB1 /* List */ = {
                buildConfigurations = (
                  CCCCCCCCCCCCCCCCCCCCCCC1 /* Release */,
                );
              };
              CCCCCCCCCCCCCCCCCCCCCCC1 /* Release */ = {
                buildSettings = {
                  TARGETED_DEVICE_FAMILY = 1;
                };
              };
              """),
            RuleExample.Attachment("Kit.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";"),
          ]),
      ])
  }
}
