// A view observes the state that the answer changes

import MessageUI
import SwiftUI
final class MailModel: NSObject, ObservableObject, MFMailComposeViewControllerDelegate {
  @Published var result: MFMailComposeResult?
  func write(from host: UIViewController) {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    host.present(mail, animated: true)
  }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    self.result = result
  }
}
struct HelpView: View {
  @StateObject private var model = MailModel()
  var body: some View {
    Text("Help").onChange(of: model.result) { _ in print("answered") }
  }
}
