import Linking
import NavigationModel
import Testing

/// Routes that come out of data next to routes that code names.
@Suite struct DecodedRouteTests {
  @Test(arguments: ["struct", "final class"])
  func whatOneCallerDecodesIsUnresolved(kind: String) {
    let graph = graph([
      "App.swift": """
      import SwiftUI
      enum Page: String, Codable, Hashable { case orders, offers, vouchers }
      final class Navigator: ObservableObject {
        @Published var stack: [Page] = []
        func go(to page: Page) { stack.append(page) }
      }
      \(kind) Banner: Decodable { let title: String; let target: Page? }
      final class HomeModel: ObservableObject {
        @Published var banner: Banner?
        func load(_ data: Data) { banner = try? JSONDecoder().decode(Banner.self, from: data) }
      }
      struct HomeView: View {
        @EnvironmentObject var navigator: Navigator
        @StateObject var model = HomeModel()
        var body: some View {
          if let banner = model.banner {
            Button(banner.title) { if let target = banner.target { navigator.go(to: target) } }
          }
          Button("Orders") { navigator.go(to: .orders) }
        }
      }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      struct OffersView: View { var body: some View { Text("Offers") } }
      struct VouchersView: View { var body: some View { Text("Vouchers") } }
      @main struct TheApp: App {
        @StateObject private var navigator = Navigator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $navigator.stack) {
              HomeView().navigationDestination(for: Page.self) { page in
                switch page {
                case .orders: OrdersView()
                case .offers: OffersView()
                case .vouchers: VouchersView()
                }
              }
            }
            .environmentObject(navigator)
          }
        }
      }
      """
    ])
    #expect(graph.transitions.map(\.to) == ["OrdersView", "HomeView"])
    #expect(graph.unresolved.map(\.owner) == ["HomeView"])
    #expect(graph.unresolved.first?.reason.contains("`Page`") ?? false)
  }
}
