// The row's sheet or link has a place of its own

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
}
struct InboxView: View {
  @State private var showsHelp = false
  var body: some View {
    List {
      NavigationLink("Mail") { MailView() }
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsHelp) { NavigationStack { MailView() } }
  }
}
struct MailView: View {
  @State private var showsSender = false
  var body: some View {
    Button("Sender") { showsSender = true }
      .navigationDestination(isPresented: $showsSender) { Text("Sender") }
  }
}
