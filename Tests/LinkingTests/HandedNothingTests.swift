import Testing

/// What a function does without what it may be given, it does for those who hand over `nil`.
@Suite struct HandedNothingTests {
  private static func source(_ body: String) -> String {
    """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
    struct Session {}
    @MainActor final class Manager: ObservableObject {
      enum State { case signedOut, signedIn }
      static let shared = Manager()
      @Published private(set) var state: State = .signedOut
      func signIn(_ session: Session?) { update(with: session) }
      func signOut() { update(with: nil) }
      private func update(with session: Session?) { \(body) }
    }
    struct Root: View {
      @ObservedObject var manager = Manager.shared
      var body: some View {
        switch manager.state {
        case .signedOut: Welcome(manager: manager)
        case .signedIn: Main(manager: manager)
        }
      }
    }
    struct Welcome: View {
      let manager: Manager
      var body: some View { Button("In") { manager.signIn(Session()) } }
    }
    struct Main: View {
      let manager: Manager
      @State private var isSet = false
      var body: some View { Button("Set") { isSet = true }.sheet(isPresented: $isSet) { Settings(manager: manager) } }
    }
    struct Settings: View {
      let manager: Manager
      var body: some View { Button("Out") { manager.signOut() } }
    }
    """
  }

  @Test(arguments: [
    "if session == nil { state = .signedOut } else { state = .signedIn }",
    "if session != nil { state = .signedIn } else { state = .signedOut }",
    "state = session == nil ? .signedOut : .signedIn",
  ])
  func aComparisonWithNil(body: String) {
    let edges = screenEdges(["App/App.swift": Self.source(body)])
    #expect(edges.contains("Settings root Welcome"))
    #expect(edges.contains("Welcome root Main"))
    #expect(!edges.contains("Settings root Main"))
  }

  /// What hangs on something else is done for both.
  @Test func aConditionOnSomethingElse() {
    let edges = screenEdges(["App/App.swift": Self.source("state = Bool.random() ? .signedOut : .signedIn")])
    #expect(edges.contains("Settings root Main"))
    #expect(edges.contains("Settings root Welcome"))
  }
}
