// The part of the sheet presents it itself

import SwiftUI

@main
struct WikiApp: App {
  var body: some Scene { WindowGroup { LibraryView() } }
}

extension Notification.Name { static let donate = Notification.Name("donate") }

struct LibraryView: View {
  @State private var showsSettings = false
  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) { SettingsView() }

  }
}

struct SettingsView: View {
  var body: some View {
    Form { SupportSection() }
  }
}

struct SupportSection: View {
  @State private var showsDonation = false
  var body: some View {
    Button("Donate") { showsDonation = true }
      .sheet(isPresented: $showsDonation) { DonationView() }
  }
}

struct DonationView: View { var body: some View { Text("Thanks") } }
