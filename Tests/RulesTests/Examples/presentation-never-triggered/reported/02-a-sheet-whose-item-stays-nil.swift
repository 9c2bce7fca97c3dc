// A sheet whose item stays nil

struct Photo: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}
final class AlbumModel: ObservableObject {
  @Published var selectedPhoto: Photo?
  @Published var photos: [Photo] = []
}
struct AlbumView: View {
  @StateObject private var model = AlbumModel()
  var body: some View {
    List(model.photos) { photo in Text("\(photo.id)") }
      .↓sheet(item: $model.selectedPhoto) { photo in Text("\(photo.id)") }
  }
}
