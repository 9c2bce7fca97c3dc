import NavigationModel
import Rules

/// The shortest ways from the app's start, each computed once.
struct LaunchWays {
  private let questions: GraphQuestions
  private var launched: LaunchedApps
  private var known: [Screen.ID: (way: Way?, isFromOutside: Bool)] = [:]

  init(_ questions: GraphQuestions) {
    self.questions = questions
    launched = LaunchedApps(questions.graph, questions.support)
  }

  mutating func way(to screen: Screen.ID) -> Way? { reasons(for: screen).way }

  /// Launch does not lead there: a link does, or an extension starts with it.
  mutating func isOpenedFromOutside(_ screen: Screen.ID) -> Bool { reasons(for: screen).isFromOutside }

  private mutating func reasons(for screen: Screen.ID) -> (way: Way?, isFromOutside: Bool) {
    if let found = known[screen] { return found }
    let reasons = (try? questions.screen(screen)).map { questions.reasons(for: $0, &launched) }
    let found = (way: reasons?.way, isFromOutside: !(reasons?.openings.isEmpty ?? true))
    known[screen] = found
    return found
  }
}
