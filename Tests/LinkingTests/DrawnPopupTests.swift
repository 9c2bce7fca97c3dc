import Testing

/// Popups that modifiers of the app's make themselves and draw over the view.
@Suite struct DrawnPopupTests {
  private let files = [
    "App/Notes.swift": """
    import SwiftUI
    @main struct Notes: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var isMenu = false
      @State var isSure = false
      @State var isSaved = false
      @State var isBusy = false
      var body: some View {
        NavigationStack {
          Button("Menu") { isMenu = true }
            .menuSheet(isPresented: $isMenu, items: [.init(title: "Delete", action: { isSure = true })])
            .sureModal(isPresented: $isSure, title: "Sure?", confirm: { isSure = false })
            .savedToastSheet(isPresented: $isSaved)
            .busy(isPresented: $isBusy)
        }
      }
    }
    struct MenuItem { let title: String; let action: () -> Void }
    extension View {
      func menuSheet(isPresented: Binding<Bool>, items: [MenuItem]) -> some View {
        ZStack {
          self
          ZStack(alignment: .bottom) {
            if isPresented.wrappedValue {
              Color.black.onTapGesture { isPresented.wrappedValue = false }
              ItemMenu(isPresented: isPresented, items: items).transition(.move(edge: .bottom))
            }
          }
          .ignoresSafeArea()
        }
      }
      func sureModal(isPresented: Binding<Bool>, title: String, confirm: @escaping () -> Void) -> some View {
        modifier(SureModalModifier(isPresented: isPresented, title: title, confirm: confirm))
      }
      func savedToastSheet(isPresented: Binding<Bool>) -> some View { ZStack { self; if isPresented.wrappedValue { \
    Saved() } } }
      func busy(isPresented: Binding<Bool>) -> some View { ZStack { self; if isPresented.wrappedValue { Spinner() } } }
    }
    private struct SureModalModifier: ViewModifier {
      @Binding var isPresented: Bool
      let title: String
      let confirm: () -> Void
      func body(content: Content) -> some View {
        ZStack {
          content
          if isPresented {
            Color.black.opacity(0.4)
            Sure(title: title, confirm: confirm).padding()
          }
        }
      }
    }
    struct ItemMenu: View {
      @Binding private var isPresented: Bool
      let items: [MenuItem]
      init(isPresented: Binding<Bool>, items: [MenuItem]) { _isPresented = isPresented; self.items = items }
      var body: some View { ForEach(items, id: \\.title) { item in Button(item.title) { isPresented = false; \
    item.action() } } }
    }
    struct Sure: View { let title: String; let confirm: () -> Void; var body: some View { Button(title) { confirm() } \
    } }
    struct Saved: View { var body: some View { Text("Saved") } }
    struct Spinner: View { var body: some View { Text("…") } }
    """
  ]

  @Test func itStandsWithTheModifier() {
    #expect(
      transitions(files) == [
        "ItemMenu back dismiss", "Notes root Home", "SureModalModifier sheet Sure", "View sheet ItemMenu",
      ])
  }

  @Test func itStartsFromTheScreensThatHaveTheModifier() {
    #expect(
      screenEdges(files) == ["Home sheet ItemMenu", "Home sheet Sure", "ItemMenu back dismiss", "Notes root Home"])
  }
}
