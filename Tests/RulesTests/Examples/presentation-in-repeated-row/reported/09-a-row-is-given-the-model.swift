// Each row is given the model that holds the flag

import SwiftUI
struct Item: Identifiable { var id = 0 }
final class Model: ObservableObject { @Published var edited = false; @Published var items: [Item] = [] }
struct HomeView: View {
  @StateObject private var model = Model()
  var body: some View {
    List(model.items) { item in
      ↓RowView(model: model, item: item)
    }
  }
}
struct RowView: View {
  @ObservedObject var model: Model
  let item: Item
  var body: some View {
        Button("Edit") { model.edited = true }.modifier(Editing(shown: $model.edited))
  }
}
struct Editing: ViewModifier {
  @Binding var shown: Bool
  func body(content: Content) -> some View { content.sheet(isPresented: $shown) { Text("Editor") } }
}
