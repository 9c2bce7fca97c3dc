// A modifier of the app runs the closure it is given on both events

import SwiftUI

@main
struct GymApp: App {
  var body: some Scene { WindowGroup { GymView() } }
}

enum Stop: Hashable { case workout }

struct GymView: View {
  @State private var path: [Stop] = []
  @State private var pending = true
  var body: some View {
    NavigationStack(path: $path) {
      Text("Gym")
        .navigationDestination(for: Stop.self) { _ in WorkoutView() }
        .resumes { resume() }
    }
  }
  private func resume() { path.append(.workout) }
}

struct Resumes: ViewModifier {
  let action: () -> Void
  @Environment(\.scenePhase) private var phase
  func body(content: Content) -> some View {
    content
      .onAppear(perform: action)
      .↓task { action() }
  }
}

extension View {
  func resumes(_ action: @escaping () -> Void) -> some View { modifier(Resumes(action: action)) }
}

struct WorkoutView: View {
  var body: some View { Text("Workout") }
}
