// The alert is attached to the loop

struct Row: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { SettingsView() } }
}
struct SettingsView: View {
  let rows: [Row] = []
  @State private var asks = false
  var body: some View {
    Form {
      ForEach(rows) { row in
        Button("\(row.id)") { asks = true }
      }
      .onDelete { _ in }
      .↓alert("Sure?", isPresented: $asks) { Button("Yes") {} }
      Button("Reset") { asks = true }
    }
  }
}
