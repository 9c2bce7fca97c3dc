// A presenter that was not read may set it

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { PhotoView() } }
}
struct PhotoView: View {
  @State private var showsPicker = false
  var body: some View {
    Toggle("Pick", isOn: $showsPicker)
      .sheet(isPresented: $showsPicker) { Text("Picker") }
  }
}
