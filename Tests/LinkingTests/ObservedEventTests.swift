import Testing

/// An event is what code observes, without the operators between.
@Suite struct ObservedEventTests {
  @Test(arguments: [
    ("model.ended.sink", "sink(model.ended)"),
    ("model.ended.receive(on: DispatchQueue.main).sink", "sink(model.ended)"),
    ("model.ended.map { 1 }.dropFirst().sink", "sink(model.ended)"),
    ("model.ended.latest(ended).sink", "sink(model.ended)"),
    ("ended.sink", "sink(ended)"),
  ])
  func theSourceIsWhatIsObserved(observing: String, trigger: String) {
    let causes = causes(
      """
      import Combine
      import UIKit
      final class Detail: UIViewController {}
      extension Publisher {
        func latest(_ other: AnyPublisher<Int, Never>) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      }
      final class Model {
        let ended: AnyPublisher<Int, Never>
        init(_ ended: AnyPublisher<Int, Never>) { self.ended = ended }
      }
      final class Home: UIViewController {
        let model: Model
        let ended: AnyPublisher<Int, Never>
        var subscription: AnyCancellable?
        init(_ model: Model) {
          (self.model, ended) = (model, model.ended)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          subscription = \(observing) { [weak self] _ in self?.present(Detail(), animated: true) }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Home(Model(Just(1).eraseToAnyPublisher()))
        }
      }
      """)
    #expect(causes["Home sheet Detail"] == [trigger])
  }
}
