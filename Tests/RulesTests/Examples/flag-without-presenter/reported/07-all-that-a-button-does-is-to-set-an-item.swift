// All that a button does is to set an item

import SwiftUI
import Observation
@main struct GalleryApp: App {
    @State private var state = GalleryState()
    var body: some Scene { WindowGroup { GalleryView().environment(state) } }
}
struct Photo: Identifiable { let id: Int }
@Observable final class GalleryState {
    var selectedPhoto: Photo?
    var ↓editing: Photo?
    func edit(_ photo: Photo) { editing = photo }
    func show(_ photo: Photo) { selectedPhoto = photo }
}
struct GalleryView: View {
    @Environment(GalleryState.self) private var state
    var body: some View {
        @Bindable var state = state
        Grid { PhotoTile(photo: Photo(id: 1)) }
            .sheet(item: $state.selectedPhoto) { PhotoView(photo: $0) }
    }
}
struct PhotoTile: View {
    let photo: Photo
    @Environment(GalleryState.self) private var state
    var body: some View {
        Menu("Photo") {
            Button("Show") { state.show(photo) }
            Button("Edit") { state.edit(photo) }
        }
    }
}
struct PhotoView: View { let photo: Photo; var body: some View { Text("\(photo.id)") } }
