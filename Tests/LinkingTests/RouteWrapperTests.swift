import Testing

/// Views and controllers of the app that stand for the screen of the route, or for the one screen, that they are given.
@Suite struct RouteWrapperTests {
  private func source(page: String, opening: String) -> String {
    """
    import SwiftUI
    enum Page: Hashable, Identifiable { case near, far; var id: Self { self } }
    struct Box: Identifiable { let id = 1; let page: Page }
    struct Near: View { var body: some View { Text("Near") } }
    struct Far: View { let name: String; init?(name: String) { self.name = name }; var body: some View { Text(name) } }
    struct Pages {
      func make(_ page: Page) -> some View {
        Group {
          switch page {
          case .near: Near()
          case .far: if let far = Far(name: "x") { far } else { ContentUnavailableView("None", systemImage: "x") }
          }
        }
      }
    }
    func screen(for page: Page) -> some View { Pages().make(page) }
    struct Shown: View {
      let page: Page
      private let pages = Pages()
      var body: some View { \(page) }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View {
      @State private var open: Page?
      @State private var box: Box?
      var body: some View { \(opening) }
    }
    """
  }

  @Test(arguments: [
    "pages.make(page)", "screen(for: page).padding()", "Group { screen(for: page) }",
    "switch page { case .near: Near(); case .far: Far(name: \"a\") }",
  ])
  func aViewThatAsksForTheScreenOfItsRoute(page: String) {
    let ways = """
      VStack { Button("Near") { open = .near }; Button("Far") { box = Box(page: .far) }; NavigationLink("Far") { \
      Shown(page: .far) } }
        .sheet(item: $open) { Shown(page: $0) }
        .fullScreenCover(item: $box) { Shown(page: $0.page) }
      """
    #expect(
      transitionLines(source(page: page, opening: ways)) == [
        "Home cover Far", "Home push Far", "Home sheet Near", "TheApp root Home",
      ])
  }

  @Test(arguments: [
    ("func makeUIViewController(context: Context) -> Camera { Camera() }", "Camera"),
    ("func makeUIViewController(context: Context) -> some UIViewController { return Camera() }", "Camera"),
    (
      "func makeUIViewController(context: Context) -> UIViewController { SFSafariViewController(url: url) }",
      "SFSafariViewController"
    ),
    // What the controller is made with is set up before.
    (
      "func makeUIViewController(context: Context) -> SFSafariViewController { let settings = SFSafariViewController.Configuration(); settings.entersReaderIfAvailable = true; return SFSafariViewController(url: url, configuration: settings) }",
      "SFSafariViewController"
    ),
    // More than the controller: the view listens to it.
    (
      "func makeUIViewController(context: Context) -> Camera { Camera() }; func makeCoordinator() -> Listener { Listener() }",
      "CameraBox"
    ),
    (
      "func makeUIViewController(context: Context) -> Camera { let camera = Camera(); camera.isFast = true; return camera }",
      "CameraBox"
    ),
  ])
  func aViewAroundAController(maker: String, shown: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Camera: UIViewController { var isFast = false }
      final class Listener {}
      struct CameraBox: UIViewControllerRepresentable {
        let url: URL
        \(maker)
        func updateUIViewController(_ camera: UIViewController, context: Context) {}
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Button("Go") { isShown = true }.sheet(isPresented: $isShown) { CameraBox(url: url) } }
      }
      """)
    #expect(lines == ["Home sheet \(shown)", "TheApp root Home"])
  }

  /// The protocol's own default makes the controller, around what the type gives.
  @Test(arguments: [("", "Camera"), ("func makeCoordinator() -> Listener { Listener() }", "CameraBox")])
  func aViewWhoseProtocolMakesTheController(own: String, shown: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Camera: UIViewController {}
      final class Listener {}
      protocol Wrapping: UIViewControllerRepresentable where UIViewControllerType == UINavigationController {
        func inner() -> UIViewController
      }
      extension Wrapping {
        func makeUIViewController(context: Context) -> UINavigationController {
          UINavigationController(rootViewController: inner())
        }
        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
      }
      struct CameraBox: Wrapping {
        func inner() -> UIViewController { Camera() }
        \(own)
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Button("Go") { isShown = true }.sheet(isPresented: $isShown) { CameraBox() } }
      }
      """)
    #expect(lines == ["Home sheet \(shown)", "TheApp root Home"])
  }

  @Test(arguments: [
    ("init() { super.init(rootView: Terms(name: \"x\")) }", "Terms"),
    ("init() { super.init(rootView: Terms(name: \"x\")); view.backgroundColor = .clear }", "Terms"),
    // A controller with work of its own.
    ("private let model = Model(); init() { super.init(rootView: Terms(name: \"x\")) }", "Host"),
    ("init() { super.init(rootView: Terms(name: \"x\")) }; func refresh() {}", "Host"),
  ])
  func aHostThatMakesItsView(members: String, shown: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Model {}
      struct Terms: View { let name: String; var body: some View { Text(name) } }
      final class Host: UIHostingController<Terms> { \(members) }
      final class Menu: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { present(Host(), \
      animated: true) }
      }
      """)
    #expect(lines == ["Menu sheet \(shown)"])
  }
}
