import SwiftUI

struct AddBookView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("제목", text: $title)
      }
      .navigationTitle("책 추가")
      .toolbar {
        Button("저장") { dismiss() }
      }
    }
  }
}

struct ScannerView: View {
  var body: some View {
    VStack {
      Image(systemName: "barcode.viewfinder")
      Text("바코드를 비춰 주세요")
    }
  }
}

struct SortOptionsView: View {
  @State private var ascending = true

  var body: some View {
    Form {
      Toggle("오름차순", isOn: $ascending)
    }
    .presentationDetents([.medium])
  }
}
