extension PushLoopRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A profile pushes the same profile (`warning`)",
          """
          enum Route: Hashable { case profile(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Open") { path.append(.profile(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile(let id): ProfileView(path: $path, id: id)
                    }
                  }
              }
            }
          }
          struct ProfileView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View {
              Button("Picture") { path.append(.↓profile(id)) }
            }
          }
          """),
        RuleExample(
          "A detail screen pushes the screen that the stack started with (`warning`)",
          """
          enum Route: Hashable { case home, detail }
          @main struct DemoApp: App {
            @State private var path: [Route] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  HomeView(path: $path)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .home: HomeView(path: $path)
                      case .detail: DetailView(path: $path)
                      }
                    }
                }
              }
            }
          }
          struct HomeView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("Detail") { path.append(.detail) }
            }
          }
          struct DetailView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("Home") { path.append(.↓home) }
            }
          }
          """),
        RuleExample(
          "Two screens push one another (`info`)",
          """
          enum Route: Hashable { case about, settings }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Settings") { path.append(.settings) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .about: AboutView(path: $path)
                    case .settings: SettingsView(path: $path)
                    }
                  }
              }
            }
          }
          struct AboutView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("Settings") { path.append(.↓settings) }
            }
          }
          struct SettingsView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("About") { path.append(.about) }
            }
          }
          """, options: ["circles": .boolean(true)]),
        RuleExample(
          "A counter leads to the shop, and the shop shows the counter (`warning`)",
          """
          @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
          struct HomeView: View { var body: some View { CoinCounter(coins: 1) } }
          struct ShopView: View { var body: some View { CoinCounter(coins: 2) } }
          struct CoinCounter: View {
            let coins: Int
            var body: some View { ↓NavigationLink("\\(coins)") { ShopView() } }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "The shop hides the counter's link",
          """
          @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
          struct HomeView: View { var body: some View { CoinCounter(leadsToShop: true) } }
          struct ShopView: View { var body: some View { CoinCounter(leadsToShop: false) } }
          struct CoinCounter: View {
            let leadsToShop: Bool
            var body: some View {
              if leadsToShop {
                NavigationLink("Coins") { ShopView() }
              } else {
                Text("Coins")
              }
            }
          }
          """),
        RuleExample(
          "The push looks at the top of the stack first",
          """
          enum Route: Hashable { case profile(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Open") { path.append(.profile(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile(let id): ProfileView(path: $path, id: id)
                    }
                  }
              }
            }
          }
          struct ProfileView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View {
              Button("Picture") {
                if path.last != .profile(id) { path.append(.profile(id)) }
              }
            }
          }
          """),
        RuleExample(
          "Every hop shows someone else",
          """
          enum Route: Hashable {
            case profile(Int)
            case followers(Int)
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Open") { path.append(.profile(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile(let id): ProfileView(path: $path, id: id)
                    case .followers(let id): FollowersView(path: $path, ids: [id + 1, id + 2])
                    }
                  }
              }
            }
          }
          struct ProfileView: View {
            @Binding var path: [Route]
            let id: Int
            var body: some View {
              Button("Followers") { path.append(.followers(id)) }
            }
          }
          struct FollowersView: View {
            @Binding var path: [Route]
            let ids: [Int]
            var body: some View {
              List(ids, id: \\.self) { follower in
                Button("Follower") { path.append(.profile(follower)) }
              }
            }
          }
          """),
        RuleExample(
          "A folder opens a folder inside it",
          """
          struct Folder: Hashable {
            let name: String
            let folders: [Folder]
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            let folder: Folder
            var body: some View {
              NavigationStack {
                FolderView(folder: folder)
                  .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
              }
            }
          }
          struct FolderView: View {
            let folder: Folder
            var body: some View {
              List(folder.folders, id: \\.self) { inner in
                NavigationLink(inner.name, value: inner)
              }
            }
          }
          """),
        RuleExample(
          "The circle goes through a pop",
          """
          enum Route: Hashable { case about, settings }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Settings") { path.append(.settings) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .about: AboutView(path: $path)
                    case .settings: SettingsView(path: $path)
                    }
                  }
              }
            }
          }
          struct SettingsView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("About") { path.append(.about) }
            }
          }
          struct AboutView: View {
            @Binding var path: [Route]
            var body: some View {
              Button("Settings") { _ = path.popLast() }
            }
          }
          """),
        RuleExample(
          "The stack is emptied before",
          """
          enum Route: Hashable { case board }
          final class Router: ObservableObject {
            @Published var path: [Route] = []
            func reset() { path.removeAll() }
            func push(_ route: Route) { path.append(route) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Board") { router.push(.board) }
                  .navigationDestination(for: Route.self) { _ in BoardView(router: router) }
              }
            }
          }
          struct BoardView: View {
            @ObservedObject var router: Router
            var body: some View {
              Button("Begin again") {
                router.reset()
                router.push(.board)
              }
            }
          }
          """),
        RuleExample(
          "The list of what has ended stands on the list of what runs",
          """
          enum Route: Hashable { case ended }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { ContractsView() } }
          }
          struct ContractsView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                ContractList(showsEnded: false) { path.append(.ended) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .ended: ContractList(showsEnded: true) { path.append(.ended) }
                    }
                  }
              }
            }
          }
          struct ContractList: View {
            let showsEnded: Bool
            let onEnded: () -> Void
            var body: some View {
              if !showsEnded { Button("Ended contracts") { onEnded() } }
            }
          }
          """),
        RuleExample(
          "One screen shows each step of a flow in its own way",
          """
          enum Step: Hashable { case phone, code, done }
          @main struct DemoApp: App {
            @State private var path: [Step] = []
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  StepView(step: .phone, path: $path)
                    .navigationDestination(for: Step.self) { StepView(step: $0, path: $path) }
                }
              }
            }
          }
          struct StepView: View {
            let step: Step
            @Binding var path: [Step]
            var body: some View {
              VStack {
                Button("Code") { path.append(.code) }
                Button("Done") { path.append(.done) }
              }
            }
          }
          """),
        RuleExample(
          "The circle goes through a sheet",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { AccountView() } } }
          }
          struct AccountView: View {
            var body: some View { NavigationLink("Plans") { PlansView() } }
          }
          struct PlansView: View {
            @State private var showsAccount = false
            var body: some View {
              Button("Account") { showsAccount = true }
                .sheet(isPresented: $showsAccount) { NavigationStack { AccountView() } }
            }
          }
          """),
      ])
  }
}
