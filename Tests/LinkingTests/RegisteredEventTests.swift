import NavigationModel
import Testing

/// Streams and events of libraries that are told by an argument.
@Suite struct RegisteredEventTests {
  @Test func streamsOfControls() {
    let causes = causes(
      """
      import UIKit
      import RxSwift
      import RxCocoa
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(); window?.rootViewController = ReaderViewController(); return true
        }
      }
      final class SizeView: UIView {
        let tapObservable: PublishSubject<()>
        private let bag: DisposeBag
        private weak var button: UIButton!
        override init(frame: CGRect) {
          tapObservable = PublishSubject()
          bag = DisposeBag()
          super.init(frame: frame)
          setup()
        }
        required init?(coder: NSCoder) { fatalError() }
        private func setup() {
          let button = UIButton()
          button.setTitle("Size", for: .normal)
          button.rx.tap.bind(to: tapObservable).disposed(by: bag)
          addSubview(button)
          self.button = button
        }
      }
      final class ReaderViewController: UIViewController {
        private let bag = DisposeBag()
        private let sizeView = SizeView()
        override func viewDidLoad() {
          super.viewDidLoad()
          let colors = UIButton()
          colors.accessibilityLabel = "Color picker"
          colors.rx.controlEvent(.touchUpInside)
            .subscribe(onNext: { [weak self] _ in self?.present(ColorsViewController(), animated: true) \
      }).disposed(by: bag)
          let tap = UITapGestureRecognizer()
          tap.rx.event.subscribe(onNext: { [weak self] _ in self?.present(LookupViewController(), animated: true) \
      }).disposed(by: bag)
          view.addGestureRecognizer(tap)
          sizeView.tapObservable
            .subscribe(onNext: { [weak self] in self?.present(SizesViewController(), animated: true) }).disposed(by: \
      bag)
        }
      }
      final class ColorsViewController: UIViewController {}
      final class LookupViewController: UIViewController {}
      final class SizesViewController: UIViewController {}
      """)
    #expect(causes["ReaderViewController sheet ColorsViewController"] == [#"UIButton("Color picker")"#])
    #expect(causes["ReaderViewController sheet LookupViewController"] == ["UITapGestureRecognizer(tap)"])
  }

  @Test func eventsOfAStateMachine() {
    let causes = causes(
      """
      import Combine
      import SwiftState
      import SwiftUI
      import UIKit
      enum FlowState: StateType { case initial, start, options }
      enum FlowEvent: EventType { case start, options }
      final class FlowCoordinator {
        let navigation = UINavigationController()
        private let machine = StateMachine<FlowState, FlowEvent>(state: .initial)
        private var bag = Set<AnyCancellable>()
        init() { configure() }
        func start() { machine.tryEvent(.start) }
        private func configure() {
          machine.addRoutes(event: .start, transitions: [.initial => .start]) { [weak self] _ in self?.showStart() }
          machine.addRoutes(event: .options, transitions: [.start => .options]) { [weak self] _ in \
      self?.showOptions() }
        }
        private func showStart() {
          let model = StartModel()
          model.actions.sink { [weak self] action in
            switch action { case .options: self?.machine.tryEvent(.options) }
          }.store(in: &bag)
          navigation.setViewControllers([UIHostingController(rootView: StartScreen(model: model))], animated: false)
        }
        private func showOptions() { navigation.present(UIHostingController(rootView: OptionsScreen()), animated: \
      true) }
      }
      final class StartModel { enum Action { case options }; let actions = PassthroughSubject<Action, Never>() }
      struct StartScreen: View {
        let model: StartModel
        var body: some View { Button("Options") { model.actions.send(.options) } }
      }
      struct OptionsScreen: View { var body: some View { Text("Options") } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          flow.start(); window?.rootViewController = flow.navigation; return true
        }
      }
      """)
    #expect(causes["FlowCoordinator sheet OptionsScreen"] == [#"Button("Options")"#])
  }
}
