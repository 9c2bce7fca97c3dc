import Testing

/// Who puts something into a stream by a name of its own.
@Suite struct StreamEndTests {
  @Test func whatIsPutIntoTheOtherEndByACall() {
    let edges = screenEdges([
      "App.swift": """
      import RxSwift
      import UIKit
      final class ListModel {
        let select: AnyObserver<Int>
        let showDetail: Observable<Int>
        init() {
          let selections = PublishSubject<Int>()
          select = selections.asObserver()
          showDetail = selections.asObservable()
        }
      }
      final class List: UITableViewController {
        private let model: ListModel
        init(model: ListModel) { self.model = model; super.init(style: .plain) }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          model.select.onNext(path.row)
        }
      }
      final class Detail: UIViewController {}
      final class Flow {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListModel()
          model.showDetail.subscribe(onNext: { [weak self] _ in self?.showDetail() }).disposed(by: bag)
          navigation.setViewControllers([List(model: model)], animated: false)
        }
        private func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = Flow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          flow.start()
          return true
        }
      }
      """
    ])
    #expect(edges.contains("List push Detail"))
  }
}
