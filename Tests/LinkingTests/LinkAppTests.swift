import Linking
import NavigationModel
import SourceFacts
import TestSupport
import Testing

/// Links of several apps in one tree.
@Suite struct LinkAppTests {
  private static func app(_ name: String) -> String {
    """
    import SwiftUI
    @main struct \(name)App: App {
      @State var isOpen = false
      var body: some Scene {
        WindowGroup {
          \(name)Home().sheet(isPresented: $isOpen) { \(name)Help() }
            .onOpenURL { url in if url.host == "help" { isOpen = true } }
        }
      }
    }
    struct \(name)Home: View { var body: some View { Text("Home") } }
    struct \(name)Help: View { var body: some View { Text("Help") } }
    """
  }

  private func opened(with targets: [XcodeProject.Target]) -> [[String]] {
    Linker().program(
      facts: ["Phone", "Watch"].map { name in
        FactExtractor().facts(path: "\(name)/App.swift", source: Array(Self.app(name).utf8))
      },
      projects: [
        ProjectReader().facts(
          path: "Shop.xcodeproj/project.pbxproj", source: Array(XcodeProject(targets: targets).text.utf8))
      ].compactMap { $0 }
    ) { program in
      program.linkLedger.links.filter { LinkPattern($0).text == "…://help" }.map { $0.opens.map(\.screen).sorted() }
    }
  }

  @Test func eachAppHasRowsOfItsOwn() {
    let opened = opened(with: ["Phone", "Watch"].map { .init(name: $0, folders: [$0]) })
    #expect(opened.count == 2 && !opened.contains { $0.count > 1 }, "\(opened)")
  }

  @Test func oneAppHasOneRow() {
    #expect(opened(with: [.init(name: "Shop", folders: ["Phone", "Watch"])]).count == 1)
  }
}
