// One of two cases, in a value whose type a library decides

enum Closing { case finished, reminder }
enum Step { case home, thanks(Closing) }
final class StepModel {
  func steps(_ source: AnyPublisher<Bool, Never>) -> AnyPublisher<Step, Never> {
    source.combineLatest(source).map { pair in
      let isOpen = pair.0
      if isOpen { return .thanks(isOpen ? .reminder : .finished) } else { return .home }
    }.eraseToAnyPublisher()
  }
}
final class ClosingController: UIViewController {
  static func make(_ closing: Closing) -> ClosingController {
    switch closing {
    case .finished: return ClosingController(title: "Done")
    case .reminder: return ClosingController(title: "Later")
    }
  }
}
final class HomeController: UIViewController {
  func show(_ step: Step) {
    switch step {
    case .home: break
    case .thanks(let closing): present(ClosingController.make(closing), animated: true)
    }
  }
  func finish() { present(ClosingController.make(.finished), animated: true) }
}
