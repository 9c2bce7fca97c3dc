// A hosted view with a stack of its own is the root of a navigation controller

import SwiftUI
import UIKit
struct AlarmsView: View {
  var body: some View {
    ↓NavigationStack {
      List { NavigationLink("Sounds") { Text("Sounds") } }.navigationTitle("Alarms")
    }
  }
}
struct RulesView: View {
  var body: some View { ↓NavigationView { Text("Rules") } }
}
final class MoreController: UIViewController {
  @objc func openAlarms() {
    let host = UIHostingController(rootView: AlarmsView())
    host.title = "Alarms"
    present(UINavigationController(rootViewController: host), animated: true)
  }
  @objc func openRules() {
    navigationController?.pushViewController(UIHostingController(rootView: RulesView()), animated: true)
  }
}
