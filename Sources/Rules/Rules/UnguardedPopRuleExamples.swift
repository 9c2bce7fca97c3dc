extension UnguardedPopRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A router that trusts its callers",
          """
          enum Step: Hashable { case name, address }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { SignUpView() } }
          }
          final class SignUpRouter: ObservableObject {
            @Published var steps: [Step] = []
            func back() { steps.↓removeLast() }
            func back(by count: Int) { steps.↓removeLast(count) }
          }
          struct SignUpView: View {
            @StateObject private var router = SignUpRouter()
            var body: some View {
              NavigationStack(path: $router.steps) {
                Button("Start") { router.steps.append(.name) }
                  .navigationDestination(for: Step.self) { _ in
                    VStack {
                      Button("Back") { router.back() }
                      Button("Start") { router.back(by: 2) }
                    }
                  }
              }
            }
          }
          """),
        RuleExample(
          "A screen that is pushed first of all",
          """
          enum Step: Hashable { case detail }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Step] = []
            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Detail", value: Step.detail)
                  .navigationDestination(for: Step.self) { _ in DetailView(path: $path) }
              }
            }
          }
          struct DetailView: View {
            @Binding var path: [Step]
            var body: some View { Button("Cancel") { path.↓removeLast() } }
          }
          """),
        RuleExample(
          "Several ways out of one view are one finding",
          """
          struct CodeView: View {
            @Binding var path: NavigationPath
            var body: some View {
              VStack {
                Button("Close") { path.↓removeLast(2) }
                Button("Back") { path.removeLast() }
              }
            }
          }
          """),
        RuleExample(
          "A back button that takes the path directly",
          """
          struct OrderView: View {
            @Binding var path: NavigationPath
            var body: some View {
              Button("Back") { path.↓removeLast() }
            }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "The function has the name of a string's own, and of a case",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          enum Step { case removeLast, none }
          final class PathState: ObservableObject {
            @Published var path = NavigationPath()
            func removeLast() { path.removeLast() }
          }
          struct RootView: View {
            @StateObject private var state = PathState()
            @State private var code = ""
            @State private var step = Step.none
            var body: some View {
              NavigationStack(path: $state.path) {
                Button("Delete") {
                  code.removeLast()
                  step = .removeLast
                }
              }
            }
          }
          """),
        RuleExample(
          "The one caller waits for a value",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          final class PathState: ObservableObject {
            @Published var path = NavigationPath()
            func close() { path.removeLast() }
          }
          struct RootView: View {
            @StateObject private var state = PathState()
            @State private var isSaved = false
            var body: some View {
              NavigationStack(path: $state.path) {
                Button("Save") { isSaved = true }
              }
              .onChange(of: isSaved) { saved in if saved { state.close() } }
            }
          }
          """),
        RuleExample(
          "Nobody calls it with the case that takes something off",
          """
          enum Page: Hashable { case detail, help }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          final class Router: ObservableObject {
            @Published var path: [Page] = []
            @Published var sheet: Page?
            func close(_ page: Page) {
              switch page {
              case .detail: path.removeLast()
              case .help: sheet = nil
              }
            }
          }
          struct RootView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.path.append(.detail) }
                Button("Close help") { router.close(.help) }
              }
            }
          }
          """),
        RuleExample(
          "What replaces the path has the stack's first screen below it, and two more lead here",
          """
          enum Page: Hashable { case list, detail, photo }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @State private var path: [Page] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Start") {
                  path.removeAll()
                  path.append(.list)
                }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .list: ListView(path: $path)
                  case .detail: DetailView(path: $path)
                  case .photo: PhotoView(path: $path)
                  }
                }
              }
            }
          }
          struct ListView: View {
            @Binding var path: [Page]
            var body: some View { Button("Detail") { path.append(.detail) } }
          }
          struct DetailView: View {
            @Binding var path: [Page]
            var body: some View { Button("Photo") { path.append(.photo) } }
          }
          struct PhotoView: View {
            @Binding var path: [Page]
            var body: some View { Button("Back") { path.removeLast() } }
          }
          """),
        RuleExample(
          "Once for each time that something is done",
          """
          import SwiftUI
          enum Page: Hashable { case form }
          final class FormModel: ObservableObject { @Published var isSaved = false }
          struct HomeView: View {
            @State private var path: [Page] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Form") { path.append(.form) }
                  .navigationDestination(for: Page.self) { _ in FormView(path: $path) }
              }
            }
          }
          struct FormView: View {
            @Binding var path: [Page]
            @StateObject private var model = FormModel()
            var body: some View {
              Button("Save") { model.isSaved = true }
                .onChange(of: model.isSaved) { saved in
                  if saved { path.removeLast() }
                }
            }
          }
          """),
        RuleExample(
          "Disabled while the path is empty, or replaced at once",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AppView() } }
          }
          struct AppView: View {
            @State private var path: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("New") { path.append(1) }
                  .navigationDestination(for: Int.self) { _ in EditorView(path: $path) }
              }
            }
          }
          struct EditorView: View {
            @Binding var path: [Int]
            var body: some View {
              Button("Cancel") { path.removeLast() }
                .disabled(path.isEmpty)
              Button("Save", action: save).disabled(path.isEmpty)
              Button("Next") { next() }
            }
            private func save() { path.removeLast() }
            private func next() {
              path.removeLast()
              path.append(2)
            }
          }
          """),
        RuleExample(
          "The path is looked at first, here or in all callers",
          """
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            var canGoBack: Bool { !path.isEmpty }
            func back() {
              guard canGoBack else { return }
              path.removeLast()
            }
            func back(by count: Int) { path.removeLast(min(count, path.count)) }
            func home() { path.removeLast(path.count) }
            func homeSlowly() { while path.count > 0 { path.removeLast() } }
            private func pop() { path.removeLast() }
            func leave() {
              if path.isEmpty { return }
              pop()
            }
            func replace(by step: Int) {
              path.append(step)
              path.removeLast()
            }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
          }
          """),
        RuleExample(
          "popLast answers an empty array with nil, and other arrays are no path",
          """
          struct AppView: View {
            @State private var path: [Int] = []
            @State private var marks: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Back") {
                  _ = path.popLast()
                  marks.removeLast()
                }
              }
            }
          }
          """),
        RuleExample(
          "A condition of the button stands for the check",
          """
          struct WizardView: View {
            @State private var path: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                if !path.isEmpty {
                  Button("Back") { withAnimation { path.removeLast() } }
                }
              }
            }
          }
          """),
        RuleExample(
          "Nothing calls the function, nor who calls it",
          """
          final class Router: ObservableObject {
            @Published var path: [Int] = []
            func goBack() { path.removeLast() }
            static func leave(_ router: Router) { router.goBack() }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
          }
          """),
        RuleExample(
          "The button of an alert, and of a popup, can be touched once",
          """
          final class Popups: ObservableObject {
            @Published var action: () -> Void = {}
            func set(title: String, action: @escaping () -> Void) { self.action = action }
          }
          struct BookingView: View {
            @Binding var path: NavigationPath
            @EnvironmentObject var popups: Popups
            @State private var isBooked = false
            @State private var isRefused = false
            var body: some View {
              Button("Book") { popups.set(title: "Booked", action: { path.removeLast() }) }
                .alert("Booked", isPresented: $isBooked) { Button("OK") { path.removeLast() } }
                .alert(isPresented: $isRefused) { Alert(title: Text("No"), dismissButton: .default(Text("OK"), action: \
          { path.removeLast() })) }
            }
          }
          """),
        RuleExample(
          "Another screen is always below",
          """
          enum Step: Hashable { case list, detail }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Step] = []
            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("List", value: Step.list)
                  .navigationDestination(for: Step.self) { step in
                    switch step {
                    case .list: ListView()
                    case .detail: DetailView(path: $path)
                    }
                  }
              }
            }
          }
          struct ListView: View {
            var body: some View { NavigationLink("Detail", value: Step.detail) }
          }
          struct DetailView: View {
            @Binding var path: [Step]
            var body: some View { Button("Cancel") { path.removeLast() } }
          }
          """),
        RuleExample(
          "An action that a screen on the path sends",
          """
          enum Action { case path(Int), back }
          final class Router: ObservableObject {
            @Published var path: [Int] = []
            func send(_ action: Action) {
              switch action {
              case .path: path.removeLast()
              case .back: _ = path.popLast()
              }
            }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
          }
          """),
        RuleExample(
          "The stack state of a reducer, which answers an action that says what is on it",
          """
          import ComposableArchitecture
          import SwiftUI
          @Reducer struct Flow {
            @ObservableState struct State { var path = StackState<Int>() }
            enum Action { case failed }
            func reduce(state: inout State, action: Action) { let _ = state.path.removeLast() }
          }
          struct FlowView: View {
            @Bindable var store: StoreOf<Flow>
            var body: some View { NavigationStack(path: $store.path) { Button("Fail") { store.send(.failed) } } }
          }
          """),
      ])
  }
}
