import Testing

/// Boxes that keep a method of whatever they are made with: `init<N: Navigator>(_ navigator: N) { go =
/// navigator.navigate }`.
@Suite struct ErasedMethodTests {
  @Test(arguments: ["navigator.navigate", "navigator.navigate(to:)"])
  func aRequirementNamedAsAValue(method: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Navigator {
        associatedtype Destination
        func navigate(to destination: Destination)
      }
      final class AnyNavigator<Destination> {
        private let go: (Destination) -> Void
        init<N: Navigator>(_ navigator: N) where N.Destination == Destination { go = \(method) }
        func navigate(to destination: Destination) { go(destination) }
      }
      final class CarsNavigator: Navigator {
        enum Destination { case car, dealer }
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func navigate(to destination: Destination) {
          switch destination {
          case .car: stack.pushViewController(Car(navigator: AnyNavigator(self)), animated: true)
          case .dealer: stack.present(Dealer(), animated: true)
          }
        }
      }
      final class Cars: UIViewController {
        let navigator: AnyNavigator<CarsNavigator.Destination>
        init(navigator: AnyNavigator<CarsNavigator.Destination>) {
          self.navigator = navigator
          super.init(nibName: nil, bundle: nil)
        }
        @objc func open() { navigator.navigate(to: .car) }
      }
      final class Car: UIViewController {
        let navigator: AnyNavigator<CarsNavigator.Destination>
        init(navigator: AnyNavigator<CarsNavigator.Destination>) {
          self.navigator = navigator
          super.init(nibName: nil, bundle: nil)
        }
        @objc func dealer() { navigator.navigate(to: .dealer) }
      }
      final class Dealer: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          stack.viewControllers = [Cars(navigator: AnyNavigator(CarsNavigator(stack: stack)))]
          window?.rootViewController = stack
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("Car") || $0.hasSuffix("Dealer") } == ["Car sheet Dealer", "Cars push Car"])
  }
}
