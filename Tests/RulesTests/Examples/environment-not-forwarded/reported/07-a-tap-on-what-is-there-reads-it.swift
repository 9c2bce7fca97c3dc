// Only a tap reads it, on a row for a value that may come

import SwiftUI
import UIKit
final class HomeModel: ObservableObject { @Published var document: String? }
final class ChatController: UIViewController {
  @objc func open() { present(↓UIHostingController(rootView: ClaimView(terms: nil)), animated: true) }
}
struct ClaimView: View {
  @EnvironmentObject var home: HomeModel
  let terms: String?
  var body: some View {
    if let terms {
      Text(terms).onTapGesture { home.document = terms }
    }
  }
}
