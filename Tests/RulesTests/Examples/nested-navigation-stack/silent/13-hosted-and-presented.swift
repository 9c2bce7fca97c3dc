// A hosted view with a stack of its own is presented, or one of the bars is hidden

import SwiftUI
import UIKit
struct AlarmsView: View {
  var body: some View { NavigationStack { Text("Alarms") } }
}
struct RulesView: View {
  var body: some View { NavigationStack { Text("Rules").toolbar(.hidden, for: .navigationBar) } }
}
struct HelpView: View {
  var body: some View { NavigationStack { Text("Help") } }
}
final class MoreController: UIViewController {
  @objc func openAlarms() { present(UIHostingController(rootView: AlarmsView()), animated: true) }
  @objc func openRules() {
    let host = UIHostingController(rootView: RulesView())
    navigationController?.pushViewController(host, animated: true)
  }
}
final class HelpOpener: UIViewController {
  @objc func openHelp() {
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: HelpView()))
    stack.setNavigationBarHidden(true, animated: false)
    present(stack, animated: true)
  }
}
