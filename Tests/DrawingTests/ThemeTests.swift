import Foundation
import NavigationModel
import Testing

@testable import Drawing

@Suite struct ThemeTests {
  @Test func aLightColourHasOneDarkOne() {
    let pairs = Dictionary(grouping: zip(MapTheme.light.colors, MapTheme.dark.colors)) { $0.0 }
    #expect(MapTheme.light.colors.count == MapTheme.dark.colors.count)
    for (light, dark) in pairs { #expect(Set(dark.map(\.1)).count == 1, "\(light) has several dark colours") }
  }

  /// Words must be readable on what they stand on.
  @Test(arguments: [FlowMapOptions.Theme.light, .dark]) func wordsStandOut(_ name: FlowMapOptions.Theme) {
    let theme = FlowMapOptions(theme: name).colors
    for (ink, ground) in [
      (theme.ink, theme.background), (theme.ink, theme.paper), (theme.soft, theme.paper), (theme.startInk, theme.start),
      (theme.soft, theme.anywhereFill),
      (theme.soft, theme.unreachableFill), (theme.error, theme.paper), (theme.warning, theme.paper),
      (theme.sketchAccentInk, theme.sketchAccent),
    ] + theme.tints.map({ ($0.ink, $0.fill) }) {
      #expect(Self.contrast(ink, ground) >= 4.5, "\(ink) on \(ground): \(Self.contrast(ink, ground))")
    }
    for kind in Transition.Kind.allCases where kind != .back {
      #expect(Self.contrast(theme.line(for: kind).ink, theme.background) >= 4, "\(kind)")
    }
  }

  @Test func autoFollowsTheReadersScreen() throws {
    let bytes = try FlowMap(graph: Sample.everything, options: FlowMapOptions(theme: .auto)).render(.svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(SVGContent(bytes) != nil)
    #expect(text.contains("prefers-color-scheme: dark") && text.contains("[fill=\"#1b1f24\"]{fill:#E6EDF3}"))
    let dark = String(
      decoding: try FlowMap(graph: Sample.everything, options: FlowMapOptions(theme: .dark)).render(.svg), as: UTF8.self
    )
    #expect(dark.contains("#0d1117") && !dark.contains("<style>"))
  }

  @Test func picturesStandInTheirCards() throws {
    let png = try FlowMap(graph: NavigationGraph()).render(.png)
    let image = try #require(ScreenImage(png: png))
    let options = FlowMapOptions(cards: .images, images: ["FeedView": image])
    let bytes = try FlowMap(graph: Sample.everything, options: options).render(.svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(SVGContent(bytes)?.elements["image"] == 1)
    #expect(text.contains("data:image/png;base64," + Data(png).base64EncodedString()))
    #expect(ScreenImage(png: Array("no picture at all, but long enough to be one".utf8)) == nil)
  }

  private static func contrast(_ a: String, _ b: String) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let digits = Array(color.dropFirst())
    let parts = (0..<3).map { at -> Double in
      let value = Double(Int(String(digits[at * 2...at * 2 + 1]), radix: 16) ?? 0) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
