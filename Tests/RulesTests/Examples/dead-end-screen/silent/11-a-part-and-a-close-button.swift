// A part and a close button

import SwiftUI
@main struct DrawApp: App { var body: some Scene { WindowGroup { BoardsView() } } }
struct Board: Identifiable { let id: Int; var title: String }
struct BoardsView: View {
    @State private var open: Board?
    var body: some View {
        BoardGrid(boards: [Board(id: 1, title: "A")], pick: { open = $0 })
            .fullScreenCover(item: $open) { board in BoardCanvas(board: board) }
    }
}
struct BoardGrid: View {
    let boards: [Board]
    let pick: (Board) -> Void
    var body: some View { ForEach(boards) { board in Button(board.title) { pick(board) } } }
}
struct BoardCanvas: View {
    let board: Board
    @State private var width = 2.0
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            TextField("Title", text: $title)
            ColorSlider(width: $width)
            Button("Close") { dismiss() }
        }
    }
}
struct ColorSlider: View {
    @Binding var width: Double
    var body: some View { Slider(value: $width) }
}
