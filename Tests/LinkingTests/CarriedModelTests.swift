import Testing

/// Models that travel in the payload of a case: their type decides the destination, whatever the value is.
@Suite struct CarriedModelTests {
  private func lines(_ opening: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Link {
        case article(String)
        case settings
        init?(_ url: URL) {
          switch url.host() {
          case "article": self = .article(url.lastPathComponent)
          case "settings": self = .settings
          default: return nil
          }
        }
      }
      @Observable final class Model {
        var path: [String] = []
        func open(_ link: Link) {
          switch link {
          case .article(let id): path.append(id)
          case .settings: break
          }
        }
      }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $model.path) { Home(model: model).navigationDestination(for: String.self) { \
      Article(id: $0) } }
              .onOpenURL { url in \(opening) }
          }
        }
      }
      struct Home: View {
        let model: Model
        var body: some View { Button("Top") { model.open(.article("top")) } }
      }
      struct Article: View { let id: String; var body: some View { Text(id) } }
      """)
  }

  @Test(arguments: ["if let link = Link(url) { model.open(link) }", "model.open(.article(url.lastPathComponent))"])
  func anUnknownModelHasItsType(opening: String) {
    #expect(lines(opening).contains("TheApp push Article"))
  }

  /// Another case has no such model.
  @Test func anotherCaseShowsNothing() {
    #expect(!lines("model.open(.settings)").contains { $0.hasPrefix("TheApp push") })
  }

  /// Nothing is known of an answer that another screen gives, but the path is one of strings.
  @Test func aValueOfUnknownTypeHasThatOfThePath() {
    let lines = transitionLines(
      """
      import SwiftUI
      @Observable final class Model {
        var path: [String] = []
        func start() {
          Task {
            guard let color = await withCheckedContinuation({ continuation in ask(continuation) }) else { return }
            path.append(color)
          }
        }
      }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $model.path) {
              Button("Pick") { model.start() }.navigationDestination(for: String.self) { Article(id: $0) }
            }
          }
        }
      }
      struct Article: View { let id: String; var body: some View { Text(id) } }
      """)
    #expect(lines.contains("Model push Article"))
  }
}
