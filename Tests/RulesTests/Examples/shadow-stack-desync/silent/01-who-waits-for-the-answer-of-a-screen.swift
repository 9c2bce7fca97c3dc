// Who waits for the answer of a screen

struct PayView: View {
  @State private var path: [Int] = []
  @State private var waiting: [CheckedContinuation<Bool, Never>] = []
  var body: some View {
    NavigationStack(path: $path) { Button("Pay") { Task { _ = await ask() } } }
  }
  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      path.append(1)
    }
  }
  func answer(_ value: Bool) {
    path.removeLast()
    waiting.removeLast().resume(returning: value)
  }
}
