// The presenter is in a modifier of the app

import SwiftUI
@main struct DocApp: App { var body: some Scene { WindowGroup { DocView() } } }
struct DocView: View {
    @State private var showsOutline = false
    var body: some View {
        Text("Document")
            .↓outlinePanel($showsOutline)
    }
}
extension View {
    func outlinePanel(_ isOn: Binding<Bool>) -> some View { inspector(isPresented: isOn) { OutlineView() } }
}
struct OutlineView: View { var body: some View { Text("Outline") } }
