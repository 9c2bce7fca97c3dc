import SwiftUI

struct ReviewListView: View {
  let bookID: Book.ID

  @Environment(\.presentationMode) private var presentationMode
  @State private var isWriting = false
  @State private var showsReportOptions = false

  var body: some View {
    List {
      Text("아직 서평이 없습니다")
      Button("신고") { showsReportOptions = true }
      Button("책으로 돌아가기") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationTitle("서평")
    .toolbar {
      Button("쓰기") { isWriting = true }
    }
    .sheet(isPresented: $isWriting) {
      NavigationStack {
        WriteReviewView(bookID: bookID)
      }
    }
    #if os(iOS)
    .actionSheet(isPresented: $showsReportOptions) {
      ActionSheet(title: Text("신고 사유"), buttons: [
        .default(Text("광고")),
        .cancel(),
      ])
    }
    #endif
  }
}

struct WriteReviewView: View {
  let bookID: Book.ID
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("서평 쓰기")
      .toolbar {
        Button("올리기") { dismiss() }
      }
  }
}
