// A sheet closes itself and its closure raises another

import SwiftUI
@main struct TravelApp: App { var body: some Scene { WindowGroup { TripsView() } } }

struct TripsView: View {
    @State private var showsPicker = false
    @State private var showsPaywall = false
    var body: some View {
        Button("New trip") { showsPicker = true }
            .sheet(isPresented: $showsPicker) { TemplatePicker(onLocked: { ↓showsPaywall = true }) }
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
