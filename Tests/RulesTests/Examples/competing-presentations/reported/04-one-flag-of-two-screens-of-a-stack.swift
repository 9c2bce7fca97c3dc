// One flag of two screens of a stack

import SwiftUI

final class ChatModel: ObservableObject { @Published var showCreateAccount = false }

struct ChatsScreen: View {
    @StateObject private var model = ChatModel()
    var body: some View {
        NavigationStack {
            NavigationLink("Open") { ConversationScreen(model: model) }
                .toolbar { Button("New") { model.showCreateAccount = true } }
        }
        .sheet(isPresented: $model.showCreateAccount) { Text("Create an account") }
    }
}
struct ConversationScreen: View {
    @ObservedObject var model: ChatModel
    var body: some View {
        Button("Join") { model.showCreateAccount = true }
            .↓sheet(isPresented: $model.showCreateAccount) { Text("Create an account") }
    }
}
@main struct MyApp: App { var body: some Scene { WindowGroup { ChatsScreen() } } }
