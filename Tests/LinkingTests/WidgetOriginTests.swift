import Testing

/// What widgets open.
@Suite struct WidgetOriginTests {
  @Test func aLinkOnAWidget() {
    let graph = graph([
      "Wall/Wall.swift": """
      import SwiftUI
      import WidgetKit
      @main struct Wall: WidgetBundle { var body: some Widget { StatusWidget() } }
      struct StatusWidget: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "status", provider: P()) { _ in Face() } }
      }
      struct Face: View { var body: some View { VStack { Shortcut() } } }
      struct Shortcut: View {
        var body: some View { Link("Open", destination: URL(string: "shop://open")!) }
      }
      """
    ])
    #expect(graph.transitions.map(\.from) == [["StatusWidget"]])
  }
}
