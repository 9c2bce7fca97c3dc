// A binding for each case

import SwiftUI
@Observable final class Model {
    enum Screen: Hashable { case tags, log }
    var next: Screen?
}
struct CombatantView: View {
    @State private var model = Model()
    var body: some View {
        VStack {
            Button("Tags") { model.next = .tags }
            Button("View all") { model.next = .log }
        }
        .navigationDestination(isPresented: Binding(
            get: { model.next == .tags }, set: { if !$0 { model.next = nil } })) { Text("Tags") }
        .navigationDestination(isPresented: Binding(
            get: { model.next == .log }, set: { if !$0 { model.next = nil } })) { Text("Log") }
    }
}
@main struct MyApp: App { var body: some Scene { WindowGroup { NavigationStack { CombatantView() } } } }
