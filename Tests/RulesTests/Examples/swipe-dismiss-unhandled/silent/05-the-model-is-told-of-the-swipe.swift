// The model is told of the swipe

import SwiftUI
@main struct PlayerApp: App { var body: some Scene { WindowGroup { PlayerHome() } } }
@MainActor final class PlayerModel: ObservableObject {
    @Published var queue: Queue?
    private(set) var isEditing = false
    func edit() {
        guard !isEditing else { return }
        isEditing = true
        queue = Queue(id: 1)
    }
    func finish() {
        isEditing = false
        queue = nil
    }
}
struct Queue: Identifiable { let id: Int }
struct PlayerHome: View {
    @StateObject private var model = PlayerModel()
    var body: some View {
        Button("Edit queue") { model.edit() }
            .sheet(item: $model.queue, onDismiss: { model.finish() }) { _ in QueueEditor(close: model.finish) }
    }
}
struct QueueEditor: View {
    let close: () -> Void
    var body: some View { Button("Done", action: close) }
}
