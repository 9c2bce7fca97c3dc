// What developers look for errors with, what they tried, and what they laid aside

// prelude: home-app
// prelude: home-view
struct RouterDebugView: View {
  var body: some View { List { Text("Routes") }.navigationTitle("Routes") }
}
final class testlistViewController: UIViewController {}
struct TestMigrationView: View {
  var body: some View { Form { Button("Read the old data") {} }.navigationTitle("Test") }
}
final class demoCellsVC: UIViewController {}
final class SingleTemplateViewController: UIViewController {}
struct TestingView: View {
  @State private var showsAlert = false
  var body: some View { Button("Ask") { showsAlert.toggle() }.alert("Hello", isPresented: $showsAlert) {} }
}
// file: Feed/Deprecated/OldFeedView.swift
import SwiftUI
struct OldFeedView: View { var body: some View { Text("Feed").navigationTitle("Feed") } }
// file: OldScenes/Pix/PixController.swift
final class PixController: UIViewController {}
// file: Later/Favorites - NOT IMPLEMENTED/FavoritesController.swift
final class FavoritesController: UIViewController {}
// file: Test Core Data/StepController.swift
final class StepController: UIViewController {}
