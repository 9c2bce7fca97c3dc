import SwiftUI

struct AccountView: View {
  let coordinator: AccountCoordinator

  var body: some View {
    List {
      NavigationLink("주문 내역", value: AccountRoute.orders)
      Button("멤버십") { coordinator.navigationController.push(AccountRoute.membership) }
      Button("프로필 고치기") {
        coordinator.navigationController.presentSheet(AccountRoute.editProfile)
      }
    }
    .navigationTitle("내 정보")
  }
}
