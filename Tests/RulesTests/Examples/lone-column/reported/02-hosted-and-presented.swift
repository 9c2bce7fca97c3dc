// A controller presents the view in a host

import SwiftUI
import UIKit
final class HomeController: UIViewController {
  @objc func logIn() { present(UIHostingController(rootView: LoginView()), animated: true) }
}
struct LoginView: View {
  var body: some View { ↓NavigationView { FormView() } }
}
struct FormView: View { var body: some View { Text("Name") } }
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
