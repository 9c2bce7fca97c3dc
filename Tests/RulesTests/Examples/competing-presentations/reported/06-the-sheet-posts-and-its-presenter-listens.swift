// A part of the sheet posts a notification, for which the presenter raises another sheet

import SwiftUI

@main
struct WikiApp: App {
  var body: some Scene { WindowGroup { LibraryView() } }
}

extension Notification.Name { static let donate = Notification.Name("donate") }

struct LibraryView: View {
  @State private var showsSettings = false
  @State private var showsDonation = false
  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) { SettingsView() }
      .sheet(isPresented: $showsDonation) { DonationView() }
      .onReceive(NotificationCenter.default.publisher(for: .donate)) { _ in
        ↓showsDonation = true
      }
  }
}

struct SettingsView: View {
  var body: some View {
    Form { SupportSection() }
  }
}

struct SupportSection: View {
  var body: some View {
    Button("Donate") { NotificationCenter.default.post(name: .donate, object: nil) }
  }
}

struct DonationView: View { var body: some View { Text("Thanks") } }
