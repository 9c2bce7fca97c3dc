import Testing

/// A presenter shows the element at the end of a queue: code that takes it off closes it.
@Suite struct QueuedPresentationTests {
  private func backs(removal: String, set: String = "if newValue == nil { queue.removeLast() }") -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Layer: Identifiable { case storm, wind; var id: Self { self } }
      final class Layers: ObservableObject {
        @Published private var queue: [Layer] = []
        @Published var seen: [Layer] = []
        func show(_ layer: Layer) { queue.append(layer) }
        func finish() { \(removal) }
      }
      extension Layers {
        var current: Layer? {
          get { queue.last }
          set { \(set) }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var layers = Layers()
        var body: some View {
          Button("Storm") { layers.show(.storm) }.sheet(item: $layers.current) { _ in StormView(layers: layers) }
        }
      }
      struct StormView: View {
        let layers: Layers
        var body: some View { Button("Close") { layers.finish() } }
      }
      """
    ).filter { $0.contains(" back") }
  }

  @Test(arguments: ["queue.removeLast()", "_ = queue.popLast()"])
  func whatIsTakenOffTheQueueIsClosed(removal: String) {
    #expect(backs(removal: removal) == ["StormView back dismiss"])
  }

  /// Neither another list, nor a queue that the presenter's own setter leaves alone.
  @Test func anotherListClosesNothing() {
    #expect(backs(removal: "seen.removeLast()").isEmpty)
    #expect(backs(removal: "queue.removeLast()", set: "seen.removeAll()").isEmpty)
  }
}
