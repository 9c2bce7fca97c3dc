// The presenter puts a close button over the screen

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { ScansScreen() } }
    }
}

struct Scan: Identifiable { let id: Int; let name: String }

extension View {
    func viewer<Item: Identifiable, Content: View>(
        of item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        fullScreenCover(item: item) { value in
            ZStack(alignment: .topTrailing) {
                Color.black.ignoresSafeArea()
                content(value)
                Button("Close", systemImage: "xmark") { item.wrappedValue = nil }
                    .labelStyle(.iconOnly)
            }
            .preferredColorScheme(.dark)
        }
    }
}

struct ScansScreen: View {
    @State private var opened: Scan?
    private let scans = [Scan(id: 1, name: "Knee"), Scan(id: 2, name: "Hand")]

    var body: some View {
        List(scans) { scan in
            Button(scan.name) { opened = scan }
        }
        .viewer(of: $opened) { scan in ScanViewer(scan: scan) }
    }
}

struct ScanViewer: View {
    let scan: Scan
    @State private var contrast = 0.5
    @State private var note = ""

    var body: some View {
        VStack {
            Text(scan.name)
            Slider(value: $contrast)
            TextField("Note", text: $note)
        }
    }
}
