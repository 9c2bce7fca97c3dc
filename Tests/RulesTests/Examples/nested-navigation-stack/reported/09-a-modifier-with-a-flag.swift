// A function of the app puts the view into a stack unless told otherwise; of two links one does not say so

import SwiftUI
@main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } }
extension View {
  @ViewBuilder func stacked(_ isStacked: Bool = true) -> some View {
    if isStacked { NavigationStack { self } } else { self }
  }
}
struct DeskView: View {
  var body: some View {
    VStack {
      NavigationLink("Notes") { NotesView().stacked(false) }
      NavigationLink("Mail") { MailView().↓stacked() }
    }
    .stacked()
  }
}
struct NotesView: View { var body: some View { Text("Notes") } }
struct MailView: View { var body: some View { Text("Mail") } }
