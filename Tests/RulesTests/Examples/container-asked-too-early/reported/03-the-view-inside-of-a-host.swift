// A hosting controller hands its view the stack before it is on one

import SwiftUI
import UIKit

final class AmountHost: UIHostingController<AmountView> {
  init(model: AmountModel) {
    super.init(rootView: AmountView(model: model))
    rootView.presenter = ↓navigationController
  }
  required init?(coder: NSCoder) { nil }
}

struct AmountView: View {
  let model: AmountModel
  var presenter: UIViewController?
  var body: some View {
    Button("Take payment") { presenter?.present(ReaderController(), animated: true) }
  }
}

final class AmountModel {}
final class ReaderController: UIViewController {}
