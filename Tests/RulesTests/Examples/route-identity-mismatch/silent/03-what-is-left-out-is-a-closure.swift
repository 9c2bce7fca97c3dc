// What is left out is a closure

enum Sheet: Identifiable, Equatable {
  case picker(() -> Void), help
  var id: String { "sheet" }
  static func == (a: Sheet, b: Sheet) -> Bool {
    switch (a, b) {
    case (.picker, .picker): return true
    case (.help, .help): return true
    default: return false
    }
  }
}
struct HomeView: View {
  @State private var sheet: Sheet?
  var body: some View {
    Button("Pick") { sheet = .picker({}) }
      .sheet(item: $sheet) { _ in Text("Sheet") }
  }
}
