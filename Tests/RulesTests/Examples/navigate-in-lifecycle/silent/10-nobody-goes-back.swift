// The pushed screen hides the back button

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { RootScreen() }
    }
}

enum Step: Hashable { case terms, home }

@MainActor
final class Router: ObservableObject {
    @Published var path: [Step] = []
    func push(_ step: Step) { path.append(step) }
}

struct OnFirstStart: ViewModifier {
    let router: Router

    func body(content: Content) -> some View {
        content.onAppear { router.push(.terms) }
    }
}

struct RootScreen: View {
    @StateObject private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            StartScreen(router: router)
                .modifier(OnFirstStart(router: router))
                .navigationDestination(for: Step.self) { step in
                    switch step {
                    case .terms: TermsScreen(router: router)
                    case .home: HomeScreen()
                    }
                }
        }
    }
}

struct StartScreen: View {
    let router: Router
    var body: some View { Button("Go on") { router.push(.home) } }
}

struct TermsScreen: View {
    let router: Router
    var body: some View { Text("Terms").navigationBarBackButtonHidden() }
}

struct HomeScreen: View { var body: some View { Text("Home") } }
