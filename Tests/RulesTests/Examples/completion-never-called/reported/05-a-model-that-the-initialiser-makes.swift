// The screen's initialiser hands the closure to its model, which never calls it

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var scans = false
  var body: some View {
    Button("Scan") { scans = true }
      .sheet(isPresented: $scans) { ScanView(onDone: { scans = false }) }
  }
}
final class ScanModel: ObservableObject {
  let ↓onDone: () -> Void
  init(onDone: @escaping () -> Void) { self.onDone = onDone }
  func finish() { print("done") }
}
struct ScanView: View {
  @StateObject private var model: ScanModel
  init(onDone: @escaping () -> Void) { _model = StateObject(wrappedValue: ScanModel(onDone: onDone)) }
  var body: some View { Button("Finish") { model.finish() } }
}
