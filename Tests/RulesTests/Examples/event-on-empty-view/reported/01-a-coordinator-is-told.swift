// A delegate would close the form

import SwiftUI
import UIKit
protocol EditDelegate: AnyObject { func dismiss() }
final class EditFlow: EditDelegate {
  let nav = UINavigationController()
  func start() { nav.present(UIHostingController(rootView: EditView(delegate: self)), animated: true) }
  func dismiss() { nav.dismiss(animated: true) }
}
struct EditView: View {
  weak var delegate: EditDelegate?
  @State private var isSaved = false
  var body: some View {
    Form {
      Button("Save") { isSaved = true }
      if isSaved {
        EmptyView().↓onAppear { self.delegate?.dismiss() }
      }
    }
  }
}
