// The failure is shown

import SwiftUI
@main struct BankApp: App { var body: some Scene { WindowGroup { TransferView() } } }
@MainActor final class TransferModel: ObservableObject {
    @Published var amount = ""
    @Published var failure: TransferFailure?
    func send() async {
        do { try await Bank.transfer(amount) } catch { failure = TransferFailure(text: error.localizedDescription) }
    }
}
struct TransferFailure: Identifiable { let id = UUID(); let text: String }
enum Bank { static func transfer(_ amount: String) async throws {} }
struct TransferView: View {
    @StateObject private var model = TransferModel()
    var body: some View {
        Form {
            TextField("Amount", text: $model.amount)
            Button("Send") { Task { await model.send() } }
        }
        .alert(item: $model.failure) { Alert(title: Text($0.text)) }
    }
}
