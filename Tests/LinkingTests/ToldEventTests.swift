import NavigationModel
import Testing

/// Machines of libraries that tell one handler of all events.
@Suite struct ToldEventTests {
  private static let source =
    """
    import UIKit
    import SwiftState
    final class Machine {
      enum State: StateType { case initial, list, report, profile }
      enum Event: EventType { case start, report(id: String), profile, help }
      private let machine: StateMachine<State, Event>
      init() {
        machine = .init(state: .initial)
        machine.addRoutes(event: .start, transitions: [.initial => .list])
      }
      func process(_ event: Event) { machine.tryEvent(event) }
      func addHandler(_ handler: @escaping StateMachine<State, Event>.Handler) { machine.addAnyHandler(.any => .any, \
    handler: handler) }
    }
    final class Home: UIViewController { var onReport: () -> Void = {}; @objc func report() { onReport() } }
    final class Menu: UIViewController { var onProfile: () -> Void = {}; @objc func profile() { onProfile() } }
    final class Report: UIViewController {}
    final class Profile: UIViewController {}
    final class Help: UIViewController {}
    final class AppCoordinator {
      let window: UIWindow
      let stack = UINavigationController()
      private let machine = Machine()
      init(window: UIWindow) { self.window = window; setUp() }
      func start() { window.rootViewController = stack; machine.process(.start) }
      private func setUp() {
        machine.addHandler { [weak self] context in
          guard let self else { return }
          switch (context.fromState, context.event, context.toState) {
          case (.initial, .start, .list): showHome()
          case (.list, .report(let id), .report): showReport(id)
          case (.list, .profile, .profile): showProfile()
          case (.list, .help, .list): stack.pushViewController(Help(), animated: true)
          default: break
          }
        }
      }
      private func showHome() {
        let home = Home()
        home.onReport = { [weak self] in self?.machine.process(.report(id: "1")) }
        let menu = Menu()
        menu.onProfile = { [weak self] in self?.machine.process(.profile) }
        stack.setViewControllers([home], animated: false)
        home.present(menu, animated: true)
      }
      private func showReport(_ id: String) { stack.pushViewController(Report(), animated: true) }
      private func showProfile() { stack.pushViewController(Profile(), animated: true) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: AppCoordinator?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator = AppCoordinator(window: UIWindow())
        coordinator?.start()
        return true
      }
    }
    """

  @Test func armsRunWhereTheirEventsAreSent() {
    let found = origins(Self.source)
    #expect(found["AppCoordinator push Report"] == ["Home"])
    #expect(found["AppCoordinator push Profile"] == ["Menu"])
  }

  /// Where nobody is seen to send the event, its handler's place counts, and that is said.
  @Test func eventsThatNobodySendsAreInferred() throws {
    let transitions = graph(["App/App.swift": Self.source.replacing("coordinator?.start()", with: start)]).transitions
    let note = "the sender of this event was not found"
    let help = try #require(transitions.first { $0.to == "Help" })
    #expect(help.from == ["AppDelegate", "Splash"])
    #expect(help.confidence == .inferred)
    #expect(help.evidence.contains { $0.note.contains(note) })
    let report = try #require(transitions.first { $0.to == "Report" })
    #expect(report.from == ["Home"])
    #expect(!report.evidence.contains { $0.note.contains(note) })
  }

  /// A screen on which the flow begins.
  private let start = """
    let splash = Splash()
        splash.window = window
        window?.rootViewController = splash
        return true
      }
    }
    final class Splash: UIViewController {
      var window: UIWindow?
      @objc func begin() {
        let coordinator = AppCoordinator(window: window!)
        coordinator.start()
      }
      func isReady() -> Bool {
    """
}
