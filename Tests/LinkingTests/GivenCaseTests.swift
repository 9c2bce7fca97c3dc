import Testing

/// Code that a call gives to a function runs for that call alone, however it gets to where it runs.
@Suite struct GivenCaseTests {
  /// The arm in which the function runs it is no other's that makes the same case.
  @Test func armsOfAFunctionThatIsGivenCode() {
    let causes = causes(
      """
      import UIKit
      enum Tunnel { case first, second }
      enum Mode { case slow, fast; func tunnel() -> Tunnel { self == .slow ? .first : .second } }
      final class Manager {
        var mode = Mode.slow
        func ready(_ tunnel: Tunnel, then: @escaping () -> Void) {
          switch tunnel {
          case .first: load { then() }
          case .second: then()
          }
        }
        private func load(then: @escaping () -> Void) { URLSession.shared.dataTask { _ in then() }.resume() }
      }
      final class HomeViewController: UIViewController {
        let manager = Manager()
        @IBAction func toggle(_ sender: UISwitch) {
          if manager.mode.tunnel() == .first { sender.setOn(false, animated: true) }
        }
        @IBAction func open(_ sender: UIButton) {
          manager.ready(.first) { self.navigationController?.pushViewController(DetailViewController(), animated: \
      true) }
        }
      }
      final class DetailViewController: UIViewController {}
      """)
    #expect(causes["HomeViewController push DetailViewController"] == ["UIButton(open)"])
  }

  /// A function that is declared inside of another is given code as any other is, and may hand it on.
  @Test func functionsInsideOfFunctions() {
    let causes = causes(
      """
      import UIKit
      final class Flow {
        let navigation = UINavigationController()
        func open(_ isKnown: Bool, downloader: Downloader) {
          if isKnown {
            show { self.navigation.pushViewController(DetailViewController(), animated: true) }
          } else {
            downloader.load { show {} }
          }
          func show(then: @escaping () -> Void) { finish(then: then) }
        }
        private func finish(then: (() -> Void)?) { then?() }
      }
      final class Downloader {
        func load(_ done: @escaping () -> Void) {}
        func retry(_ flow: Flow) { load { flow.again() } }
      }
      extension Flow { func again() { finish(then: nil) } }
      final class HomeViewController: UIViewController {
        let flow = Flow()
        @IBAction func open(_ sender: UIButton) { flow.open(true, downloader: Downloader()) }
        @IBAction func retry(_ sender: UISwitch) { flow.again() }
      }
      final class DetailViewController: UIViewController {}
      """)
    #expect(causes["Flow push DetailViewController"] == ["UIButton(open)"])
  }

  /// The destination is made by a call in an arm for what the object was made with.
  @Test func destinationsMadeByACallInAnArm() {
    let causes = causes(
      """
      import UIKit
      final class SettingsFlow {
        enum Start { case export, sync }
        let navigation: UINavigationController
        let start: Start?
        init(navigation: UINavigationController, start: Start? = nil) {
          self.navigation = navigation
          self.start = start
        }
        func run() {
          var pages: [UIViewController] = [ListViewController()]
          switch start {
          case .export: pages.append(makeExport())
          case .sync: if let sync = makeSync() { pages.append(sync) }
          default: break
          }
          navigation.setViewControllers(pages, animated: false)
        }
        private func makeExport() -> UIViewController { ExportViewController() }
        private func makeSync() -> UIViewController? { SyncViewController() }
      }
      final class HomeViewController: UIViewController {
        @IBAction func list(_ sender: UIButton) { run(nil) }
        @IBAction func export(_ sender: UIButton) { show(.export) }
        @IBAction func sync(_ sender: UIButton) { show(.sync) }
        private func show(_ start: SettingsFlow.Start? = nil) {
          let stack = UINavigationController()
          SettingsFlow(navigation: stack, start: start).run()
          present(stack, animated: true)
        }
        private func run(_ page: Int?) {
          let stack = UINavigationController()
          let flow = SettingsFlow(navigation: stack)
          flow.run()
          present(stack, animated: true)
        }
      }
      final class ListViewController: UIViewController {}
      final class ExportViewController: UIViewController {}
      final class SyncViewController: UIViewController {}
      """)
    #expect(causes["SettingsFlow root ExportViewController"] == ["UIButton(export)"])
    #expect(causes["SettingsFlow root SyncViewController"] == ["UIButton(sync)"])
  }
}
