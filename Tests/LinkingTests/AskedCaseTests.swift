import Testing

/// State that says by its case, or by what is left in it, whether something is presented.
@Suite struct AskedCaseTests {
  private func backs(_ source: String) -> [String] {
    transitionLines("import SwiftUI\n" + source).filter { $0.contains(" back") }
  }

  private func machine(closing: String, get: String = "self.state == .picking") -> String {
    """
    enum Phase { case idle, loading, picking }
    final class Model: ObservableObject {
      @Published private var state = Phase.idle
      var isPicking: Binding<Bool> { Binding { \(get) } set: { if !$0 { self.state = .idle } } }
      func load() { state = .loading; state = .picking }
      func pick() { \(closing) }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Load") { model.load() }.sheet(isPresented: model.isPicking) { Picker { model.pick() } }
      }
    }
    struct Picker: View {
      let done: () -> Void
      var body: some View { Button("Done", action: done) }
    }
    """
  }

  @Test(arguments: ["self.state == .picking", "if case .picking = self.state { true } else { false }"])
  func theCaseThatTheBindingItselfWrites(get: String) {
    #expect(backs(machine(closing: "state = .idle", get: get)).count == 1)
  }

  @Test func anotherCaseClosesNothing() {
    #expect(backs(machine(closing: "state = .loading")).isEmpty)
  }

  @Test func aChildWritesTheCaseThroughABinding() {
    let backs = backs(
      """
      enum Phase { case idle, picking }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var phase = Phase.idle
        var body: some View {
          Button("Pick") { phase = .picking }
            .sheet(isPresented: Binding(get: { phase == .picking }, set: { if !$0 { phase = .idle } })) {
              Picker(phase: $phase)
            }
        }
      }
      struct Picker: View {
        @Binding var phase: Phase
        var body: some View { Button("Done") { phase = .idle } }
      }
      """)
    #expect(backs == ["Picker back dismiss"])
  }

  private func queue(_ removal: String) -> String {
    """
    enum Layer: Identifiable { case storm, wind; var id: Self { self } }
    final class Layers: ObservableObject {
      @Published private var queue: [Layer] = []
      @Published var seen: [Layer] = []
      var current: Layer? {
        get { queue.last }
        set { if newValue == nil { queue.removeLast() } }
      }
      func show(_ layer: Layer) { queue.append(layer) }
      func finish() { \(removal) }
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
  }

  @Test(arguments: ["queue.removeLast()", "_ = queue.popLast()"])
  func whatIsTakenOffTheQueueIsClosed(removal: String) {
    #expect(backs(queue(removal)).count == 1)
  }

  @Test func anotherListClosesNothing() {
    #expect(backs(queue("seen.removeLast()")).isEmpty)
  }
}
