import Testing

/// A property wrapper of the app's own reads a service along a key path, which says the variable's type.
@Suite struct KeyPathWrapperTests {
  private func edges(_ wrapped: String) -> [String] {
    screenEdges([
      "App.swift": """
      import SwiftUI
      final class Router { func open() { UIApplication.shared.open(URL(string: "https://example.org")!) } }
      final class Other { func open() {} }
      struct Caller { let router = Router(); func callAsFunction() { router.open() } }
      struct Services {
        var router = Router()
        var other = Other()
        var caller = Caller()
        static var current = Services()
      }
      @propertyWrapper struct Service<Value> {
        private let path: KeyPath<Services, Value>
        init(_ path: KeyPath<Services, Value>) { self.path = path }
        var wrappedValue: Value { Services.current[keyPath: path] }
      }
      final class Model: ObservableObject {
        \(wrapped)
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { @StateObject var model = Model(); var body: some View { Button("Go") { model.tell() } } }
      """
    ]).filter { $0.contains("url") }
  }

  @Test func thePathSaysTheType() {
    #expect(edges("@Service(\\.router) private var service; func tell() { service.open() }") == ["Home url external"])
    #expect(edges("@Service(\\.other) private var service; func tell() { service.open() }") == [])
  }

  @Test func theValueIsCalled() {
    #expect(edges("@Service(\\.caller) private var service; func tell() { service() }") == ["Home url external"])
  }

  /// What a wrapper's code makes plays a part in the app, though nothing names the wrapper's type but the attribute.
  @Test(arguments: [("@Kept private var beacon", ["Home url external"]), ("private var beacon = Other()", [])])
  func theWrappersOwnCodeRuns(property: String, found: [String]) {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      final class Beacon { func light() { UIApplication.shared.open(URL(string: "https://example.org")!) } }
      final class Other { func light() {} }
      @propertyWrapper struct Kept { var wrappedValue: Beacon { Beacon() } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { \(property); var body: some View { Button("Go") { beacon.light() } } }
      """
    ]).filter { $0.contains("url") }
    #expect(edges == found)
  }
}
