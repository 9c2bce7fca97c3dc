import SwiftUI

struct AddressView: View {
  @State private var street = ""

  var body: some View {
    Form {
      TextField("주소", text: $street)
    }
    .navigationTitle("배송지")
  }
}

struct CouponView: View {
  var body: some View {
    List {
      Text("10% 할인")
    }
  }
}

struct ReceiptView: View {
  let number: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("주문 번호 \(number)")
      Button("닫기") { dismiss() }
    }
  }
}
