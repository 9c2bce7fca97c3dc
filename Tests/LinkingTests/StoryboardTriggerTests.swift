import Linking
import NavigationModel
import SourceFacts
import Testing

/// What storyboards say of the methods that the system calls: the controls that run them, and the texts of rows.
@Suite struct StoryboardTriggerTests {
  private static let scenes = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes>
    <scene><objects><tableViewController id="h" customClass="Home" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" id="t"><sections>
    <tableViewSection id="s0"><cells>
    <tableViewCell id="c0"><tableViewCellContentView key="contentView" id="v0"><subviews>
    <label text="Network protection" id="l0"/></subviews></tableViewCellContentView>
    <connections><segue destination="d" kind="show" identifier="network" id="g"/></connections></tableViewCell>
    <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="v1"><subviews>
    <label text="Send logs" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection>
    <tableViewSection id="s1"><cells>
    <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="v2"><subviews>
    <label text="Terms" id="l2"/></subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection>
    </sections></tableView>
    </tableViewController></objects></scene>
    <scene><objects><viewController id="d" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
    <scene><objects><viewController storyboardIdentifier="terms" id="e" customClass="Terms"
    sceneMemberID="viewController"><view key="view" id="w"><subviews>
    <button id="b1"><state key="normal" title="Agree and continue"/><connections>
    <action selector="agree:" destination="e" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews></view><navigationItem key="navigationItem" id="n">
    <barButtonItem key="rightBarButtonItem" title="Agree" id="i"><connections>
    <action selector="agree:" destination="e" id="a3"/></connections></barButtonItem></navigationItem>
    </viewController></objects></scene>
    </scenes></document>
    """

  private func labels() throws -> [String: [String]] {
    let source = """
      import UIKit
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class Home: UITableViewController {
        @IBAction func extend(_ sender: Any) { present(Plan(), animated: true) }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          if identifier == "network", Bool.random() { present(Plan(), animated: true); return false }
          return true
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.section == 0 && indexPath.row == 1 { send() }
          if indexPath.section == 1 && indexPath.row == 0 {
            let terms = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "terms")
            present(terms, animated: true)
          }
        }
        private func send() {
          present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
        }
      }
      final class Terms: UIViewController { @IBAction func agree(_ sender: Any) { dismiss(animated: true) } }
      final class Plan: UIViewController {}
      final class Detail: UIViewController {}
      """
    let graph = Linker().graph(
      facts: [FactExtractor().facts(path: "App/App.swift", source: Array(source.utf8))],
      interfaces: [
        try #require(InterfaceBuilderReader().facts(path: "App/Main.storyboard", source: Array(Self.scenes.utf8)))
      ], propertyLists: [PropertyListFacts(path: "App/Info.plist", mainStoryboards: ["Main"])])
    return Dictionary(
      graph.transitions.map { ($0.kind == .back ? "back from \($0.owner)" : $0.to ?? "", $0.triggers.map(\.label)) },
      uniquingKeysWith: +)
  }

  @Test func controlsOfTheStoryboardRunTheMethodsThatTheyAreConnectedTo() throws {
    #expect(try labels()["back from Terms"] == [#"UIButton("Agree and continue")"#, #"UIBarButtonItem("Agree")"#])
  }

  /// Nothing is connected to `extend`; what a segue is asked about runs for the row of that segue.
  @Test func aMethodThatNothingIsConnectedToIsNoTrigger() throws {
    #expect(try labels()["Plan"] == [#"UITableViewCell("Network protection")"#])
  }

  @Test func aRowOfAStaticTableSaysItsText() throws {
    #expect(try labels()["UIActivityViewController"] == [#"row("Send logs")"#])
    #expect(try labels()["Terms"] == [#"row("Terms")"#])
  }
}
