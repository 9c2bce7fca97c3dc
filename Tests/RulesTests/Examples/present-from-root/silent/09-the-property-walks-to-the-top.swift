// The property walks up to the topmost controller

import SwiftUI
import UIKit

@main
struct PayApp: App {
  var body: some Scene { WindowGroup { PayView() } }
}

struct PayView: View {
  @State private var shows = false
  var body: some View {
    Button("Pay") { shows = true }
      .sheet(isPresented: $shows) { CardView() }
  }
}

struct CardView: View {
  var body: some View { Button("Confirm") { Confirmation.ask() } }
}

enum Confirmation {
  static func ask() {
    let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    UIApplication.shared.firstRoot?.present(alert, animated: true)
  }
}

extension UIApplication {
  var firstRoot: UIViewController? {
    var top = (connectedScenes.first as? UIWindowScene)?.windows.first?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
