// The detail column has a stack, and the sidebar pushes into it

import SwiftUI
@main struct MailApp: App { var body: some Scene { WindowGroup { MailView() } } }
struct MailView: View {
  @State private var folder: Int?
  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self, selection: $folder) { Text("\($0)") }
    } detail: {
      NavigationStack { if let folder { FolderView(folder: folder) } }
    }
  }
}
struct FolderView: View {
  let folder: Int
  var body: some View { NavigationLink("Rules") { Text("Rules of \(folder)") } }
}
struct SideView: View { var body: some View { NavigationSplitView { NavigationLink("A") { Text("A") } } detail: { Text("B") } } }
