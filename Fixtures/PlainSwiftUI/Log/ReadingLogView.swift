import SwiftUI

struct ReadingLogView: View {
  var body: some View {
    TabView {
      DailyLogView()
        .tabItem { Label("오늘", systemImage: "sun.max") }
      MonthlyLogView()
        .tabItem { Label("이번 달", systemImage: "calendar") }
    }
  }
}

struct DailyLogView: View {
  var body: some View {
    Text("오늘 42쪽")
  }
}

struct MonthlyLogView: View {
  var body: some View {
    Text("이번 달 3권")
  }
}

struct NoteWindowView: View {
  let bookID: Book.ID?
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("메모")
  }
}
