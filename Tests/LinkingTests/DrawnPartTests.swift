import NavigationModel
import Testing

/// What something was made with decides which of its arms there are.
@Suite struct DrawnPartTests {
  @Test func armsOfAView() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
      struct HomeView: View {
        @State private var asks = false
        @State private var start: Start?
        var body: some View {
          List {
            Button("Sign out") { asks = true }
            Button("Type") { start = .typed }
            Button("Scan") { start = .scanner }
            NavigationLink("Wizard") { WizardView() }
          }
          .sheet(isPresented: $asks) { LogoutAlert(kind: .logOut) }
          .sheet(item: $start) { Lookup(start: $0) }
        }
      }
      enum Start: Identifiable { case typed, scanner; var id: Self { self } }
      struct Lookup: View {
        let start: Start
        var body: some View { switch start { case .typed: TypedView(); case .scanner: ScannerView() } }
      }
      struct TypedView: View { var body: some View { Text("Typed") } }
      struct ScannerView: View { var body: some View { Text("Scanner") } }
      struct LogoutAlert: View {
        enum Kind { case logOut, leave, delete }
        let kind: Kind
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          switch kind {
          case .logOut: Button("Log out") { dismiss() }
          case .leave: Button("Leave") { dismiss() }
          case .delete: Button("Delete") { dismiss() }
          }
        }
      }
      struct WizardView: View {
        @State private var done = false
        @State private var page = 0
        var body: some View {
          HStack {
            StepButton(kind: .previous) { page -= 1 }
            StepButton(kind: page < 2 ? .next : .done) { if page < 2 { page += 1 } else { done = true } }
          }
          .navigationDestination(isPresented: $done) { DoneView() }
        }
      }
      struct DoneView: View { var body: some View { Text("Ready") } }
      struct StepButton: View {
        enum Kind { case previous, next, done }
        let kind: Kind
        let action: () -> Void
        var body: some View {
          Text(kind == .previous ? "Previous" : (kind == .next ? "Next" : "Done")).onTapGesture { action() }
        }
      }
      """)
    #expect(causes["LogoutAlert back dismiss"] == [#"Button("Log out")"#])
    #expect(causes["WizardView push DoneView"] == ["onTapGesture(StepButton)"])
    #expect(causes["HomeView sheet ScannerView"] == [#"Button("Scan")"#])
    #expect(causes["HomeView sheet TypedView"] == [#"Button("Type")"#])
  }

  @Test func armsOfAFlow() {
    let causes = causes(
      """
      import UIKit
      enum StartingView { case manual(restore: Bool), scanner }
      final class LookupCoordinator {
        private let startWith: StartingView
        let navigation: UINavigationController
        init(startWith: StartingView, navigation: UINavigationController) { self.startWith = startWith; \
      self.navigation = navigation }
        func start() {
          let controller: UIViewController
          switch startWith {
          case .manual(let restore): controller = ManualViewController(restore: restore)
          case .scanner: controller = ScannerViewController()
          }
          navigation.setViewControllers([controller], animated: false)
        }
      }
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Again", style: .plain, target: self, action: \
      #selector(again))
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: \
      #selector(add))
        }
        @objc func again() { showLookup(startWith: .manual(restore: true)) }
        @objc func add() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Add by Identifier", style: .default) { [weak self] _ in \
      self?.showLookup(startWith: .manual(restore: false)) })
          sheet.addAction(UIAlertAction(title: "Scan Barcode", style: .default) { [weak self] _ in \
      self?.showLookup(startWith: .scanner) })
          present(sheet, animated: true)
        }
        private func showLookup(startWith: StartingView) {
          let navigation = UINavigationController()
          LookupCoordinator(startWith: startWith, navigation: navigation).start()
          present(navigation, animated: true)
        }
      }
      final class ManualViewController: UIViewController {
        init(restore: Bool) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class ScannerViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
      }
      """)
    #expect(causes["HomeViewController sheet ScannerViewController"] == [#"UIAlertAction("Scan Barcode")"#])
    #expect(
      causes["HomeViewController sheet ManualViewController"]
        == [#"UIAlertAction("Add by Identifier")"#, #"UIBarButtonItem("Again")"#])
  }
}
