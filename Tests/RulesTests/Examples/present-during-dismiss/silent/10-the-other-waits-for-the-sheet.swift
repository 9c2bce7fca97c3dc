// The other waits for the sheet

import SwiftUI
@main struct TravelApp: App { var body: some Scene { WindowGroup { TripsView() } } }

struct TripsView: View {
    @State private var showsPicker = false
    @State private var showsPaywall = false
    @State private var wantsPaywall = false
    var body: some View {
        Button("New trip") { showsPicker = true }
            .sheet(isPresented: $showsPicker, onDismiss: { showsPaywall = wantsPaywall }) { TemplatePicker(onLocked: { wantsPaywall = true }) }
            .sheet(isPresented: $showsPaywall) { PaywallView() }
    }
}

struct TemplatePicker: View {
    let onLocked: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        TemplateCell(title: "Round trip") {
            dismiss()
            onLocked()
        }
    }
}

struct TemplateCell: View {
    let title: String
    let tap: () -> Void
    var body: some View { Button(title, action: tap) }
}

struct PaywallView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}
