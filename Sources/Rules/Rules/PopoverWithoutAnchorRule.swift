import Linking
import NavigationModel
import SourceFacts

/// Action sheets and share sheets that have no place to point at on an iPad.
struct PopoverWithoutAnchorRule: CodeRule {
  let identity = RuleIdentity(
    id: "popover-without-anchor", name: "Popover without anchor", defaultSeverity: .error,
    summary: "An action sheet or a share sheet is presented without an anchor for its popover.",
    category: .uikit,
    rationale: """
      On an iPad, UIKit shows both as popovers, and a popover needs a view or a bar button to point at. Without one the app \
      crashes at the tap. On an iPhone everything works, so the crash is met by customers first.

      The rule follows the controller from its construction to `present` within one member. It says nothing where the controller is \
      handed to other code before, in functions that nothing calls, where the member or all callers of it ask for the device, where a presentation style is set, where a \
      `present` of the app's own takes the call, and in apps whose project does not say that they are for the iPad.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    guard program.mayRunOnPad else { return [] }
    let sheets = program.calls(named: "UIAlertController").filter { call in
      program.argument("preferredStyle", of: call).map { [.member].contains(program.kind($0)) && program.name($0) == "actionSheet" } ?? false
    }
    let shares = program.calls(named: "UIActivityViewController").filter { program.argument("activityItems", of: $0) != nil }
    return sheets.compactMap { finding($0, "action sheet", program, support) }
      + shares.compactMap { finding($0, "share sheet", program, support) }
  }

  private func finding(_ construction: Ref, _ what: String, _ program: LinkedProgram, _ support: GraphSupport) -> Finding? {
    guard program.isExternal(construction), program.mayRunOnPad(codeAt: construction), let member = program.enclosingMember(construction),
      let presentation = presentation(of: construction, in: member, program),
      !asksForDevice(member, program), !asksForOldSystem(member, program), !callersAskForDevice(member, program), !program.isForOtherPlatforms(construction), !program.isNeverRun(codeAt: construction)
    else { return nil }
    let screens = program.screens(at: presentation)
    // The class around the call is nearer than the screens that it was followed to.
    let own = program.enclosingType(construction).flatMap { program.isController($0) || program.isView($0) ? program.typeName($0) : nil }
    let place = own.map(Wording.name) ?? (screens.isEmpty ? "'\(Wording.name(program.memberPath(construction)))'" : Wording.list(screens))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "On an iPad the app crashes when \(place) \(own == nil && screens.count > 1 ? "present" : "presents") this \(what): its popover has nothing to point at. "
        + "Set 'popoverPresentationController?.sourceView' (and 'sourceRect') or 'barButtonItem' before presenting.",
      location: program.location(presentation),
      related: [Finding.Related(location: program.location(construction), message: "the \(what) is made here, and nothing gives it an anchor")],
      witness: support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(construction)) \(what)")
  }

  /// The SDK's `present` that the controller goes to, when nothing before it may give it an anchor.
  private func presentation(of construction: Ref, in member: Ref, _ program: LinkedProgram) -> Ref? {
    guard let outer = program.parent(construction) else { return nil }
    if let call = presentation(taking: construction, program) { return call }
    guard program.kind(outer) == .variable, program.child(outer, 2) == construction, outer != member else { return nil }
    var presentation: Ref?
    for mention in program.mentions(ofLocal: outer, in: member) {
      if let call = self.presentation(taking: mention, program) {
        presentation = presentation ?? call
      } else if !leavesUnanchored(mention, program) {
        return nil
      }
    }
    return presentation
  }

  private func presentation(taking controller: Ref, _ program: LinkedProgram) -> Ref? {
    guard let argument = program.parent(controller), program.kind(argument) == .argument, program.name(argument).isEmpty,
      let call = program.parent(argument), program.name(call) == "present", program.argument("animated", of: call) != nil,
      program.isExternal(call)
    else { return nil }
    return call
  }

  /// A use of the controller that certainly gives it no anchor and no other style.
  private func leavesUnanchored(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member, program.child(member, 0) == mention else { return false }
    if let call = program.parent(member), program.kind(call) == .call, program.child(call, 0) == member {
      if Self.harmlessMethods.contains(program.name(member)) { return true }
      guard case .functions(let list, guessed: false) = program.callee(of: call) else { return false }
      // A method of the app's own: it must be seen to do nothing but add actions and the like.
      return list.allSatisfy { function in
        !program.nodes([.call], in: function).contains { !Self.harmlessMethods.union(["UIAlertAction"]).contains(program.name($0)) }
          && !program.mentions(Self.anchoringProperties, in: function)
      }
    }
    return !Self.anchoringProperties.contains(program.name(member))
  }

  private func asksForDevice(_ member: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.name, .member], in: member).contains { node in
      let name = program.name(node).lowercased()
      return name == "userinterfaceidiom" || name == "horizontalsizeclass" || name.contains("ipad") || name.contains("iphone") || name.contains("ispad") || name.contains("isphone")
    }
  }

  /// `guard #unavailable(iOS 14) else { return }`: most apps do not run on such systems any more.
  private func asksForOldSystem(_ member: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: member).contains { program.name($0) == "#unavailable" }
  }

  /// `if isPhone { share() } else { showPopover() }`: the member itself is never run on an iPad.
  private func callersAskForDevice(_ member: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(member) == .function else { return false }
    let callers = program.callers(of: member)
    return !callers.isEmpty && callers.allSatisfy { caller in program.enclosingMember(caller).map { asksForDevice($0, program) } ?? false }
  }

  private static let harmlessMethods: Set<String> = ["addAction", "addTextField", "setValue", "dismiss"]
  private static let anchoringProperties: Set<String> = [
    "popoverPresentationController", "modalPresentationStyle", "transitioningDelegate", "presentationController", "sheetPresentationController",
  ]
}

extension PopoverWithoutAnchorRule {
  private static let forPads = [RuleExample.Attachment("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";")]

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
              navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
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
          let package = Package(name: "Recipes", products: [.iOSApplication(name: "Recipes", targets: ["App"], supportedDeviceFamilies: [.pad, .phone])])
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
            RuleExample.Attachment("Libraries/Picker/PickerDemo.xcodeproj/project.pbxproj", Self.project(families: "\"1,2\"")),
          ]),
        RuleExample(
          "A helper that nothing calls",
          """
          import UIKit
          struct Exporter {
            static func share(_ file: URL, from controller: UIViewController) {
              let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
              controller.present(sheet, animated: true)
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
                    ? .target(name: name, destinations: [.iPhone], product: isApp ? .app : .staticFramework, bundleId: name)
                    : .target(name: name, destinations: .iOS, product: .staticFramework, bundleId: name)
                }
              }
              """)
          ]),
        RuleExample(
          "A description that says nothing of devices, where a function of its own may say it",
          Self.asking,
          with: [RuleExample.Attachment("Project.swift", "import ProjectDescription\nlet project = Project.app(name: \"Recipes\")")]),
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
                var targets: [Target] { [Target(name: "App", platform: .iOS, product: .app, deploymentTarget: deployment)] }
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
