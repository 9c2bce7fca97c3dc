import Testing

/// Code that runs after a value has changed.
@Suite struct WatchedStateTests {
  private func lines(_ watching: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      @Observable final class Wizard {
        enum Step: Hashable { case name, mail }
        var step: Step = .name
        func next() { step = .mail }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var wizard = Wizard()
        @State private var path: [Wizard.Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Next") { wizard.next() }
              .navigationDestination(for: Wizard.Step.self) { step in
                switch step {
                case .name: NameView()
                case .mail: MailView()
                }
              }
          }
          \(watching)
        }
      }
      struct NameView: View { var body: some View { Text("") } }
      struct MailView: View { var body: some View { Text("") } }
      """
    ).filter { $0.contains("push") }
  }

  @Test func theInitialValueIsNoChange() {
    #expect(lines(".onChange(of: wizard.step) { _, step in path.append(step) }") == ["Wizard push MailView"])
    #expect(lines(".onChange(of: wizard.step) { path.append(wizard.step) }") == ["Wizard push MailView"])
  }

  @Test func unlessItIsAskedFor() {
    #expect(
      lines(".onChange(of: wizard.step, initial: true) { _, step in path.append(step) }") == [
        "Wizard push MailView", "Wizard push NameView",
      ])
  }
}
