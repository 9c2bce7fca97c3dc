// The content is given the choice

import SwiftUI
@main struct AccountApp: App { var body: some Scene { WindowGroup { AccountsView() } } }
enum AccountKind { case local, cloud, feed }
struct AccountsView: View {
    @State private var addsAccount = false
    @State private var kind: AccountKind?
    struct Choice: Identifiable { let kind: AccountKind; var id: AccountKind { kind } }
    @State private var choice: Choice?
    var body: some View {
        List {
            row("Local", .local)
            row("Cloud", .cloud)
        }
        .sheet(item: $choice) { form($0.kind) }
    }
    private func row(_ title: String, _ picked: AccountKind) -> some View {
        Button(title) {
            choice = Choice(kind: picked)
        }
    }
    @ViewBuilder private func form(_ kind: AccountKind) -> some View {
        if kind == .local { LocalForm() } else { CloudForm() }
    }
}
struct LocalForm: View { var body: some View { Text("Local") } }
struct CloudForm: View { var body: some View { Text("Cloud") } }
