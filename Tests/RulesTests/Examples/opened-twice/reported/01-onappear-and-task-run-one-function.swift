// onAppear and task run one function

import SwiftUI
@main struct ScanApp: App { var body: some Scene { WindowGroup { HomeView() } } }
enum Step: Hashable { case join(String) }
final class HomeModel: ObservableObject {
    @Published var path: [Step] = []
    var pending: String? = "code"
    func resume() {
        guard let pending else { return }
        path.append(.join(pending))
    }
}
struct HomeView: View {
    @StateObject private var model = HomeModel()
    var body: some View {
        NavigationStack(path: $model.path) {
            Text("Home")
                .onAppear { model.resume() }
                .↓task { model.resume() }
                .navigationDestination(for: Step.self) { step in
                    switch step { case .join(let code): JoinView(code: code) }
                }
        }
    }
}
struct JoinView: View { let code: String; var body: some View { Text(code) } }
