// A kit that the only app of the tree imports, to demonstrate a part of it

import CommentKit
import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { StartView() } }
}
struct StartView: View { var body: some View { Text("Start") } }
// file: CommentKit/ThreadScreen.swift
import SwiftUI
public struct ThreadScreen: View {
  public var body: some View { Text("Thread").navigationTitle("Thread") }
}
