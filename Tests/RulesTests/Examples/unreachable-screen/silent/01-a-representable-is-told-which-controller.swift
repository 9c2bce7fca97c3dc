// A representable is told which controller to make

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  var body: some View { NavigationLink("Profile") { Hosted<ProfileController>() } }
}
struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Controller { Controller() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}
final class ProfileController: UIViewController {}
