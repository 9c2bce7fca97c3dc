import Linking
import Testing

/// Views of UIKit in SwiftUI: what their coordinators keep stands on the screens that show the view.
@Suite struct RepresentableTests {
  private static let app = """
    import SwiftUI
    @main struct Club: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationStack { VStack { Rows(); NavigationLink("Card") { CardScreen() \
    } } } } }
    struct CardScreen: View { var body: some View { VStack { Text("Card"); Row() } } }
    struct Row: View {
      @State private var shows = false
      var body: some View { Button("Open") { shows = true }.sheet(isPresented: $shows) { Detail() } }
    }
    struct Detail: View { var body: some View { Text("Detail") } }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = UIHostingConfiguration { Row() }
        return cell
      }
    }

    """

  /// `context.coordinator.source(for: table)`, where another screen has the row, too.
  @Test(arguments: ["Context", "UIViewRepresentableContext<Rows>"])
  func theCoordinatorOfTheContext(context: String) {
    #expect(
      screenEdges([
        "App/Club.swift": Self.app + """
          struct Rows: UIViewRepresentable {
            func makeCoordinator() -> Keeper { Keeper() }
            func makeUIView(context: \(context)) -> UITableView {
              let table = UITableView()
              table.dataSource = context.coordinator.source(for: table)
              return table
            }
            func updateUIView(_ view: UITableView, context: \(context)) {}
            final class Keeper: NSObject {
              var kept: Source?
              func source(for table: UITableView) -> Source {
                let made = Source()
                kept = made
                return made
              }
            }
          }
          """
      ]).filter { $0.contains("Detail") } == ["CardScreen sheet Detail", "Home sheet Detail"])
  }
}
