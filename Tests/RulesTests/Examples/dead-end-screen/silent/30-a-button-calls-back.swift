// A control of the cover is bound to its presenter

// prelude: home-app
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("Open") { shows = true }.fullScreenCover(isPresented: $shows) { StageView(isOpen: $shows) }
  }
}
struct StageView: View {
  @Binding var isOpen: Bool
  @State private var angle = 0.0
  var body: some View { VStack { Slider(value: $angle); Toggle("Open", isOn: $isOpen) } }
}
