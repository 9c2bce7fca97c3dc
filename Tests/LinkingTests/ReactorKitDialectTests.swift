import Testing

/// What a reactor's state says is shown because a screen sent the reactor an action.
@Suite struct ReactorKitDialectTests {
  private let app = """
    import ReactorKit
    import RxSwift
    import UIKit
    final class ListReactor: Reactor {
      enum Action { case open, rename(String) }
      enum Mutation { case setOpen }
      struct State { var opensDetail = false }
      let initialState = State()
      func mutate(action: Action) -> Observable<Mutation> { .just(.setOpen) }
      func reduce(state: State, mutation: Mutation) -> State { state }
    }
    final class DetailReactor: Reactor {
      enum Action { case help }
      enum Mutation { case setHelp }
      struct State { var route: Route? }
      enum Route { case help }
      let initialState = State()
      func mutate(action: Action) -> Observable<Mutation> { .just(.setHelp) }
      func reduce(state: State, mutation: Mutation) -> State { state }
    }
    final class TitleField: UIView { let edits = PublishSubject<String>() ; func edit() { edits.onNext("") } }
    final class ListController: UIViewController, View {
      let field = TitleField()
      var bag = DisposeBag()
      override func viewDidLoad() { bindField() }
      func bind(reactor: ListReactor) { button.rx.tap.map { .open }.bind(to: reactor.action).disposed(by: bag) }
      private func bindField() {
        guard let reactor = reactor else { return }
        field.edits.map { ListReactor.Action.rename($0) }.bind(to: reactor.action).disposed(by: bag)
      }
    }
    final class DetailController: UIViewController, View {
      let field = TitleField()
      func bind(reactor: DetailReactor) {}
      @objc func help() { self.reactor?.action.onNext(.help) }
    }
    final class HelpController: UIViewController {}
    final class AppLeader {
      let navigation = UINavigationController()
      let bag = DisposeBag()
      func start() {
        let reactor = ListReactor()
        let list = ListController()
        list.reactor = reactor
        follow(reactor)
        navigation.setViewControllers([list], animated: false)
      }
      private func follow(_ reactor: ListReactor) {
        reactor.state.map { $0.opensDetail }.filter { $0 }.withUnretained(self).bind { owner, _ in owner.showDetail() \
    }.disposed(by: bag)
      }
      private func showDetail() {
        let reactor = DetailReactor()
        let detail = DetailController()
        detail.reactor = reactor
        reactor.pulse(\\.$route).subscribe(onNext: { [weak self] _ in self?.navigation.present(HelpController(), \
    animated: true) }).disposed(by: bag)
        navigation.pushViewController(detail, animated: true)
      }
    }
    """

  @Test func stateIsShownOnTheScreenThatSendsActions() {
    let edges = screenEdges(["App/App.swift": app])
    #expect(edges == ["DetailController sheet HelpController", "ListController push DetailController"])
  }
}
