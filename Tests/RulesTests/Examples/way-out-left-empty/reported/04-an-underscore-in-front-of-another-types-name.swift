// The app's own button, whose name is another type's with an underscore in front

import SwiftUI
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { ↓FormView(onCancel: {}) }
  }
}
struct FormView: View {
  let onCancel: () -> Void
  var body: some View { hButton.LargeButton { onCancel() } content: { Text("Cancel") } }
}
public enum hButton {
  public struct LargeButton<Content: View>: View {
        var content: () -> Content
        var action: () -> Void
        public init(action: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
            self.action = action
            self.content = content
        }
        public var body: some View { _hButton(action: { action() }) { content() } }
  }
}
struct _hButton<Content: View>: View {
    var content: () -> Content
    var action: () -> Void
    public init(action: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.action = action
        self.content = content
    }
    var body: some View {
        SwiftUI.Button(action: {
            let generator = UIImpactFeedbackGenerator(style: .light)
            generator.impactOccurred()
            action()
        }) { content() }
    }
}
