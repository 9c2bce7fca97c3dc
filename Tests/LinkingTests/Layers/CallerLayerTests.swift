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
}
