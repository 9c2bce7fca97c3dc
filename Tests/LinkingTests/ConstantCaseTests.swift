import Testing

/// Constants of a structure that stand for cases, so that any module may add to them.
@Suite struct ConstantCaseTests {
  private func found(
    switching subject: String, _ spelling: (String) -> String,
    opening: String = "Action(name: Action.showHelp.name, details: [:])"
  ) -> (lines: [String], edges: [String]) {
    let files = [
      "App/App.swift": """
      import SwiftUI
      struct Action: Equatable {
        var name: String
        var details: [String: String]
        init(name: String, details: [String: String] = [:]) {
          self.name = name
          self.details = details
        }
      }
      extension Action {
        static let showAbout = Action(name: "about")
        static let showHelp = Action(name: "help")
        static let back = Action(name: "back")
      }
      enum Page: Hashable { case about, help }
      protocol Coordinating: AnyObject { func handle(_ action: Action) }
      final class Coordinator: Coordinating, ObservableObject {
        @Published var path = NavigationPath()
        func handle(_ action: Action) {
          switch \(subject) {
          case \(spelling("showAbout")): path.append(Page.about)
          case \(spelling("showHelp")): path.append(Page.help)
          case \(spelling("back")): path.removeLast()
          default: break
          }
        }
      }
      struct Home: View { weak var coordinator: (any Coordinating)?; var body: some View { Button("About") { \
      coordinator?.handle(Action.showAbout) } } }
      struct About: View {
        weak var coordinator: (any Coordinating)?
        var body: some View {
          Button("Help") { coordinator?.handle(\(opening)) }
          Button("Back") { coordinator?.handle(.back) }
        }
      }
      struct Help: View { var body: some View { Text("Help") } }
      struct Root: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Home(coordinator: coordinator).navigationDestination(for: Page.self) { page in
              switch page {
              case .about: About(coordinator: coordinator)
              case .help: Help()
              }
            }
          }
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      """
    ]
    return (transitions(files), screenEdges(files))
  }

  private let lines = [
    "About back pop", "Coordinator push About", "Coordinator push Help", "Demo root Root", "Root root Home",
  ]
  private let edges = ["About back pop", "About push Help", "Demo root Root", "Home push About", "Root root Home"]

  @Test func constantsAsPatterns() {
    for opening in [
      ".showHelp", "Action.showHelp", "Action(name: Action.showHelp.name, details: [:])", #"Action(name: "help")"#,
    ] {
      let found = found(switching: "action", { "." + $0 }, opening: opening)
      #expect(found.lines == lines)
      #expect(found.edges == edges)
    }
  }

  @Test func theirNamesAsPatterns() {
    let found = found(switching: "action.name") { "Action.\($0).name" }
    #expect(found.lines == lines)
    #expect(found.edges == edges)
  }
}
