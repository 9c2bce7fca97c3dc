// Two lines of a menu open one page

import SwiftUI
@main struct AdminApp: App { var body: some Scene { WindowGroup { AdminView() } } }
enum AdminPage: Hashable { case orders, refunds }
@MainActor final class AdminRouter: ObservableObject {
    @Published var path: [AdminPage] = []
    func showOrders() { path.append(.orders) }
    func showRefunds() { path.append(.refunds) }
}
struct AdminView: View {
    @StateObject private var router = AdminRouter()
    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                MenuRow(title: "Orders", action: router.showOrders)
                MenuRow(title: "Refunds", action: router.showOrders)
                Button("Last refund") { router.showRefunds() }
            }
            .navigationDestination(for: AdminPage.self) { page in
                switch page {
                case .orders: OrdersPage()
                case .refunds: RefundsPage()
                }
            }
        }
    }
}
struct MenuRow: View { let title: String; let action: () -> Void; var body: some View { ↓Button(title, action: action) } }
struct OrdersPage: View { var body: some View { Text("Orders") } }
struct RefundsPage: View { var body: some View { Text("Refunds") } }
