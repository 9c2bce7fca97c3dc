// A helper of the app makes a binding that puts the state down

// prelude: home-app
final class HomeModel: ObservableObject {
  enum Phase { case idle, scanning }
  @Published var phase: Phase = .idle
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Button("Scan") { model.phase = .scanning }
      .sheet(isPresented: Binding(model.phase == .scanning, end: { model.phase = .idle })) { Text("Scan") }
  }
}
extension Binding where Value == Bool {
  init(_ value: Bool, end: @escaping () -> Void) {
    self.init(get: { value }, set: { if !$0 { end() } })
  }
}
