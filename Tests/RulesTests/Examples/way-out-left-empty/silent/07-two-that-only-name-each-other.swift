// Two makers that only name each other, and nobody names them

import SwiftUI
@main struct VaultApp: App { var body: some Scene { WindowGroup { RowView(model: RowModel { print($0) }) } } }
final class RowModel: ObservableObject {
  let action: (String) -> Void
  init(action: @escaping (String) -> Void) { self.action = action }
  static func sample(_ depth: Int) -> RowModel {
    depth == 0 ? RowModel(action: { _ in }) : ListModel.sampleList(depth - 1).rows[0]
  }
}
final class ListModel {
  let rows: [RowModel]
  init(rows: [RowModel]) { self.rows = rows }
  static func sampleList(_ depth: Int) -> ListModel { ListModel(rows: [RowModel.sample(depth)]) }
}
struct RowView: View {
  @ObservedObject var model: RowModel
  var body: some View { Button("Open") { model.action("open") } }
}
