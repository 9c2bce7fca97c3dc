// The set of the binding tells the model, and a constant is a sketch

// prelude: home-app
final class Model: ObservableObject {
  @Published private(set) var note: String?
  func open() { note = "A" }
  func closed() { note = nil }
}
struct HomeView: View {
  @StateObject private var model = Model()
  private var shows: Binding<Bool> { Binding(get: { model.note != nil }, set: { _ in model.closed() }) }
  var body: some View {
    Button("Open") { model.open() }
      .sheet(isPresented: shows) { Text("Note") }
      .popover(isPresented: .constant(false)) { Text("Tip") }
  }
}
