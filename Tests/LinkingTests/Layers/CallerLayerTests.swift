import Testing

/// Who runs code: the calls of a function, and the runs of a closure.
@Suite struct CallerLayerTests {
  private func expectCallers(_ source: MarkedSource, _ place: Testing.SourceLocation = #_sourceLocation) {
    #expect(LayerAnswers.callers(in: source) == source.answers, sourceLocation: place)
  }

  @Test func callsOfTheMemberItself() {
    expectCallers(
      """
      final class Router {
        func ↓show() {} //= 6, 7
        func ↓hide() {} //= nothing
      }
      final class Other { func show() {} }
      func a(_ router: Router) { router.show() }
      func b(_ router: Router?) { router?.show() }
      func c(_ other: Other) { other.show() }
      """)
  }

  @Test func callsOfARequirementRunItsWitnesses() {
    expectCallers(
      """
      protocol Routing { func show() }
      final class Router: Routing { func ↓show() {} } //= 3
      func open(_ router: any Routing) { router.show() }
      """)
  }

  @Test func callsOfABaseClassRunWhatOverridesIt() {
    expectCallers(
      """
      class Base { func show() {} }
      final class Home: Base { override func ↓show() {} } //= 3
      func open(_ base: Base) { base.show() }
      """)
  }

  @Test func aKeptClosureRunsWhereItIsCalled() {
    expectCallers(
      """
      final class List {
        private let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
        func tap() { onTap() }
      }
      func make() -> List {
        List(onTap: ↓{ print("tapped") }) //= 4
      }
      """)
  }

  @Test func codeThatIsHandedOverRunsWhereItIsCalled() {
    expectCallers(
      """
      func later(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
      func use() { later ↓{ print("2") } } //= 1
      struct Action {
        let run: () -> Void
        func callAsFunction() { run() }
      }
      func give() { act(Action ↓{ print("3") }) } //= 5
      func act(_ action: Action) { action() }
      extension Collection {
        func ↓each(_ body: (Element) -> Void) { for element in self { body(element) } } //= 12
      }
      func list() { [1].each ↓{ print($0) } } //= 10
      """)
  }
}
