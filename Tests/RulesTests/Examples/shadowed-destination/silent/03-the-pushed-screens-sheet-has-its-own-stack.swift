// The pushed screen's sheet has its own stack

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NumbersView() } }
}
struct NumbersView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { NumberView(number: $0) }
    }
  }
}
struct NumberView: View {
  let number: Int
  @State private var showsHelp = false
  var body: some View {
    Button("Help") { showsHelp = true }
      .sheet(isPresented: $showsHelp) {
        NavigationStack {
          NavigationLink("More", value: 2)
            .navigationDestination(for: Int.self) { _ in Text("More") }
        }
      }
  }
}
