// The list takes the tap itself, the row's own destination is for other places

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
}
struct InboxView: View {
  @State private var sender: String?
  var body: some View {
    List(0..<50, id: \.self) { row in
      MailRow(onOpen: { sender = $0 })
    }
    .navigationDestination(item: $sender) { Text($0) }
  }
}
struct MailRow: View {
  var onOpen: ((String) -> Void)?
  @State private var sender: String?
  var body: some View {
    Button("Sender") { open("Ann") }
      .navigationDestination(item: $sender) { Text($0) }
  }
  private func open(_ name: String) {
    if let onOpen { onOpen(name) } else { sender = name }
  }
}
