import Testing

/// Alerts of the app's own whose text somebody gives, in a modifier that is a type.
@Suite struct GivenAlertTextTests {
  private func lines(showing text: String, in dialog: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      struct Dialog: ViewModifier {
        let title: String?
        let message: String
        let action: () -> Void
        @Binding var isPresented: Bool
        func body(content: Content) -> some View {
          content.alert(\(text), isPresented: $isPresented) { Button("OK", action: action) } message: { Text(message) }
        }
      }
      extension View {
        func dialog(title: String? = nil, message: String, action: @escaping () -> Void = {}, isPresented: \
      Binding<Bool>) -> some View {
          \(dialog)
        }
      }
      struct HomeView: View {
        @State private var asks = false
        @State private var hasFailed = false
        var body: some View {
          Button("Delete") { asks = true }
            .dialog(message: "Sure?", action: { hasFailed = true }, isPresented: $asks)
            .dialog(message: "No connection", isPresented: $hasFailed)
        }
      }
      struct DetailView: View {
        @State private var asks = false
        var body: some View { Text("Detail").dialog(title: "Careful", message: "Sure?", isPresented: $asks) }
      }
      """)
  }

  /// Who gives the text asks, whichever of its texts the alert begins with.
  @Test(arguments: ["message", "title ?? \"Note\"", "Text(message)"]) func textsOfTheCallers(text: String) {
    let dialog = "modifier(Dialog(title: title, message: message, action: action, isPresented: isPresented))"
    #expect(lines(showing: text, in: dialog) == ["DetailView alert alert", "HomeView alert alert"])
  }

  /// A modifier with a text of its own says it by itself.
  @Test func aTextOfItsOwn() {
    let dialog = "modifier(Dialog(title: title, message: message, action: action, isPresented: isPresented))"
    #expect(lines(showing: "\"Note\"", in: dialog) == ["Dialog alert alert"])
  }
}
