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

  /// A view that lays out whatever controller it is given is that controller.
  @Test func theControllerThatIsGiven() {
    let edges = screenEdges([
      "App/Club.swift": """
      import SwiftUI
      @main struct Club: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var shows = false
        var body: some View {
          Button("Open") { shows = true }.sheet(isPresented: $shows) { Container(CardController()) }
        }
      }
      final class CardController: UIViewController {}
      struct Container: UIViewControllerRepresentable {
        let content: UIViewController
        init(_ content: UIViewController) { self.content = content }
        func makeUIViewController(context: Context) -> UIViewController {
          let size = content.view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          content.preferredContentSize = size
          return content
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      """
    ])
    #expect(edges.contains("Home sheet CardController"), "\(edges)")
  }
}
