import SwiftUI

enum ClubRoute: Hashable {
  case meeting(Int)
  case members
  case schedule
}

struct ClubView: View {
  @State private var selection: Club?

  var body: some View {
    NavigationSplitView {
      List(Club.samples, selection: $selection) { club in
        Text(club.name).tag(club)
      }
      .navigationTitle("모임")
    } detail: {
      NavigationStack {
        if let club = selection {
          ClubDetailView(club: club)
            .navigationDestination(for: ClubRoute.self) { route in
              switch route {
              case .meeting(let number):
                MeetingView(number: number)
              default:
                MemberListView()
              }
            }
        }
      }
    }
  }
}

struct ClubDetailView: View {
  let club: Club

  var body: some View {
    List {
      NavigationLink("다음 모임", value: ClubRoute.meeting(7))
      NavigationLink("회원", value: ClubRoute.members)
      NavigationLink("일정", value: ClubRoute.schedule)
    }
    .navigationTitle(club.name)
  }
}

struct MemberListView: View {
  var body: some View {
    Text("회원 12명")
      .navigationTitle("회원")
  }
}
