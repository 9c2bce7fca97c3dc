// The button of an alert, and of a popup, can be touched once

final class Popups: ObservableObject {
  @Published var action: () -> Void = {}
  func set(title: String, action: @escaping () -> Void) { self.action = action }
}
struct BookingView: View {
  @Binding var path: NavigationPath
  @EnvironmentObject var popups: Popups
  @State private var isBooked = false
  @State private var isRefused = false
  var body: some View {
    Button("Book") { popups.set(title: "Booked", action: { path.removeLast() }) }
      .alert("Booked", isPresented: $isBooked) { Button("OK") { path.removeLast() } }
      .alert(isPresented: $isRefused) { Alert(title: Text("No"), dismissButton: .default(Text("OK"), action: { path.removeLast() })) }
  }
}
