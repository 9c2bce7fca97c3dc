// A frame in which previews show the view that the file is named after

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { BadgeView(text: "New") } }
}
// file: Common/BadgeView.swift
import SwiftUI
struct BadgeView: View {
  let text: String
  var body: some View { Text(text) }
}
struct AllBadgesView: View {
  var body: some View { VStack { BadgeView(text: "New"); BadgeView(text: "Old") } }
}
#Preview { AllBadgesView() }
struct PreviewView: View {
  var body: some View { BadgeView(text: "Try") }
}
