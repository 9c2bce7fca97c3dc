// What decides over the stack may change while the view is shown

import SwiftUI
@main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } }
struct DeskView: View {
  var body: some View {
    NavigationStack { NavigationLink("Mail") { MailView() } }
  }
}
struct MailView: View {
  @State private var isWide = true
  var body: some View {
    if isWide { NavigationStack { list } } else { list }
  }
  private var list: some View { Button("Narrow") { isWide = false } }
}
