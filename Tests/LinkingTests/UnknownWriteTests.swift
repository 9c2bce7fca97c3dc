import Testing

/// Code that writes a value to a sheet's state of which nothing is known.
@Suite struct UnknownWriteTests {
  private func unresolved(_ write: String, offer: String = "Offer?") -> [String] {
    graph([
      "App.swift": """
      import SwiftUI
      enum Offer: String, Codable, Identifiable { case hello, sale, bye; var id: Self { self } }
      struct Remote: Decodable { let offer: \(offer) }
      @MainActor final class Flags: ObservableObject {
        @Published var offer: Offer?
        func fetch() async throws {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
          let remote = try JSONDecoder().decode(Remote.self, from: data)
          \(write)
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject var flags = Flags()
        var body: some View {
          Button("Hello") { flags.offer = .hello }.task { try? await flags.fetch() }
            .sheet(item: $flags.offer) { offer in
              switch offer {
              case .hello: HelloPage()
              case .sale: SalePage()
              case .bye: ByePage()
              }
            }
        }
      }
      struct HelloPage: View { var body: some View { Text("H") } }
      struct SalePage: View { var body: some View { Text("S") } }
      struct ByePage: View { var body: some View { Text("B") } }
      """
    ]).unresolved.map { "\($0.owner) \($0.kind.rawValue) \($0.location.line)" }
  }

  /// That another place writes a case does not tell it.
  @Test(arguments: ["if let offer = remote.offer { self.offer = offer }", "offer = remote.offer"])
  func isOneUnresolvedSite(write: String) {
    #expect(unresolved(write) == ["Flags sheet 9"])
  }

  @Test(arguments: ["offer = nil", "offer = .sale", "print(remote)"])
  func aKnownValueIsNone(write: String) {
    #expect(unresolved(write) == [])
  }
}
