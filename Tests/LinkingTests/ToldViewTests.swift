import Testing

/// Views that a method of their own tells what to do: `StepView().onNext { … }`.
@Suite struct ToldViewTests {
  private func edges(_ steps: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      enum Step: Hashable { case name, photo }
      final class Steps: ObservableObject {
        @Published var path: [Step] = []
        func begin() { path.append(.name) }
        func next() { path.append(.photo) }
      }
      struct NameView: View {
        private var onNext: (() -> Void)?
        func next(_ action: @escaping () -> Void) -> Self { var copy = self; copy.onNext = action; return copy }
        var body: some View { Button("Next") { onNext?() } }
      }
      struct PhotoView: View { var body: some View { Text("Photo") } }
      struct HomeView: View {
        @StateObject var model = Steps()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Start") { model.begin() }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .name: \(steps)
                case .photo: PhotoView()
                }
              }
          }
        }
      }
      """
    ])
  }

  /// What the view does with the code, it does on the view, where navigation shows it.
  @Test func codeThatAShownViewIsTold() {
    #expect(
      edges("NameView().next { model.next() }.navigationBarBackButtonHidden()") == [
        "HomeView push NameView", "NameView push PhotoView", "TheApp root HomeView",
      ])
  }

  /// What the modifiers of others run, the view around runs.
  @Test func codeOfAModifier() {
    #expect(
      edges("NameView().onAppear { model.next() }") == [
        "HomeView push NameView", "HomeView push PhotoView", "TheApp root HomeView",
      ])
  }
}
