// The list around the rows takes the value

struct Mail: Hashable, Identifiable { let id: Int }
struct Help: Hashable {}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MailView() } }
}
struct MailView: View {
  @State private var selection: Mail?
  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        NavigationLink("Help", value: Help())
        RowView()
      }
      .navigationDestination(for: Help.self) { _ in Text("Help") }
    }
  }
}
struct RowView: View {
  var body: some View {
    NavigationLink("Mail", value: Mail(id: 1))
  }
}
