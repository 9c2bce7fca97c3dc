// A catalogue of the parts that the file is named after

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Component.NextButton() } }
}
// file: Shared/Component.swift
import SwiftUI
struct Component {
  struct NextButton: View { var body: some View { Button("Next") {} } }
  struct CloseButton: View { var body: some View { Button("Close") {} } }
}
struct ComponentView: View {
  var body: some View { VStack { Component.NextButton(); Component.CloseButton() } }
}
#Preview { ComponentView() }
