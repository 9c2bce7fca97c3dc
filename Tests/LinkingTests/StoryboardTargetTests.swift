import Linking
import SourceFacts
import TestSupport
import Testing

/// Storyboards belong to the apps whose resources they are.
@Suite struct StoryboardTargetTests {
  @Test(arguments: ["App/Base.lproj/Main.storyboard", "App/Main.storyboard"])
  func aSegueStartsInItsApp(storyboard: String) throws {
    let app = """
      import UIKit
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class Home: UIViewController {}
      final class Detail: UIViewController {}
      """
    let widget = """
      import SwiftUI
      @main struct Wall: WidgetBundle { var body: some Widget { One() } }
      struct One: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "") { _ in Face() } } }
      struct Face: View { var body: some View { Text("Face").sheet(isPresented: .constant(true)) { More() } } }
      struct More: View { var body: some View { Text("More") } }
      """
    let scenes = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes>
      <scene><objects><viewController id="h" customClass="Home" sceneMemberID="viewController">
      <button id="b"><state key="normal" title="Go"/><connections>
      <segue destination="d" kind="show" id="s"/></connections></button>
      </viewController></objects></scene>
      <scene><objects><viewController id="d" customClass="Detail" sceneMemberID="viewController">
      </viewController></objects></scene></scenes></document>
      """
    let project = XcodeProject(targets: [
      .init(name: "App", files: ["App/AppDelegate.swift"], resources: [storyboard]),
      .init(name: "Wall", product: "app-extension", files: ["Wall/Wall.swift"]),
    ])
    let graph = Linker().graph(
      facts: FactExtractor().facts(
        files: [("App/AppDelegate.swift", Array(app.utf8)), ("Wall/Wall.swift", Array(widget.utf8))], threads: 1),
      interfaces: [try #require(InterfaceBuilderReader().facts(path: storyboard, source: Array(scenes.utf8)))],
      propertyLists: [PropertyListFacts(path: "App/Info.plist", mainStoryboards: ["Main"])],
      projects: [
        try #require(
          ProjectReader().facts(path: "App.xcodeproj/project.pbxproj", source: Array(project.text.utf8)))
      ])
    #expect(graph.targets.map(\.name) == ["App", "Wall"])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.from) == [["Home"]])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.targets) == [["App"]])
  }
}
