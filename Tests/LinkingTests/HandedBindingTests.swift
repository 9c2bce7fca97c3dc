import Testing

/// State that an adapter makes and hands to a closure.
@Suite struct HandedBindingTests {
  private func trigger(_ initial: String, _ content: String) -> [String] {
    graph([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Adapter<Value, Content: View>: View {
        @State private var value: Value
        private let content: (Binding<Value>) -> Content
        init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
          _value = State(initialValue: value)
          self.content = content
        }
        var body: some View { content($value) }
      }
      struct Home: View {
        var body: some View { List { Adapter(\(initial)) { state in \(content) } } }
      }
      """
    ]).transitions.filter { $0.kind == .alert }.map { $0.trigger ?? "" }
  }

  @Test(arguments: [
    ("false", "Button(\"Ask\") { state.wrappedValue = true }.alert(\"Sure?\", isPresented: state) {}"),
    ("false", "Button(\"Ask\") { state.wrappedValue.toggle() }.alert(\"Sure?\", isPresented: state) {}"),
    (
      "(isOn: false, text: \"\")",
      "Button(\"Ask\") { state.isOn.wrappedValue = true }.alert(\"Sure?\", isPresented: state.isOn) {}"
    ),
    (
      "(isOn: false, text: \"\")",
      "Button(\"Ask\") { state.wrappedValue = (true, \"\") }.alert(\"Sure?\", isPresented: state.isOn) {}"
    ),
    (
      "nil as String?",
      "Button(\"Ask\") { state.wrappedValue = \"No\" }.alert(\"Sure?\", isPresented: state.isPresent()) {}"
    ),
  ])
  func whatSetsIt(initial: String, content: String) {
    #expect(trigger(initial, content) == ["Button(\"Ask\")"])
  }

  /// What takes it back, and what sets another part, shows nothing.
  @Test func whatDoesNot() {
    #expect(
      trigger(
        "(isOn: false, text: \"\")",
        """
        Button("Ask") { state.text.wrappedValue = "" }
          .onAppear { state.isOn.wrappedValue = false }
          .alert("Sure?", isPresented: state.isOn) {}
        """) == [""])
  }
}
