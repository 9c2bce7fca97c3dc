import NavigationModel
import Testing

/// Words on a control that stand elsewhere.
@Suite struct SaidLabelTests {
  @Test func inAPartOfTheView() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var shows = false
        var body: some View {
          QualityBar(onTap: { shows = true }).sheet(isPresented: $shows) { QualityView() }
        }
      }
      struct QualityView: View { var body: some View { Text("Quality") } }
      struct QualityBar: View {
        var onTap: (() -> Void)?
        var body: some View {
          HStack {
            Image(systemName: "gearshape")
            titles
          }
          .onTapGesture { onTap?() }
          .accessibilityIdentifier("quality_bar")
        }
        @ViewBuilder private var titles: some View {
          let title = "Video quality"
          Text(title)
        }
      }
      """)
    #expect(causes["HomeView sheet QualityView"] == [#"onTapGesture("Video quality")"#])
  }

  @Test func onTheItemThatIsGivenTheAction() {
    let causes = causes(
      """
      import UIKit
      protocol ToolbarDelegate: AnyObject { func showFilters() }
      final class Toolbar {
        weak var delegate: ToolbarDelegate?
        func makeItem() -> UIBarButtonItem {
          let item = UIBarButtonItem()
          item.primaryAction = makeFilterAction(image: UIImage(systemName: "line.3.horizontal.decrease"))
          item.accessibilityLabel = "Filter items"
          return item
        }
        private func makeFilterAction(image: UIImage?) -> UIAction { UIAction(image: image) { [weak self] _ in \
      self?.delegate?.showFilters() } }
      }
      final class ListViewController: UIViewController, ToolbarDelegate {
        private let toolbar = Toolbar()
        override func viewDidLoad() { super.viewDidLoad(); toolbar.delegate = self; toolbarItems = \
      [toolbar.makeItem()] }
        func showFilters() { present(FilterViewController(), animated: true) }
      }
      final class FilterViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = ListViewController() }
      }
      """)
    #expect(causes["ListViewController sheet FilterViewController"] == [#"UIBarButtonItem("Filter items")"#])
  }
}
