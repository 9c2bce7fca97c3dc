// A modifier of the app puts the stack around it

import SwiftUI
@main struct NewsApp: App { var body: some Scene { WindowGroup { NewsView() } } }
extension View {
    func inNavigation() -> some View { NavigationStack { self } }
}
enum NewsRoute: Hashable { case article(Int) }
struct NewsView: View {
    @State private var path: [NewsRoute] = []
    var body: some View {
        NavigationStack(path: $path) {
            Button("Open") { path.append(.article(1)) }
                .navigationDestination(for: NewsRoute.self) { destination($0) }
        }
    }
    @ViewBuilder private func destination(_ route: NewsRoute) -> some View {
        switch route {
        case .article(let id): ArticleView(id: id).↓inNavigation()
        }
    }
}
struct ArticleView: View { let id: Int; var body: some View { Text("\(id)") } }
