import SwiftUI

struct ReviewsView: View {
  let productID: Int

  var body: some View {
    List {
      Text("좋아요")
      Text("배송이 빨라요")
    }
    .navigationTitle("후기")
  }
}

struct FilterView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Toggle("무료 배송", isOn: .constant(true))
      Button("적용") { dismiss() }
    }
  }
}

struct SizeGuideView: View {
  var body: some View {
    Grid {
      GridRow {
        Text("95")
        Text("M")
      }
    }
  }
}

struct SellerView: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
