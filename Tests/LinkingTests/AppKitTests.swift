import NavigationModel
import Testing

/// What the Mac has of its own: alerts, panels and popovers that code shows, and several apps in one tree.
@Suite struct AppKitTests {
  @Test func alertsPanelsAndPopovers() {
    let lines = transitionLines(
      """
      import AppKit
      import SwiftUI
      class AppDelegate: NSObject, NSApplicationDelegate {
        var popover: NSPopover!
        func applicationDidFinishLaunching(_ notification: Notification) {
          let popover = NSPopover()
          popover.contentViewController = NSHostingController(rootView: MenuView())
          self.popover = popover
        }
      }
      struct MenuView: View {
        var body: some View {
          Button("Open") {
            let panel = NSOpenPanel()
            panel.begin { _ in }
          }
          Button("Save") { if NSSavePanel().runModal() == .OK {} }
        }
        func remove() {
          let alert = NSAlert()
          alert.messageText = "Sure?"
          if alert.runModal() == .alertFirstButtonReturn {}
        }
        func warn(_ window: NSWindow) {
          let alert = NSAlert()
          alert.beginSheetModal(for: window) { _ in }
        }
      }
      """)
    #expect(
      lines == [
        "AppDelegate popover MenuView", "MenuView alert alert", "MenuView sheet NSOpenPanel",
        "MenuView sheet NSSavePanel",
      ])
  }

  @Test func anAppDoesNotSeeWhatAnotherDeclares() {
    let shown = graph([
      "App/phone/Sources/PhoneApp.swift":
        "import SwiftUI\nimport Root\n@main struct PhoneApp: App { var body: some Scene { WindowGroup { RootView() } } }",
      "App/watch/Sources/WatchApp.swift":
        "import SwiftUI\n@main struct WatchApp: App { var body: some Scene { WindowGroup { RootView() } } }",
      "App/watch/Sources/Scenes/RootView.swift":
        "import SwiftUI\nstruct RootView: View { var body: some View { Text(\"Watch\").sheet(isPresented: .constant(true)) { WristView() } } }\nstruct WristView: View { var body: some View { Text(\"Wrist\") } }",
      "Features/Root/RootView.swift":
        "import SwiftUI\npublic struct RootView: View { public var body: some View { Text(\"Phone\").sheet(isPresented: .constant(true)) { HelpView() } } }\nstruct HelpView: View { var body: some View { Text(\"Help\") } }",
    ])
    #expect(shown.transitions.filter { $0.kind == .root }.count == 2)
    #expect(shown.screens.filter { ["HelpView", "WristView"].contains($0.name) }.map(\.isReachable) == [true, true])
  }

  @Test func theWayBackHandedOnAsAFunction() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct HomeView: View {
        @State var isOpen = false
        var body: some View { Text("Home").sheet(isPresented: $isOpen) { DoneView() } }
      }
      struct DoneView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button(action: dismiss.callAsFunction) { Text("Done") } }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["DoneView back dismiss", "HomeView sheet DoneView", "MyApp root HomeView"])
  }

  @Test func aControllerThatAsksForItsExtensionsContextIsAnEntry() {
    let shown = graph([
      "App.swift": "import SwiftUI\n@main struct MyApp: App { var body: some Scene { WindowGroup { Text(\"A\") } } }",
      "Share/ShareViewController.swift":
        "import UIKit\nclass ShareViewController: UIViewController { override func viewDidLoad() { extensionContext?.completeRequest(returningItems: nil) } }",
    ])
    #expect(!shown.screens.contains { $0.name == "ShareViewController" && !$0.isReachable })
  }

  /// Windows whose ids are cases, opened by a form that the app adds to the action, and by a helper.
  @Test func windowsByCases() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Pane: String { case log, inbox, unused }
      extension OpenWindowAction {
        func callAsFunction(id: Pane) {
          NSApp.activate()
          callAsFunction(id: id.rawValue)
        }
      }
      @main struct MyApp: App {
        var body: some Scene {
          Window("Home", id: "home") { HomeView() }
          Window("Log", id: Pane.log.rawValue) { LogView() }
          Window("Inbox", id: Pane.inbox.rawValue) { InboxView() }
          Window("Unused", id: Pane.unused.rawValue) { UnusedView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Log") { openWindow(id: .log) } }
      }
      struct LogView: View {
        @Environment(\\.openWindow) var open
        @Environment(\\.dismissWindow) var dismissWindow
        var body: some View {
          Button("Inbox") { show(.inbox) }
          Button("Home") { open(id: "home") }
          Button("Close") { dismissWindow(id: Pane.log.rawValue) }
        }
        func show(_ pane: Pane) { open(id: pane.rawValue) }
      }
      struct InboxView: View { var body: some View { Text("Inbox") } }
      struct UnusedView: View { var body: some View { Text("Unused") } }
      """)
    #expect(
      lines.filter { !$0.hasPrefix("MyApp") } == [
        "HomeView sheet LogView", "LogView back dismiss", "LogView sheet HomeView", "LogView sheet InboxView",
      ])
  }

  /// The scene of settings, by the module's name where the app has a type of that name, and what opens it.
  @Test func theSettingsOfAnApp() {
    let files = [
      "App.swift": """
      import SwiftUI
      struct Settings: Codable { var isLoud = false }
      @main struct MyApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          SwiftUI.Settings { PreferencesView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openSettings) private var openSettings
        var body: some View { Button("Settings") { openSettings() } }
      }
      struct PreferencesView: View {
        var body: some View { Text("Preferences") }
      }
      struct MenuView: View { var body: some View { SettingsLink { Text("Settings") } } }
      """
    ]
    #expect(
      transitions(files) == [
        "HomeView sheet PreferencesView", "MenuView sheet PreferencesView", "MyApp root HomeView",
        "MyApp root PreferencesView",
      ])
    #expect(screenEdges(files).contains("HomeView sheet PreferencesView"))
  }
}
