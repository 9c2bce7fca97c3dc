import NavigationModel
import Testing

/// Whether the text of a trigger is read by the user, or is the name of a picture.
@Suite struct PictureWordsTests {
  @Test(arguments: [
    (#"Button("Help") { isOpen = true }"#, "Help", false),
    (#"Button("Help", systemImage: "questionmark") { isOpen = true }"#, "Help", false),
    (#"Button { isOpen = true } label: { Image(systemName: "questionmark") }"#, "questionmark", true),
    (#"Button { isOpen = true } label: { Image("lifebelt") }"#, "lifebelt", true),
    ("Button { isOpen = true } label: { sign }", "questionmark", true),
    (#"Image(systemName: "questionmark").onTapGesture { isOpen = true }"#, "questionmark", true),
    (#"Image(systemName: "questionmark").accessibilityLabel("Help").onTapGesture { isOpen = true }"#, "Help", false),
  ])
  func inSwiftUI(control: String, text: String, isPicture: Bool) throws {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isOpen = false
        private var sign: some View { Image(systemName: "questionmark") }
        var body: some View { VStack { \(control) }.sheet(isPresented: $isOpen) { HelpView() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
    ])
    let trigger = try #require(graph.transitions.first { $0.to == "HelpView" }?.triggers.first)
    #expect(trigger.text == text)
    #expect(trigger.isPicture == isPicture)
  }

  @Test(arguments: [
    ("UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(help))", "Done", false),
    (
      #"UIBarButtonItem(image: UIImage(systemName: "questionmark"), style: .plain, target: self, action: #selector(help))"#,
      "questionmark", true
    ),
    (#".init(title: "Help", style: .plain, target: self, action: #selector(help))"#, "Help", false),
    (#".init(title: "Help", primaryAction: .init { [weak self] _ in self?.help() })"#, "Help", false),
    (#"UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help))"#, "Help", false),
  ])
  func inUIKit(item: String, text: String, isPicture: Bool) throws {
    let graph = graph([
      "App/Home.swift": """
      import UIKit
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = \(item)
        }
        @objc private func help() { present(HelpViewController(), animated: true) }
      }
      final class HelpViewController: UIViewController {}
      """
    ])
    let trigger = try #require(graph.transitions.first { $0.to == "HelpViewController" }?.triggers.first)
    #expect(trigger.text == text)
    #expect(trigger.isPicture == isPicture)
  }
}
