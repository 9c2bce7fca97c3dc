extension UnreachableScreenRule {
  /// What looks like a screen of the app and is none.
  static let noScreens: [RuleExample] = [
    RuleExample(
      "A class of the app's own is called as SwiftUI's protocol; an interface file makes its subclass",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: SwiftUI.View {
        var body: some SwiftUI.View { Text("Home") }
      }
      class View: UIView {}
      final class ShadowView: View {}
      """),
    RuleExample(
      "A catalogue for previews, in a folder for them",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Design/Preview Files/ColorsView.swift",
          """
          struct ColorsView: View {
            var body: some View { ScrollView { Text("Red") } }
          }
          #Preview { ColorsView() }
          """)
      ]),
    RuleExample(
      "What a generator of files starts from",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Tools/Templates/Screen/StartViewController.swift", "final class StartViewController: UIViewController {}")
      ]),
    RuleExample(
      "A screen that people copy to begin a new one",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Modules/Template/SimpleScreen/TemplateSimpleScreen.swift",
          """
          import SwiftUI
          struct TemplateSimpleScreen: View {
            var body: some View { ScrollView { Text("Title") } }
          }
          """),
        RuleExample.Attachment(
          "Modules/Example/ExampleViewController.swift",
          "import UIKit\nfinal class ExampleViewController: UIViewController {}"),
        RuleExample.Attachment(
          "Component/Demo/ToastDemoView.swift",
          "import SwiftUI\nstruct ToastDemoView: View { var body: some View { Text(\"Toast\") } }"),
      ]),
    RuleExample(
      "Copied from somewhere to learn from, in a folder that says so",
      "import SwiftUI",
      with: [
        RuleExample.Attachment(
          "App/Main.swift",
          """
          import SwiftUI
          @main struct Shop: App {
            var body: some Scene { WindowGroup { Text("Home") } }
          }
          """),
        RuleExample.Attachment(
          "App/Component/example/MailHome.swift",
          "import SwiftUI\nstruct MailHome: View { var body: some View { Text(\"Inbox\").navigationTitle(\"Inbox\") } }"
        ),
      ]),
    RuleExample(
      "What developers look for errors with, what they tried, and what they laid aside",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct RouterDebugView: View {
        var body: some View { List { Text("Routes") }.navigationTitle("Routes") }
      }
      final class testlistViewController: UIViewController {}
      struct TestMigrationView: View {
        var body: some View { Form { Button("Read the old data") {} }.navigationTitle("Test") }
      }
      final class demoCellsVC: UIViewController {}
      final class SingleTemplateViewController: UIViewController {}
      struct TestingView: View {
        @State private var showsAlert = false
        var body: some View { Button("Ask") { showsAlert.toggle() }.alert("Hello", isPresented: $showsAlert) {} }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Feed/Deprecated/OldFeedView.swift",
          "import SwiftUI\nstruct OldFeedView: View { var body: some View { Text(\"Feed\").navigationTitle(\"Feed\") } }"
        ),
        RuleExample.Attachment("OldScenes/Pix/PixController.swift", "final class PixController: UIViewController {}"),
        RuleExample.Attachment(
          "Later/Favorites - NOT IMPLEMENTED/FavoritesController.swift",
          "final class FavoritesController: UIViewController {}"),
        RuleExample.Attachment(
          "Test Core Data/StepController.swift", "final class StepController: UIViewController {}"),
      ]),
    RuleExample(
      "What a service was tried with, and a model in its own file",
      """
      import SwiftUI
      @main struct DemoApp: App {
        let test = SpeedTest()
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      struct SpeedTest {}
      """,
      with: [
        RuleExample.Attachment(
          "Scenes/TestVController.swift", "import UIKit\nclass TestVController: UIViewController {}"),
        RuleExample.Attachment(
          "Empty/TestScreen.swift",
          "import SwiftUI\nstruct TestScreen: View { var body: some View { Button(\"create\") {} } }"),
        RuleExample.Attachment(
          "Model/Note.swift",
          """
          import SwiftUI
          struct Note { let name: String }
          struct NoteTestView: View {
            var body: some View { List { Text(Note(name: "a").name) } }
          }
          """),
      ]),
    RuleExample(
      "A frame for the pictures that tests take of a component",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      final class BadgeSnapshotViewController: UIViewController {}
      #Preview { BadgeSnapshotViewController() }
      """),
    RuleExample(
      "A view that a target has in the place of the shared one",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { AccountView() } }
      }
      """,
      with: [
        RuleExample.Attachment("Bank.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";"),
        RuleExample.Attachment(
          "Shared/Views/AccountView.swift",
          "import SwiftUI\nstruct AccountView: View { var body: some View { AccountTitleView() } }"),
        RuleExample.Attachment(
          "Shared/Views/AccountTitleView.swift",
          "import SwiftUI\nstruct AccountTitleView: View { var body: some View { Text(\"Account\") } }"),
        RuleExample.Attachment(
          "Partner/Views/AccountTitleView.swift",
          "import SwiftUI\nstruct AccountTitleView: View { var body: some View { Text(\"Partner\") } }"),
      ]),
    RuleExample(
      "A copied library in a folder for those of others",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "External-Library/Tabs/ButtonTabsController.swift", "open class ButtonTabsController: UIViewController {}"),
        RuleExample.Attachment(
          "App/External/Drawer/DrawerViewController.swift", "open class DrawerViewController: UIViewController {}"),
      ]),
    RuleExample(
      "Copied libraries among the app's own sources: what is public there, and a folder with a prefix of its own",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "App/Helper/DatePicker/YearPickerController.swift", "public class YearPickerController: UIViewController {}"),
        RuleExample.Attachment(
          "App/ImageSelector/MLPickerController.swift", "class MLPickerController: UIViewController {}"),
        RuleExample.Attachment(
          "App/ImageSelector/Views/MLPickerCell.swift", "class MLPickerCell: UICollectionViewCell {}"),
        RuleExample.Attachment("App/ImageSelector/MLAsset.swift", "struct MLAsset {}"),
        RuleExample.Attachment("App/ImageSelector/ML+Image.swift", "extension UIImage {}"),
        RuleExample.Attachment("App/Home.swift", "struct Home {}"),
        RuleExample.Attachment("App/Feed.swift", "struct Feed {}"),
        RuleExample.Attachment("App/Map.swift", "struct Map {}"),
        RuleExample.Attachment("App/Chat.swift", "struct Chat {}"),
        RuleExample.Attachment("App/Club.swift", "struct Club {}"),
        RuleExample.Attachment("App/Shop.swift", "struct Shop {}"),
        RuleExample.Attachment("App/Login.swift", "struct Login {}"),
      ]),
    RuleExample(
      "Small copied libraries: three files with a prefix of their own, and a folder that says so in its own way",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "App/Helpers/Cropping/DXCropController.swift", "class DXCropController: UIViewController {}"),
        RuleExample.Attachment("App/Helpers/Cropping/DXCropScroller.swift", "class DXCropScroller: UIScrollView {}"),
        RuleExample.Attachment(
          "App/Thrid Party/Countries/CountryPickerController.swift",
          "class CountryPickerController: UIViewController {}"),
        RuleExample.Attachment("App/Helpers/Cropping/DXFrameView.swift", "class DXFrameView: UIView {}"),
        RuleExample.Attachment("App/Home.swift", "struct Home {}"),
        RuleExample.Attachment("App/Feed.swift", "struct Feed {}"),
        RuleExample.Attachment("App/Map.swift", "struct Map {}"),
        RuleExample.Attachment("App/Chat.swift", "struct Chat {}"),
        RuleExample.Attachment("App/Club.swift", "struct Club {}"),
        RuleExample.Attachment("App/Shop.swift", "struct Shop {}"),
        RuleExample.Attachment("App/Login.swift", "struct Login {}"),
      ]),
    RuleExample(
      "A copied library of which only the banner is public, which is not used either",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "App/StatusBanner.swift",
          """
          import UIKit
          open class StatusBanner: NSObject {
            private let window = UIWindow()
            func show() { window.rootViewController = BannerViewController() }
          }
          """),
        RuleExample.Attachment(
          "App/StatusBannerParts.swift", "import UIKit\nclass BannerViewController: UIViewController {}"),
      ]),
    RuleExample(
      "A wrapper that shows what it is made with, in a link of the app's own that nothing uses",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      struct LazyLink<Destination: View>: View {
        var destination: () -> Destination
        var body: some View {
          NavigationLink("Open") { LazyView { destination() } }
        }
        private struct LazyView<Content: View>: View {
          var content: () -> Content
          var body: some View { content() }
        }
      }
      """),
    RuleExample(
      "The app begins with a view that no source declares (a guess)",
      """
      import SwiftUI
      @main struct Health: App {
        var body: some Scene { WindowGroup { MainView().environmentObject(Navigator()) } }
      }
      final class Navigator: ObservableObject {}
      struct SignInView: View {
        var body: some View { NavigationStack { Text("Sign in").navigationTitle("Sign in") } }
      }
      """),
    RuleExample(
      "A catalogue of the parts that the file is named after",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Component.NextButton() } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Shared/Component.swift",
          """
          import SwiftUI
          struct Component {
            struct NextButton: View { var body: some View { Button("Next") {} } }
            struct CloseButton: View { var body: some View { Button("Close") {} } }
          }
          struct ComponentView: View {
            var body: some View { VStack { Component.NextButton(); Component.CloseButton() } }
          }
          #Preview { ComponentView() }
          """)
      ]),
    RuleExample(
      "A frame in which previews show the view that the file is named after",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { BadgeView(text: "New") } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Common/BadgeView.swift",
          """
          import SwiftUI
          struct BadgeView: View {
            let text: String
            var body: some View { Text(text) }
          }
          struct AllBadgesView: View {
            var body: some View { VStack { BadgeView(text: "New"); BadgeView(text: "Old") } }
          }
          #Preview { AllBadgesView() }
          struct PreviewView: View {
            var body: some View { BadgeView(text: "Try") }
          }
          """)
      ]),
    RuleExample(
      "A base of its own kind, beside the one that the app's controllers inherit from",
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      class ParentViewController: UIViewController {}
      class ParentTableViewController: UITableViewController {}
      final class HomeController: ParentViewController {
        func open() { present(NewsController(), animated: true) }
      }
      final class NewsController: ParentViewController {}
      """),
    RuleExample(
      "A stage for the previews of a part, which shows that part and nothing else",
      """
      import SwiftUI
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { ArchSlider() } }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Utils/SliderControl.swift",
          """
          import SwiftUI
          struct ArchSlider: View { var body: some View { Text("Slide") } }
          struct ContentView: View {
            var body: some View { ArchSlider() }
          }
          #Preview { ContentView() }
          """)
      ]),
    RuleExample(
      "What a kit offers to other apps, beside its own demonstration",
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = StartController()
          return true
        }
      }
      final class StartController: UIViewController {}
      """,
      with: [
        RuleExample.Attachment(
          "Kit/CommentController.swift",
          """
          import UIKit
          public final class CommentController: UIViewController {
            public static func make() -> CommentController { CommentController() }
          }
          """)
      ]),
  ]
}
