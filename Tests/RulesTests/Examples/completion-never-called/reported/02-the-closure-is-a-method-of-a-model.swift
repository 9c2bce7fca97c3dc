// The closure is a method of a model

import SwiftUI
@main struct HealthApp: App { var body: some Scene { WindowGroup { HealthView() } } }
@MainActor final class HealthModel: ObservableObject {
    @Published var connects = false
    func connect() { connects = true }
    func finished() { connects = false }
}
struct HealthView: View {
    @StateObject private var model = HealthModel()
    var body: some View {
        Button("Connect") { model.connect() }
            .fullScreenCover(isPresented: $model.connects) { ConnectFlow(onDone: model.finished) }
    }
}
struct ConnectFlow: View {
    let ↓onDone: () -> Void
    @State private var step = 0
    var body: some View {
        VStack {
            Text("Step \(step)")
            StepButtons(next: { step += 1 })
        }
    }
}
struct StepButtons: View {
    let next: () -> Void
    var body: some View {
        Button("Next", action: next)
    }
}
