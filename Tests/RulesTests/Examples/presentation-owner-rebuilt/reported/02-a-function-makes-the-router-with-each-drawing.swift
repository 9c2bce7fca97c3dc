// A function makes the router with each drawing

import SwiftUI
@main struct OrderApp: App { var body: some Scene { WindowGroup { OrderScreen() } } }
final class OrderRouter: ObservableObject {
    @Published var picksCustomer = false
    func pick() { picksCustomer = true }
}
struct OrderScreen: View {
    @State private var note = ""
    var body: some View {
        Form {
            TextField("Note", text: $note)
            CustomerSection(router: makeRouter())
        }
    }
    private func makeRouter() -> OrderRouter { ↓OrderRouter() }
}
struct CustomerSection: View {
    @ObservedObject var router: OrderRouter
    var body: some View {
        Button("Customer") { router.pick() }
            .sheet(isPresented: $router.picksCustomer) { CustomerPicker() }
    }
}
struct CustomerPicker: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
}
