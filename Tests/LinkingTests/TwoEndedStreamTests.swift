import Testing

/// Streams that a view model gives out by two names: one to put something in, one to observe.
@Suite struct TwoEndedStreamTests {
  @Test func whatIsBoundToTheEndToPutIn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import RxSwift
      final class ListModel {
        let select: AnyObserver<Int>
        let showDetail: Observable<Int>
        private(set) var help: AnyObserver<Void>!
        private let helps = PublishSubject<Void>()
        var showHelp: Observable<Void> { helps.asObservable() }
        init() {
          let selections = PublishSubject<Int>()
          select = selections.asObserver()
          showDetail = selections.asObservable()
          help = helps.asObserver()
        }
      }
      class Base: UIViewController {
        func complain(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), \
      animated: true) }
      }
      final class List: Base {
        var model: ListModel!
        let table = UITableView()
        let button = UIButton()
        override func viewDidLoad() {
          table.rx.itemSelected.map { $0.row }.bind(to: model.select).disposed(by: bag)
          button.rx.tap.bind(to: model.help).disposed(by: bag)
        }
      }
      final class DetailModel { let failed = PublishSubject<String>(); func save() { failed.onNext("no") } }
      final class Detail: Base { var model: DetailModel!; @objc func tapped() { model.save() } }
      final class Help: Base {}
      final class Flow {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListModel()
          model.showDetail.subscribe(onNext: { [weak self] id in self?.showDetail(id) }).disposed(by: bag)
          model.showHelp.subscribe(onNext: { [weak self] in self?.navigation.present(Help(), animated: true) \
      }).disposed(by: bag)
          let list = List()
          list.model = model
          navigation.setViewControllers([list], animated: false)
        }
        private func showDetail(_ id: Int) {
          let model = DetailModel()
          let detail = Detail()
          detail.model = model
          model.failed.subscribe(onNext: { text in detail.complain(text) }).disposed(by: bag)
          navigation.pushViewController(detail, animated: true)
        }
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
    #expect(
      edges == [
        "AppDelegate flow Flow", "AppDelegate root List", "Detail alert alert", "List push Detail", "List sheet Help",
      ])
  }
}
