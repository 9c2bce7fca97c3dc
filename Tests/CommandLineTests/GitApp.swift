import Foundation
import Testing

/// A small app in a git repository of its own, with the history that a test gives it.
final class GitApp {
  let folder: TemporaryFolder

  static let app = """
    import SwiftUI

    @main
    struct DemoApp: App {
      var body: some Scene { WindowGroup { HomeView() } }
    }

    struct HomeView: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Details") { DetailView() }
            NavigationLink("Settings") { SettingsView() }
          }
          .navigationTitle("Home")
        }
      }
    }

    """

  static let detail = """
    import SwiftUI

    struct DetailView: View {
      var body: some View {
        Text("Detail").navigationTitle("Detail")
      }
    }

    """

  static let settings = """
    import SwiftUI

    struct SettingsView: View {
      var body: some View {
        Text("Settings").navigationTitle("Settings")
      }
    }

    """

  /// With one commit of a sound app.
  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q")
    try write("Sources/App.swift", Self.app)
    try write("Sources/DetailView.swift", Self.detail)
    try write("Sources/SettingsView.swift", Self.settings)
    try commit("A sound app")
  }

  /// The app without the only way to its details, committed.
  static func withoutDetails() throws -> GitApp {
    let app = try GitApp()
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    return app
  }

  static let appWithoutDetails = app.replacing("        NavigationLink(\"Details\") { DetailView() }\n", with: "")

  func removeWayToDetails() throws { try write("Sources/App.swift", Self.appWithoutDetails) }

  /// An app with a second way to its details, by a route that nothing opens.
  static func withADeadRoute() throws -> GitApp {
    let app = try GitApp()
    try app.write(
      "Sources/Routes.swift",
      """
      import SwiftUI

      enum Route: Hashable { case detail, settings }

      struct RoutedView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Settings") { path.append(.settings) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail: DetailView()
                case .settings: SettingsView()
                }
              }
          }
        }
      }
      """)
    try app.write(
      "Sources/App.swift", Self.app.replacing("\"Settings\") { SettingsView() }", with: "\"More\") { RoutedView() }"))
    try app.commit("Routes")
    return app
  }

  func removeTheLinkToDetails() throws {
    let app = Self.app.replacing("\"Settings\") { SettingsView() }", with: "\"More\") { RoutedView() }")
    try write("Sources/App.swift", app.replacing("        NavigationLink(\"Details\") { DetailView() }\n", with: ""))
  }

  func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "commit", "-q", "-m", message
    )
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments) failed")
  }

  func navlint(_ arguments: String..., environment: [String: String] = [:]) throws -> Navlint.Result {
    try Navlint.run(arguments, in: folder.path, environment: environment)
  }
}
