import Testing

/// Paths that reach other code as computed bindings.
@Suite struct KeptBindingTests {
  /// A model appends to the path of another one, which it received as a binding that was made in place.
  @Test(arguments: [
    "let path = Binding(get: { [weak self] in self?.path ?? NavigationPath() }, set: { [weak self] in self?.path = $0 })\n"
      + "return MenuModel(path: path)",
    "return MenuModel(path: Binding(get: { self.path }, set: { self.path = $0 }))",
  ])
  func aPathThatIsHandedOn(_ making: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum MenuPage { case order }
      final class HubModel: ObservableObject {
        @Published var path = NavigationPath()
        lazy var menu: MenuModel = {
          \(making)
        }()
      }
      final class MenuModel: ObservableObject {
        @Binding var path: NavigationPath
        init(path: Binding<NavigationPath>) { self._path = path }
        func order() { path.append(MenuPage.order) }
      }
      struct HubView: View {
        @ObservedObject var model: HubModel
        var body: some View {
          NavigationStack(path: $model.path) { MenuView(model: model.menu) }
        }
      }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          Button("Order") { model.order() }
            .navigationDestination(for: MenuPage.self) { _ in OrderView() }
        }
      }
      struct OrderView: View { var body: some View { Text("Order") } }
      @main struct TheApp: App {
        let model = HubModel()
        var body: some Scene { WindowGroup { HubView(model: model) } }
      }
      """)
    #expect(lines.contains { $0.hasSuffix("push OrderView") }, "\(lines)")
  }
}
