import NavigationModel
import Testing

/// Forms that an app gives a library's calls: the same names for texts of its own, an address that opens itself, a
/// sheet that it calls a dialog.
@Suite struct OwnFormTests {
  @Test func aModifierOfTheSameNameForOwnTexts() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        enum Phrase { case sure; var text: String { "Sure?" } }
        extension View {
          func confirmationDialog<A: View, M: View>(_ phrase: Phrase, isPresented: Binding<Bool>, @ViewBuilder \
        actions: () -> A, @ViewBuilder message: () -> M) -> some View {
            self.confirmationDialog(phrase.text, isPresented: isPresented, actions: actions, message: message)
          }
        }
        @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
        struct Cart: View {
          @State var isAsked = false
          var body: some View {
            Button("Empty") { isAsked = true }.confirmationDialog(.sure, isPresented: $isAsked) { Button("Yes") {} } \
        message: { Text("") }
          }
        }
        """) == ["Cart dialog dialog", "Shop root Cart"])
  }

  @Test func anAddressThatOpensItself() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        extension URL { func open() { if UIApplication.shared.canOpenURL(self) { UIApplication.shared.open(self) } } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
        struct Cart: View { let terms: URL; var body: some View { Button("Terms") { terms.open() } } }
        """) == ["Cart url external", "Shop root Cart"])
  }

  @Test func aSheetThatIsCalledADialog() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        extension View {
          func sheetDialog<Content: View>(isPresented: Binding<Bool>, @ViewBuilder _ content: @escaping () -> Content) \
        -> some View {
            ZStack { self; if isPresented.wrappedValue { Card(isPresented: isPresented, content: content) } }
          }
        }
        struct Card<Content: View>: View { @Binding var isPresented: Bool; let content: () -> Content; var body: some \
        View { VStack { content() } } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
        struct Cart: View { @State var isBlocked = false; var body: some View { Button("Pay") { isBlocked = true \
        }.sheetDialog(isPresented: $isBlocked) { Blocked() } } }
        struct Blocked: View { var body: some View { Text("") } }
        """) == ["Cart sheet Blocked", "Shop root Cart"])
  }

  /// Something lies behind and something at times before what a router makes.
  @Test func aRootInLayersThatAnotherMakes() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        final class Router { func first() -> AnyView { AnyView(Cart()) } }
        @main struct Shop: App {
          @State var isHidden = false
          let router = Router()
          var body: some Scene {
            WindowGroup {
              ZStack {
                Rectangle().fill(.red)
                router.first().ignoresSafeArea()
                if isHidden { Curtain() }
              }
            }
          }
        }
        struct Cart: View { var body: some View { Text("") } }
        struct Curtain: View { var body: some View { Text("") } }
        """) == ["Shop root Cart"])
  }
}
