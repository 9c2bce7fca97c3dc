import Testing

/// Rows of libraries that were not read: what received a title together with the code of a user's action.
@Suite struct TitledCodeTests {
  private func causes(_ rows: String, members: String = "") -> [String: [String]] {
    LinkingTests.causes(
      """
      import UIKit
      import Rows
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        }
      }
      enum Title { case body(String) }
      extension TableBuilder {
        func row(id: String, title: Title, isLast: Bool = false, action: (() -> Void)? = nil) -> RowProtocol {
          Row<Cell>(id: id, bind: { $0.set(title) }, action: { _ in action?() })
        }
      }
      struct Item {
        let title: String
        let onSelect: ((Item) -> Void)?
        let completion: (() -> Void)?
      }
      final class ListViewController: UIViewController, RowSource {
        let builder = TableBuilder()
        func rows() -> [Any] {
          [\(rows)]
        }
        \(members)
        private func open() { navigationController?.pushViewController(SoundViewController(), animated: true) }
      }
      final class SoundViewController: UIViewController {}
      """)
  }

  @Test(arguments: [
    #"builder.row(id: "sound", title: .body("Sound"), isLast: true) { [weak self] in self?.open() }"#,
    #"builder.row(id: "sound", title: .body("Sound"), action: { self.open() })"#,
    #"AnyRow(Item(title: "Sound", onSelect: { _ in self.open() }, completion: nil))"#,
    #"ListRow(title: "Sound", onSelect: { _ in self.open() })"#,
  ])
  func rows(row: String) {
    let found = causes(row)["ListViewController push SoundViewController"] ?? []
    #expect(found.count == 1 && found[0].hasSuffix(#"("Sound")"#), "\(found)")
  }

  /// A row is called by its type, also where only the declaration names it.
  @Test func types() {
    let causes = causes(
      "first",
      members: """
        var first: Rows.Row {
          let title = "Sound"
          return .init(title: title, onSelect: { [weak self] _ in self?.open() })
        }
        """)
    #expect(causes["ListViewController push SoundViewController"] == [#"Rows.Row("Sound")"#])
  }

  /// A library takes the code of a choice without a title.
  @Test func choices() {
    let causes = causes("bind(item, cellType: LabelCell.self, didSelect: { _ in self.open() })")
    #expect(causes["ListViewController push SoundViewController"] == ["row"])
  }

  /// Code that runs when something is done is no user's action, whatever stands beside it.
  @Test(arguments: [
    #"AnyRow(Item(title: "Sound", onSelect: nil, completion: { self.open() }))"#,
    #"ListRow(title: "Sound", completion: { self.open() })"#,
  ])
  func completions(row: String) {
    #expect(causes(row)["ListViewController push SoundViewController"] == [])
  }
}
