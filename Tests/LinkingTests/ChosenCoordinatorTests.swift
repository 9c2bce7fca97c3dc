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
    #expect(
      edges == [
        "Detail flow EditFlow", "Detail sheet Edit", "List flow DetailFlow", "List flow EditFlow", "List push Detail",
        "List sheet Edit", "SceneDelegate flow ListFlow", "SceneDelegate flow MainFlow", "SceneDelegate push List",
      ])
  }

  /// A case that comes out of data is named by nobody: who looks at it names the coordinators.
  @Test func casesOutOfData() {
    let lines = transitionLines(
      """
      import UIKit
      enum Advice: String, Decodable { case hint, doctor, next }
      struct Reply: Decodable { let text: String; let advice: Advice? }
      final class Talk {
        private var replies = [Int: Reply]()
        func pick(_ reply: Reply, at index: Int) { replies[index] = reply }
        func advice(at index: Int) -> Advice? { replies[index]?.advice }
      }
      class Coordinator { let stack: UINavigationController; init(_ stack: UINavigationController) { self.stack = \
      stack }; func start() {} }
      final class HintPage: UIViewController {}
      final class DoctorPage: UIViewController {}
      final class HintCoordinator: Coordinator { override func start() { stack.pushViewController(HintPage(), \
      animated: true) } }
      final class DoctorCoordinator: Coordinator { override func start() { stack.pushViewController(DoctorPage(), \
      animated: true) } }
      final class AskPage: UIViewController {
        var model: AskModel?
        @objc func tapped() { model?.next() }
        @objc func gaveUp() { model?.giveUp() }
        func choose(_ reply: Reply) { model?.talk.pick(reply, at: 0) }
      }
      final class AskModel {
        weak var leader: AskCoordinator?
        let talk = Talk()
        init(_ leader: AskCoordinator) { self.leader = leader }
        func next() { if let advice = talk.advice(at: 0) { leader?.next(advice) } }
        func giveUp() { leader?.next(.doctor) }
      }
      final class AskCoordinator: Coordinator {
        let page = AskPage()
        override func start() { page.model = AskModel(self); stack.pushViewController(page, animated: true) }
        func next(_ advice: Advice) {
          let child: Coordinator
          switch advice {
          case .next: child = AskCoordinator(stack)
          case .hint: child = HintCoordinator(stack)
          case .doctor: child = DoctorCoordinator(stack)
          }
          child.start()
        }
      }
      """)
    #expect(
      lines == [
        "AskCoordinator flow AskCoordinator", "AskCoordinator flow DoctorCoordinator",
        "AskCoordinator flow HintCoordinator", "AskCoordinator push AskPage",
        "AskModel flow DoctorCoordinator", "DoctorCoordinator push DoctorPage", "HintCoordinator push HintPage",
      ])
  }
}
