import Testing

/// Modifiers that an app adds to all views, by properties and types of its own.
@Suite struct AddedModifierTests {
  /// What stands behind a property that the app adds to all views is still the view before it.
  @Test func aStackBehindAPropertyOfAllViews() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Backport<Content> { let content: Content }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      extension Backport where Content: View {
        @ViewBuilder func zoom(_ id: Int) -> some View {
          if #available(iOS 18.0, *) { content.navigationTransition(.zoom(sourceID: id)) } else { content }
        }
      }
      struct HomeView: View {
        @State var isShown = false
        @State var file: File?
        var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { preview } }
        @ViewBuilder private var preview: some View {
          if let file { NavigationStack { FileView(file: file).padding() }.backport.zoom(1) }
        }
      }
      struct File { var name = "" }
      struct FileView: View { let file: File; var body: some View { Text(file.name) } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView sheet FileView", "MyApp root HomeView"])
  }

  /// A path that a view is given as an optional binding.
  @Test func aPathInAnOptionalBinding() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case detail }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Detail") { path.append(.detail) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .detail: DetailView(path: $path) }
              }
          }
        }
      }
      struct DetailView: View {
        var path: Binding<[Page]>?
        init(path: Binding<[Page]>? = nil) { self.path = path }
        var body: some View { PartView(path: path) }
      }
      struct PartView: View {
        var path: Binding<[Page]>?
        init(path: Binding<[Page]>?) { self.path = path }
        func leave() { if let path { path.wrappedValue = [] } }
        var body: some View { Button("Leave", action: leave) }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView push DetailView", "MyApp root HomeView", "PartView back pop-to-root"])
  }

  /// What a modifier shows in a window over the app's own replaces nothing: an alert is an alert, and a message is no
  /// place to be.
  @Test func popupsInAWindowThatIsHiddenAgain() {
    let lines = transitionLines(
      """
      import SwiftUI
      class Overlay: ObservableObject {
        private var window: UIWindow?
        func present<Content: View>(@ViewBuilder content: @escaping () -> Content) {
          guard let window else { return }
          window.rootViewController = UIHostingController(rootView: content().environmentObject(self))
          window.isHidden = false
        }
        func dismiss() {
          guard let window else { return }
          window.isHidden = true
          window.rootViewController = nil
        }
      }
      struct OverlayModifier<Inner: View>: ViewModifier {
        let isPresented: Binding<Bool>
        let inner: () -> Inner
        @EnvironmentObject private var overlay: Overlay
        func body(content: Content) -> some View {
          content.onChange(of: isPresented.wrappedValue) { isUp in if isUp { overlay.present(content: inner) } }
        }
      }
      struct Box<Content: View>: View {
        @Binding var isPresented: Bool
        let content: Content
        var body: some View { ZStack { Color.black; content } }
      }
      extension View {
        func alert<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some \
      View {
          modifier(OverlayModifier(isPresented: isPresented) { Box(isPresented: isPresented, content: content()) })
        }
        func notification<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> \
      some View {
          modifier(OverlayModifier(isPresented: isPresented) { Box(isPresented: isPresented, content: content()) })
        }
      }
      struct Lost: View { var body: some View { Text("Lost") } }
      struct Saved: View { var body: some View { Text("Saved") } }
      struct HomeView: View {
        @State var isLost = false
        @State var isSaved = false
        var body: some View {
          Button("Save") { isSaved = true; isLost = true }
            .alert(isPresented: $isLost) { Lost() }
            .notification(isPresented: $isSaved) { Saved() }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView alert alert", "MyApp root HomeView"])
  }
}
