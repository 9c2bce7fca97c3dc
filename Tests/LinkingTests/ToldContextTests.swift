import NavigationModel
import Testing

/// A class inside of a generic one, as a type names it that tells the outer one its actions.
@Suite struct ToldContextTests {
  @Test func casesOfOneNameAreToldApart() {
    let causes = causes(
      """
      import Combine
      import SwiftUI
      import UIKit
      class StateStoreViewModel<State, ViewAction> {
        lazy var context = Context(viewModel: self)
        func process(viewAction: ViewAction) {}
        final class Context: ObservableObject {
          private weak var viewModel: StateStoreViewModel?
          init(viewModel: StateStoreViewModel) { self.viewModel = viewModel }
          func send(viewAction: ViewAction) { viewModel?.process(viewAction: viewAction) }
        }
      }
      enum SearchViewAction { case selectRoom(roomID: String), cancel }
      enum EditViewAction { case selectRoom(roomID: String), reset }
      enum SearchModelAction { case open(String) }
      enum EditModelAction { case request(String) }
      typealias SearchModelType = StateStoreViewModel<Int, SearchViewAction>
      typealias EditModelType = StateStoreViewModel<String, EditViewAction>
      final class SearchModel: SearchModelType {
        private let subject = PassthroughSubject<SearchModelAction, Never>()
        var actions: AnyPublisher<SearchModelAction, Never> { subject.eraseToAnyPublisher() }
        override func process(viewAction: SearchViewAction) { switch viewAction { case .selectRoom(let id): \
      subject.send(.open(id)); case .cancel: break } }
      }
      final class EditModel: EditModelType {
        private let subject = PassthroughSubject<EditModelAction, Never>()
        var actions: AnyPublisher<EditModelAction, Never> { subject.eraseToAnyPublisher() }
        override func process(viewAction: EditViewAction) { switch viewAction { case .selectRoom(let id): \
      subject.send(.request(id)); case .reset: break } }
      }
      struct SearchScreen: View {
        @ObservedObject var context: SearchModel.Context
        var body: some View { Button("Open room") { context.send(viewAction: .selectRoom(roomID: "a")) } }
      }
      struct EditScreen: View {
        @ObservedObject var context: EditModel.Context
        var body: some View { Button("Edit room") { context.send(viewAction: .selectRoom(roomID: "a")) } }
      }
      final class SearchCoordinator {
        let navigation = UINavigationController(); private let model = SearchModel(); private var bag = \
      Set<AnyCancellable>()
        func start() {
          model.actions.sink { [weak self] action in switch action { case .open: \
      self?.navigation.pushViewController(UIHostingController(rootView: RoomView()), animated: true) } }.store(in: \
      &bag)
          navigation.setViewControllers([UIHostingController(rootView: SearchScreen(context: model.context))], \
      animated: false)
        }
      }
      final class EditCoordinator {
        let navigation = UINavigationController(); private let model = EditModel(); private var bag = \
      Set<AnyCancellable>()
        func start() {
          model.actions.sink { [weak self] action in switch action { case .request: \
      self?.navigation.pushViewController(UIHostingController(rootView: RoomSettingsView()), animated: true) } \
      }.store(in: &bag)
          navigation.setViewControllers([UIHostingController(rootView: EditScreen(context: model.context))], \
      animated: false)
        }
      }
      struct RoomView: View { var body: some View { Text("Room") } }
      struct RoomSettingsView: View { var body: some View { Text("Room settings") } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let search = SearchCoordinator(), edit = EditCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          search.start(); edit.start()
          let tabs = UITabBarController(); tabs.viewControllers = [search.navigation, edit.navigation]; \
      window?.rootViewController = tabs
        }
      }
      """)
    #expect(causes["EditCoordinator push RoomSettingsView"] == [#"Button("Edit room")"#])
    #expect(causes["SearchCoordinator push RoomView"] == [#"Button("Open room")"#])
  }
}
