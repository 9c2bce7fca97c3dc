import TestSupport
import Testing

@testable import SourceFacts

@Suite struct InterfaceBuilderTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <navigationController storyboardIdentifier="Main" id="nav" sceneMemberID="viewController">
              <tabBarItem key="tabBarItem" title="Home" id="ti"/>
              <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
    id="r1"/></connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <tapGestureRecognizer id="tap"><connections><segue destination="help" kind="presentation" \
    id="t1"/></connections></tapGestureRecognizer>
            <tableViewController id="list" customClass="ListController" customModule="App" \
    sceneMemberID="viewController">
              <tableView key="view" id="tv"><prototypes>
                <tableViewCell id="cell"><tableViewCellContentView id="cv">
                  <subviews><label text="Open" id="l"/></subviews>
                </tableViewCellContentView>
                <connections><segue destination="detail" kind="show" identifier="open" \
    id="c1"/></connections></tableViewCell>
              </prototypes></tableView>
              <navigationItem key="navigationItem" title="All" id="ni">
                <barButtonItem key="rightBarButtonItem" title="Help" id="b">
                  <connections><segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" \
    id="b1"/></connections>
                </barButtonItem>
              </navigationItem>
              <connections><segue destination="custom" kind="custom" customClass="Fade" identifier="fade" \
    id="m1"/></connections>
            </tableViewController>
          </objects>
        </scene>
        <scene sceneID="s3">
          <objects>
            <viewController id="detail" title="Detail" sceneMemberID="viewController">
              <view key="view" id="v"><subviews>
                <button id="back"><connections><segue destination="ex" kind="unwind" unwindAction="done:" \
    id="u1"/></connections>
                  <state key="normal" title="Done"/></button>
              </subviews></view>
            </viewController>
            <exit id="ex" sceneMemberID="exit"/>
          </objects>
        </scene>
        <scene sceneID="s4"><objects>
          <viewControllerPlaceholder storyboardName="Help" referencedIdentifier="HelpScreen" id="help" \
    sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  static func read(_ text: String) -> InterfaceFacts? {
    InterfaceBuilderReader().facts(path: "Main.storyboard", source: Array(text.utf8))
  }

  @Test func scenes() throws {
    let facts = try #require(Self.read(Self.storyboard))
    #expect(facts.isStoryboard)
    #expect(facts.initialViewController == "nav")
    #expect(facts.scenes.map(\.id) == ["nav", "list", "detail", "help"])
    #expect(
      facts.scenes.map(\.kind)
        == [.navigationController, .tableViewController, .viewController, .viewControllerPlaceholder])
    #expect(facts.scenes[0].storyboardIdentifier == "Main")
    #expect(facts.scenes[0].tabTitle == "Home")
    #expect(facts.scenes[0].line == 6)
    #expect(facts.scenes[1].customClass == "ListController")
    #expect(facts.scenes[1].title == "All")
    #expect(facts.scenes[2].title == "Detail")
    #expect(facts.scenes[3].storyboardName == "Help")
    #expect(facts.scenes[3].referencedIdentifier == "HelpScreen")
  }

  @Test func segues() throws {
    let facts = try #require(Self.read(Self.storyboard))
    #expect(facts.segues.map(\.id) == ["r1", "t1", "c1", "b1", "m1", "u1"])
    #expect(facts.segues.map(\.source) == ["nav", "list", "list", "list", "list", "detail"])
    #expect(facts.segues.map(\.kind) == [.relationship, .presentation, .show, .presentation, .custom, .unwind])
    #expect(facts.segues[0].relationship == "rootViewController")
    #expect(facts.segues[0].trigger == nil)
    #expect(facts.segues[1].trigger == .init(id: "tap", element: "tapGestureRecognizer", title: nil))
    #expect(facts.segues[2].trigger == .init(id: "cell", element: "tableViewCell", title: "Open"))
    #expect(facts.segues[2].identifier == "open")
    #expect(facts.segues[3].trigger == .init(id: "b", element: "barButtonItem", title: "Help"))
    #expect(facts.segues[3].modalPresentationStyle == "fullScreen")
    #expect(facts.segues[4].trigger == nil)
    #expect(facts.segues[4].customClass == "Fade")
    #expect(facts.segues[5].trigger?.title == "Done")
    #expect(facts.segues[5].unwindAction == "done:")
    #expect(facts.segues[5].line == 36)
  }

  @Test func xib() throws {
    let facts = try #require(
      Self.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>
        <view id="v"/></objects></document>
        """))
    #expect(!facts.isStoryboard)
    #expect(facts.ownerClass == "LoginController")
    #expect(facts.scenes.isEmpty)
  }

  @Test func otherXMLIsNoInterface() {
    #expect(Self.read("<plist><dict/></plist>") == nil)
    #expect(Self.read("<document/>") == nil)
    // No XML at all, which is told.
    for text in ["", "\u{0}\u{1}garbage"] { #expect(Self.read(text)?.isEmpty == true && Self.read(text)?.fault != nil) }
  }

  @Test func externalEntitiesAreNotRead() {
    let text = """
      <!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene><objects><viewController id="a" \
      sceneMemberID="viewController">&x;</viewController></objects></scene></scenes></document>
      """
    #expect(Self.read(text)?.initialViewController == "a")
  }

  @Test func damagedStoryboardsDoNotCrash() {
    var random = SeededGenerator(seed: 1)
    let bytes = Array(Self.storyboard.utf8)
    for length in stride(from: 0, to: bytes.count, by: 37) {
      _ = InterfaceBuilderReader().facts(path: "", source: Array(bytes[..<length]))
    }
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<5 {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = InterfaceBuilderReader().facts(path: "", source: damaged)
    }
  }
}

@Suite struct PropertyListTests {
  static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UILaunchStoryboardName</key><string>LaunchScreen.storyboard</string>
      <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
          </dict></array>
        </dict>
      </dict>
      <key>CFBundleURLTypes</key><array>
        <dict><key>CFBundleURLSchemes</key><array><string>app</string><string>app-dev</string></array></dict>
        <string>nonsense</string>
      </array>
      <key>NSExtension</key><dict>
        <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
        <key>NSExtensionPrincipalClass</key><string>Share.ShareController</string>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
      </dict>
    </dict></plist>
    """

  static func read(_ bytes: [UInt8]) -> PropertyListFacts? {
    PropertyListReader().facts(path: "Info.plist", source: bytes)
  }

  @Test func reading() throws {
    let facts = try #require(Self.read(Array(Self.list.utf8)))
    #expect(facts.mainStoryboards == ["Main", "Pad"])
    #expect(facts.launchStoryboard == "LaunchScreen")
    #expect(
      facts.sceneConfigurations == [
        .init(
          role: "UIWindowSceneSessionRoleApplication", name: "Default", storyboard: "Main",
          delegateClass: "SceneDelegate")
      ])
    #expect(facts.urlSchemes == ["app", "app-dev"])
    #expect(facts.extensionMainStoryboard == "MainInterface")
    #expect(facts.extensionPrincipalClass == "ShareController")
    #expect(facts.extensionPoint == "com.apple.share-services")
    #expect(!facts.isEmpty)
  }

  @Test func whatIsNoPropertyListIsRefused() {
    #expect(Self.read([]) == nil)
    #expect(Self.read(Array("<plist><array/></plist>".utf8)) == nil)
    #expect(Self.read(Array("garbage".utf8)) == nil)
    #expect(Self.read(Array("bplist00\u{0}\u{0}\u{0}".utf8)) == nil)
  }

  @Test func damagedListsDoNotCrash() {
    var random = SeededGenerator(seed: 2)
    let bytes = Array(Self.list.utf8)
    for length in stride(from: 0, to: bytes.count, by: 61) { _ = Self.read(Array(bytes[..<length])) }
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<5 {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = Self.read(damaged)
    }
    for depth in [10, 1000, 20000] {
      _ = Self.read(Array((String(repeating: "<array>", count: depth)).utf8))
      _ = Self.read(Array((String(repeating: "(", count: depth)).utf8))
    }
  }
}
