// The button of the app has no role

import SwiftUI
@main struct DeviceApp: App { var body: some Scene { WindowGroup { DevicesView() } } }
struct DevicesView: View {
    @State private var asks = false
    let names = ["Phone"]
    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name).swipeActions { RemoveButton(asks: $asks) }
            }
        }
        .confirmationDialog("Remove?", isPresented: $asks) { Button("Remove", role: .destructive) {} }
    }
}
struct RemoveButton: View {
    @Binding var asks: Bool
    var body: some View {
        Button("Remove") { asks = true }.tint(.red)
    }
}
