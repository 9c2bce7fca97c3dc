// The screen that listens is the one whose code sends

import Combine
import UIKit
final class ListModel {
  let failed = PassthroughSubject<String, Never>()
  let rows = CurrentValueSubject<[Int], Never>([])
  func load() {
    failed.send("offline")
    rows.send([1])
  }
}
final class ListController: UIViewController {
  let model = ListModel()
  var bag: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    model.failed.sink { [weak self] in self?.title = $0 }.store(in: &bag)
    model.load()
  }
}
