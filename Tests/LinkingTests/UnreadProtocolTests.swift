import Testing

/// Calls through a protocol that a module declares whose sources are not at hand.
@Suite struct UnreadProtocolTests {
  private let app = """
    import Messages
    import UIKit
    import UserNotifications
    final class Flow {
      let navigation = UINavigationController()
      func process(_ info: [String: String]) { open(info) }
      private func open(_ info: [String: String]) { show() }
      private func show() { showDetail() }
      private func showDetail() { showPage() }
      private func showPage() { navigation.pushViewController(DetailViewController(), animated: true) }
      func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
    }
    final class DetailViewController: UIViewController {}
    final class HelpViewController: UIViewController {}
    final class FlowListener: MessageListener {
      let flow: Flow
      init(flow: Flow) { self.flow = flow }
      func receive(info: [String: String]) { flow.process(info) }
      func receive(other: [String: String]) { flow.showHelp() }
    }
    final class Messenger: NSObject, UNUserNotificationCenterDelegate {
      private var listeners: [MessageListener] = []
      func add(_ listener: MessageListener) { listeners.append(listener) }
      private func receive(info: [String: String]) { for listener in listeners { listener.receive(info: info) } }
      func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) \
    async {
        receive(info: [:])
      }
    }
    final class HomeViewController: UIViewController {
      let messenger = Messenger()
      let flow = Flow()
      override func viewDidLoad() { messenger.add(FlowListener(flow: flow)) }
    }
    """

  @Test func whoCallsTheProtocolRunsTheAnswer() {
    let causes = causes(app)
    #expect(causes["Flow push DetailViewController"] == ["userNotificationCenter(_:didReceive:)"])
    #expect(causes["Flow push HelpViewController"] == [])
  }
}
