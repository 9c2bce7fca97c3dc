// The count is bounded

import SwiftUI
struct Layer: Identifiable { let id: Int }
final class Layers: ObservableObject {
  @Published var layers: [Layer] = []
  func open() { layers.append(Layer(id: layers.count)) }
  func close(above index: Int) {
    guard layers.count >= index else { return }
    layers.removeLast(layers.count - index)
  }
}
@main struct DemoApp: App {
  @StateObject private var model = Layers()
  var body: some Scene { WindowGroup { HomeView(model: model) } }
}
struct HomeView: View {
  @ObservedObject var model: Layers
  var body: some View {
    Button("Open") { model.open() }
      .sheet(isPresented: Binding(get: { !model.layers.isEmpty }, set: { _ in })) {
        Button("Close \(model.layers[0].id)") { model.close(above: 0) }
      }
  }
}
