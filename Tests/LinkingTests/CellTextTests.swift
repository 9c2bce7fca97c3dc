import Testing

/// Rows whose text stands where the table fills their cells.
@Suite struct CellTextTests {
  private func causes(cell: String, row: String = "", members: String = "") -> [String: [String]] {
    LinkingTests.causes(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        }
      }
      final class LabelCell: UITableViewCell { let label = UILabel(); func set(title: String, isOn: Bool) {} }
      final class ListViewController: UITableViewController {
        enum Row { case sound, light; \(row) }
        var rows: [Row] = [.sound, .light]
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! LabelCell
          let row = rows[indexPath.row]
          \(cell)
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch rows[indexPath.row] {
          case .sound: navigationController?.pushViewController(SoundViewController(), animated: true)
          case .light:
            title = "Lit"
            navigationController?.pushViewController(LightViewController(), animated: true)
          }
        }
        \(members)
      }
      final class SoundViewController: UIViewController {}
      final class LightViewController: UIViewController {}
      """)
  }

  @Test(arguments: [
    // In the arm for the case.
    (
      #"switch row { case .sound: cell.label.text = "Sound"; case .light: cell.set(title: "Light", isOn: true) }"#, "",
      ""
    ),
    // By a property of the enum, or a part of it.
    (
      "cell.label.text = row.words",
      #"var words: String { switch self { case .sound: "Sound"; case .light: "Light" } }"#, ""
    ),
    (
      "cell.label.text = row.display.text",
      """
      var display: (text: String, image: UIImage?) {
        switch self { case .sound: return ("Sound", nil); case .light: return ("Light", UIImage(named: "x")) }
      }
      """, ""
    ),
    // By a function for the case.
    (
      "fill(cell, for: row)", "",
      """
      private func fill(_ cell: UITableViewCell, for row: Row) {
        switch cell {
        case let cell as LabelCell where row == .sound: fillSound(cell: cell)
        case let cell as LabelCell where row == .light: fillLight(cell: cell)
        default: break
        }
      }
      private func fillSound(cell: LabelCell) { cell.textLabel?.text = "Sound" }
      private func fillLight(cell: LabelCell) { cell.accessoryType = .none; cell.textLabel?.text = "Light" }
      """
    ),
  ])
  func whatTheCellShows(cell: String, row: String, members: String) {
    let causes = causes(cell: cell, row: row, members: members)
    #expect(causes["ListViewController push SoundViewController"] == [#"row("Sound")"#])
    #expect(causes["ListViewController push LightViewController"] == [#"row("Light")"#])
  }

  /// A section's rows differ: the text of one does not name the others.
  @Test func textsOfOneRow() {
    let causes = causes(
      cell: """
        switch row {
        case .sound: if indexPath.row == 2 { cell.label.text = "Add" } else { cell.label.text = "\\(indexPath.row)" }
        case .light: if indexPath.row == 2 { cell.accessoryType = .none }; cell.label.text = "Light"
        }
        """)
    #expect(causes["ListViewController push SoundViewController"] == ["row(.sound)"])
    #expect(causes["ListViewController push LightViewController"] == [#"row("Light")"#])
  }

  /// What other code sets in the arm for a case is not on the cell.
  @Test func otherTexts() {
    let causes = causes(cell: #"cell.label.text = "Row""#)
    #expect(causes["ListViewController push LightViewController"] == ["row(.light)"])
  }

  /// A control in a cell is called by the text that the table's code gives that cell, not by what it gives another cell
  /// of the same class.
  @Test(arguments: [
    (
      #"cell.label.text = "Sound"; cell.toggle.addTarget(self, action: #selector(flip), for: .valueChanged)"#,
      #"UISwitch("Sound")"#
    ),
    (
      #"cell.toggle.addTarget(self, action: #selector(flip), for: .valueChanged); cell.set(title: "Sound", isOn: true)"#,
      #"UISwitch("Sound")"#
    ),
    (
      """
      cell.label.text = "Row"
      switch row {
      case .sound: cell.label.text = "Sound"; cell.toggle.addTarget(self, action: #selector(flip), for: .valueChanged)
      case .light: cell.label.text = "Light"
      }
      """, #"UISwitch("Sound")"#
    ),
    (
      """
      switch row {
      case .sound: cell.toggle.addTarget(self, action: #selector(flip), for: .valueChanged)
      case .light: cell.label.text = "Light"
      }
      """, "UISwitch(toggle)"
    ),
  ])
  func controlsInCells(code: String, label: String) {
    let causes = LinkingTests.causes(
      """
      import UIKit
      final class ToggleCell: UITableViewCell {
        let label = UILabel()
        let toggle = UISwitch()
        func set(title: String, isOn: Bool) {}
      }
      final class ListViewController: UITableViewController {
        enum Row { case sound, light }
        var rows: [Row] = [.sound, .light]
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ToggleCell
          let row = rows[indexPath.row]
          \(code)
          return cell
        }
        @objc func flip() { present(SoundViewController(), animated: true) }
      }
      final class OtherViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ToggleCell
          cell.label.text = "Other"
          cell.toggle.accessibilityLabel = "Name"
          return cell
        }
      }
      final class SoundViewController: UIViewController {}
      """)
    #expect(causes["ListViewController sheet SoundViewController"] == [label])
  }
}
