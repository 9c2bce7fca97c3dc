import Testing

/// Destinations that pass through observers, boxes, objects that show themselves, and coordinators without a start.
@Suite struct HandedWishTests {
  @Test(arguments: ["{ _, new in", "{ new in", "{"])
  func whatAnObserverIsGiven(head: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case near, far }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Board() } } }
      struct Board: View {
        @State private var wish: Page?
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Row(wish: $wish).navigationDestination(for: Page.self) { page in
              switch page { case .near: Near(); case .far: Far() }
            }
          }
          .onChange(of: wish) \(head) if let \(head == "{" ? "new = wish" : "new") { path.append(new) } }
        }
      }
      struct Row: View { @Binding var wish: Page?; var body: some View { Button("Far") { wish = .far } } }
      struct Near: View { var body: some View { Text("Near") } }
      struct Far: View { var body: some View { Text("Far") } }
      """)
    #expect(lines == ["Board root Row", "Row push Far", "TheApp root Board"])
  }

  @Test func aBoxHoldsWhatItsVariableSays() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Box<Content>: Identifiable { let id = 1; let content: Content }
      protocol Showable { associatedtype Shown: View; func shown() -> Shown }
      struct Note: Showable { func shown() -> some View { NoteView() } }
      struct Photo: Showable { func shown() -> some View { PhotoView() } }
      extension View {
        func showing<Content: Showable>(_ box: Binding<Box<Content>?>) -> some View { sheet(item: box) { \
      $0.content.shown() } }
      }
      struct Notes: View {
        @State private var note: Box<Note>?
        var body: some View { Button("Note") { note = Box(content: Note()) }.showing($note) }
      }
      struct Photos: View {
        @State private var photo: Box<Photo>?
        var body: some View { Button("Photo") { photo = Box(content: Photo()) }.showing($photo) }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      struct PhotoView: View { var body: some View { Text("Photo") } }
      """)
    #expect(lines == ["Notes sheet NoteView", "Photos sheet PhotoView"])
  }

  @Test func aScreenThatShowsItself() {
    let lines = transitionLines(
      """
      import UIKit
      final class Help: UIViewController {
        func show(from page: UIViewController) { page.present(UINavigationController(rootViewController: self), \
      animated: true) }
      }
      final class Home: UIViewController { @objc func help() { let help = Help(); help.show(from: self) } }
      """)
    #expect(lines == ["Home sheet Help"])
  }

  @Test func aFlowWithoutAStart() {
    let lines = transitionLines(
      """
      import UIKit
      final class OfferFlow {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func begin() { showOffer() }
        func track() {}
        private func showOffer() { root.present(Offer(), animated: true) }
      }
      final class Offer: UIViewController {}
      final class Home: UIViewController {
        var flow: OfferFlow?
        @objc func tap() { let flow = OfferFlow(root: self); self.flow = flow; flow.track(); flow.begin() }
      }
      """)
    #expect(lines == ["Home flow OfferFlow", "OfferFlow sheet Offer"])
  }

  @Test(arguments: [
    "if stack != nil { stack?.pushViewController(page, animated: true) } else { root.present(page, animated: true) }",
    "if let stack { stack.pushViewController(page, animated: true) } else { root.present(page, animated: true) }",
  ])
  func aPushThatFallsBack(body: String) {
    let lines = transitionLines(
      """
      import UIKit
      final class Opener {
        var stack: UINavigationController?
        let root = UIViewController()
        func open(_ page: UIViewController) { \(body) }
        func openHelp() { open(Help()) }
      }
      final class Help: UIViewController {}
      """)
    #expect(lines == ["Opener push Help"])
  }

  @Test func aScreenMadeWithAClosureThatMakesAModel() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Model {}
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { NavigationStack { Garden { Model() } } } }
      struct Garden: View {
        init(make: @escaping () -> Model) {}
        var body: some View { NavigationLink("Plant") { Plant { print("water") } } }
      }
      struct Plant: View { let water: () -> Void; var body: some View { Button("Water", action: water) } }
      """)
    #expect(lines == ["Garden push Plant", "Root root Garden", "TheApp root Root"])
  }
}
