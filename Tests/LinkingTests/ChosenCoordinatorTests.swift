import Testing

/// Coordinators that a caller names by their type, and one function makes and starts: `show(DetailFlow.self)`.
@Suite struct ChosenCoordinatorTests {
  private static let flows = """
    import UIKit
    protocol Flow: AnyObject {
      init(navigation: UINavigationController)
      var navigation: UINavigationController { get }
      func begin(_ child: Flow)
      func start()
    }
    protocol FlowWithInput: Flow {
      associatedtype Input
      init(navigation: UINavigationController, input: Input)
    }
    extension FlowWithInput { init(navigation: UINavigationController) { fatalError() } }
    extension Flow {
      @discardableResult func show<T: Flow>(_ type: T.Type) -> T {
        let child = T(navigation: navigation)
        begin(child)
        return child
      }
      @discardableResult func show<T: FlowWithInput>(_ type: T.Type, input: T.Input) -> T {
        let child = type.init(navigation: navigation, input: input)
        begin(child)
        return child
      }
      func begin(_ child: Flow) { child.start() }
    }
    final class ListFlow: Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { let list = List(); list.flow = self; navigation.pushViewController(list, animated: true) }
      func open() { show(DetailFlow.self, input: 3) }
      func add() { show(EditFlow.self) }
    }
    final class DetailFlow: FlowWithInput {
      typealias Input = Int
      let navigation: UINavigationController
      init(navigation: UINavigationController, input: Int) { self.navigation = navigation }
      func start() { let detail = Detail(); detail.flow = self; navigation.pushViewController(detail, animated: true) }
      func edit() { show(EditFlow.self) }
    }
    final class EditFlow: Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.present(Edit(), animated: true) }
    }
    final class List: UIViewController {
      weak var flow: ListFlow?
      @objc func tapped() { flow?.open() }
      @objc func added() { flow?.add() }
    }
    final class Detail: UIViewController { weak var flow: DetailFlow?; @objc func tapped() { flow?.edit() } }
    final class Edit: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var main: MainFlow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        main = MainFlow(navigation: navigation)
        main?.start()
      }
    }
    final class MainFlow: Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { show(ListFlow.self) }
    }
    """

  @Test func startFromTheScreensOfWhoNamesThem() {
    let edges = screenEdges(["App/Flows.swift": Self.flows])
    #expect(edges == [
      "Detail flow EditFlow", "Detail sheet Edit", "List flow DetailFlow", "List flow EditFlow", "List push Detail", "List sheet Edit",
      "SceneDelegate push List",
    ])
  }
}
