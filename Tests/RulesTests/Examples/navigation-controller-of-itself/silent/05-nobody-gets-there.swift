// A flow that the app no longer makes

import SwiftUI
import UIKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
final class Flow {
  let navigationController = UINavigationController()
  func help() { navigationController.navigationController?.present(UIViewController(), animated: true) }
}
