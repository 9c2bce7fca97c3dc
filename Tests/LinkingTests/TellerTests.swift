import Testing

/// What a screen tells its delegate happens on that screen.
@Suite struct TellerTests {
  private func edges(_ list: String, rest: String = "") -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: List())
        }
      }
      protocol EditorDelegate: AnyObject {
        func editorDidDelete()
        func editorWantsToShare()
      }
      final class Editor: UIViewController {
        weak var delegate: EditorDelegate?
        @objc func deleteTapped() { delegate?.editorDidDelete() }
        @objc func shareTapped() {
          guard let delegate else { return }
          delegate.editorWantsToShare()
        }
      }
      final class Share: UIViewController {}
      final class Other: UIViewController {}
      final class List: UITableViewController {
        @objc func add() {
          let editor = Editor()
          editor.delegate = self
          navigationController?.pushViewController(editor, animated: true)
        }
        @objc func otherTapped() { navigationController?.pushViewController(Other(), animated: true) }
      }
      \(list)
      \(rest)
      """
    ])
  }

  /// Forward and back; a controller's own code is its own.
  @Test func aScreenThatTellsAnother() {
    let found = edges(
      """
      extension List: EditorDelegate {
        func editorDidDelete() { navigationController?.popViewController(animated: true) }
        func editorWantsToShare() { present(Share(), animated: true) }
      }
      """)
    #expect(
      found == [
        "AppDelegate root List", "Editor back pop", "Editor sheet Share", "List push Editor", "List push Other",
      ])
  }

  /// A function that both the delegate's method and the screen's own button call.
  @Test func aFunctionWithTwoCallers() {
    let found = edges(
      """
      extension List: EditorDelegate {
        func editorDidDelete() {}
        func editorWantsToShare() { share() }
        @objc func shareTapped() { share() }
        private func share() { present(Share(), animated: true) }
      }
      """)
    #expect(found.filter { $0.contains("Share") } == ["Editor sheet Share", "List sheet Share"])
  }

  /// The screen calls its own method, too.
  @Test func aMethodThatTheScreenCallsToo() {
    let found = edges(
      """
      extension List: EditorDelegate {
        func editorDidDelete() {}
        func editorWantsToShare() { present(Share(), animated: true) }
        @objc func shareTapped() { editorWantsToShare() }
      }
      """)
    #expect(found.filter { $0.contains("Share") } == ["Editor sheet Share", "List sheet Share"])
  }

  /// Cells and models are no screens: what they tell happens on the screen that is told.
  @Test(arguments: ["UITableViewCell", "NSObject", "UIView"])
  func whatIsNoScreen(base: String) {
    let found = edges(
      """
      protocol PartDelegate: AnyObject { func partDidTap() }
      final class Part: \(base) {
        weak var delegate: PartDelegate?
        @objc func tapped() { delegate?.partDidTap() }
      }
      extension List: PartDelegate {
        func partDidTap() { present(Share(), animated: true) }
      }
      """)
    #expect(found.filter { $0.contains("Share") } == ["List sheet Share"])
  }

  /// Two screens that show one and the same: each method runs on the screen that tells, and not for a screen that never
  /// tells this delegate.
  @Test func aScreenWithAnotherDelegate() {
    let found = edges(
      """
      extension List: EditorDelegate {
        func editorDidDelete() {}
        func editorWantsToShare() { present(Share(), animated: true) }
      }
      """,
      rest: """
        final class Viewer: UIViewController {
          weak var delegate: EditorDelegate?
          @objc func shareTapped() { delegate?.editorWantsToShare() }
        }
        final class Gallery: UIViewController, EditorDelegate {
          func editorDidDelete() {}
          func editorWantsToShare() { present(Other(), animated: true) }
          @objc func view() {
            let viewer = Viewer()
            viewer.delegate = self
            present(viewer, animated: true)
          }
        }
        extension List {
          @objc func galleryTapped() { present(Gallery(), animated: true) }
        }
        """)
    #expect(found.filter { $0.contains("Share") } == ["Editor sheet Share"])
    #expect(found.filter { $0.contains("sheet Other") } == ["Viewer sheet Other"])
  }
}
