// An observable model, and another object than the one needed

@Observable final class Session { var name = "" }
final class Settings: ObservableObject {}
final class ListController: UIViewController {
  let settings = Settings()
  override func viewDidAppear(_ animated: Bool) {
    let view = ProfileView().environmentObject(settings)
    navigationController?.pushViewController(↓UIHostingController(rootView: view), animated: true)
  }
}
struct ProfileView: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.name) }
}
