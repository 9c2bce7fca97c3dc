import Testing

/// The first screens of stacks in views that are no roots: they are parts of those views, also where the app shows them
/// elsewhere.
@Suite struct StackPartTests {
  private func lines(onboarding: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct Walks: App { var body: some Scene { WindowGroup { Start() } } }
      enum Step: Hashable { case welcome, theme }
      struct Start: View {
        @State private var isNew = false
        var body: some View { Button("Begin") { isNew = true }.fullScreenCover(isPresented: $isNew) { Onboarding() } }
      }
      @Observable final class Steps { var path: [Step] = [] }
      struct Welcome: View { let steps: Steps; var body: some View { Button("On") { steps.path.append(.theme) } } }
      struct Theme: View { let steps: Steps; var body: some View { Button("Again") { steps.path.append(.welcome) } } }
      struct OwnStack<Content: View>: View {
        @Bindable var steps: Steps
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationStack(path: $steps.path) { content() } }
      }
      struct Onboarding: View {
        @State private var steps = Steps()
        var body: some View {
          \(onboarding)
        }
        @ViewBuilder private func page(for step: Step) -> some View {
          Group {
            switch step {
            case .welcome: Welcome(steps: steps)
            case .theme: Theme(steps: steps)
            }
          }
          .tint(.red)
        }
      }
      """
    ])
  }

  private static let expected = [
    "Onboarding push Theme", "Start cover Onboarding", "Theme push Welcome", "Walks root Start", "Welcome push Theme",
  ]

  @Test func theContentOfAStackOfTheApp() {
    let found = lines(
      onboarding: """
        OwnStack(steps: steps) {
          Welcome(steps: steps).navigationDestination(for: Step.self) { step in page(for: step) }
        }
        """)
    #expect(found == Self.expected)
  }

  /// The function that makes the destinations also makes the first screen.
  @Test(arguments: ["OwnStack(steps: steps)", "NavigationStack(path: $steps.path)"])
  func theContentThatAFunctionMakes(stack: String) {
    let found = lines(
      onboarding: """
        \(stack) {
          page(for: .welcome).navigationDestination(for: Step.self) { step in page(for: step) }
        }
        """)
    #expect(found == Self.expected)
  }

  /// What the stack only registers is no part of the view.
  @Test func aDestinationIsNoPart() {
    let found = lines(
      onboarding: """
        OwnStack(steps: steps) {
          Button("Start") { steps.path.append(.welcome) }
            .navigationDestination(for: Step.self) { step in page(for: step) }
        }
        """)
    #expect(!found.contains("Onboarding push Theme"))
    #expect(found.contains("Onboarding push Welcome"))
  }
}
