// Only a panel that nothing asks for leads to the screen

enum Panel: Int, Identifiable {
  case filter, legacy
  var id: Int { rawValue }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MapView() } }
}
struct MapView: View {
  @State private var panel: Panel?
  var body: some View {
    Button("Filter") { panel = .filter }
      .popover(item: $panel) { panel in content(of: panel) }
  }
  @ViewBuilder private func content(of panel: Panel) -> some View {
    switch panel {
    case .filter: Text("Filter")
    case .legacy: LegacyView()
    }
  }
}
struct ↓LegacyView: View {
  var body: some View { Text("Legacy").navigationTitle("Legacy") }
}
