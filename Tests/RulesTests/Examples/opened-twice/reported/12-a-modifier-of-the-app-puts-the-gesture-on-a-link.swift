// A modifier of the app puts the gesture on a link

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { CoursesRoot() }
    }
}

enum CourseRoute: Hashable { case course(Int) }

@MainActor
final class CourseRouter: ObservableObject {
    @Published var path: [CourseRoute] = []
    func open(_ id: Int) { path.append(.course(id)) }
}

struct TrackedTap: ViewModifier {
    let action: () -> Void
    func body(content: Content) -> some View {
        content.↓simultaneousGesture(TapGesture().onEnded { action() })
    }
}

extension View {
    func onTrackedTap(perform action: @escaping () -> Void) -> some View { modifier(TrackedTap(action: action)) }
}

struct CoursesRoot: View {
    @StateObject private var router = CourseRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            List(0..<8, id: \.self) { id in
                NavigationLink(value: CourseRoute.course(id)) {
                    Text("Course \(id)")
                }
                .onTrackedTap { router.open(id) }
            }
            .navigationDestination(for: CourseRoute.self) { route in
                switch route {
                case .course(let id): CourseScreen(id: id)
                }
            }
        }
    }
}

struct CourseScreen: View {
    let id: Int
    var body: some View { Text("\(id)") }
}
