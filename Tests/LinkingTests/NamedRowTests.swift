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

  /// The controller hands the choice to its model: the arm over what the index path names tells the row. A choice over
  /// something else does not.
  @Test(arguments: [
    ("switch rows[indexPath.row]", "row(.sound)"),
    ("let row = rows[indexPath.row]; switch row", "row(.sound)"),
    ("switch last", "row"),
  ])
  func aModelIsHandedTheChoice(choice: String, label: String) {
    let causes = causes(
      """
      import UIKit
      final class Model {
        enum Row { case sound, light }
        var rows: [Row] = [.sound, .light]
        var last = Row.sound
        func select(_ indexPath: IndexPath, in controller: UIViewController) {
          \(choice) {
          case .sound: controller.present(SoundViewController(), animated: true)
          case .light: break
          }
        }
      }
      final class ListViewController: UITableViewController {
        let model = Model()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          model.select(indexPath, in: self)
        }
      }
      final class SoundViewController: UIViewController {}
      """)
    #expect(causes["Model sheet SoundViewController"] == [label])
  }

  /// A condition on what the function is told names the row, or the tab that its bar refuses to select. One on something
  /// else does not.
  @Test func rowsAndTabsUnderConditions() {
    let causes = causes(
      """
      import UIKit
      enum Kind: Int { case sound, light; var title: String { self == .sound ? "S" : "L" } }
      final class ListViewController: UITableViewController {
        var last = Kind.sound
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if let kind = Kind(rawValue: indexPath.row), kind == .sound { present(SoundViewController(), animated: true) }
          if last == .light { present(LightViewController(), animated: true) }
        }
      }
      final class Bar: UITabBarController, UITabBarControllerDelegate {
        func tabBarController(_ bar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
          if let kind = Kind(rawValue: controller.tabBarItem.tag), kind == .light {
            present(SoundViewController(), animated: true)
            return false
          }
          return true
        }
      }
      final class SoundViewController: UIViewController {}
      final class LightViewController: UIViewController {}
      """)
    #expect(causes["ListViewController sheet SoundViewController"] == ["row(.sound)"])
    #expect(causes["ListViewController sheet LightViewController"] == ["row"])
    #expect(causes["Bar sheet SoundViewController"] == ["Tab(.light)"])
  }
}
