// An empty view that only carries a presenter

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { TabView { SheetHost() } } }
}
struct SheetHost: View {
  @State private var isOpen = true
  var body: some View {
    EmptyView().sheet(isPresented: $isOpen) { Text("Sheet") }
  }
}
