// The card puts the flag down

import SwiftUI
@main struct CameraApp: App { var body: some Scene { WindowGroup { CameraScreen() } } }
struct CameraScreen: View {
    @State private var showsTips = false
    var body: some View {
        Button("Tips") { showsTips = true }
            .overlay { if showsTips { TipsCard(close: { showsTips = false }) } }
    }
}
struct TipsCard: View {
    let close: () -> Void
    var body: some View {
        VStack {
            Text("Tips")
            Button("Got it") { close() }
        }
    }
}
