// A stage for the previews of a part, which shows that part and nothing else

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ArchSlider() } }
}
// file: Utils/SliderControl.swift
import SwiftUI
struct ArchSlider: View { var body: some View { Text("Slide") } }
struct ContentView: View {
  var body: some View { ArchSlider() }
}
#Preview { ContentView() }
