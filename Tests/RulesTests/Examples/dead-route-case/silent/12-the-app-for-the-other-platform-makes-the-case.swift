// The app for the other platform makes the case

import SwiftUI
struct LogoView: View { var body: some View { Text("Logo") } }
// file: iOS/Pages.swift
import SwiftUI
enum Page: Hashable { case help, about }
struct PhoneView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Help") { path.append(.help) }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .help: HelpView()
          case .about: AboutView()
          }
        }
    }
  }
}
struct HelpView: View { var body: some View { LogoView() } }
struct AboutView: View { var body: some View { Text("About") } }
@main struct PhoneApp: App { var body: some Scene { WindowGroup { PhoneView() } } }
// file: macOS/Pages.swift
import SwiftUI
enum Page: Hashable { case help, about }
struct MacView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("About") { path.append(.about) }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .help: MacHelpView()
          case .about: MacAboutView()
          }
        }
    }
  }
}
struct MacHelpView: View { var body: some View { Text("Help") } }
struct MacAboutView: View { var body: some View { Text("About") } }
@main struct MacApp: App { var body: some Scene { WindowGroup { MacView() } } }
