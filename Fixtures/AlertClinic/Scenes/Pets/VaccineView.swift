import SwiftUI

struct VaccineView: View {
  let petID: Int
  @State private var showsInfo = false

  var body: some View {
    List {
      Text("광견병 2026-03-02")
      Button("접종 안내") { showsInfo = true }
    }
    .navigationTitle("접종 기록")
    .sheet(isPresented: $showsInfo) {
      VaccineInfoView()
    }
  }
}

struct VaccineInfoView: View {
  var body: some View {
    Text("해마다 한 번 맞아요")
      .presentationDetents([.medium])
  }
}
