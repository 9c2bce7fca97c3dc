import NavigationModel
import SourceFacts
import TestSupport
import Testing

@testable import Linking

/// Apps, extensions and demonstrations of one tree are kept apart.
@Suite("Targets")
struct TargetTests {
  private typealias File = (path: String, source: String)

  /// A line for each target, then for each screen and each forward transition, with the targets that have it.
  private func lines(_ files: [File], projects: [File] = [], propertyLists: [File] = []) -> [String] {
    let graph = Linker().graph(
      facts: files.map { FactExtractor().facts(path: $0.path, source: Array("import SwiftUI\n\($0.source)".utf8)) },
      propertyLists: propertyLists.compactMap {
        PropertyListReader().facts(path: $0.path, source: Array($0.source.utf8))
      },
      projects: projects.compactMap { ProjectReader().facts(path: $0.path, source: Array($0.source.utf8)) })
    func of(_ targets: [String]) -> String { targets.isEmpty ? "" : " [\(targets.joined(separator: ", "))]" }
    return graph.entries.map { "entry \($0.screen) \($0.by ?? "")" }
      + graph.targets.map { "target \($0.name) \($0.kind.rawValue) \($0.fileCount)" }
      + graph.screens.map { "screen \($0.id)\($0.isReachable ? "" : " unreachable")\(of($0.targets))" }
      + graph.transitions.filter { ![.back, .root].contains($0.kind) }.map {
        "\($0.from.joined(separator: " + ")) -\($0.kind.rawValue)> \($0.to ?? "?")\(of($0.targets))"
      }.sorted()
  }

  private func app(_ name: String, _ first: String = "RootView()") -> String {
    "@main struct \(name): App { var body: some Scene { WindowGroup { \(first) } } }"
  }

  private func view(_ name: String, _ content: String = "Text(\"\")") -> String {
    "struct \(name): View { var body: some View { \(content) } }"
  }

  /// A router that both apps compile: what it names is each app's own.
  private let router = """
    @Observable final class AppRouter { var path: [Page] = [] }
    enum Page: Hashable { case settings, about }
    struct RootView: View {
      @State private var router = AppRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          NavigationLink("Start") { HomeView(router: router) }.navigationDestination(for: Page.self) { page in
            switch page {
            case .settings: SettingsView()
            case .about: AboutView()
            }
          }
        }
      }
    }
    """

  private var twoPlatforms: [File] {
    ["iOS", "tvOS"].flatMap { folder -> [File] in
      [
        ("\(folder)/App.swift", app("\(folder)App")),
        (
          "\(folder)/HomeView.swift",
          """
          struct HomeView: View {
            let router: AppRouter
            var body: some View {
              Button("Settings") { router.path.append(.settings) }
              Button("About") { router.path.append(.about) }
            }
          }
          """
        ),
        (
          "\(folder)/SettingsView.swift",
          view("SettingsView", "NavigationLink(\"More\") { \(folder == "iOS" ? "FaceIDView" : "RemoteView")() }")
        ),
        ("\(folder)/More.swift", view(folder == "iOS" ? "FaceIDView" : "RemoteView")),
      ]
    } + [("Shared/AppRouter.swift", router), ("Shared/AboutView.swift", view("AboutView"))]
  }

  /// What the two platforms' graph is, however their files are told apart.
  private func expected(_ phone: String, _ television: String, _ phoneFiles: Int, _ televisionFiles: Int) -> [String] {
    [
      "entry RootView iOSApp", "entry RootView tvOSApp",
      "target \(phone) app \(phoneFiles)", "target \(television) app \(televisionFiles)",
      "screen AboutView",
      "screen FaceIDView [\(phone)]",
      "screen HomeView [\(phone)]", "screen HomeView@tvOS [\(television)]",
      "screen RemoteView [\(television)]",
      "screen RootView",
      "screen SettingsView [\(phone)]", "screen SettingsView@tvOS [\(television)]",
      "HomeView + HomeView@tvOS -push> AboutView",
      "HomeView -push> SettingsView [\(phone)]",
      "HomeView@tvOS -push> SettingsView@tvOS [\(television)]",
      "RootView -push> HomeView [\(phone)]",
      "RootView -push> HomeView@tvOS [\(television)]",
      "SettingsView -push> FaceIDView [\(phone)]",
      "SettingsView@tvOS -push> RemoteView [\(television)]",
    ]
  }

