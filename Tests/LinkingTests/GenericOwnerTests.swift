import NavigationModel
import Testing

/// Models of one generic class are told apart by what they are generic over.
@Suite struct GenericOwnerTests {
  /// A handler works for the model that is generic over it.
  @Test func aModelForEachHandler() {
    let origins = origins(
      """
      import SwiftUI
      import UIKit
      protocol ActionHandler {
        associatedtype Action
        associatedtype State
        func process(action: Action, in model: ViewModel<Self>)
      }
      final class ViewModel<Handler: ActionHandler>: ObservableObject {
        let handler: Handler
        private(set) var state: Handler.State
        init(state: Handler.State, handler: Handler) { self.state = state; self.handler = handler }
        func process(action: Handler.Action) {
          if Thread.isMainThread { perform(action) } else { DispatchQueue.main.async { [weak self] in \
      self?.perform(action) } }
        }
        private func perform(_ action: Handler.Action) { handler.process(action: action, in: self) }
      }
      protocol ExportDelegate: AnyObject { func showStyles() }
      enum ExportAction { case check, reload }
      struct ExportHandler: ActionHandler {
        weak var delegate: ExportDelegate?
        func process(action: ExportAction, in model: ViewModel<ExportHandler>) { check() }
        private func check() { delegate?.showStyles() }
      }
      enum TagAction { case check, clear }
      struct TagHandler: ActionHandler {
        func process(action: TagAction, in model: ViewModel<TagHandler>) {}
      }
      struct ExportView: View {
        @EnvironmentObject var model: ViewModel<ExportHandler>
        var body: some View { Button("Check") { model.process(action: .check) } }
      }
      struct TagView: View {
        @EnvironmentObject var model: ViewModel<TagHandler>
        var body: some View { Button("Check tags") { model.process(action: .check) } }
      }
      struct StylesView: View { var body: some View { Text("Styles") } }
      final class ExportCoordinator: ExportDelegate {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          var handler = ExportHandler()
          handler.delegate = self
          let model = ViewModel(state: 0, handler: handler)
          navigation.setViewControllers([UIHostingController(rootView: ExportView().environmentObject(model))], \
      animated: false)
        }
        func showStyles() { navigation.pushViewController(UIHostingController(rootView: StylesView()), animated: \
      true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var export: ExportCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          let first = UINavigationController()
          export = ExportCoordinator(first)
          export?.start()
          let tags = UIHostingController(rootView: TagView().environmentObject(ViewModel(state: 0, handler: \
      TagHandler())))
          tabs.viewControllers = [first, tags]
          window?.rootViewController = tabs
        }
      }
      """)
    #expect(origins["ExportCoordinator push StylesView"] == ["ExportView"])
  }
}
