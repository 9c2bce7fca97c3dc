// Other actions of the model tell of their success, and this one does not

import Combine
@main struct PhotosApp: App {
  var body: some Scene { WindowGroup { ImagesView() } }
}
struct ImagesView: View {
  @StateObject private var model = ImagesModel()
  @State private var crops = false
  var body: some View {
    List {
      Button("Delete") { model.send(.delete) }
      Button("Add") { crops = true }
    }
    .sheet(isPresented: $crops) { CropView(model: model) }
  }
}
final class ImagesModel: ObservableObject {
  enum Event { case updated, error(Error) }
  enum Action { case delete, upload(Data), refresh }
  private let subject = PassthroughSubject<Event, Never>()
  var events: AnyPublisher<Event, Never> { subject.receive(on: RunLoop.main).eraseToAnyPublisher() }
  func send(_ action: Action) {
    switch action {
    case .delete:
      Task {
        do {
          try await work()
          self.subject.send(.updated)
        } catch { self.subject.send(.error(error)) }
      }
    case .upload(let data):
      Task {
        ↓do {
          try await work()
        } catch { self.subject.send(.error(error)) }
      }
    case .refresh:
      // Nobody waits for this.
      Task {
        do {
          try await work()
        } catch { self.subject.send(.error(error)) }
      }
    }
  }
  private func work() async throws {}
}
struct CropView: View {
  @ObservedObject var model: ImagesModel
  @Environment(\.dismiss) private var dismiss
  @State private var error: Error?
  var body: some View {
    Button("Save") { model.send(.upload(Data())) }
      .onReceive(model.events) { event in
        switch event {
        case .error(let found): error = found
        case .updated: dismiss()
        }
      }
  }
}
