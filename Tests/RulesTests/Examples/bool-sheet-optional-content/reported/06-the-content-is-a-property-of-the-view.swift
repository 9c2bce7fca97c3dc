// The content is a property of the view

import SwiftUI
@main struct AccountApp: App { var body: some Scene { WindowGroup { AccountsView() } } }
enum AccountKind { case local, cloud, feed }
struct AccountsView: View {
    @State private var addsAccount = false
    @State private var kind: AccountKind?
    var body: some View {
        List {
            row("Local", .local)
            row("Cloud", .cloud)
        }
        .↓sheet(isPresented: $addsAccount) { form }
    }
    private func row(_ title: String, _ picked: AccountKind) -> some View {
        Button(title) {
            kind = picked
            addsAccount = true
        }
    }
    @ViewBuilder private var form: some View {
        if kind == .local { LocalForm() }
        if kind == .cloud { CloudForm() }
    }
}
struct LocalForm: View { var body: some View { Text("Local") } }
struct CloudForm: View { var body: some View { Text("Cloud") } }
