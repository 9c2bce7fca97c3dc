import Testing

/// Closures and methods that cases, values and modifiers carry to where they run.
@Suite struct CarriedCodeTests {
  /// A closure in the payload of a route runs on the screen that the route shows, which gets it.
  @Test func aClosureInARoute() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Page: Hashable {
        case picker(onPick: Callback), list
        struct Callback: Hashable {
          let run: () -> Void
          static func == (a: Callback, b: Callback) -> Bool { true }
          func hash(into hasher: inout Hasher) {}
        }
      }
      final class Router: ObservableObject { @Published var path: [Page] = []; func go(_ page: Page) { \
      path.append(page) } }
      @main struct TheApp: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              Home().navigationDestination(for: Page.self) { page in
                switch page {
                case .picker(let onPick): Picker(onPick: onPick.run)
                case .list: List()
                }
              }
            }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject private var router: Router
        var body: some View { Button("Pick") { router.go(.picker(onPick: .init(run: { router.go(.list) }))) } }
      }
      struct Picker: View { let onPick: () -> Void; var body: some View { Button("Done", action: onPick) } }
      struct List: View { var body: some View { Text("List") } }
      """
    ])
    #expect(edges.filter { !$0.contains(" root ") } == ["Home push Picker", "Picker push List"])
  }

  /// A part of a screen asks by a sheet's enum; what it carries runs in the sheet.
  @Test(arguments: ["onYes: onYes", "onYes: { onYes(); print(title) }"])
  func aClosureInASheet(handed: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Sheet: Identifiable { case ask(title: String, onYes: () -> Void), help; var id: Int { 0 } }
      final class Sheets: ObservableObject { @Published var current: Sheet? }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var sheets = Sheets()
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Row(sheets: sheets, path: $path); Text("Home") }.navigationDestination(for: Int.self) { _ in \
      Detail() }
          }
          .sheet(item: $sheets.current) { sheet in
            switch sheet {
            case let .ask(title, onYes): Ask(title: title, \(handed))
            case .help: Help()
            }
          }
        }
      }
      struct Row: View {
        let sheets: Sheets
        @Binding var path: [Int]
        var body: some View {
          HStack {
            Button("Open") { sheets.current = .ask(title: "Open?", onYes: { path.append(1) }) }
            Button("Help") { sheets.current = .help }
          }
        }
      }
      struct Ask: View { let title: String; let onYes: () -> Void; var body: some View { Button("Yes") { onYes() } } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Detail: View { var body: some View { Text("Detail") } }
      """
    ])
    #expect(edges == ["Ask push Detail", "Home sheet Ask", "Home sheet Help", "TheApp root Home"])
  }

  /// What a modifier hands to a shared button runs on the screens that it is applied to, not on all with such a button.
  @Test(arguments: ["action: showHelp", "action: { isOpen = true }"])
  func aModifiersOwnButton(handed: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct BigButton: View { let title: String; let action: () -> Void; var body: some View { Button(title, action: \
      action) } }
      struct HelpBar: ViewModifier {
        @Binding var isOpen: Bool
        func body(content: Content) -> some View { VStack { content; BigButton(title: "Help", \(handed)) \
      }.sheet(isPresented: $isOpen) { Help() } }
        func showHelp() { UIApplication.shared.open(URL(string: "https://example.com")!) }
      }
      extension View { func helpBar(_ isOpen: Binding<Bool>) -> some View { modifier(HelpBar(isOpen: isOpen)) } }
      struct Home: View {
        @State private var isOpen = false
        @State private var isHelping = false
        var body: some View { BigButton(title: "Go") { isOpen = true }.helpBar($isHelping).sheet(isPresented: $isOpen) \
      { Bag() } }
      }
      struct Bag: View { var body: some View { BigButton(title: "Pay", action: { print("paid") }) } }
      struct Help: View { var body: some View { BigButton(title: "Close", action: { print("closed") }) } }
      """
    ])
    #expect(Set(edges.compactMap { $0.split(separator: " ").first }) == ["Home", "TheApp"])
    #expect(edges.contains("Home sheet Bag") && edges.contains("Home sheet Help"))
    if handed.contains("showHelp") { #expect(edges.contains { $0.hasPrefix("Home url") }) }
  }
}
