// The screen is told of the success as well

import Combine
@main struct PhotosApp: App {
  var body: some Scene { WindowGroup { ImagesView() } }
}
struct ImagesView: View {
  @State private var uploads = false
  var body: some View {
    Button("Add") { uploads = true }
      .fullScreenCover(isPresented: $uploads) { UploadView(onDone: { uploads = false }) }
  }
}
enum UploadEvent { case uploaded, failed(String) }
final class UploadModel: ObservableObject {
  let events = PassthroughSubject<UploadEvent, Never>()
  func upload(_ data: Data) {
    Task {
      do {
        try await send(data)
        events.send(.uploaded)
      } catch {
        events.send(.failed("no"))
      }
    }
  }
  private func send(_ data: Data) async throws {}
}
struct UploadView: View {
  @StateObject private var model = UploadModel()
  @State private var failed = false
  let onDone: () -> Void
  var body: some View {
    Button("Upload") { model.upload(Data()) }
      .onReceive(model.events) { event in
        switch event {
        case .uploaded: onDone()
        case .failed: failed = true
        }
      }
      .alert("Not uploaded", isPresented: $failed) { Button("OK") {} }
  }
}
