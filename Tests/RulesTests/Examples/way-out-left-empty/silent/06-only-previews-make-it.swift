// What only previews ask for, by a name that other types use as well

import SwiftUI
@main struct VaultApp: App { var body: some Scene { WindowGroup { RowView(model: RowModel(title: .mock) { print($0) }) } } }
final class RowModel: ObservableObject {
  let title: Title
  let action: (String) -> Void
  init(title: Title, action: @escaping (String) -> Void) {
    self.title = title
    self.action = action
  }
  static var mock: RowModel { RowModel(title: .mock, action: { _ in }) }
  static func mock(titled title: Title) -> RowModel { RowModel(title: title, action: { _ in }) }
}
struct Title {
  var text: String
  static var mock: Title { Title(text: "Title") }
}
struct RowView: View {
  @ObservedObject var model: RowModel
  var body: some View { Button("Open") { model.action("open") } }
}
#Preview { RowView(model: .mock) }
#Preview { RowView(model: .mock(titled: .mock)) }
