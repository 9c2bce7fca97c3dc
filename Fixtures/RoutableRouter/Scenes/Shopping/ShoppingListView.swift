import SwiftUI

struct ShoppingListView: View {
  private let names = ["두부", "대파", "달걀"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        ShoppingRow(name: name)
      }
    }
    .navigationTitle("장보기 목록")
  }
}

struct ShoppingRow: View {
  let name: String

  var body: some View {
    Button(name) {
      Router.shared.push(to: ShoppingRoute.item(name: name))
    }
  }
}

struct ShoppingItemView: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Button("목록으로") {
        Router.shared.popToRoot(of: .shopping)
      }
    }
    .navigationTitle(name)
  }
}
