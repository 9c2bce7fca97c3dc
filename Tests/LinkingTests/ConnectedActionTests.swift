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

  /// The text in the file is shown until code sets another one through the property that holds the control.
  @Test(arguments: [
    (#"{ didSet { button.setTitle("Learn more", for: .normal) } }"#, "", #"UIButton("Learn more")"#),
    ("", #"button.setTitle("Learn more", for: .normal)"#, #"UIButton("Learn more")"#),
    ("", "button.setTitle(advice, for: .normal)", "UIButton(button)"),
    ("", #"button.setTitle("", for: .normal)"#, "UIButton(button)"),
    ("", #"if advice.isEmpty { button.setTitle("Learn more", for: .normal) }"#, #"UIButton("More")"#),
    ("", #"other.setTitle("Learn more", for: .normal)"#, #"UIButton("More")"#),
  ])
  func outlets(observer: String, setup: String, label: String) throws {
    let labels = try labels(
      """
      import UIKit
      class Intro: UIViewController {
        @IBOutlet var button: UIButton! \(observer)
        @IBOutlet var other: UIButton!
        var advice: String
        override func viewDidLoad() { super.viewDidLoad(); \(setup) }
        @IBAction func learn(_ sender: Any) { present(Other(), animated: true) }
      }
      class Other: UIViewController {}
      """,
      xibs: [
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Intro"><connections>
        <outlet property="button" destination="b" id="o1"/><outlet property="other" destination="c" id="o2"/>
        </connections></placeholder>
        <view id="v"><subviews><button id="b"><state key="normal" title="More"/><connections>
        <action selector="learn:" destination="-1" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view></objects></document>
        """
      ])
    #expect(labels["Intro sheet"] == [label])
  }

  /// The title that Interface Builder gives a new control is nobody's text.
  @Test(arguments: [
    ("", "UIButton(open)"), (#"if isNew { button.setTitle("Open", for: .normal) }"#, #"UIButton("Open")"#),
  ])
  func placeholders(setup: String, label: String) throws {
    let labels = try labels(
      """
      import UIKit
      class Intro: UIViewController {
        @IBOutlet var button: UIButton!
        var isNew = false
        override func viewDidLoad() { super.viewDidLoad(); \(setup) }
        @IBAction func open(_ sender: Any) { present(Other(), animated: true) }
      }
      class Other: UIViewController {}
      """,
      xibs: [
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Intro"><connections>
        <outlet property="button" destination="b" id="o1"/></connections></placeholder>
        <view id="v"><subviews><button id="b"><state key="normal" title="Button"/><connections>
        <action selector="open:" destination="-1" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view></objects></document>
        """
      ])
    #expect(labels["Intro sheet"] == [label])
  }
}
