// Copied from somewhere to learn from, in a folder that says so

import SwiftUI
// file: App/Main.swift
import SwiftUI
@main struct Shop: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
// file: App/Component/example/MailHome.swift
import SwiftUI
struct MailHome: View { var body: some View { Text("Inbox").navigationTitle("Inbox") } }
