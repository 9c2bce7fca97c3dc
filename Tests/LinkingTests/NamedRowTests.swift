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

  /// The case that the row's value is taken apart by says more than the section that holds it; of a section with one
  /// row, the case that its number stands for.
  @Test func rowsOfValuesInLists() {
    let causes = causes(
      """
      import UIKit
      enum Kind { case sound, light; var name: String { switch self { case .sound: return "Sound"; case .light: return \
      "Light" } } }
      enum Section: Int {
        case first, second, about
        var rows: [Kind] { switch self { case .first: return [.sound]; case .second: return [.light]; case .about: \
      return [] } }
      }
      final class ListViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch indexPath.section {
          case Section.first.rawValue: show(Section.first.rows[indexPath.row])
          case Section.second.rawValue: show(Section.second.rows[indexPath.row])
          case Section.about.rawValue: present(AboutViewController(), animated: true)
          default: break
          }
        }
        func show(_ kind: Kind) {
          switch kind {
          case .sound: present(SoundViewController(), animated: true)
          case .light: present(LightViewController(), animated: true)
          }
        }
      }
      final class SoundViewController: UIViewController {}
      final class LightViewController: UIViewController {}
      final class AboutViewController: UIViewController {}
      """)
    #expect(causes["ListViewController sheet SoundViewController"] == [#"row("Sound")"#])
    #expect(causes["ListViewController sheet LightViewController"] == [#"row("Light")"#])
    #expect(causes["ListViewController sheet AboutViewController"] == ["row(.about)"])
  }
}
