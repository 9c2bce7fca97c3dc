// The modifier of the app is on the stack

import SwiftUI
@main struct CallsApp: App { var body: some Scene { WindowGroup { CallsTab() } } }
@MainActor final class CallStore: ObservableObject { @Published var calls = [1, 2] }
extension View {
    func withCallStore(_ store: CallStore) -> some View { environmentObject(store) }
}
struct CallsTab: View {
    @StateObject private var store = CallStore()
    var body: some View {
        NavigationStack {
            CallsList()
                .navigationDestination(for: Int.self) { CallDetail(id: $0) }
        }
        .withCallStore(store)
    }
}
struct CallsList: View {
    @EnvironmentObject private var store: CallStore
    var body: some View { List(store.calls, id: \.self) { id in NavigationLink("Call", value: id) } }
}
struct CallDetail: View {
    let id: Int
    @EnvironmentObject private var store: CallStore
    var body: some View { Text("\(store.calls.count)") }
}
