// Through a modifier: the app has one that asks

// prelude: home-app
struct HomeView: View {
  @State private var asks = false
  var body: some View {
    Text("Row").contextMenu {
      Button("Delete") { asks = true }.confirming($asks) { print("gone") }
    }
  }
}
struct Confirming: ViewModifier {
  @Binding var asks: Bool
  let action: () -> Void
  func body(content: Content) -> some View {
    content.↓alert("Sure?", isPresented: $asks) { Button("Yes", action: action) }
  }
}
extension View {
  func confirming(_ asks: Binding<Bool>, action: @escaping () -> Void) -> some View {
    modifier(Confirming(asks: asks, action: action))
  }
}
