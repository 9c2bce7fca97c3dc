// A model that is there from the start hears the event, too

import Combine
import UIKit
final class MarketModel {
  let tab = CurrentValueSubject<Int, Never>(0)
  let listKind = PassthroughSubject<String, Never>()
  var kind = ""
  var bag: Set<AnyCancellable> = []
  init() { listKind.sink { [weak self] in self?.kind = $0 }.store(in: &bag) }
  func seeAll(_ kind: String) {
    listKind.send(kind)
    tab.send(1)
  }
}
final class OverviewController: UIViewController {
  let model = MarketModel()
  @objc func seeAll() { model.seeAll("gainers") }
}
final class DiscoveryController: UIViewController {
  let model = MarketModel()
  var bag: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    model.listKind.sink { [weak self] in self?.title = $0 }.store(in: &bag)
  }
}
