// A constant that is made of state, for a screen that the back button takes off

// prelude: home-app
final class Model: ObservableObject {
  @Published var note: String?
  func open() { note = "A" }
}
struct HomeView: View {
  @StateObject private var model = Model()
  var body: some View {
    NavigationStack {
      Button("Open") { model.open() }
        .navigationDestination(isPresented: .↓constant(model.note != nil)) { Text("Note") }
    }
  }
}
