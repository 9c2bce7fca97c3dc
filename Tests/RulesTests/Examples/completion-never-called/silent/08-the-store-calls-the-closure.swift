// The store calls the closure

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { PlansScreen() }
    }
}

protocol ViewStore: AnyObject {
    associatedtype Action
    func send(_ action: Action)
}

@MainActor
final class PlanEditorStore: ViewStore, ObservableObject {
    enum Action { case titleChanged(String), saveTapped, cancelTapped }
    @Published private(set) var title = ""
    private let onFinish: (String?) -> Void

    init(onFinish: @escaping (String?) -> Void) { self.onFinish = onFinish }

    func send(_ action: Action) {
        switch action {
        case .titleChanged(let text): title = text
        case .saveTapped:
            UserDefaults.standard.set(title, forKey: "plan")
            onFinish(title)
        case .cancelTapped:
            onFinish(nil)
        }
    }
}

struct PlansScreen: View {
    @State private var isEditing = false

    var body: some View {
        Button("New plan") { isEditing = true }
            .fullScreenCover(isPresented: $isEditing) {
                PlanEditor(store: PlanEditorStore { _ in isEditing = false })
            }
    }
}

struct PlanEditor: View {
    @StateObject var store: PlanEditorStore

    init(store: @autoclosure @escaping () -> PlanEditorStore) { _store = StateObject(wrappedValue: store()) }

    var body: some View {
        VStack {
            TextField("Title", text: Binding(get: { store.title }, set: { store.send(.titleChanged($0)) }))
            Button("Save") { store.send(.saveTapped) }
            Button("Cancel") { store.send(.cancelTapped) }
        }
    }
}
