import SwiftUI

/// What a project can show below its own page.
enum ProjectPanel: String, Identifiable {
  case timeline
  case links
  case budget

  var id: String { rawValue }
}

struct ProjectScreen: View {
  let name: String
  @EnvironmentObject private var coordinator: TeamCoordinator
  @State private var panel: ProjectPanel?

  var body: some View {
    List {
      Button("일정표") { panel = .timeline }
      Button("링크") { panel = .links }
      Button("예산") { panel = .budget }
      Button("팀 소개로") { coordinator.send(.replace([.members, .agreement])) }
    }
    .navigationTitle(name)
    .sheet(item: $panel) { panel in
      panelView(panel)
    }
  }

  @ViewBuilder
  private func panelView(_ panel: ProjectPanel) -> some View {
    switch panel {
    case .timeline:
      TimelinePanel()
    default:
      LinksPanel()
    }
  }
}

struct TimelinePanel: View {
  var body: some View {
    Text("2월: 기획, 3월: 개발")
  }
}

struct LinksPanel: View {
  var body: some View {
    Link("저장소", destination: URL(string: "https://example.com/repo")!)
  }
}
