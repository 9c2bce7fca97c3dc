import NavigationModel
import Testing

/// Presenters by bindings that ask something of a variable: whoever sets it so that the answer is yes opens them.
@Suite struct AskedStateTests {
  @Test func gettersAreQuestions() {
    let causes = causes(
      """
      import PhotosUI
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { BookmarksView() } } } }
      final class Model: ObservableObject { @Published var error: String?; func delete() { error = "No right" } }
      struct BookmarksView: View {
        @StateObject private var model = Model()
        @State private var noted: String?
        @State private var shared: String?
        @State private var picks = false
        @State private var pickedItem: PhotosPickerItem?
        @State private var image: UIImage?
        private var isSharing: Binding<Bool> { Binding(get: { shared != nil }, set: { if !$0 { shared = nil } }) }
        var body: some View {
          List(["a", "b"], id: \\.self) { bookmark in
            Text(bookmark).swipeActions {
              Button { noted = bookmark } label: { Image(systemName: "pencil") }.accessibilityLabel("Edit")
            }
          }
          .toolbar { Button("Photo") { picks = true }; Button("Share") { shared = "a" }; Button("Delete") { \
      model.delete() } }
          .alert("Note", isPresented: Binding(get: { noted != nil }, set: { if !$0 { noted = nil } }), presenting: \
      noted) { _ in Button("OK") {} }
          .sheet(isPresented: isSharing) { ShareView() }
          .alert("Failed", isPresented: .constant(model.error != nil)) { Button("Close") { model.error = nil } }
          .photosPicker(isPresented: $picks, selection: $pickedItem)
          .onChange(of: pickedItem) { load(pickedItem) }
          .sheet(isPresented: Binding<Bool>(get: { image != nil }, set: { if !$0 { image = nil } })) { CropView() }
        }
        private func load(_ item: PhotosPickerItem?) {
          guard let item else { image = nil; return }
          Task { if let data = try? await item.loadTransferable(type: Data.self) { image = UIImage(data: data) } }
        }
      }
      struct ShareView: View { var body: some View { Text("Share") } }
      struct CropView: View { var body: some View { Text("Crop") } }
      """)
    #expect(causes["BookmarksView alert alert:BookmarksView"] == [#"Button("Edit")"#, #"Button("Delete")"#])
    #expect(causes["BookmarksView sheet ShareView"] == [#"Button("Share")"#])
    #expect(causes["BookmarksView sheet CropView"]?.map { $0.hasPrefix("onChange") } == [true])
  }

  @Test func aHelperSetsABinding() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
      struct HomeView: View {
        @State private var showsDetails = false
        @State private var showsHelp = false
        var body: some View {
          List { help($showsHelp) }
            .toolbar { Self.menu(shows: $showsDetails) }
            .sheet(isPresented: $showsDetails) { DetailsView() }
            .sheet(isPresented: $showsHelp) { HelpView() }
        }
        private func help(_ shows: Binding<Bool>) -> some View { Button("Help") { shows.wrappedValue = true } }
        static func menu(shows: Binding<Bool>) -> some View {
          Menu { Button { shows.wrappedValue = true } label: { Label("Connection details", systemImage: \
      "server.rack") } } label: { Image(systemName: "gearshape") }
        }
      }
      struct DetailsView: View { var body: some View { Text("Details") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(causes["HomeView sheet DetailsView"] == [#"Button("Connection details")"#])
    #expect(causes["HomeView sheet HelpView"] == [#"Button("Help")"#])
  }

  /// Only a value for which the question is answered with yes.
  @Test func otherValuesShowNothing() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      enum Panel { case find, share }
      struct HomeView: View {
        @State private var panel: Panel?
        @State private var isHidden = true
        private func shows(_ wanted: Panel) -> Binding<Bool> {
          Binding(get: { panel == wanted }, set: { if !$0 { panel = nil } })
        }
        var body: some View {
          VStack {
            Button("Find") { panel = .find }
            Button("Share") { panel = .share }
            Button("Close") { panel = nil }
            Button("Reveal") { isHidden = false }
            Button("Hide") { isHidden = true }
          }
          .sheet(isPresented: shows(.find)) { FindView() }
          .sheet(isPresented: Binding(get: { panel == .share }, set: { _ in panel = nil })) { ShareView() }
          .sheet(isPresented: Binding(get: { !isHidden }, set: { isHidden = !$0 })) { SecretView() }
        }
      }
      struct FindView: View { var body: some View { Text("Find") } }
      struct ShareView: View { var body: some View { Text("Share") } }
      struct SecretView: View { var body: some View { Text("Secret") } }
      """)
    #expect(causes["HomeView sheet FindView"] == [#"Button("Find")"#])
    #expect(causes["HomeView sheet ShareView"] == [#"Button("Share")"#])
    #expect(causes["HomeView sheet SecretView"] == [#"Button("Reveal")"#])
  }
}
