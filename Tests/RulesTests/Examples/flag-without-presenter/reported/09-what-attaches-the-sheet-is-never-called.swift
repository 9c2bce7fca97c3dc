// The function that attaches the sheet is called by nobody

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { DetailsView() } }
}
struct Token: Identifiable { let id: String }
@Observable final class DetailsModel { var ↓token: Token? }
struct DetailsView: View {
  @State private var model = DetailsModel()
  var body: some View {
    Button("Token") { model.token = Token(id: "1") }
      .dressed()
  }
}
private extension View {
  func dressed() -> some View { background(Color.red) }
  func tokenSheet(with model: DetailsModel) -> some View {
    sheet(item: Bindable(model).token) { Text($0.id) }
  }
}
