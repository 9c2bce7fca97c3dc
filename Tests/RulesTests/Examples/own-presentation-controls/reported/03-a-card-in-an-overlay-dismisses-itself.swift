// A card in an overlay dismisses itself

import SwiftUI
@main struct CameraApp: App { var body: some Scene { WindowGroup { CameraScreen() } } }
struct CameraScreen: View {
    @State private var showsTips = false
    var body: some View {
        Button("Tips") { showsTips = true }
            .overlay { if showsTips { TipsCard() } }
    }
}
struct TipsCard: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("Tips")
            Button("Got it") { ↓dismiss() }
        }
    }
}
