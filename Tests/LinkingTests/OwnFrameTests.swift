import Testing

/// Sheets and pages of the app's own that put a title and a button around what they are given.
@Suite struct OwnFrameTests {
  private let app = "@main struct TheApp: App { var body: some Scene { WindowGroup { RootView() } } }\n"

  /// A sheet of the app's own that lays its content out below a title and under a button to close: whoever opens it
  /// says what it shows, screens and built-in views alike.
  @Test func aSheetOfTheAppsOwnWithATitleAndAButton() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        extension View {
          func card<Content: View>(isPresented: Binding<Bool>, isFull: Bool = false, title: String? = nil, \
        @ViewBuilder content: @escaping () -> Content) -> some View {
            sheet(isPresented: isPresented) {
              ZStack(alignment: .topTrailing) {
                Color.gray.ignoresSafeArea()
                VStack(alignment: .leading) {
                  if let title {
                    Text(title).padding()
                    Rule()
                  }
                  content()
                }
                .frame(maxWidth: .infinity)
                if !isFull { Button(action: { isPresented.wrappedValue = false }) { Image("close") } }
              }
            }
          }
        }
        struct Rule: View { var body: some View { Rectangle().frame(height: 1) } }
        struct Filters: View { var body: some View { Text("Filters") } }
        struct Mail: View { var body: some View { Text("Mail") } }
        struct RootView: View {
          @State private var isFiltering = false
          @State private var isAsking = false
          @State private var isSending = false
          let canMail: Bool
          var body: some View {
            Button("Filter") { isFiltering = true }
              .card(isPresented: $isFiltering) { Filters() }
              .card(isPresented: $isAsking, title: "Sure?") { question }
              .card(isPresented: $isSending) { if canMail { Mail() } else { Text("No mail") } }
          }
          private var question: some View { VStack { Text("It will be gone"); Button("Yes") {} } }
        }
        """)
    #expect(
      lines == ["RootView sheet Filters", "RootView sheet Mail", "RootView sheet inline", "TheApp root RootView"])
  }

  /// A bar that is laid out in place does not make the frame a screen; what has more than a bar of its own is one.
  @Test(arguments: [
    ("ZStack { Button(action: onBack) { Image(\"back\") }; Text(title) }.padding()", "Theme"),
    ("List { Text(title) }", "Page"),
  ])
  func aPageWithABarOfItsOwn(bar: String, shown: String) {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Page<Content: View>: View {
          let title: String
          let onBack: () -> Void
          @ViewBuilder var content: () -> Content
          var body: some View {
            VStack(spacing: 32) {
              \(bar)
              content()
              Spacer()
            }
            .background(.gray)
          }
        }
        struct Theme: View { var body: some View { Text("Theme") } }
        struct RootView: View {
          @State private var isOpen = false
          var body: some View { Button("Theme") { isOpen = true }.sheet(isPresented: $isOpen) { Page(title: "Theme", \
        onBack: { isOpen = false }) { Theme() } } }
        }
        """)
    #expect(lines == ["RootView back dismiss", "RootView sheet \(shown)", "TheApp root RootView"])
  }

  /// A view of the app's and nothing but space around it.
  @Test func aViewThatIsPushedAside() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Options: View { var body: some View { Text("Options") } }
        struct RootView: View {
          @State private var isOpen = false
          var body: some View { Button("Options") { isOpen = true }.popover(isPresented: $isOpen) { HStack { Spacer(); \
        Options().padding() } } }
        }
        """)
    #expect(lines == ["RootView popover Options", "TheApp root RootView"])
  }

  /// What a list repeats are its rows, and no screen; pages in a tab view are one each.
  @Test(arguments: [
    ("List(names, id: \\.self) { Row(name: $0) }", "inline"),
    ("ScrollView { LazyVStack { ForEach(names, id: \\.self) { Row(name: $0).padding() } } }", "inline"),
    ("List { Row(name: names[0]) }", "Row"), ("ZStack { ForEach(names, id: \\.self) { Row(name: $0) } }", "Row"),
  ])
  func rowsOfAList(content: String, shown: String) {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Row: View { let name: String; var body: some View { Text(name) } }
        struct RootView: View {
          @State private var isOpen = false
          private let names = ["a", "b"]
          var body: some View { Button("Names") { isOpen = true }.sheet(isPresented: $isOpen) { NavigationStack { \
        \(content) } } }
        }
        """)
    #expect(lines == ["RootView sheet \(shown)", "TheApp root RootView"])
  }
}
