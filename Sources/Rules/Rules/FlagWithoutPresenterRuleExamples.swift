extension FlagWithoutPresenterRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The help sheet is gone, its button is not",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var ↓showsHelp = false
            var body: some View {
              Button("Help") { showsHelp = true }
            }
          }
          """),
        RuleExample(
          "A model reports a failure that no alert shows",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          final class HomeModel: ObservableObject {
            @Published var ↓errorAlert: String?
            func load() { errorAlert = "No connection" }
          }
          struct HomeView: View {
            @StateObject private var model = HomeModel()
            var body: some View { Button("Load") { model.load() } }
          }
          """),
        RuleExample(
          "A flag and its item, set together, are one finding",
          """
          struct Order: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { OrdersView() } }
          }
          struct OrdersView: View {
            @State private var ↓presentedOrder: Order?
            @State private var showsOrder = false
            var body: some View {
              Button("Open") {
                presentedOrder = Order(id: 1)
                showsOrder = true
              }
            }
          }
          """),
        RuleExample(
          "A router of a library shows the view",
          """
          import RouterKit
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RouterStack(of: BudgetPage.self) } }
          }
          enum BudgetPage: RoutedPage {
            case list
            @ViewBuilder func page() -> some View {
              switch self {
              case .list: BudgetScreen()
              }
            }
          }
          struct BudgetScreen: View {
            @State private var ↓showsEditor = false
            var body: some View { Button("Edit") { showsEditor.toggle() } }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "Nothing runs what sets it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          final class HomeModel: ObservableObject {
            @Published var showErrorAlert = false
            @Published private(set) var failure: String? {
              didSet { showErrorAlert = failure != nil }
            }
            @Published private var alertTask: Task<Void, Never>?
            func load() { alertTask = Task { print("loads") } }
          }
          struct HomeView: View {
            @StateObject private var model = HomeModel()
            @State private var showsHelpSheet = false
            private func help() { showsHelpSheet = true }
            var body: some View { Button("Load") { model.load() } }
          }
          """),
        RuleExample(
          "The link inside of the button gets the tap",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
          }
          struct HomeView: View {
            @State private var isShowingProfile = false
            var body: some View {
              Button(action: { isShowingProfile = true }) {
                NavigationLink(destination: ProfileView()) { Text("Profile") }
              }
            }
          }
          struct ProfileView: View { var body: some View { Text("Profile") } }
          """),
        RuleExample(
          "What was asked for is shown in place",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { ItemView() } }
          }
          struct ItemView: View {
            @State private var showCheckout = false
            @State private var showPayment = false
            var body: some View {
              if showCheckout {
                Text("Your order")
              } else {
                Button("Buy") {
                  showCheckout.toggle()
                  showPayment.toggle()
                }
              }
            }
          }
          """),
        RuleExample(
          "A router goes where the flag once led",
          """
          import SwiftUI
          enum Page: Hashable { case login, news }
          final class Router: ObservableObject {
            @Published var path: [Page] = []
            func open(_ page: Page) { path.append(page) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                WelcomeView(router: router)
                  .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .login: LoginView()
                    case .news: NewsView()
                    }
                  }
              }
            }
          }
          struct WelcomeView: View {
            @ObservedObject var router: Router
            @State private var showsLoginView = false
            var body: some View {
              Button("Start") {
                showsLoginView = true
                router.open(.login)
              }
              Button("News") { router.open(.news) }
            }
          }
          struct LoginView: View { var body: some View { Text("Login") } }
          struct NewsView: View { var body: some View { Text("News") } }
          """),
        RuleExample(
          "A controller presents what the flag once stood for",
          """
          import SwiftUI
          import UIKit
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var isShareSheetShowing = false
            let link: URL?
            var body: some View { Button("Share") { share() } }
            private func share() {
              isShareSheetShowing.toggle()
              if let link {
                let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
                window?.rootViewController?.present(UIActivityViewController(activityItems: [link], \
          applicationActivities: nil), animated: true)
              }
            }
          }
          """),
        RuleExample(
          "A sheet is bound to it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsHelp = false
            var body: some View {
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { Text("Help") }
            }
          }
          """),
        RuleExample(
          "The body reads it, or a child has it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsHint = false
            @State private var showsHelp = false
            var body: some View {
              VStack {
                Button("Hint") { showsHint.toggle() }
                if showsHint { Text("Hint") }
                Button("Help") { showsHelp = true }
                HelpView(isOpen: $showsHelp)
              }
            }
          }
          struct HelpView: View {
            @Binding var isOpen: Bool
            var body: some View { Text(isOpen ? "Help" : "") }
          }
          """),
        RuleExample(
          "A name that does not speak of presenting",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var wasTapped = false
            var body: some View { Button("Tap") { wasTapped = true } }
          }
          """),
        RuleExample(
          "The view has a flag of its own for the alert whose text is set with it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { ProfileView() } }
          }
          final class ProfileModel: ObservableObject {
            @Published var alertTitle = ""
            @Published var showAlert = false
            func check(_ name: String) -> Bool {
              if name.isEmpty {
                alertTitle = "No name"
                showAlert = true
                return false
              }
              return true
            }
          }
          struct ProfileView: View {
            @StateObject private var model = ProfileModel()
            @State private var asks = false
            var body: some View {
              Button("Save") { if !model.check("") { asks = true } }
                .alert(model.alertTitle, isPresented: $asks) { Button("OK") {} }
            }
          }
          """),
        RuleExample(
          "A leftover beside the item that is presented",
          """
          struct Entry: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var entry: Entry?
            @State private var presentingEntry = false
            var body: some View {
              Button("Open") {
                entry = Entry(id: 1)
                presentingEntry = true
              }
              .sheet(item: $entry) { entry in Text("\\(entry.id)") }
            }
          }
          """),
        RuleExample(
          "An observer keeps the flag in step with what is presented",
          """
          struct Problem: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          final class HomeModel: ObservableObject {
            @Published var problem: Problem? = nil { didSet { showAlert = problem != nil } }
            @Published var showAlert = false
            func save() { problem = Problem(id: 1) }
          }
          struct HomeView: View {
            @StateObject private var model = HomeModel()
            var body: some View {
              Button("Save") { model.save() }
                .alert(item: $model.problem) { problem in Alert(title: Text("\\(problem.id)")) }
            }
          }
          """),
        RuleExample(
          "A panel with which developers look for errors",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { DebugPanel() } }
          }
          struct DebugPanel: View {
            @State private var showStatus = false
            var body: some View { Button("Status") { showStatus = true } }
          }
          """),
      ])
  }
}
