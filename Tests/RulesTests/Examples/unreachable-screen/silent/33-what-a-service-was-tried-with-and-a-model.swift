// What a service was tried with, and a model in its own file

import SwiftUI
@main struct DemoApp: App {
  let test = SpeedTest()
  var body: some Scene { WindowGroup { Text("Home") } }
}
struct SpeedTest {}
// file: Scenes/TestVController.swift
import UIKit
class TestVController: UIViewController {}
// file: Empty/TestScreen.swift
import SwiftUI
struct TestScreen: View { var body: some View { Button("create") {} } }
// file: Model/Note.swift
import SwiftUI
struct Note { let name: String }
struct NoteTestView: View {
  var body: some View { List { Text(Note(name: "a").name) } }
}
