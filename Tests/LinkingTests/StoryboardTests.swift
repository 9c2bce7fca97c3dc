import Linking
import NavigationModel
import SourceFacts
import Testing

/// Storyboards together with the code around them.
@Suite("Storyboards")
struct StoryboardTests {
  private static func scene(
    _ element: String, id: String, class name: String? = nil, identifier: String? = nil, _ content: String = ""
  ) -> String {
    let custom = name.map { " customClass=\"\($0)\"" } ?? ""
    let storyboard = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    return
      "<scene><objects><\(element) id=\"\(id)\"\(custom)\(storyboard) sceneMemberID=\"viewController\">\n\(content)\n</\(element)></objects></scene>\n"
  }

  private static func button(_ title: String, _ segue: String) -> String {
    "<button id=\"b\"><state key=\"normal\" title=\"\(title)\"/><connections>\(segue)</connections></button>"
  }

  private static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"s-\(kind)-\(destination)\"/>"
  }

  private static func connections(_ segues: String...) -> String { "<connections>\(segues.joined())</connections>" }

  private static func graph(
    _ swift: String, _ storyboards: [String: String], initial: [String: String] = [:], main: String? = "Main",
    launch: String? = nil, projects: [ProjectFacts] = []
  ) -> NavigationGraph {
    let facts = FactExtractor().facts(files: [("App.swift", Array(swift.utf8))], threads: 1)
    let interfaces = storyboards.sorted { $0.key < $1.key }.compactMap { name, scenes in
      let start = initial[name].map { " initialViewController=\"\($0)\"" } ?? ""
      let isLaunch = name == launch ? " launchScreen=\"YES\"" : ""
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"\(isLaunch)\(start)><scenes>\(scenes)</scenes></document>"
      return InterfaceBuilderReader().facts(path: "\(name).storyboard", source: Array(text.utf8))
    }
    let lists = main.map { [PropertyListFacts(path: "Info.plist", mainStoryboards: [$0])] } ?? []
    return Linker().graph(facts: facts, interfaces: interfaces, propertyLists: lists, projects: projects)
  }

  private static func edges(_ graph: NavigationGraph) -> [String] {
    let names = Dictionary(uniqueKeysWithValues: graph.screens.map { ($0.id, $0.name) })
    return graph.transitions.map { t in
      "\(t.owner) -> \(t.to.flatMap { names[$0] } ?? t.back?.rawValue ?? "?") \(t.kind.rawValue)"
    }.sorted()
  }

  private static let twoScreens = "class List: UIViewController {}\nclass Detail: UIViewController {}\n"

  /// Whatever a controller is named: who gave it a scene meant it to be a screen.
  @Test func aSceneThatNothingLeadsTo() {
    let swift =
      "import UIKit\nclass List: UIViewController {}\nclass Advice: FormViewController {}\nclass Base: UIViewController {}\n"
    let list = Self.scene("viewController", id: "l", class: "List")
    let advice = Self.scene("viewController", id: "a", class: "Advice")
    func lost(_ segues: String) -> [String] {
      let list = Self.scene("viewController", id: "l", class: "List", segues)
      return Self.graph(swift, ["Main": list + advice], initial: ["Main": "l"]).screens.filter { !$0.isReachable }.map(
        \.name)
    }
    #expect(lost("") == ["Advice"])
    #expect(lost(Self.button("Advice", Self.connections(Self.segue("show", to: "a")))) == [])
    #expect(Self.graph(swift, ["Main": list], initial: ["Main": "l"]).screens.map(\.name) == ["List"])
  }

  @Test func aHelperThatIsToldTheIdentifierShowsTheSceneOfEachCaller() {
    func unreachable(embedding identifier: String) -> [String] {
      let swift = """
        import UIKit
        enum Scenes {
          static func make(identifier id: String, storyboardName: String = "Main") -> UIViewController {
            UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(withIdentifier: id)
          }
        }
        class List: UIViewController {
          func embed() {
            let detail = Scenes.make(identifier: "\(identifier)", storyboardName: "Other")
            addChild(detail)
            view.addSubview(detail.view)
          }
        }
        class Detail: UIViewController {
          func more() { present(Help(), animated: true) }
        }
        class Help: UIViewController {}
        """
      let list = Self.scene("viewController", id: "l", class: "List")
      let detail = Self.scene("viewController", id: "d", class: "Detail", identifier: "DetailScene")
      return Self.graph(swift, ["Main": list, "Other": detail], initial: ["Main": "l"]).screens.filter {
        !$0.isReachable
      }.map(\.name)
    }
    #expect(unreachable(embedding: "DetailScene") == [])
    #expect(unreachable(embedding: "AnotherScene") == ["Detail", "Help"])
  }

  @Test func namesFromBeforeLabelsMeanTheSame() {
    let swift = """
      import UIKit
      class List: UIViewController {
        func tapped() {
          let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewControllerWithIdentifier("DetailScene")
          presentViewController(detail, animated: true, completion: nil)
        }
        func help() { performSegueWithIdentifier("help", sender: nil) }
        func about() { showViewController(About(), sender: nil) }
      }
      class Detail: UIViewController {
        func close() { dismissViewControllerAnimated(true, completion: nil) }
      }
      class Help: UIViewController {
        func back() { navigationController?.popViewControllerAnimated(true) }
      }
      class About: UIViewController {}
      """
    let list = Self.scene(
      "viewController", id: "l", class: "List", Self.connections(Self.segue("show", to: "h", "identifier=\"help\"")))
    let scenes =
      list + Self.scene("viewController", id: "d", class: "Detail", identifier: "DetailScene")
      + Self.scene("viewController", id: "h", class: "Help")
    #expect(
      Self.edges(Self.graph(swift, ["Main": scenes], initial: ["Main": "l"])) == [
        "Detail -> dismiss back", "Help -> pop back", "List -> About push", "List -> Detail sheet", "List -> Help push",
      ])
  }

  @Test func theBuildSettingsNameTheStoryboardThatTheAppStartsWith() {
    let list = Self.scene("viewController", id: "l", class: "List")
    let detail = Self.scene("viewController", id: "d", class: "Detail")
    func entries(_ projects: [ProjectFacts]) -> [String] {
      Self.graph(
        Self.twoScreens, ["Start": list, "Other": detail], initial: ["Start": "l", "Other": "d"], main: nil,
        projects: projects
      ).entries.map(\.screen)
    }
    #expect(entries([]) == [])
    #expect(entries([ProjectFacts(path: "App.xcodeproj/project.pbxproj", mainStoryboards: ["Start"])]) == ["List"])
  }

  /// `name + "Stack"`: the callers of the helper say which scene.
  @Test(arguments: ["name + \"Stack\"", "\"\\(name)Stack\""])
  func anIdentifierThatIsPutTogether(_ identifier: String) {
    let swift = """
      import UIKit
      class List: UIViewController {
        private func open(_ name: String) { present(storyboard!.instantiateViewController(withIdentifier: \
      \(identifier)), animated: true) }
        @objc func tapped() { open("detail") }
      }
      class Detail: UIViewController {}
      """
    let list = Self.scene("viewController", id: "l", class: "List")
    let detail = Self.scene("viewController", id: "d", class: "Detail", identifier: "detailStack")
    let other = Self.scene("viewController", id: "o", identifier: "otherStack")
    #expect(
      Self.edges(Self.graph(swift, ["Main": list + detail + other], initial: ["Main": "l"])) == ["List -> Detail sheet"]
    )
  }

  /// Xcode's first storyboard is often left behind where another of its name took its place.
  @Test func ofTwoMainStoryboardsAsNearNobodyKnowsWhichIsBuilt() {
    let storyboards = [
      "Old/Main": Self.scene("viewController", id: "a", class: "First"),
      "View/Main": Self.scene("viewController", id: "b", class: "List"),
      "Demo/App/Main": Self.scene("viewController", id: "c", class: "Detail"),
    ]
    func entries(near list: String) -> [String] {
      let facts = FactExtractor().facts(
        files: [("App.swift", Array((Self.twoScreens + "class First: UIViewController {}").utf8))], threads: 1)
      let initial = ["Old/Main": "a", "View/Main": "b", "Demo/App/Main": "c"]
      let interfaces = storyboards.keys.sorted().compactMap { name in
        InterfaceBuilderReader().facts(
          path: "\(name).storyboard",
          source: Array(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"\(initial[name]!)\"><scenes>\(storyboards[name]!)</scenes></document>"
              .utf8))
      }
      let graph = Linker().graph(
        facts: facts, interfaces: interfaces, propertyLists: [PropertyListFacts(path: list, mainStoryboards: ["Main"])])
      return graph.screens.filter(\.isReachable).map(\.name).sorted()
    }
    #expect(entries(near: "Info.plist") == ["Detail", "First", "List"])
    #expect(entries(near: "View/Info.plist") == ["List"])
    #expect(entries(near: "Demo/App/Info.plist") == ["Detail"])
  }

  @Test func aStoryboardBesideTheTranslationsIsNoTranslation() {
    let swift = """
      import UIKit
      class List: UIViewController {
        func open() { present(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: \
      "Detail"), animated: true) }
      }
      class Detail: UIViewController {}
      """
    let list = Self.scene("viewController", id: "l", class: "List")
    let detail = Self.scene("viewController", id: "d", class: "Detail", identifier: "Detail")
    let graph = Self.graph(swift, ["Base.lproj/Main": list, "Main": detail], initial: ["Base.lproj/Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail sheet"])
    let translated = Self.graph(
      swift, ["Base.lproj/Main": list, "de.lproj/Main": detail], initial: ["Base.lproj/Main": "l"])
    #expect(Self.edges(translated) == [])
  }

  @Test(arguments: [
    ("show", "", "push"), ("push", "", "push"), ("showDetail", "", "sheet"), ("presentation", "", "sheet"),
    ("modal", "", "sheet"),
    ("presentation", "modalPresentationStyle=\"fullScreen\"", "cover"),
    ("presentation", "modalPresentationStyle=\"popover\"", "popover"),
    ("popoverPresentation", "", "popover"),
  ]) func segueKinds(_ kind: String, _ attributes: String, _ expected: String) {
    let list = Self.scene(
      "viewController", id: "l", class: "List", Self.button("Open", Self.segue(kind, to: "d", attributes)))
    let detail = Self.scene("viewController", id: "d", class: "Detail")
    let graph = Self.graph(Self.twoScreens, ["Main": list + detail], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail \(expected)"])
    #expect(graph.transitions.first?.trigger == "UIButton(\"Open\")")
    #expect(graph.transitions.first?.location.file == "Main.storyboard")
    #expect(graph.transitions.first?.location.line == 2)
    #expect(graph.transitions.first?.from == ["List"])
    let entries = graph.entries.map { [$0.screen, $0.via.rawValue] }
    #expect(entries == [["List", "storyboard"]])
    #expect(graph.screens.filter { !$0.isReachable }.isEmpty)
  }

  @Test func aDestinationsOwnStyleCounts() {
    let list = Self.scene(
      "viewController", id: "l", class: "List", Self.button("Open", Self.segue("presentation", to: "n")))
    let stack =
      "<scene><objects><navigationController id=\"n\" modalPresentationStyle=\"fullScreen\">"
      + Self.connections(Self.segue("relationship", to: "d", "relationship=\"rootViewController\""))
      + "</navigationController></objects></scene>"
    let graph = Self.graph(
      Self.twoScreens, ["Main": list + stack + Self.scene("viewController", id: "d", class: "Detail")],
      initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail cover"])
  }

  @Test func tabsWithoutAClassKeepTheFrameworksName() {
    let tabs = Self.scene(
      "tabBarController", id: "t",
      Self.connections(
        Self.segue("relationship", to: "l", "relationship=\"viewControllers\""),
        Self.segue("relationship", to: "r", "relationship=\"viewControllers\"")))
    let reference = "<scene><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"r\"/></objects></scene>"
    let graph = Self.graph(
      Self.twoScreens,
      [
        "Main": tabs + Self.scene("viewController", id: "l", class: "List") + reference,
        "Other": Self.scene("viewController", id: "d", class: "Detail"),
      ],
      initial: ["Main": "t", "Other": "d"])
    #expect(Self.edges(graph) == ["UITabBarController -> Detail tab", "UITabBarController -> List tab"])
    #expect(graph.screens.first { $0.id == graph.entries.first?.screen }?.name == "UITabBarController")
  }

  @Test func performedSeguesBelongToTheCode() {
    let list = Self.scene(
      "viewController", id: "l", class: "List",
      Self.connections(
        Self.segue("show", to: "d", "identifier=\"open\""), Self.segue("show", to: "l", "identifier=\"never\"")))
    let code = """
      enum Move: String { case open }
      class List: UIViewController {
        func tapped() { go(.open) }
        private func go(_ move: Move) { performSegue(withIdentifier: move.rawValue, sender: nil) }
      }
      class Detail: UIViewController {}
      """
    let graph = Self.graph(
      code, ["Main": list + Self.scene("viewController", id: "d", class: "Detail")], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail push"])
    #expect(graph.transitions.first?.location == SourceLocation(file: "App.swift", line: 3, column: 19))
    #expect(graph.unresolved.isEmpty)
  }

  @Test func anIdentifierInAVariableThatNothingChangesIsNamedWhereItIsUsed() {
    let code = """
      class List: UIViewController {
        var detailID = "Detail"
        func tapped() {
          navigationController?.pushViewController(storyboard!.instantiateViewController(withIdentifier: detailID), \
      animated: true)
        }
      }
      class Detail: UIViewController {}
      """
    let scenes =
      Self.scene("viewController", id: "l", class: "List")
      + Self.scene("viewController", id: "d", class: "Detail", identifier: "Detail")
    let graph = Self.graph(code, ["Main": scenes], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail push"])
    #expect(graph.transitions.first?.location.line == 4)
  }

  @Test func anIdentifierInARowsActionBelongsToWhoeverMadeTheAction() {
    let code = """
      enum RowAction { case nothing, perform(identifier: String, sender: Any?), ask(title: String) }
      protocol Rows { func onSelect(index: Int) -> RowAction }
      class AboutRows: Rows {
        enum ID: String { case aboutToDetail }
        func onSelect(index: Int) -> RowAction {
          switch index {
          case 0: return .perform(identifier: ID.aboutToDetail.rawValue, sender: self)
          default: return .ask(title: "Name")
          }
        }
      }
      struct PlainRows: Rows { func onSelect(index: Int) -> RowAction { .nothing } }
      enum Section: Int, CaseIterable {
        case about, plain
        func rows() -> Rows {
          switch self {
          case .about: return AboutRows()
          case .plain: return PlainRows()
          }
        }
      }
      class Runner {
        static func run(action: RowAction, rows: Rows?, on host: UIViewController) {
          switch action {
          case .nothing: break
          case .ask(let title): host.present(UIAlertController(title: title, message: nil, preferredStyle: .alert), \
      animated: true)
          case .perform(let identifier, let sender): host.performSegue(withIdentifier: identifier, sender: sender)
          }
        }
      }
      class List: UIViewController {
        private var sections = [Rows]()
        override func viewDidLoad() {
          for section in Section.allCases {
            let rows = section.rows()
            sections.append(rows)
          }
        }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          let rows = sections[path.section]
          let action = rows.onSelect(index: path.row)
          Runner.run(action: action, rows: rows, on: self)
        }
      }
      class Detail: UIViewController {}
      """
    let list = Self.scene(
      "viewController", id: "l", class: "List",
      Self.connections(Self.segue("show", to: "d", "identifier=\"aboutToDetail\"")))
    let graph = Self.graph(
      code, ["Main": list + Self.scene("viewController", id: "d", class: "Detail")], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["AboutRows -> Detail push", "Runner -> alert alert"])
    #expect(graph.transitions.first?.from == ["List"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func aSegueActionSaysWhatIsShown() {
    let actions = "destinationCreationSelector=\"makeDetail:\""
    let full = "destinationCreationSelector=\"makeInfo:sender:segueIdentifier:\""
    let list = Self.scene(
      "viewController", id: "l", class: "List",
      Self.button("Open", Self.segue("show", to: "h", actions))
        + Self.button("Info", Self.segue("presentation", to: "i", full)))
    let hosts = Self.scene("hostingController", id: "h") + Self.scene("hostingController", id: "i")
    let code = """
      import SwiftUI
      class List: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { UIHostingController(coder: coder, \
      rootView: DetailView().padding()) }
        @IBSegueAction func makeInfo(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
          guard let sender else { return nil }
          return UIHostingController(coder: coder, rootView: InfoView(sender: sender))
        }
      }
      struct DetailView: View { var body: some View { Text("detail") } }
      struct InfoView: View { let sender: Any; var body: some View { Text("info") } }
      """
    let graph = Self.graph(code, ["Main": list + hosts], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> DetailView push", "List -> InfoView sheet"])
    #expect(graph.transitions.map(\.location.file) == ["Main.storyboard", "Main.storyboard"])
  }

  @Test func whatALaunchScreenIsMadeOfIsNoNavigation() {
    let tabs = Self.scene(
      "tabBarController", id: "t",
      Self.connections(Self.segue("relationship", to: "v", "relationship=\"viewControllers\"")))
    let graph = Self.graph(
      "class List: UIViewController {}",
      [
        "Main": Self.scene("viewController", id: "l", class: "List"),
        "Launch": tabs + Self.scene("viewController", id: "v"),
      ],
      initial: ["Main": "l", "Launch": "t"], launch: "Launch")
    #expect(graph.transitions.isEmpty)
    #expect(graph.screens.map(\.name) == ["List"])
  }

  @Test func aSegueThatNoStoryboardHasIsUnresolved() {
    let code = "class List: UIViewController { func tapped() { performSegue(withIdentifier: \"gone\", sender: nil) } }"
    let graph = Self.graph(code, ["Main": Self.scene("viewController", id: "l", class: "List")], initial: ["Main": "l"])
    #expect(graph.unresolved.map(\.reason) == ["no storyboard has the segue `gone`"])
  }

  @Test func unwindingFromAPushedSceneIsAPop() {
    let unwind = Self.button("Back", Self.segue("unwind", to: "x", "unwindAction=\"unwindToList:\""))
    let list = { (kind: String) in
      Self.scene("viewController", id: "l", class: "List", Self.button("Open", Self.segue(kind, to: "d")))
    }
    let detail = Self.scene("viewController", id: "d", class: "Detail", unwind)
    let code =
      "class List: UIViewController { @IBAction func unwindToList(_ s: UIStoryboardSegue) {} }\nclass Detail: UIViewController {}"
    for (kind, expected) in [("show", "pop"), ("presentation", "dismiss")] {
      let graph = Self.graph(code, ["Main": list(kind) + detail], initial: ["Main": "l"])
      #expect(Self.edges(graph).first == "Detail -> \(expected) back")
    }
  }

  @Test func anEmbeddedChildActsOnTheScreenAroundIt() {
    let list = Self.scene(
      "viewController", id: "l", class: "List",
      "<containerView id=\"c\">" + Self.connections(Self.segue("embed", to: "p")) + "</containerView>")
    let part = Self.scene("viewController", id: "p", class: "Part", Self.button("Open", Self.segue("show", to: "d")))
    let graph = Self.graph(
      Self.twoScreens + "class Part: UIViewController {}",
      ["Main": list + part + Self.scene("viewController", id: "d", class: "Detail")], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["Part -> Detail push"])
    #expect(graph.transitions.first?.from == ["List"])
  }

  @Test(arguments: [
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\")",
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"Detail\") { Detail(coder: $0) }",
    "UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()!",
    "storyboard!.instantiateViewController(withIdentifier: \"Detail\") as! Detail",
    "storyboard!.instantiateViewController(withIdentifier: Detail.identifier)",
    "UIStoryboard.main.make(Detail.self)",
    "Board.main.make(Detail.self)",
    "Detail.fromStoryboard()",
    "made()",
    "Registry.shared.thing(\"x\") as! Detail",
  ]) func instantiation(_ expression: String) {
    let code = """
      class List: UIViewController {
        func tapped() { navigationController?.pushViewController(\(expression), animated: true) }
        private func made() -> Detail { let detail: Detail = .fromStoryboard(); return detail }
      }
      class Detail: UIViewController, Loadable { static let identifier = "Detail" }
      protocol Loadable {}
      extension Loadable where Self: UIViewController {
        static func fromStoryboard() -> Self {
          guard let found = UIStoryboard.main.instantiateViewController(withIdentifier: String(describing: self)) as? \
      Self else { print("no"); fatalError() }
          return found
        }
      }
      extension UIStoryboard {
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        func make<T: UIViewController>(_ type: T.Type) -> T { instantiateViewController(withIdentifier: \
      String(describing: T.self)) as! T }
      }
      enum Board: String {
        case main
        func make<T: UIViewController>(_ type: T.Type) -> T {
          UIStoryboard(name: rawValue.capitalized, bundle: nil).instantiateViewController(withIdentifier: "\\(type)") \
      as! T
        }
      }
      """
    let detail = Self.scene("viewController", id: "d", class: "Detail", identifier: "Detail")
    let graph = Self.graph(
      code, ["Main": Self.scene("viewController", id: "l", class: "List") + detail, "Other": detail],
      initial: ["Main": "l", "Other": "d"])
    #expect(Self.edges(graph) == ["List -> Detail push"], "\(expression)")
    #expect(graph.unresolved.isEmpty)
    #expect(graph.transitions.first?.confidence == (expression.hasPrefix("Registry") ? .inferred : .exact))
  }

  @Test func onlyScenesThatSomethingLeadsToAreReachable() {
    let list = Self.scene("viewController", id: "l", class: "List")
    let code =
      "class List: UIViewController {}\nclass OldViewController: UIViewController {}\nclass NextViewController: UIViewController {}"
    let old = Self.scene(
      "viewController", id: "o", class: "OldViewController", Self.button("On", Self.segue("show", to: "n")))
    let graph = Self.graph(
      code, ["Main": list + old + Self.scene("viewController", id: "n", class: "NextViewController")],
      initial: ["Main": "l"])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.name) == ["NextViewController", "OldViewController"])
  }

  @Test func referencesInACircleAndMissingOnesEnd() {
    func reference(_ id: String, to storyboard: String) -> String {
      "<scene><objects><viewControllerPlaceholder storyboardName=\"\(storyboard)\" id=\"\(id)\"/></objects></scene>"
    }
    let list = Self.scene(
      "viewController", id: "l", class: "List",
      Self.button("A", Self.segue("show", to: "r") + Self.segue("show", to: "m")))
    let stack = Self.scene(
      "navigationController", id: "n",
      Self.connections(Self.segue("relationship", to: "n", "relationship=\"rootViewController\"")))
    let graph = Self.graph(
      Self.twoScreens,
      [
        "Main": list + reference("r", to: "Other") + reference("m", to: "Missing"),
        "Other": reference("q", to: "Other") + stack,
      ], initial: ["Main": "l", "Other": "q"])
    #expect(graph.transitions.isEmpty)
    #expect(
      graph.unresolved.map(\.reason).contains("`storyboard Missing` is not defined in the sources that were read"))
  }

  /// A helper gives scenes by their classes, and the class of this one is a stack: what is shown is the stack's first
  /// page.
  @Test func aStackOfTheAppsOwnThatAGenericHelperTakesOut() {
    let code = """
      class List: UIViewController {
        func tapped() { present(UIStoryboard.make(Stack.self, from: .main), animated: true) }
      }
      class Stack: UINavigationController {}
      class Detail: UIViewController {}
      enum Board: String { case main = "Main" }
      extension UIStoryboard {
        static func make<T: UIViewController>(_ type: T.Type, from board: Board) -> T {
          guard let made = UIStoryboard(name: board.rawValue, bundle: nil).instantiateViewController(withIdentifier: \
      String(describing: type)) as? T else { fatalError() }
          return made
        }
      }
      """
    let stack = Self.scene(
      "navigationController", id: "n", class: "Stack", identifier: "Stack",
      Self.connections(Self.segue("relationship", to: "d", "relationship=\"rootViewController\"")))
    let scenes =
      Self.scene("viewController", id: "l", class: "List") + stack
      + Self.scene("viewController", id: "d", class: "Detail")
    #expect(Self.edges(Self.graph(code, ["Main": scenes], initial: ["Main": "l"])) == ["List -> Detail sheet"])
  }

  /// `"page\\(number)"`: each scene whose identifier begins so may be one of the pages.
  @Test func scenesWhoseIdentifiersAreCounted() {
    let code = """
      class List: UIPageViewController {
        lazy var pages: [UIViewController] = (0..<2).map { number in
          let page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "page\\(number \
      + 1)")
          if let tour = page as? TourViewController { tour.number = number }
          return page
        }
        override func viewDidLoad() { setViewControllers([pages[0]], direction: .forward, animated: false) }
      }
      class TourViewController: UIViewController { var number = 0 }
      class LostViewController: UIViewController {}
      """
    let pages =
      Self.scene("viewController", id: "p1", class: "TourViewController", identifier: "page1")
      + Self.scene("viewController", id: "p2", class: "TourViewController", identifier: "page2")
    let lost = Self.scene("viewController", id: "x", class: "LostViewController", identifier: "lost")
    let graph = Self.graph(
      code, ["Main": Self.scene("pageViewController", id: "l", class: "List") + pages + lost], initial: ["Main": "l"])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.name) == ["LostViewController"])
  }

  @Test func classesOfAppleAreNotTakenOver() {
    let list = Self.scene("navigationController", id: "l", class: "UINavigationController")
    let code =
      "class Root: UINavigationController {}\nclass Detail: UIViewController { func open() { present(Root(), animated: true) } }"
    let graph = Self.graph(
      code, ["Main": list + Self.scene("viewController", id: "d", class: "Detail")], initial: ["Main": "d"])
    #expect(Self.edges(graph) == ["Detail -> Root sheet"])
  }

  /// UIKit's method is overridden to wait until the screen is there: who calls the override names the segue.
  @Test func aSeguePerformedThroughAnOverride() {
    let swift = """
      class List: UIViewController {
        private var isThere = false
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          guard isThere else { return }
          super.performSegue(withIdentifier: identifier, sender: sender)
        }
        func tapped() { self.performSegue(withIdentifier: "open", sender: nil) }
      }
      class Detail: UIViewController {}
      """
    let scenes =
      Self.scene(
        "viewController", id: "list", class: "List",
        Self.connections(Self.segue("presentation", to: "detail", "identifier=\"open\"")))
      + Self.scene("viewController", id: "detail", class: "Detail")
    #expect(Self.edges(Self.graph(swift, ["Main": scenes], initial: ["Main": "list"])).contains("List -> Detail sheet"))
  }

  /// A library's type makes the storyboard.
  @Test func theFirstSceneOfAStoryboardThatALibraryMakes() {
    let swift = """
      import SwinjectStoryboard
      class List: UIViewController {
        func tapped() {
          let storyboard = SwinjectStoryboard.create(name: "Other", bundle: nil, container: container)
          present(storyboard.instantiateInitialViewController()!, animated: true)
        }
      }
      class Detail: UIViewController {}
      """
    let graph = Self.graph(
      swift,
      [
        "Main": Self.scene("viewController", id: "l", class: "List"),
        "Other": Self.scene("viewController", id: "d", class: "Detail"),
      ], initial: ["Main": "l", "Other": "d"])
    #expect(Self.edges(graph) == ["List -> Detail sheet"])
    #expect(graph.unresolved.isEmpty)
  }

  /// `R.storyboard`, `R.segue` and `StoryboardScene`: the generated source is not there.
  @Test(arguments: [
    ("present(R.storyboard.otherThings.detailPage(())!, animated: true)", "List -> Detail sheet"),
    ("present(R.storyboard.otherThings.instantiateInitialViewController()!, animated: true)", "List -> First sheet"),
    ("present(R.storyboard.otherThings().instantiateInitialViewController()!, animated: true)", "List -> First sheet"),
    ("present(StoryboardScene.OtherThings.detailPage.instantiate(), animated: true)", "List -> Detail sheet"),
    ("present(StoryboardScene.OtherThings.initialScene.instantiate(), animated: true)", "List -> First sheet"),
    (
      "present(R.storyboard.otherThings.detailPage()!.with { $0.isEditing = true }, animated: true)",
      "List -> Detail sheet"
    ),
    (
      "let page = R.storyboard.otherThings.detailPage()!; present(page.with { $0.isEditing = true }, animated: true)",
      "List -> Detail sheet"
    ),
    ("performSegue(withIdentifier: R.segue.list.openNext, sender: self)", "List -> Next push"),
    ("performSegue(withIdentifier: R.segue.list.openNext.identifier, sender: self)", "List -> Next push"),
  ])
  func namesThatAGeneratorGives(_ code: String, _ expected: String) {
    let swift =
      "class List: UIViewController { func tapped() { \(code) } }\nclass Detail: UIViewController {}\nclass First: UIViewController {}\nclass Next: UIViewController {}\n"
      + "protocol Configuring {}\nextension Configuring { func with(_ change: (Self) -> Void) -> Self { change(self); return self } }\nextension NSObject: Configuring {}"
    let list = Self.scene(
      "viewController", id: "l", class: "List", Self.connections(Self.segue("show", to: "n", "identifier=\"OpenNext\""))
    )
    let graph = Self.graph(
      swift,
      [
        "Main": list + Self.scene("viewController", id: "n", class: "Next"),
        "OtherThings": Self.scene("viewController", id: "f", class: "First")
          + Self.scene("viewController", id: "d", class: "Detail", identifier: "DetailPage"),
      ], initial: ["Main": "l", "OtherThings": "f"])
    #expect(Self.edges(graph) == [expected])
    #expect(graph.unresolved.isEmpty)
  }

  /// A library's own method shows the scene: what it makes is in use all the same.
  @Test func aGeneratedNameIsAUseOfItsScene() {
    let swift = """
      class List: UIViewController { func tapped() { \
      sideMenuController?.reveal(R.storyboard.otherThings.detailPage()!) } }
      class Detail: UIViewController { func more() { present(Found(), animated: true) } }
      class Lost: UIViewController { func more() { present(Help(), animated: true) } }
      class Found: UIViewController {}
      class Help: UIViewController {}
      """
    let graph = Self.graph(
      swift,
      [
        "Main": Self.scene("viewController", id: "l", class: "List"),
        "OtherThings": Self.scene("viewController", id: "d", class: "Detail", identifier: "DetailPage")
          + Self.scene("viewController", id: "x", class: "Lost", identifier: "LostPage"),
      ], initial: ["Main": "l"])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.id) == ["Help", "Lost"])
  }

  /// `@objc(Name)` is what the storyboard says.
  @Test func aClassWithAnotherNameInObjectiveC() {
    let swift = """
      @objc(AppList) final class List: UIViewController {}
      @objc(AppDetail) final class Detail: UIViewController {}
      @objc(AppLost) final class Lost: UIViewController { func more() { present(Help(), animated: true) } }
      class Help: UIViewController {}
      """
    let list = Self.scene("viewController", id: "l", class: "AppList", Self.button("Open", Self.segue("show", to: "d")))
    let graph = Self.graph(
      swift,
      [
        "Main": list + Self.scene("viewController", id: "d", class: "AppDetail")
          + Self.scene("viewController", id: "x", class: "AppLost")
      ], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail push", "Lost -> Help sheet"])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.id) == ["Help", "Lost"])
  }

  /// Without a split view there is no detail to show: the segue presents.
  @Test(arguments: [false, true])
  func aDetailSegue(_ hasColumns: Bool) {
    let list = Self.scene(
      "viewController", id: "l", class: "List", Self.button("Open", Self.segue("showDetail", to: "d")))
    let code = Self.twoScreens + (hasColumns ? "class Columns: UISplitViewController {}" : "")
    let graph = Self.graph(
      code, ["Main": list + Self.scene("viewController", id: "d", class: "Detail")], initial: ["Main": "l"])
    #expect(Self.edges(graph) == ["List -> Detail \(hasColumns ? "push" : "sheet")"])
  }

  /// What the parts of a scene do that code takes out of a storyboard to put it into another controller.
  @Test func theViewsOfASceneThatCodeEmbeds() {
    let swift = """
      import SwiftUI
      import UIKit
      class Frame: UIViewController {
        var main: UIViewController?
        override func viewDidLoad() {
          let bar = UIStoryboard(name: "Bar", bundle: nil).instantiateInitialViewController()
          main = bar
          embed(bar!)
        }
      }
      extension UIViewController { func embed(_ child: UIViewController) { addChild(child); \
      view.addSubview(child.view); child.didMove(toParent: self) } }
      class Bar: UIViewController {
        let guide = Guide()
        func explain() { guide.explain(on: self) }
        var tabs: Tabs?
        override func viewDidLoad() {
          tabs = Tabs(bar: self)
          embed(UIHostingController(rootView: tabs!))
        }
      }
      struct Tabs: View {
        private let bar: Bar
        init(bar: Bar) { self.bar = bar }
        var body: some View { TabView { Home(); Account() } }
      }
      class Guide { func explain(on page: UIViewController) { page.present(Step(guide: self), animated: true) } }
      class Step: UIViewController {
        let guide: Guide
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        func next() { guide.explain(on: self) }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct Account: View { var body: some View { Text("Account") } }
      """
    let graph = Self.graph(
      swift,
      [
        "Main": Self.scene("viewController", id: "f", class: "Frame"),
        "Bar": Self.scene("viewController", id: "b", class: "Bar"),
      ], initial: ["Main": "f", "Bar": "b"])
    #expect(graph.transitions.filter { $0.kind == .tab }.map(\.from) == [["Bar"], ["Bar"]])
    #expect(graph.transitions.filter { $0.kind == .sheet }.map(\.from) == [["Bar", "Step"]])
  }
}
