extension DeadRouteCaseRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A case of a stack's route enum is mapped, but never pushed",
          """
          enum Route: Hashable { case detail, ↓legacy }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    case .legacy: LegacyView()
                    }
                  }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          struct LegacyView: View {
            var body: some View { Text("Legacy") }
          }
          """),
        RuleExample(
          "A sheet that no code asks for",
          """
          enum HomeSheet: String, Identifiable {
            case compose
            case ↓invite
            var id: String { rawValue }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var sheet: HomeSheet?
            var body: some View {
              Button("New") { sheet = .compose }
                .sheet(item: $sheet) { sheet in
                  switch sheet {
                  case .compose: ComposeView()
                  case .invite: InviteView()
                  }
                }
            }
          }
          struct ComposeView: View {
            var body: some View { Text("Compose") }
          }
          struct InviteView: View {
            var body: some View { Text("Invite") }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "The initialiser is handed on: a link may name any case",
          """
          enum Page: String, Hashable { case news, help }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Page] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("News") { path.append(.news) }
                  .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .news: NewsView()
                    case .help: HelpView()
                    }
                  }
                  .onOpenURL { link in path = link.pathComponents.compactMap(Page.init(rawValue:)) }
              }
            }
          }
          struct NewsView: View { var body: some View { Text("News") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """),
        RuleExample(
          "Tabs show what the stack does not",
          """
          enum Route: Hashable { case home, settings, news }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("News") { path.append(.news) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .news: NewsView()
                    case .home, .settings: EmptyView()
                    }
                  }
              }
            }
          }
          struct NewsView: View { var body: some View { Text("News") } }
          """),
        RuleExample(
          "A case that no stack names, and that ends the program where it comes",
          """
          import SwiftUI
          enum Page: Hashable { case login, splash }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Page] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Log in") { path.append(Page.login) }
                  .navigationDestination(for: Page.self) { page in
                    switch page {
                    case Page.login: LoginView()
                    default: fatalError()
                    }
                  }
              }
            }
          }
          struct LoginView: View {
            var body: some View { Text("Log in") }
          }
          """),
        RuleExample(
          "One of two cases, in a value whose type a library decides",
          """
          enum Closing { case finished, reminder }
          enum Step { case home, thanks(Closing) }
          final class StepModel {
            func steps(_ source: AnyPublisher<Bool, Never>) -> AnyPublisher<Step, Never> {
              source.combineLatest(source).map { pair in
                let isOpen = pair.0
                if isOpen { return .thanks(isOpen ? .reminder : .finished) } else { return .home }
              }.eraseToAnyPublisher()
            }
          }
          final class ClosingController: UIViewController {
            static func make(_ closing: Closing) -> ClosingController {
              switch closing {
              case .finished: return ClosingController(title: "Done")
              case .reminder: return ClosingController(title: "Later")
              }
            }
          }
          final class HomeController: UIViewController {
            func show(_ step: Step) {
              switch step {
              case .home: break
              case .thanks(let closing): present(ClosingController.make(closing), animated: true)
              }
            }
            func finish() { present(ClosingController.make(.finished), animated: true) }
          }
          """),
        RuleExample(
          "A coordinator for any enum starts with the case",
          """
          enum HomeSheet: String, Identifiable {
            case overview
            case invite
            var id: String { rawValue }
          }
          final class SheetCoordinator<Sheet: Identifiable>: ObservableObject {
            @Published var sheet: Sheet?
            init(root: Sheet) { sheet = root }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @StateObject private var coordinator = SheetCoordinator<HomeSheet>(root: .overview)
            var body: some View {
              Button("Invite") { coordinator.sheet = HomeSheet.invite }
                .sheet(item: $coordinator.sheet) { sheet in
                  switch sheet {
                  case .overview: OverviewView()
                  case .invite: InviteView()
                  }
                }
            }
          }
          struct OverviewView: View {
            var body: some View { Text("Overview") }
          }
          struct InviteView: View {
            var body: some View { Text("Invite") }
          }
          """),
        RuleExample(
          "A binding that another object keeps is set to the case",
          """
          enum HomeSheet: String, Identifiable {
            case compose
            case invite
            var id: String { rawValue }
          }
          final class Actions {
            let sheet: Binding<HomeSheet?>
            init(sheet: Binding<HomeSheet?>) { self.sheet = sheet }
            func compose() { sheet.wrappedValue = .compose }
            func invite() { self.sheet.wrappedValue = .invite }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var sheet: HomeSheet?
            var body: some View {
              VStack {
                Button("New") { Actions(sheet: $sheet).compose() }
                Button("Invite") { Actions(sheet: $sheet).invite() }
              }
              .sheet(item: $sheet) { sheet in
                switch sheet {
                case .compose: Text("Compose")
                case .invite: InviteView()
                }
              }
            }
          }
          struct InviteView: View {
            var body: some View { Text("Invite") }
          }
          """),
        RuleExample(
          "Only the default takes the case, and shows nothing",
          """
          import SwiftUI
          enum Route: Hashable {
            case list, help, old
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("List") { path.append(.list) }
                  Button("Help") { path.append(.help) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .list: ListView()
                  case .help: HelpView()
                  default: EmptyView()
                  }
                }
              }
            }
          }
          struct ListView: View { var body: some View { Text("List") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """),
        RuleExample(
          "Every case is pushed somewhere",
          """
          enum Route: Hashable { case detail, legacy }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Detail") { path.append(.detail) }
                  Button("Old") { path.append(Route.legacy) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: DetailView()
                  case .legacy: LegacyView()
                  }
                }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          struct LegacyView: View {
            var body: some View { Text("Legacy") }
          }
          """),
        RuleExample(
          "A list over allCases makes every case",
          """
          enum SettingsPage: String, CaseIterable, Hashable { case account, about }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { SettingsView() } }
          }
          struct SettingsView: View {
            var body: some View {
              NavigationStack {
                List(SettingsPage.allCases, id: \\.self) { page in
                  NavigationLink(page.rawValue, value: page)
                }
                .navigationDestination(for: SettingsPage.self) { page in
                  switch page {
                  case .account: AccountView()
                  case .about: AboutView()
                  }
                }
              }
            }
          }
          struct AccountView: View {
            var body: some View { Text("Account") }
          }
          struct AboutView: View {
            var body: some View { Text("About") }
          }
          """),
        RuleExample(
          "The next step comes from the raw value",
          """
          enum JoinStep: Int, Hashable { case name, photo }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { JoinView() } }
          }
          struct JoinView: View {
            @State private var path: [JoinStep] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Next") { next() }
                  .navigationDestination(for: JoinStep.self) { step in
                    switch step {
                    case .name: NameView()
                    case .photo: PhotoView()
                    }
                  }
              }
            }
            private func next() {
              let step = path.last.map { $0.rawValue + 1 } ?? JoinStep.name.rawValue
              if let next = JoinStep(rawValue: step) { path.append(next) }
            }
          }
          struct NameView: View {
            var body: some View { Text("Name") }
          }
          struct PhotoView: View {
            var body: some View { Text("Photo") }
          }
          """),
        RuleExample(
          "A link is turned into the route",
          """
          enum Route: Hashable { case home, invite(String) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Home") { path.append(.home) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .home: HomeView()
                    case .invite(let code): InviteView(code: code)
                    }
                  }
              }
              .onOpenURL { url in
                if let route = route(for: url) { path.append(route) }
              }
            }
            private func route(for url: URL) -> Route? {
              url.host == "invite" ? .invite(url.lastPathComponent) : nil
            }
          }
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          struct InviteView: View {
            let code: String
            var body: some View { Text(code) }
          }
          """),
      ])
  }
}
