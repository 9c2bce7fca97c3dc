// The app goes through all classes, and takes those of one protocol

protocol Feature: AnyObject {
  init()
  func page() -> AnyView
}
@main struct DemoApp: App {
  private let features = Features.all()
  var body: some Scene { WindowGroup { HomeView(pages: features.map { $0.page() }) } }
}
enum Features {
  static func all() -> [any Feature] {
    var count: UInt32 = 0
    guard let classes = objc_copyClassList(&count) else { return [] }
    return (0..<Int(count)).compactMap { (classes[$0] as? Feature.Type)?.init() }
  }
}
struct HomeView: View {
  let pages: [AnyView]
  var body: some View { ForEach(pages.indices, id: \.self) { pages[$0] } }
}
final class NotesFeature: Feature {
  func page() -> AnyView { AnyView(NotesView()) }
}
struct NotesView: View {
  var body: some View { Text("Notes").navigationTitle("Notes") }
}
