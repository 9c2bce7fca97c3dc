import Testing

/// Who takes back what is shown.
@Suite struct WayBackTests {
  /// What a sheet shows closes itself by the binding that it is given; what stands beside the sheet only opens it, or
  /// hides something.
  @Test func aScreenThatClosesItselfByItsBinding() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct HomeView: View {
        @State var isShown = false
        @State var page: Page?
        @State var isOpen = true
        var body: some View {
          VStack {
            BarView(isShown: $isShown)
            if isOpen { PanelView(isOpen: $isOpen) }
            Button("Page") { page = Page() }
          }
          .sheet(isPresented: $isShown) { NavigationStack { PickerView(isShown: $isShown) } }
          .fullScreenCover(item: $page) { page in PageView(current: $page, page: page) }
        }
      }
      struct Page: Identifiable { var id = 0 }
      struct BarView: View {
        @Binding var isShown: Bool
        var body: some View {
          Button("Show") { isShown = true }
          Button("Hide") { isShown = false }
        }
      }
      struct PanelView: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Fold") { isOpen = false } }
      }
      struct PickerView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Done") { isShown = false } }
      }
      struct PageView: View {
        @Binding private var current: Page?
        let page: Page
        init(current: Binding<Page?>, page: Page) {
          _current = current
          self.page = page
        }
        var body: some View { CloseButton(current: $current) }
      }
      struct CloseButton: View {
        @Binding var current: Page?
        var body: some View { Button("Close") { current = nil } }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(
      lines == [
        "CloseButton back dismiss", "HomeView cover PageView", "HomeView sheet PickerView", "MyApp root HomeView",
        "PickerView back dismiss",
      ])
  }

  /// A modifier of the app's is given the binding and hands it to what it presents, with code that runs there.
  @Test func aScreenThatClosesItselfByAModifiersBinding() {
    let files = [
      "App/App.swift": """
      import SwiftUI
      struct HomeView: View {
        @State var asks = false
        @State var isDone = false
        var body: some View {
          Button("Leave") { asks = true }
            .question(isShown: $asks, action: { isDone = true })
            .sheet(isPresented: $isDone) { FarewellView() }
        }
      }
      extension View {
        func question(isShown: Binding<Bool>, action: @escaping () -> Void) -> some View {
          fullScreenCover(isPresented: isShown) { QuestionView(isShown: isShown, action: action) }
        }
      }
      struct QuestionView: View {
        @Binding private var isShown: Bool
        private let action: () -> Void
        init(isShown: Binding<Bool>, action: @escaping () -> Void) {
          self._isShown = isShown
          self.action = action
        }
        func close() { DispatchQueue.main.async { isShown = false } }
        var body: some View { Button("Yes") { close(); action() } }
      }
      struct FarewellView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """
    ]
    #expect(transitions(files).contains("QuestionView back dismiss"))
  }

  /// A modifier of the app's that presents what it is given by a view around the view: its name does not make another
  /// dialog of it, and state that is put down where it was put up is no way back.
  @Test func aWrapperThatIsNamedADialog() {
    let lines = transitionLines(
      """
      import SwiftUI
      private struct Card<Base: View, Inner: View>: View {
        @Binding var isPresented: Bool
        let base: Base
        let inner: () -> Inner
        var body: some View { base.fullScreenCover(isPresented: $isPresented) { ZStack { Color.black; inner() } } }
      }
      extension View {
        func cardDialog<Inner: View>(isPresented: Binding<Bool>, @ViewBuilder inner: @escaping () -> Inner) -> some \
      View { Card(isPresented: isPresented, base: self, inner: inner) }
      }
      struct HomeView: View {
        @State var isShown = false
        var body: some View {
          Toggle("Show", isOn: $isShown).onAppear { isShown = false }
            .cardDialog(isPresented: $isShown) { EditorView(onDone: { isShown = false }) }
        }
      }
      struct EditorView: View {
        let onDone: () -> Void
        var body: some View { Button("Done", action: onDone) }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView cover EditorView", "MyApp root HomeView"])
  }

  /// The delegate inside of a controller's view closes it, by the binding that the view was given.
  @Test func aDelegateThatClosesItsView() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct HomeView: View {
        @State var isPicking = false
        var body: some View { Text("Home").fullScreenCover(isPresented: $isPicking) { PickerView(isPicking: \
      $isPicking) { _ in }.ignoresSafeArea() } }
      }
      struct PickerView: UIViewControllerRepresentable {
        final class Coordinator: NSObject, PHPickerViewControllerDelegate {
          let parent: PickerView
          init(_ parent: PickerView) { self.parent = parent }
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            defer { parent.isPicking.wrappedValue = false }
            parent.onPicked(results.count)
          }
        }
        let isPicking: Binding<Bool>
        var onPicked: (Int) -> Void
        func makeUIViewController(context: Context) -> PHPickerViewController { PHPickerViewController(configuration: \
      PHPickerConfiguration()) }
        func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView cover PickerView", "MyApp root HomeView", "PickerView.Coordinator back dismiss"])
  }

  /// The environment's action, kept by an object that hands it on.
  @Test func theActionOfTheEnvironmentInAnothersProperty() {
    let lines = transitionLines(
      """
      import SwiftUI
      @propertyWrapper struct Guide: DynamicProperty {
        struct Wrapper { let dismiss: DismissAction; let close: Closer }
        @Environment(\\.self) private var environment
        var wrappedValue: Wrapper { Wrapper(dismiss: environment.dismiss, close: Closer()) }
      }
      struct Closer { func dismiss() {} }
      struct PageView: View {
        @Guide private var guide
        var body: some View { Button("Done") { guide.dismiss() } }
      }
      struct OtherView: View {
        @Guide private var guide
        var body: some View { Button("Done") { guide.close.dismiss() } }
      }
      """)
    #expect(lines == ["PageView back dismiss"])
  }

  /// A sheet that is gone takes its own flag back; another's goes away by that.
  @Test func whatIsDoneOnceASheetIsGone() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Updates: ObservableObject {
        @Published var isShown = false
        @Published var isAsking = false
        func show() { isShown = true }
        func close() { isShown = false }
        func stopAsking() { isAsking = false }
      }
      struct NotesView: View { let updates: Updates; var body: some View { Button("Close") { updates.close() } } }
      struct AskView: View { var body: some View { Text("Ask") } }
      struct HomeView: View {
        @StateObject private var updates = Updates()
        var body: some View {
          Button("Notes") { updates.show() }
            .sheet(isPresented: $updates.isShown, onDismiss: { updates.close() }) { NotesView(updates: updates) }
        }
      }
      struct RootView: View {
        @StateObject private var updates = Updates()
        var body: some View {
          HomeView()
            .sheet(isPresented: $updates.isAsking) { AskView() }
            .sheet(isPresented: $updates.isShown, onDismiss: { updates.stopAsking() }) { NotesView(updates: updates) }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
    #expect(lines.filter { $0.contains("back") } == ["NotesView back dismiss", "RootView back dismiss"])
  }

  /// A flag of the presenting screen's model is handed on like one of its own.
  @Test func aScreenThatClosesItselfByItsPresentersModel() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class HomeModel: ObservableObject { @Published var isShown = false }
      struct HomeView: View {
        @StateObject private var model = HomeModel()
        var body: some View {
          Button("Show") { model.isShown = true }
            .fullScreenCover(isPresented: $model.isShown) { PageView(isShown: $model.isShown) }
        }
      }
      struct PageView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      """)
    #expect(lines == ["HomeView cover PageView", "PageView back dismiss"])
  }
}
