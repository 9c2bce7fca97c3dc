// The modifier tints the button

import SwiftUI
@main struct MemoApp: App { var body: some Scene { WindowGroup { MemosView() } } }
struct Memo: Identifiable { let id: Int }
@MainActor final class MemosModel: ObservableObject {
    @Published var memos = [Memo(id: 1)]
    @Published var asksFor: Memo?
    func ask(_ memo: Memo) { asksFor = memo }
    func delete(_ memo: Memo) { memos.removeAll { $0.id == memo.id } }
}
struct MemosView: View {
    @StateObject private var model = MemosModel()
    var body: some View {
        List(model.memos) { memo in
            Text("\(memo.id)").deletable { model.ask(memo) }
        }
        .alert(item: $model.asksFor) { memo in
            Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { model.delete(memo) }, secondaryButton: .cancel())
        }
    }
}
extension View {
    func deletable(_ action: @escaping () -> Void) -> some View {
        swipeActions {
            Button(action: action) { Label("Delete", systemImage: "trash") }.tint(.red)
        }
    }
}