  @Test func twoAppsOfAProjectShareARouter() {
    let project = XcodeProject(
      targets: ["iOS", "tvOS"].map { folder in
        .init(
          name: "Shop \(folder)",
          files: twoPlatforms.map(\.path).filter { $0.hasPrefix(folder + "/") || $0.hasPrefix("Shared/") })
      })
    #expect(
      lines(twoPlatforms, projects: [("Shop.xcodeproj/project.pbxproj", project.text)])
        == expected("Shop iOS", "Shop tvOS", 6, 6))
  }

  /// The phone's app has the folder `Common` whole but for what is the television's.
  @Test func synchronizedFoldersWithExceptions() {
    let files = twoPlatforms.map { file -> File in
      (file.path.replacing("iOS/SettingsView", with: "Common/Phone/SettingsView"), file.source)
    }
    let project = XcodeProject(targets: [
      .init(name: "Shop iOS", folders: ["iOS", "Shared", "Common"]),
      .init(
        name: "Shop tvOS", folders: ["tvOS", "Shared", "Common"],
        exceptions: ["Common": ["Phone/SettingsView.swift"]]),
    ])
    // The one in `Common` comes first by its path.
    #expect(
      lines(files, projects: [("Shop.xcodeproj/project.pbxproj", project.text)])
        == expected("Shop iOS", "Shop tvOS", 6, 6))
  }

  @Test func aDescriptionForAGenerator() {
    let description = """
      targets:
        Phone:
          type: application
          platform: iOS
          sources: [iOS, Shared]
        TV:
          type: application
          platform: tvOS
          sources:
            - path: tvOS
            - path: Shared
      """
    #expect(lines(twoPlatforms, projects: [("project.yml", description)]) == expected("Phone", "TV", 6, 6))
  }

  @Test func theNearestFolderWithAnEntryWhereNothingElseTells() {
    #expect(lines(twoPlatforms) == expected("iOS", "tvOS", 4, 4))
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    #expect(lines(twoPlatforms) == lines(twoPlatforms.reversed()))
  }

  /// Nearness would take the demonstration's: it lies in the same folder.
  @Test func aDemoBesideTheLibrary() {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", path: "Sources"), .executableTarget(name: "Demo", dependencies: ["Kit"], path: "Demo"),
          .executableTarget(name: "Other", path: "Demo2"),
        ])
      """
    let files: [File] = [
      ("Package.swift", manifest),
      ("Sources/Flow.swift", "public " + view("FlowView", "NavigationLink(\"Go\") { DetailView() }")),
      ("Sources/More/DetailView.swift", view("DetailView")),
      ("Demo/App.swift", "import Kit\n" + app("DemoApp", "NavigationStack { ListView() }")),
      (
        "Demo/ListView.swift",
        "import Kit\n"
          + view("ListView", "NavigationLink(\"Flow\") { FlowView() }; NavigationLink(\"Detail\") { DetailView() }")
      ),
      ("Demo/DetailView.swift", view("DetailView")),
      ("Demo2/App.swift", app("OtherApp", "NavigationStack { DetailView() }")),
      ("Demo2/DetailView.swift", view("DetailView")),
    ]
    #expect(
      lines(files) == [
        "entry DetailView@Demo2 OtherApp", "entry ListView DemoApp",
        "target Demo app 3", "target Other app 2",
        "screen DetailView [Demo]", "screen DetailView@Demo2 [Other]", "screen DetailView@Sources [Demo]",
        "screen FlowView [Demo]", "screen ListView [Demo]",
        "FlowView -push> DetailView@Sources [Demo]",
        "ListView -push> DetailView [Demo]", "ListView -push> FlowView [Demo]",
      ])
  }

  @Test func anAppAndItsExtension() {
    let files: [File] = [
      ("App/App.swift", app("ShopApp")),
      ("App/RootView.swift", view("RootView", "NavigationStack { NavigationLink(\"Item\") { ItemView() } }")),
      ("App/ItemView.swift", view("ItemView", "NavigationLink(\"Buy\") { BuyView() }")),
      ("App/BuyView.swift", view("BuyView")),
      (
        "Share/ShareController.swift",
        """
        import UIKit
        class ShareController: UIViewController {
          override func viewDidLoad() { present(UIHostingController(rootView: ItemView()), animated: true) }
          var context: NSExtensionContext? { extensionContext }
        }
        """
      ),
      ("Share/ItemView.swift", view("ItemView", "Text(\"Send\")")),
    ]
    let project = XcodeProject(targets: [
      .init(name: "Shop", folders: ["App"], dependencies: ["Share"]),
      .init(name: "Share", product: "app-extension", folders: ["Share"]),
      .init(name: "ShopTests", product: "bundle.unit-test", folders: ["App"]),
    ])
    #expect(
      lines(files, projects: [("Shop.xcodeproj/project.pbxproj", project.text)]) == [
        "entry RootView ShopApp", "entry ShareController ", "target Share extension 2", "target Shop app 4",
        "screen BuyView [Shop]", "screen ItemView [Shop]", "screen ItemView@Share [Share]", "screen RootView [Shop]",
        "screen ShareController [Share]",
        "ItemView -push> BuyView [Shop]", "RootView -push> ItemView [Shop]",
        "ShareController -sheet> ItemView@Share [Share]",
      ])
  }

  /// One app with tests, a framework and a variant of itself: nothing is told apart.
  @Test func oneAppLooksAsEver() {
    let files: [File] = [
      ("App/App.swift", "import Kit\n" + app("ShopApp")),
      ("App/RootView.swift", view("RootView", "NavigationStack { NavigationLink(\"Item\") { KitView() } }")),
      ("Kit/KitView.swift", "public " + view("KitView")),
    ]
    let project = XcodeProject(targets: [
      .init(name: "Shop", folders: ["App"], dependencies: ["Kit"]),
      .init(name: "Kit", product: "framework", folders: ["Kit"]),
      .init(name: "ShopTests", product: "bundle.unit-test", folders: ["App"]),
    ])
    let told = lines(files, projects: [("Shop.xcodeproj/project.pbxproj", project.text)])
    #expect(told == lines(files))
    #expect(told == ["entry RootView ShopApp", "screen KitView", "screen RootView", "RootView -push> KitView"])
  }

  /// A module is part of the apps that need it, whether they say so or import it.
  @Test func modulesBelongToTheAppsThatUseThem() {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "Features",
        targets: [
          .target(name: "Cart", dependencies: ["Design"]), .target(name: "Design"), .target(name: "Maps"),
        ])
      """
    let files: [File] = [
      ("Features/Package.swift", manifest),
      (
        "Features/Sources/Cart/CartView.swift",
        "import Design\npublic " + view("CartView", "NavigationLink(\"\") { PriceView() }")
      ),
      ("Features/Sources/Design/PriceView.swift", "public " + view("PriceView")),
      ("Features/Sources/Maps/MapView.swift", "public " + view("MapView")),
      ("Shop/App.swift", "import Cart\n" + app("ShopApp", "NavigationStack { CartView() }")),
      (
        "Guide/App.swift",
        "import Maps\nimport struct Design.PriceView\n" + app("GuideApp", "NavigationStack { MapView() }")
      ),
      ("Guide/More.swift", view("MoreView")),
    ]
    let project = XcodeProject(targets: [
      .init(name: "Shop", folders: ["Shop"]), .init(name: "Guide", folders: ["Guide"]),
    ])
    #expect(
      lines(files, projects: [("All.xcodeproj/project.pbxproj", project.text)]).filter { $0.hasPrefix("screen") } == [
        "screen CartView [Shop]", "screen MapView [Guide]", "screen MoreView unreachable [Guide]", "screen PriceView",
      ])
  }

  private func twoApps(_ files: [File]) -> [String] {
    let project = XcodeProject(targets: ["iOS", "tvOS"].map { .init(name: $0, folders: [$0, "Shared"]) })
    let apps = ["iOS", "tvOS"].map { ("\($0)/App.swift", app("\($0)App")) }
    return lines(apps + files, projects: [("Shop.xcodeproj/project.pbxproj", project.text)]).filter {
      $0.contains(">")
    }
  }

  /// A coordinator that both apps compile starts each app's own.
  @Test func coordinatorsOfEachApp() {
    let coordinators = ["iOS", "tvOS"].map { folder -> File in
      (
        "\(folder)/Home.swift",
        """
        final class HomeCoordinator {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(HomeController(coordinator: self), animated: true) }
          func showDetail() { navigation.pushViewController(\(folder)DetailController(), animated: true) }
        }
        final class HomeController: UIViewController {
          let coordinator: HomeCoordinator
          init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
          @objc func tapped() { coordinator.showDetail() }
          override func viewDidLoad() {
            let button = UIButton(type: .system)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
        }
        final class \(folder)DetailController: UIViewController {}
        """
      )
    }
    let shared = """
      struct RootView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
          let navigation = UINavigationController(rootViewController: StartController())
          return navigation
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      final class StartController: UIViewController {
        var home: HomeCoordinator?
        override func viewDidAppear(_ animated: Bool) {
          guard let navigationController else { return }
          home = HomeCoordinator(navigation: navigationController)
          home?.start()
        }
      }
      """
    #expect(
      twoApps(coordinators + [("Shared/Start.swift", shared)]) == [
        "HomeController -push> iOSDetailController [iOS]",
        "HomeController@tvOS -push> tvOSDetailController [tvOS]",
        "RootView -flow> HomeCoordinator",
        "RootView -push> HomeController [iOS]",
        "RootView -push> HomeController@tvOS [tvOS]",
      ])
  }

  /// What shared code hands to a view, the view of each app runs.
  @Test func closuresGoToTheViewOfEachApp() {
    let views = ["iOS", "tvOS"].map { folder -> File in
      (
        "\(folder)/Menu.swift",
        "struct MenuView: View { let open: () -> Void; var body: some View { Button(\"\(folder)\") { open() } } }"
      )
    }
    let shared = """
      struct RootView: View {
        @State private var shows = false
        var body: some View {
          NavigationStack { NavigationLink("Menu") { MenuView(open: { shows = true }) } }
            .sheet(isPresented: $shows) { DetailView() }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """
    #expect(
      twoApps(views + [("Shared/Root.swift", shared)]) == [
        "RootView -push> MenuView [iOS]", "RootView -push> MenuView@tvOS [tvOS]",
        "RootView -sheet> DetailView",
      ])
  }

  /// Controllers that make themselves, and choices that each app makes.
  @Test func factoriesOfEachApp() {
    let files = ["iOS", "tvOS"].flatMap { folder -> [File] in
      [
        ("\(folder)/Screens.swift", "enum Screens { static func home() -> some View { \(folder)HomeView() } }"),
        ("\(folder)/Home.swift", view("\(folder)HomeView")),
      ]
    }
    #expect(
      twoApps(
        files + [("Shared/Root.swift", view("RootView", "NavigationStack { NavigationLink(\"\") { Screens.home() } }"))]
      )
        == ["RootView -push> iOSHomeView [iOS]", "RootView -push> tvOSHomeView [tvOS]"])
  }

  /// Each app has a helper of one name; code that both compile runs each app's own.
  @Test func helpersOfEachApp() {
    let files: [File] =
      ["iOS", "tvOS"].flatMap { folder -> [File] in
        [
          ("\(folder)/App.swift", app("\(folder)App")),
          ("\(folder)/Make.swift", "func makeDetail() -> some View { \(folder)DetailView() }"),
          ("\(folder)/Detail.swift", view("\(folder)DetailView")),
        ]
      } + [("Shared/RootView.swift", view("RootView", "NavigationStack { NavigationLink(\"\") { makeDetail() } }"))]
    let project = XcodeProject(targets: ["iOS", "tvOS"].map { .init(name: $0, folders: [$0, "Shared"]) })
    #expect(
      lines(files, projects: [("Shop.xcodeproj/project.pbxproj", project.text)]).suffix(2) == [
        "RootView -push> iOSDetailView [iOS]", "RootView -push> tvOSDetailView [tvOS]",
      ])
  }

  /// The tree holds a part of the app: which file is whose cannot be told, and that is said.
  @Test func aProjectWhoseFilesAreMissingIsNamed() {
    let project = XcodeProject(targets: [
      .init(name: "Shop", files: ["Shop/App.swift", "Shop/Cart.swift"]),
      .init(name: "Admin", files: ["Admin/App.swift"]),
    ])
    func said(_ files: [String]) -> [String] {
      Linker().program(
        facts: files.map { FactExtractor().facts(path: $0, source: Array("import SwiftUI\n".utf8)) }, interfaces: [],
        propertyLists: [],
        projects: [ProjectReader().facts(path: "Shop.xcodeproj/project.pbxproj", source: Array(project.text.utf8))]
          .compactMap { $0 }, root: "."
      ) { program in program.limits.map { "\($0.place.file): \($0.text)" } }
    }
    #expect(
      said(["Shop/App.swift"]) == [
        "Shop.xcodeproj/project.pbxproj: 2 of the 3 Swift files that this project names are not in the sources; its "
          + "targets are not distinguished"
      ])
    #expect(said(["Shop/App.swift", "Shop/Cart.swift", "Admin/App.swift"]).isEmpty)
  }

  /// A control of one app that changes what both apps share does nothing in the other.
  @Test func controlsOfAnotherAppAreNoTriggers() {
    let files: [File] =
      ["iOS", "tvOS"].flatMap { name -> [File] in
        [
          ("\(name)/App.swift", app("\(name)App", "\(name)Home(model: Model())")),
          (
            "\(name)/Home.swift",
            """
            struct \(name)Home: View {
              @State var model: Model
              var body: some View {
                Button("\(name)") { model.settings.isOn = true }
                  .sheet(isPresented: $model.settings.isOn) { \(name)Sheet() }
              }
            }
            """
          ),
          ("\(name)/Sheet.swift", view("\(name)Sheet")),
        ]
      } + [
        (
          "Shared/Model.swift",
          """
          struct Settings { var isOn = false }
          @Observable final class Model { var settings = Settings() }
          """
        )
      ]
    let graph = Linker().graph(
      facts: files.map { FactExtractor().facts(path: $0.path, source: Array("import SwiftUI\n\($0.source)".utf8)) })
    let sheets = graph.transitions.filter { $0.kind == .sheet }.map { "\($0.to ?? "?") \($0.triggers.map(\.label))" }
    #expect(sheets.sorted() == [#"iOSSheet ["Button(\"iOS\")"]"#, #"tvOSSheet ["Button(\"tvOS\")"]"#])
  }

  private static let shareExtension = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPrincipalClass</key><string>ShareController</string>
    <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
    </dict></dict></plist>
    """

  /// The app's code cannot run in an extension that only shares a part with it.
  @Test(arguments: [
    (plist: "Share/Info.plist", origins: "HomeController"),
    // It lies beside the app's start, or beside nothing: it does not say what the folder is.
    (plist: "App/Info.plist", origins: "HomeController + ShareController"),
    (plist: "Share/Lists/Info.plist", origins: "HomeController + ShareController"),
  ])
  func anExtensionIsKnownByItsPropertyList(plist: String, origins: String) {
    let lines = lines(
      [
        (
          "App/AppDelegate.swift",
          """
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> \
          Bool {
              window?.rootViewController = HomeController()
              return true
            }
          }
          final class HomeController: UIViewController {
            override func viewDidLoad() { addChild(ComposeController()) }
          }
          extension ComposeController {
            @IBAction func drafts(_ sender: UIButton) { present(DraftsController(), animated: true) }
          }
          final class DraftsController: UIViewController {}
          """
        ),
        (
          "Shared/ComposeController.swift",
          """
          final class ComposeController: UIViewController {}
          """
        ),
        (
          "Share/ShareController.swift",
          """
          final class ShareController: UIViewController {
            override func viewDidLoad() { addChild(ComposeController()) }
          }
          """
        ),
      ], propertyLists: [(plist, Self.shareExtension)])
    #expect(lines.contains { $0.hasPrefix("\(origins) -sheet> DraftsController") }, "\(lines)")
    #expect(lines.contains("target Share extension 1") == (plist == "Share/Info.plist"))
  }
}
