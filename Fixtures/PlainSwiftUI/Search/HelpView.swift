import SwiftUI

/// Still on the links of iOS 13, for the old help pages.
struct HelpView: View {
  @State private var showsContact = false
  @State private var page: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink("자주 묻는 질문", destination: FAQView())
        NavigationLink(destination: ContactView(), isActive: $showsContact) {
          Text("문의")
        }
        NavigationLink(destination: LendingRulesView(), tag: 1, selection: $page) {
          Text("대출 규정")
        }
        NavigationLink {
          Text("버전 3.2")
        } label: {
          Text("앱 정보")
        }
      }
      .navigationTitle("도움말")
    }
  }
}

struct FAQView: View {
  var body: some View {
    Text("책은 몇 권까지 빌릴 수 있나요?")
  }
}

struct ContactView: View {
  var body: some View {
    Link("메일 보내기", destination: URL(string: "mailto:help@example.com")!)
  }
}

struct LendingRulesView: View {
  var body: some View {
    Text("한 번에 다섯 권")
  }
}
