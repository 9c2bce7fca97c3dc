import Testing

/// `_name` is what a wrapper stores of `name`, where that is a variable; else it is a name like any other.
@Suite struct UnderscoredNameTests {
  private static func source(_ name: String) -> String {
    """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    enum Card {
      struct Large: View {
        let action: () -> Void
        var body: some View { \(name)(action: { action() }) }
      }
    }
    struct \(name): View {
      let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      var body: some View { Button("Open") { action() } }
    }
    struct Home: View {
      @State private var isOpen = false
      init() { _isOpen = State(initialValue: false) }
      var body: some View { Card.Large(action: { isOpen = true }).sheet(isPresented: $isOpen) { Detail() } }
    }
    struct Detail: View { var body: some View { Text("Detail") } }
    """
  }

  @Test(arguments: ["_Card", "_Panel", "Panel"])
  func aTypeBesideOneWithoutTheUnderscore(name: String) {
    #expect(causes(Self.source(name))["Home sheet Detail"] == ["Button(\"Open\")"])
  }
}
