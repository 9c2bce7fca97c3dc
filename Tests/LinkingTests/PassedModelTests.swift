import Testing

/// Models and functions that are passed on.
@Suite struct PassedModelTests {
  /// A model that a function takes by its type is shown by what is registered for the type, whoever makes the list it
  /// comes from.
  @Test(arguments: ["Library.contacts()", "model.contacts[\"A\"] ?? []"])
  func aModelThatNobodyCanFollow(list: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      import Collections
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func open<Value: Hashable>(_ value: Value) { path.append(value) }
      }
      final class Model: ObservableObject {
        @Published var contacts: OrderedDictionary<String, [Contact]> = [:]
        func load() { Library.load { self.contacts = $0 } }
      }
      struct Contact: Hashable { var id = 0 }
      struct HomeView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { ContactsView().navigationDestination(for: Contact.self) { \
      ContactView(contact: $0) } }
            .environmentObject(router)
        }
      }
      struct ContactsView: View {
        @EnvironmentObject var router: Router
        @EnvironmentObject var model: Model
        var body: some View { ForEach(\(list), id: \\.self) { contact in row(contact) } }
        private func row(_ contact: Contact) -> some View { Button(action: { router.open(contact) }, label: { \
      Text("Contact") }) }
      }
      struct ContactView: View { let contact: Contact; var body: some View { Text("Contact") } }
      """)
    #expect(lines.filter { $0.contains("push") } == ["ContactsView push ContactView"])
  }

  /// A function of no type runs where a button is given it.
  @Test func aFunctionThatAButtonIsGiven() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct HomeView: View { var body: some View { Button("Settings", action: openSettings).padding() } }
      struct OtherView: View { var body: some View { Text("Other") } }
      func openSettings() { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """
    ])
    #expect(edges.filter { $0.contains("url") }.map { $0.split(separator: " ").first } == ["HomeView"])
  }
}
