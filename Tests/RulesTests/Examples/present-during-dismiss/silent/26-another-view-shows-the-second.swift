// Another view shows what comes next

import SwiftUI
final class PhotosModel: ObservableObject {
  @Published var showsMenu = false
  @Published var showsShare = false
  func share() {
    showsMenu = false
    showsShare = true
  }
}
@main struct DemoApp: App {
  @StateObject private var model = PhotosModel()
  var body: some Scene {
    WindowGroup {
      PhotosView(model: model).sheet(isPresented: $model.showsShare) { Text("Share") }
    }
  }
}
struct PhotosView: View {
  @ObservedObject var model: PhotosModel
  var body: some View {
    Button("Menu") { model.showsMenu = true }
      .sheet(isPresented: $model.showsMenu) { Button("Share") { model.share() } }
  }
}
