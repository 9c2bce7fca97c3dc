import SwiftUI

struct MainTabView: View {
  var body: some View {
    TabView {
      Tab("서재", systemImage: "books.vertical") {
        ShelfView()
      }
      Tab("검색", systemImage: "magnifyingglass") {
        SearchView()
      }
      Tab("모임", systemImage: "person.3") {
        ClubView()
      }
    }
  }
}
