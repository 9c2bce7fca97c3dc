// A computed property of a model makes the object that holds the flag

import SwiftUI
final class OrderModel: ObservableObject {
  @Published var note = ""
  var customer: CustomerModel { ↓CustomerModel() }
}
final class CustomerModel: ObservableObject {
  @Published var searches = false
}
@main struct OrdersApp: App { var body: some Scene { WindowGroup { OrderView() } } }
struct OrderView: View {
  @StateObject private var model = OrderModel()
  var body: some View {
    TextField("Note", text: $model.note)
    CustomerView(model: model.customer)
  }
}
struct CustomerView: View {
  @ObservedObject var model: CustomerModel
  var body: some View {
    Button("Search") { model.searches = true }
      .sheet(isPresented: $model.searches) { Text("Search") }
  }
}
