import Linking
import NavigationModel
import SourceFacts
import Testing

/// Routers that know their screen as a library's transition handler, and open modules by its segues.
@Suite("Module transitions")
struct ModuleTransitionTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="l"><scenes>
    <scene><objects><viewController id="l" customClass="List" sceneMemberID="viewController">
    <connections><segue destination="d" kind="show" identifier="openDetail" \
    id="s1"/></connections></viewController></objects></scene>
    <scene><objects><viewController id="d" customClass="Detail" sceneMemberID="viewController">
    <connections><segue destination="x" kind="unwind" identifier="goHome" unwindAction="unwindToList:" \
    id="s2"/></connections></viewController>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
    </scenes></document>
    """

  private static func graph(_ module: String, open: String, close: String) -> NavigationGraph {
    let code = """
      import UIKit
      import \(module)
      protocol ListRouting { func openDetail() }
      class ListRouter: ListRouting {
        var handler: \(module == "LightRoute" ? "TransitionHandler" : "RamblerViperModuleTransitionHandlerProtocol")!
        func openDetail() { \(open) }
      }
      class DetailRouter {
        weak var handler: \
      \(module == "LightRoute" ? "TransitionHandler" : "RamblerViperModuleTransitionHandlerProtocol")!
        func leave() { \(close) }
      }
      class ListPresenter { var router: ListRouting!; func didSelect() { router.openDetail() } }
      class List: UIViewController {
        var presenter: ListPresenter!
        override func awakeFromNib() {
          let router = ListRouter()
          router.handler = self
          presenter = ListPresenter()
          presenter.router = router
        }
        @IBAction func tapped() { presenter.didSelect() }
        @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
      }
      class Detail: UIViewController {
        var router: DetailRouter!
        override func awakeFromNib() { router = DetailRouter(); router.handler = self }
        @IBAction func close() { router.leave() }
      }
      """
    let facts = FactExtractor().facts(files: [("App.swift", Array(code.utf8))], threads: 1)
    let interface = InterfaceBuilderReader().facts(path: "Main.storyboard", source: Array(storyboard.utf8))
    return Linker().graph(
      facts: facts, interfaces: [interface].compactMap { $0 },
      propertyLists: [PropertyListFacts(path: "Info.plist", mainStoryboards: ["Main"])], projects: [])
  }

  @Test(arguments: [
    ("ViperMcFlurry", "_ = handler.openModule?(usingSegue: \"openDetail\")", "handler.closeCurrentModule?(true)"),
    (
      "ViperMcFlurry", "handler.openModule(usingSegue: \"openDetail\").thenChain { _ in nil }",
      "handler.closeCurrentModule(true)"
    ),
    (
      "ViperMcFlurry", "_ = handler.openModule?(usingSegue: \"openDetail\")",
      "_ = handler.openModule?(usingSegue: \"goHome\")"
    ),
    (
      "LightRoute", "try? handler.forSegue(identifier: \"openDetail\", to: ListPresenter.self).then { $0.start() }",
      "try? handler.closeCurrentModule().perform()"
    ),
  ])
  func aRouterPerformsItsScreensSegues(_ module: String, _ open: String, _ close: String) {
    let graph = Self.graph(module, open: open, close: close)
    let names = Dictionary(uniqueKeysWithValues: graph.screens.map { ($0.id, $0.name) })
    #expect(
      graph.transitions.map {
        "\($0.from) \($0.owner) \($0.to.flatMap { names[$0] } ?? $0.back?.rawValue ?? "-") \($0.kind.rawValue)"
      }.sorted() == [
        "[\"Detail\"] DetailRouter pop back", "[\"List\"] ListRouter Detail push",
      ])
    #expect(graph.unresolved.isEmpty)
  }
}
