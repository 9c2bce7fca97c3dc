import Linking
import NavigationModel
import SourceFacts
import Testing

/// What people say of learned idioms counts more than what was learned.
@Suite struct IdiomTests {
  static let source = """
    import SwiftUI
    enum Route: Hashable { case detail, about }
    @Observable final class Router {
      var path: [Route] = []
      func open(_ route: Route) { path.append(route) }
      func log(_ route: Route) { path.append(route) }
    }
    @main struct RouterApp: App {
      @State var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            HomeView(router: router).navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: DetailView()
              case .about: AboutView()
              }
            }
          }
        }
      }
    }
    struct HomeView: View {
      let router: Router
      var body: some View {
        Button("Go") { router.open(.detail) }
        Button("Log") { router.log(.about) }
      }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct AboutView: View { var body: some View { Text("About") } }
    """

  private func transitions(_ rulings: [String: IdiomRuling]) -> [String] {
    let facts = FactExtractor().facts(path: "App.swift", source: Array(Self.source.utf8))
    return Linker(idioms: rulings).graph(facts: [facts]).transitions.filter { $0.from == ["HomeView"] }.map {
      "\($0.kind.rawValue) \($0.to ?? "")"
    }.sorted()
  }

  @Test func rulings() {
    #expect(transitions([:]) == ["push AboutView", "push DetailView"])
    #expect(transitions(["Router.log(_:)": .none]) == ["push DetailView"])
    #expect(
      transitions(["Router.open(_:)": .kind(.sheet), "Router.log(_:)": .asFound]) == [
        "push AboutView", "sheet DetailView",
      ])
    #expect(transitions(["Router.shut(_:)": .none]) == ["push AboutView", "push DetailView"])
  }

  @Test func names() {
    #expect(IdiomRuling("none") == IdiomRuling.none)
    #expect(IdiomRuling("cover") == .kind(.cover))
    #expect(IdiomRuling("as-found") == .asFound)
    #expect(IdiomRuling("nothing") == nil)
  }
}
