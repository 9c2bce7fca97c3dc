import Testing

/// What runs once somebody has decided: code that was handed to a presented screen, to a flow or to a maker of screens.
@Suite struct HandedOutcomeTests {
  private func view(_ presenting: String, _ more: String = "", beside: String = "") -> String {
    """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    enum Mode: Int, Identifiable { case crop; var id: Int { rawValue } }
    struct Home: View {
      @State private var mode: Mode?
      var body: some View { Button("Crop") { mode = .crop }\(presenting) }
      \(more)
    }
    struct Crop: View { let onDone: () -> Void; var body: some View { Button("Done", action: onDone) } }
    \(beside)
    """
  }

  private static let popup = """
    extension View {
      func popup<Item: Identifiable, C: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> C)
        -> some View { sheet(item: item) { value in content(value) } }
    }
    """

  /// A view takes back its own state in what it presents: in a part of its own, and through a modifier of the app's.
  @Test(arguments: [
    (
      ".sheet(item: $mode) { page(for: $0) }", "func page(for m: Mode) -> some View { Crop(onDone: { mode = nil }) }",
      ""
    ),
    (".sheet(item: $mode) { _ in page }", "private var page: some View { Crop { self.mode = nil } }", ""),
    (".sheet(item: $mode) { _ in Crop(onDone: close) }", "private func close() { mode = nil }", ""),
    (".popup(item: $mode) { _ in Crop(onDone: { mode = nil }) }", "", popup),
  ])
  func aViewTakesItsStateBack(presenting: String, more: String, beside: String) {
    #expect(
      transitionLines(view(presenting, more, beside: beside)) == [
        "Home back dismiss", "Home sheet Crop", "TheApp root Home",
      ])
  }

  /// What a function of the view does that nothing presented names is no way back.
  @Test func anotherFunctionOfTheView() {
    #expect(
      transitionLines(view(".sheet(item: $mode) { _ in Text(\"Crop\") }", "func reset() { mode = nil }")) == [
        "Home sheet inline", "TheApp root Home",
      ])
  }

  /// A model puts something there, and hands over code that takes it back.
  @Test func aModelTakesBackLaterWhatItShows() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        @Observable final class Model {
          var sheet: Sheet?
          enum Sheet: Identifiable { case account(Account); var id: String { "account" } }
          func openAccount() { sheet = .account(Account(onLogOut: { [weak self] in self?.sheet = nil })) }
        }
        struct Account { let onLogOut: () -> Void }
        @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
          @State private var model = Model()
          var body: some View {
            Button("Account") { model.openAccount() }.sheet(item: $model.sheet) { sheet in
              switch sheet { case .account(let account): AccountView(account: account) }
            }
          }
        }
        struct AccountView: View {
          let account: Account
          var body: some View { Button("Log out") { account.onLogOut() } }
        }
        """) == ["Model back dismiss", "Model sheet AccountView", "TheApp root Home"])
  }

  /// Flows with results of their own types: what one does with another's result starts where the other finishes.
  @Test func aFlowsResult() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class Flow<Output> {
        let stack: UINavigationController
        private var completion: ((Output) -> Void)?
        init(stack: UINavigationController) { self.stack = stack }
        final func start(_ completion: @escaping (Output) -> Void) { self.completion = completion; run() }
        func run() {}
        final func finish(_ output: Output) { completion?(output) }
      }
      enum Booking { case booked, cancelled }
      final class MainFlow: Flow<Never> {
        override func run() {
          let home = Home()
          home.onBook = { [unowned self] in book() }
          stack.setViewControllers([home], animated: false)
        }
        private func book() {
          BookingFlow(stack: stack).start { [weak self] result in
            switch result {
            case .booked: self?.stack.pushViewController(Ticket(), animated: true)
            case .cancelled: self?.stack.pushViewController(Offers(), animated: true)
            }
          }
        }
      }
      final class BookingFlow: Flow<Booking> {
        override func run() {
          let seats = Seats()
          seats.onPick = { [weak self] in self?.finish(.booked) }
          seats.onHelp = { [weak self] in self?.help() }
          stack.pushViewController(seats, animated: true)
        }
        private func help() {
          let help = Help()
          help.onCancel = { [weak self] in self?.finish(.cancelled) }
          stack.pushViewController(help, animated: true)
        }
      }
      final class Home: UIViewController { var onBook: (() -> Void)?; @IBAction func book() { onBook?() } }
      final class Seats: UIViewController {
        var onPick: (() -> Void)?
        var onHelp: (() -> Void)?
        @IBAction func pick() { onPick?() }
        @IBAction func help() { onHelp?() }
      }
      final class Help: UIViewController { var onCancel: (() -> Void)?; @IBAction func cancel() { onCancel?() } }
      final class Ticket: UIViewController {}
      final class Offers: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          MainFlow(stack: stack).start { _ in }
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.hasSuffix("Ticket") || $0.hasSuffix("Offers") } == ["Help push Offers", "Seats push Ticket"])
  }

  /// A router gives what comes back to code that makes the screen: that screen runs it.
  @Test func whatAMakerIsGiven() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Router {
        weak var host: UIViewController?
        init(host: UIViewController) { self.host = host }
        func pick<T>(_ make: (@escaping (T?) -> Void) -> UIViewController) {
          let page = make { [weak host] _ in host?.dismiss(animated: true) }
          host?.present(page, animated: true)
        }
      }
      final class Home: UIViewController {
        lazy var router = Router(host: self)
        @IBAction func pick() { router.pick { Picker(completion: $0) } }
      }
      final class Picker: UIViewController {
        let completion: (Int?) -> Void
        init(completion: @escaping (Int?) -> Void) { self.completion = completion; super.init(nibName: nil, bundle: \
      nil) }
        @IBAction func choose() { completion(1) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Home sheet Picker", "Picker back dismiss"])
  }
}
