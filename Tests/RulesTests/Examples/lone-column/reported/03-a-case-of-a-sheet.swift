// A helper makes the sheet's content for an item

import SwiftUI
enum Sheet: Identifiable {
  case about, help
  var id: Self { self }
}
struct HomeView: View {
  @State private var sheet: Sheet?
  var body: some View {
    VStack {
      Button("About") { sheet = .about }
      Button("Help") { sheet = .help }
    }
    .sheet(item: $sheet, content: makeSheet)
  }
  private func makeSheet(_ sheet: Sheet) -> some View {
    switch sheet {
    case .about: return AnyView(AboutView())
    case .help: return AnyView(Text("Help"))
    }
  }
}
struct AboutView: View {
  @State private var showsWeb = false
  var body: some View {
    ↓NavigationView {
      Button("Site") { showsWeb = true }
    }
    .sheet(isPresented: $showsWeb) { Text("Site") }
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
