import SwiftUI

struct OrdersView: View {
  let coordinator: AccountCoordinator

  var body: some View {
    List {
      Text("주문 A-1041")
      Button("멤버십이란?") { coordinator.navigationController.presentSheet(AccountRoute.membership) }
      Button("뒤로") { coordinator.navigationController.pop() }
    }
    .navigationTitle("주문 내역")
  }
}

struct EditProfileView: View {
  @State private var nickname = ""

  var body: some View {
    Form {
      TextField("별명", text: $nickname)
    }
  }
}

struct MembershipView: View {
  var body: some View {
    Text("골드")
      .navigationTitle("멤버십")
  }
}
