import Testing

/// Controllers into which the code that makes them puts a child.
@Suite struct PutChildTests {
  /// - Parameter own: what the controller does by itself.
  static func app(_ own: String) -> String {
    """
    import SwiftUI
    import UIKit
    enum Style { case sheet, full }
    class FrameController: UIViewController {
      let style: Style
      init(style: Style) { self.style = style; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { super.viewDidLoad(); \(own) }
    }
    struct Presentation<Content: View> {
      let style: Style
      let content: () -> Content
      init(style: Style, @ViewBuilder content: @escaping () -> Content) { self.style = style; self.content = content }
      func show() {
        let page = UIHostingController(rootView: content())
        let frame = FrameController(style: style)
        frame.addChild(page)
        frame.view.addSubview(page.view)
        page.didMove(toParent: frame)
        UIApplication.shared.windows.first?.rootViewController?.present(frame, animated: true)
      }
    }
    struct HomeView: View { var body: some View { Button("Help") { Presentation(style: .sheet) { HelpView().padding() \
    }.show() } } }
    struct HelpView: View { var body: some View { Text("Help") } }
    """
  }

  /// One with nothing of its own shows the child; one that lays something out is the screen.
  @Test(arguments: [
    ("sheetPresentationController?.prefersGrabberVisible = true", ["HomeView sheet HelpView"]),
    ("view.addSubview(UILabel())", ["Presentation sheet FrameController"]),
  ])
  func aControllerThatIsGivenAChild(own: String, expected: [String]) {
    #expect(transitionLines(Self.app(own)) == expected)
  }
}
