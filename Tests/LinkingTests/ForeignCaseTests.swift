import Testing

/// One box passes the actions of all screens to their models; each model knows the cases of its own enum only.
@Suite struct ForeignCaseTests {
  private func edges(_ action: String) -> [String] {
    screenEdges([
      "App.swift": """
      import SwiftUI
      class Model<State, Action> {
        private(set) lazy var context = Context(model: self)
        func process(action: Action) {}
        final class Context: ObservableObject {
          private weak var model: Model?
          init(model: Model) { self.model = model }
          func send(action: Action) { model?.process(action: action) }
        }
      }
      struct HomeState {}
      struct RoomState {}
      enum HomeAction { case open, skip }
      enum RoomAction { case details, skip }
      final class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func showRoom() {
          let room = Room(context: RoomModel(flow: self).context)
          stack.pushViewController(UIHostingController(rootView: room), animated: true)
        }
        func showDetails() { stack.pushViewController(UIHostingController(rootView: Details()), animated: true) }
        func start() {
          let home = Home(context: HomeModel(flow: self).context)
          stack.setViewControllers([UIHostingController(rootView: home)], animated: false)
        }
      }
      final class HomeModel: Model<HomeState, HomeAction> {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
        override func process(action: HomeAction) {
          switch action {
          case .open: flow.showRoom()
          case .skip: break
          }
        }
      }
      final class RoomModel: Model<RoomState, RoomAction> {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
        override func process(action: RoomAction) {
          switch action {
          case .details: flow.showDetails()
          case .skip: break
          }
        }
      }
      struct Cell: View {
        let action: (HomeAction) -> Void
        var body: some View { Button("Go on") { action(.open) } }
      }
      struct Home: View {
        @ObservedObject var context: HomeModel.Context
        var body: some View { \(action) }
      }
      struct Room: View {
        @ObservedObject var context: RoomModel.Context
        var body: some View { Button("Details") { context.send(action: .details) } }
      }
      struct Details: View { var body: some View { Text("Details") } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: Flow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          flow = Flow(stack: stack)
          flow?.start()
          window?.rootViewController = stack
        }
      }
      """
    ])
  }

  /// A function that is handed over by its name receives the type of its object.
  @Test(arguments: [
    "Cell(action: context.send)", "Cell { context.send(action: $0) }", "Cell(action: context.send(action:))",
  ])
  func aFunctionHandedOverByNameRunsNoCaseOfAnotherEnum(action: String) {
    let edges = edges(action)
    #expect(edges.filter { $0.hasSuffix("push Details") } == ["Room push Details"])
    #expect(edges.contains("Home push Room"))
  }
}
