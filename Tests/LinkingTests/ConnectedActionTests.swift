import Linking
import NavigationModel
import SourceFacts
import Testing

/// Actions that xibs connect: to whoever is in charge, to a method that an heir overrides, on the Mac.
@Suite struct ConnectedActionTests {
  private func labels(_ source: String, xibs: [String]) throws -> [String: [String]] {
    let graph = Linker().graph(
      facts: [FactExtractor().facts(path: "App/App.swift", source: Array(source.utf8))],
      interfaces: try xibs.enumerated().map { number, xib in
        try #require(InterfaceBuilderReader().facts(path: "App/Part\(number).xib", source: Array(xib.utf8)))
      })
    return Dictionary(
      graph.transitions.map { ("\($0.owner) \($0.kind)", $0.triggers.map(\.label)) }, uniquingKeysWith: +)
  }

  private func xib(owner: String, title: String, selector: String, to destination: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v"><subviews><button id="b"><state key="normal" title="\(title)"/><connections>
    <action selector="\(selector)" destination="\(destination)" eventType="touchUpInside" id="a"/>
    </connections></button></subviews></view></objects></document>
    """
  }

  @Test func firstResponderAndOverriddenMethods() throws {
    let labels = try labels(
      """
      import UIKit
      class Base: UIViewController { @IBAction func ask(_ sender: Any) {} }
      class Heir: Base { override func ask(_ sender: Any) { present(Other(), animated: true) } }
      class Stranger: UIViewController {
        @IBAction func tell(_ sender: Any) { present(Other(), animated: true) }
        @IBAction func untold(_ sender: Any) { show(Other(), sender: nil) }
      }
      class Box: UIView {}
      class Other: UIViewController {}
      """,
      xibs: [
        xib(owner: "Base", title: "Ask", selector: "ask:", to: "-1"),
        xib(owner: "Box", title: "Tell", selector: "tell:", to: "-2"),
      ])
    #expect(labels["Heir sheet"] == [#"UIButton("Ask")"#])
    #expect(labels["Stranger sheet"] == [#"UIButton("Tell")"#])
    #expect(labels["Stranger push"] == ["UIControl(untold)"])
  }

  @Test func controlsOfTheMac() throws {
    let labels = try labels(
      """
      import AppKit
      class Window: NSWindowController {
        @IBAction func open(_ sender: Any?) { NSWorkspace.shared.open(URL(string: "https://example.com")!) }
      }
      """,
      xibs: [
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Window"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <menu id="m"><items><menuItem title="Release notes" id="i"><connections>
        <action selector="open:" target="-1" id="a1"/></connections></menuItem></items></menu>
        <view id="v"><subviews><button id="b"><buttonCell key="cell" title="Read more" id="c"><connections>
        <action selector="open:" target="-2" id="a2"/></connections></buttonCell></button></subviews></view>
        </objects></document>
        """
      ])
    #expect(Set(labels["Window url"] ?? []) == [#"NSMenuItem("Release notes")"#, #"NSButton("Read more")"#])
  }

  @Test func itemsOfTheSystem() throws {
    let labels = try labels(
      """
      import UIKit
      class Editor: UIViewController {
        @IBAction func cancel(_ sender: Any) { dismiss(animated: true) }
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .fastForward, target: self, action: #selector(skip))
        }
        @objc func skip() { present(Other(), animated: true) }
      }
      class Other: UIViewController {}
      """,
      xibs: [
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor"/>
        <navigationItem id="n"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i"><connections>
        <action selector="cancel:" destination="-1" id="a"/></connections></barButtonItem></navigationItem>
        </objects></document>
        """
      ])
    #expect(labels["Editor back"] == [#"UIBarButtonItem("Cancel")"#])
    #expect(labels["Editor sheet"] == [#"UIBarButtonItem("Fast Forward")"#])
  }
}
