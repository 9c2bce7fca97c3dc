// Through a helper: an initialiser of the app makes a binding that drops what it is told

// prelude: home-app
final class HomeModel: ObservableObject {
  enum Phase { case idle, scanning }
  @Published var phase: Phase = .idle
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View { Button("Scan") { model.phase = .scanning }.scanSheet(model) }
}
extension View {
  func scanSheet(_ model: HomeModel) -> some View {
    sheet(isPresented: Binding(readOnly: model.phase == .scanning)) { Text("Scan") }
  }
}
extension Binding where Value == Bool {
  init(readOnly value: Bool) {
    self.↓init(get: { value }, set: { _ in })
  }
}
