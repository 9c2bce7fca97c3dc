import NavigationModel
import SourceFacts
import Testing

@testable import Linking

/// Functions that are given a screen and say by an enum how it looks: the enum is no route.
@Suite("Decorating functions")
struct DecoratingFunctionTests {
  private static func graph(_ source: String) -> NavigationGraph {
    Linker().graph(facts: [FactExtractor().facts(path: "App.swift", source: Array(source.utf8))])
  }

  @Test func aStyleOfAModifierIsNoRoute() {
    let graph = Self.graph(
      """
      import SwiftUI
      enum Style { case plain, bold }
      enum Palette { static func color(_ style: Style) -> Color { switch style { case .plain: return Color.white; case \
      .bold: return Color.black } } }
      final class Theme: ObservableObject { var strong: Color { Palette.color(.bold) } }
      extension View { func themed(_ style: Style = .plain) -> some View { background(Palette.color(style)) } }
      struct HomeView: View {
        @EnvironmentObject var theme: Theme
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) { ZStack { theme.strong.ignoresSafeArea(); DetailView() } }
            .themed(.plain)
        }
      }
      struct DetailView: View { var body: some View { Text("").themed(.bold) } }
      """)
    #expect(graph.routes.isEmpty)
    #expect(graph.transitions.map { "\($0.kind) \($0.to ?? "") \($0.route ?? "-")" } == ["sheet DetailView -"])
  }

  /// The same shape, with a value that does say which screen.
  @Test(arguments: [
    "switch page { case .first: return AnyView(FirstView()); case .second: return AnyView(SecondView()) }",
    "if case .first = page { return AnyView(FirstView()) }; return AnyView(SecondView())",
    "return page.view",
  ]) func aFunctionThatChoosesByTheValueResolvesIt(_ body: String) {
    let graph = Self.graph(
      """
      import SwiftUI
      enum Page: Hashable {
        case first, second
        var view: AnyView { switch self { case .first: return AnyView(FirstView()); case .second: return \
      AnyView(SecondView()) } }
      }
      extension View { func destination(_ page: Page) -> AnyView { \(body) } }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("One", value: Page.first).navigationDestination(for: Page.self) { page in destination(page) }
          }
        }
      }
      struct FirstView: View { var body: some View { Text("") } }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(graph.routes.map(\.id) == ["Page.first", "Page.second"])
    #expect(graph.transitions.map { "\($0.kind) \($0.to ?? "") \($0.route ?? "-")" } == ["push FirstView Page.first"])
  }
}
