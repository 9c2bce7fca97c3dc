import Testing

/// Rows that run what their models were made with.
@Suite struct NamedRowTests {
  private static let list = """
    import UIKit
    final class Row {
      let title: String
      let action: () -> Void
      init(title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
    }
    final class ListViewController: UITableViewController {
      lazy var rows = [
        Row(title: "Sound") { self.navigationController?.pushViewController(SoundViewController(), animated: true) },
        Row(title: "Light") { self.navigationController?.pushViewController(LightViewController(), animated: true) },
      ]
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows[indexPath.row].action()
      }
    }
    final class SoundViewController: UIViewController {}
    final class LightViewController: UIViewController {}
    """

  @Test func rowsAreCalledAsTheirModels() {
    let causes = causes(Self.list)
    #expect(causes["ListViewController push SoundViewController"] == [#"row("Sound")"#])
    #expect(causes["ListViewController push LightViewController"] == [#"row("Light")"#])
  }
}
