// The view has a flag of its own for the alert whose text is set with it

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ProfileView() } }
}
final class ProfileModel: ObservableObject {
  @Published var alertTitle = ""
  @Published var showAlert = false
  func check(_ name: String) -> Bool {
    if name.isEmpty {
      alertTitle = "No name"
      showAlert = true
      return false
    }
    return true
  }
}
struct ProfileView: View {
  @StateObject private var model = ProfileModel()
  @State private var asks = false
  var body: some View {
    Button("Save") { if !model.check("") { asks = true } }
      .alert(model.alertTitle, isPresented: $asks) { Button("OK") {} }
  }
}
