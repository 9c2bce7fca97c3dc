// The presenter of the flag that is put down is compiled for the Mac, and that of the other for the phone

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var showsSettings = false
  @State private var showsDonation = false
  @State private var showsSheet = false
  var body: some View {
    List {
      Button("Settings") { showsSettings = true }
      Button("Donate") { showsDonation = true }
    }
    #if os(iOS)
    .sheet(isPresented: $showsSheet) {
      if showsSettings { SettingsView() } else { DonationView() }
    }
    .onChange(of: showsSettings) { shown in
      if shown {
        showsDonation = false
        showsSheet = true
      }
    }
    #else
    .sheet(isPresented: $showsDonation) { DonationView() }
    #endif
  }
}
struct SettingsView: View { var body: some View { Text("Settings") } }
struct DonationView: View { var body: some View { Text("Donation") } }
