// The value is a list's selection in a split view

struct Mail: Hashable, Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MailView() } }
}
struct MailView: View {
  let mails: [Mail] = []
  @State private var selection: Mail?
  var body: some View {
    NavigationSplitView {
      List(mails, selection: $selection) { mail in
        NavigationLink("Mail", value: mail)
      }
    } detail: {
      DetailView()
    }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
