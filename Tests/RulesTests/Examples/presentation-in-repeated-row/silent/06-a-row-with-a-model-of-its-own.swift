// Each row is given a model of its own, or presents only while it is chosen

import SwiftUI
final class Model: ObservableObject, Identifiable { @Published var edited = false }
final class Router: ObservableObject { @Published var showsEditor = false; @Published var chosen = 0 }
struct HomeView: View {
  let models: [Model]
  var body: some View {
    List(models) { model in
      VStack {
        RowView(model: model)
        ChosenView()
      }
    }
  }
}
struct RowView: View {
  @ObservedObject var model: Model
  var body: some View {
    Button("Edit") { model.edited = true }.sheet(isPresented: $model.edited) { Text("Editor") }
  }
}
struct ChosenView: View {
  @EnvironmentObject private var router: Router
  var id = 0
  var body: some View {
    if router.chosen == id {
      Text("Chosen").sheet(isPresented: $router.showsEditor) { Text("Editor") }
    }
  }
}
