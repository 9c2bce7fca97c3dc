// The modifier runs the closure on one event

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
      NavigationLink("Gym", value: Stop.workout)
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

  }
}

extension View {
  func resumes(_ action: @escaping () -> Void) -> some View { modifier(Resumes(action: action)) }
}

struct WorkoutView: View {
  var body: some View { Text("Workout") }
}
