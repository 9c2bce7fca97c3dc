import Linking
import NavigationModel
import Testing

/// What a map calls the control that a user taps.
@Suite struct TriggerTests {
  private func triggers(_ body: String) -> [String?] {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home(title: "x") } } }
      enum Page: Identifiable { case detail; var id: Self { self } }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Home: View {
        let title: String
        @State var page: Page?
        var body: some View {
          VStack {
            \(body)
          }
          .sheet(item: $page) { page in
            switch page {
            case .detail: Detail()
            }
          }
        }
      }
      """
    ])
    // A link's own; the sheet that nothing then opens aside.
    let ways = graph.transitions.filter { $0.to == "Detail" }
    return ways.filter { $0.kind == (body.hasPrefix("NavigationLink") ? .push : .sheet) }.map(\.trigger)
  }

  /// A button of an alert that asks again comes after the one that asks first.
  @Test func contentOfWhatIsShownComesLast() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Editor() } } }
      struct Editor: View {
        @State var isAsking = false
        @State var isDone = false
        var body: some View {
          Text("Draft")
            .alert("Sure?", isPresented: $isAsking) { Button("Try again") { save() } }
            .toolbar { Button("Save") { save() } }
        }
        func save() { if !isDone { isAsking = true } }
      }
      """
    ])
    let alert = graph.transitions.filter { $0.kind == .alert }.map(\.triggers).map { $0.map(\.label) }
    #expect(alert == [[#"Button("Save")"#, #"Button("Try again")"#]])
  }

  /// The bare name of a table stands for the table, not for the method that is told of it.
  @Test func aTableIsNoMethod() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import UIKit
      class Servers: UITableViewController {
        @IBAction func sort(_ sender: Any) { choose(beside: tableView) { _ in } }
        func close() { navigationController?.popViewController(animated: true) }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { close() }
      }
      extension UIViewController {
        func choose(beside view: UIView, then: @escaping (Int) -> Void) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "First", style: .default) { _ in then(1) })
          if let popover = sheet.popoverPresentationController { popover.sourceRect = view.bounds }
          present(sheet, animated: true)
        }
      }
      """
    ])
    let back = graph.transitions.filter { $0.kind == .back }.flatMap(\.triggers).map(\.label)
    #expect(back.count == 1 && back[0].hasPrefix("row"))
  }

  /// What a method is asked with is not what the label shows.
  @Test func argumentsOfMethodsAreNoWords() {
    #expect(
      triggers(#"Button { page = .detail } label: { Poster(url: item.url(name: "Primary")); Text("Open") }"#)
        == [#"Button("Open")"#])
  }

  /// A tab says what stands in the bar, in either form of it.
  @Test func tabsHaveTheWordsOfTheBar() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View {
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { Home() }.tabItem { Label("House", systemImage: "house") }.tag(0)
            Cart().tag(1).tabItem { Image(systemName: "cart"); Text("Basket") }
            Plain().tabItem { Image(systemName: "star.fill") }
            Tab("Last", systemImage: "gear") { Settings() }
            Bare()
          }
        }
      }
      struct Home: View { var body: some View { Text("a").navigationTitle("Home") } }
      struct Cart: View { var body: some View { Text("b") } }
      struct Plain: View { var body: some View { Text("c") } }
      struct Settings: View { var body: some View { Text("e") } }
      struct Bare: View { var body: some View { Text("f") } }
      """
    ])
    let tabs = graph.transitions.filter { $0.kind == .tab }.map { "\($0.to ?? "") \($0.trigger ?? "-")" }.sorted()
    #expect(
      tabs == [
        "Bare -", #"Cart Tab("Basket")"#, #"Home Tab("House")"#, #"Plain Tab("star.fill")"#,
        #"Settings Tab("Last")"#,
      ])
  }

  /// What ran the code that fills a bar is not what users do to get to a tab.
  @Test func tabsOfABarAreTapped() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import UIKit
      class Home: UIViewController {}
      class Cart: UIViewController {}
      class Bar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let home = Home()
          home.tabBarItem = UITabBarItem(title: "House", image: nil, tag: 0)
          viewControllers = [home, Cart()]
        }
      }
      class Sign: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          button.setTitle("Sign in", for: .normal)
          button.addTarget(self, action: #selector(enter), for: .touchUpInside)
        }
        @objc func enter() { view.window?.rootViewController = Bar() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Sign()
        }
      }
      """
    ])
    let tabs = graph.transitions.filter { $0.kind == .tab }
    #expect(tabs.map(\.to) == ["Cart", "Home"])
    #expect(tabs.allSatisfy { $0.from == ["Bar"] && $0.triggers.count == 1 })
    #expect(tabs.map(\.trigger) == ["Tab", "Tab(\"House\")"])
    #expect(tabs.first?.triggers.map(\.words) == ["tap a tab"])
  }

  @Test func whatTheControlShowsIsItsName() {
    #expect(triggers(#"Button("Open") { print("tapped"); page = .detail }"#) == [#"Button("Open")"#])
    #expect(triggers(#"Button { print("tapped"); page = .detail } label: { Text("Open") }"#) == [#"Button("Open")"#])
    #expect(
      triggers(#"Button(action: { print("tapped"); page = .detail }) { Label("Open", systemImage: "door") }"#) == [
        #"Button("Open")"#
      ])
    #expect(triggers(#"NavigationLink("Open") { Detail() }"#) == [#"NavigationLink("Open")"#])
    #expect(triggers(#"NavigationLink(destination: Detail()) { Text("Open") }"#) == [#"NavigationLink("Open")"#])
  }

  /// A row that shows a value beside its name is called by its name.
  @Test func aLabelGoesBeforeAValue() {
    let row = """
      Button { page = .detail } label: { LabeledContent { Text("5 MB") } label: { Text("Size") } }
      """
    #expect(triggers(row) == [#"Button("Size")"#])
  }

  /// An action without a title is called what the button says that it is handed to.
  @Test func anActionIsCalledWhatItsButtonSays() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Help()
        }
      }
      final class Survey: UIViewController {}
      final class Help: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Row.button("Take survey", action: UIAction { _ in self.present(Survey(), animated: true) }))
        }
      }
      enum Row {
        static func button(_ title: String, action: UIAction) -> UIButton {
          UIButton(configuration: .filled(), primaryAction: action)
        }
      }
      """
    ])
    #expect(graph.transitions.filter { $0.to == "Survey" }.map(\.trigger) == [#"UIAction("Take survey")"#])
  }

  @Test func whatItDoesIsNoName() {
    #expect(triggers(#"Button(title) { print("tapped"); page = .detail }"#) == ["Button"])
    #expect(triggers(#"Text("Home").onAppear { print("seen"); page = .detail }"#) == ["onAppear"])
    #expect(triggers(#"Button { print("tapped"); page = .detail } label: { Image("door") }"#) == [#"Button("door")"#])
  }
}
