import Testing

/// State that a view or an object keeps inside of a value, or that a binding only asks for, taken back.
@Suite struct ClosedValueTests {
  private func backs(_ source: String) -> [String] {
    transitionLines("import SwiftUI\n" + source).filter { $0.contains(" back") }
  }

  @Test func aViewClosesWhatAPartOfItsStateShows() {
    let backs = backs(
      """
      struct FormState { var draft: Draft? }
      struct Draft: Identifiable { let id = 1 }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Form() } } }
      struct Form: View {
        @State private var state = FormState()
        var body: some View {
          Button("Preview") { state.draft = Draft() }
            .sheet(item: $state.draft) { draft in Preview(draft: draft) { state.draft = nil } }
        }
      }
      struct Preview: View {
        let draft: Draft
        let close: () -> Void
        var body: some View { Button("Close", action: close) }
      }
      """)
    #expect(backs.count == 1 && backs[0].hasPrefix("Form back"))
  }

  @Test func oneArmClosesWhatAnotherOpens() {
    let backs = backs(
      """
      struct Page: Identifiable { let id = 1 }
      struct State { var page: Page? }
      enum Action { case open, show(Page), close }
      final class Store: ObservableObject {
        @Published var state = State()
        func send(_ action: Action) {
          switch action {
          case .open: send(.show(Page()))
          case .show(let page): state.page = page
          case .close: state.page = nil
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var store = Store()
        var body: some View {
          Button("Open") { store.send(.open) }.sheet(item: $store.state.page) { _ in Detail(store: store) }
        }
      }
      struct Detail: View { let store: Store; var body: some View { Button("Close") { store.send(.close) } } }
      """)
    #expect(backs.count == 1)
  }

  @Test func aViewClosesWhatItPresentsInCodeThatItHandsOver() {
    let backs = backs(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var scans = false
        var body: some View {
          Button("Scan") { scans = true }
            .fullScreenCover(isPresented: $scans, onDismiss: { scans = false }) { Scanner(onCode: { _ in scans = false \
      }) }
        }
      }
      struct Scanner: View { let onCode: (String) -> Void; var body: some View { Button("Scan") { onCode("x") } } }
      """)
    #expect(backs.count == 1 && backs[0].hasPrefix("Home back"))
  }

  @Test(arguments: [
    "$model.photo.isThere()", "isThere($model.photo)", "model.isCropping",
    "Binding(get: { model.photo != nil }, set: { if !$0 { model.photo = nil } })",
  ])
  func aBindingThatOnlyAsksForTheStateIsClosedWithIt(binding: String) {
    let backs = backs(
      """
      extension Binding {
        func isThere<Held>() -> Binding<Bool> where Value == Held? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      func isThere(_ photo: Binding<Int?>) -> Binding<Bool> {
        Binding(get: { photo.wrappedValue != nil }, set: { if !$0 { photo.wrappedValue = nil } })
      }
      final class Model: ObservableObject {
        @Published var photo: Int?
        var saves = 0
        var isCropping: Binding<Bool> { Binding(get: { self.photo != nil }, set: { if !$0 { self.photo = nil } }) }
        func crop() { photo = 3 }
        func cancel() { saves += 1; photo = nil }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("Crop") { model.crop() }.sheet(isPresented: \(binding)) { Crop(model: model) }
        }
      }
      struct Crop: View { let model: Model; var body: some View { Button("Cancel") { model.cancel() } } }
      """)
    #expect(backs.contains { $0.hasPrefix("Model back") })
  }

  @Test func whatABindingWritesBackIsNoStepOfTheUser() {
    let backs = backs(
      """
      final class Model: ObservableObject {
        enum Place { case photo }
        @Published var place: Place?
        var isPhoto: Binding<Bool> {
          Binding(get: { self.place == .photo }, set: { if !$0 { self.place = nil } })
        }
        func open() { place = .photo }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View { Button("Open") { model.open() }.sheet(isPresented: model.isPhoto) { Photo() } }
      }
      struct Photo: View { var body: some View { Text("Photo") } }
      """)
    #expect(backs.isEmpty)
  }

  @Test func aBindingThatAContentClosureIsGivenIsClosedThroughIt() {
    let backs = backs(
      """
      struct PopButton<Pop: View>: View {
        let pop: (Binding<Bool>) -> Pop
        @State private var isOpen = false
        init(@ViewBuilder pop: @escaping (Binding<Bool>) -> Pop) { self.pop = pop }
        var body: some View { Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { pop($isOpen) } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { PopButton { isOpen in Pens(isOpen: isOpen) } } }
      struct Pens: View { @Binding var isOpen: Bool; var body: some View { Button("Done") { isOpen = false } } }
      """)
    #expect(backs.count == 1 && backs[0].hasPrefix("Pens back"))
  }
}
