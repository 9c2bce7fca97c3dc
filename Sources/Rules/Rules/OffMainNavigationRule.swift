import Linking
import NavigationModel
import SourceFacts

/// Navigation that runs outside of the main thread.
struct OffMainNavigationRule: CodeRule {
  let identity = RuleIdentity(
    id: "off-main-navigation", name: "Off-main navigation", defaultSeverity: .error,
    summary: "Navigation is changed outside of the main thread.",
    category: .concurrency,
    rationale: """
      UIKit and the published state behind SwiftUI belong to the main thread. A push from another one may show after seconds, leave \
      the navigation bar and the stack out of step, or crash, now and then and on some devices only.

      Reported where a closure certainly runs elsewhere: on a global queue, on a queue that the app made, or in a \
      completion that the SDK calls on a queue of its own. A hop to the main queue or the main actor anywhere on the way, `@State` (which may be set \
      from any thread) and closures of unknown callers are left alone.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    program.sites.compactMap { site in
      guard site.kind != .url, !program.isOutOfScope(site.place) else { return nil }
      switch program.runContext(of: site.place) {
      case .background(let call, let reason):
        guard navigatesAtOnce(site, program) else { return nil }
        return finding(
          site, because: reason, [Finding.Related(location: program.location(call), message: "from here on the code runs off the main thread")],
          program, support)
      default: return nil
      }
    }
  }

  private func finding(
    _ site: NavigationSite, because reason: String, _ related: [Finding.Related], _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let screens = program.screens(at: site.place)
    let target = site.screen.flatMap { support.screen($0)?.name }
    let act = site.kind == .back ? "goes back" : target.map { Wording.act(site.kind, $0) } ?? "navigates"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "Navigation off the main thread can come late, break the bar or crash: this code \(act), and \(reason). "
        + "Hop with 'await MainActor.run' or 'DispatchQueue.main.async' first.",
      location: program.location(site.place), related: related,
      witness: screens.lazy.map { support.way(to: $0) }.first { !$0.isEmpty } ?? [],
      subject: "\(program.memberPath(site.place)) \(site.kind.rawValue) \(site.screen ?? "")",
      confidence: site.confidence)
  }

  /// Nothing between the place and what it does moves it to the main thread, and what it does needs that thread.
  private func navigatesAtOnce(_ site: NavigationSite, _ program: LinkedProgram) -> Bool {
    if let state = stateWritten(at: site.place, program) {
      return program.attributeNames(of: state).contains("Published")
    }
    guard program.kind(site.primitive) == .call, Self.controllerCalls.contains(program.name(site.primitive)) else { return false }
    if program.enclosingMember(site.primitive) == program.enclosingMember(site.place) {
      return program.contains(site.primitive, site.place) || site.primitive == site.place
    }
    // One call further: the function that the place calls navigates itself.
    guard program.runContext(of: site.primitive) == .asItsFunction, let function = program.enclosingMember(site.primitive) else { return false }
    return callsAround(site.place, program).contains { call in
      if case .functions(let list, guessed: false) = program.callee(of: call) { return list == [function] }
      return false
    }
  }

  private static let controllerCalls: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
    "performSegue", "show",
  ]

  private func callsAround(_ place: Ref, _ program: LinkedProgram) -> [Ref] {
    var result = program.kind(place) == .call ? [place] : []
    for node in program.ancestors(place) {
      if program.kind(node) == .closure || program.kind(node) == .block { break }
      if program.kind(node) == .call { result.append(node) }
    }
    return result
  }

  /// The stored variable that the statement around a place changes.
  private func stateWritten(at place: Ref, _ program: LinkedProgram) -> Ref? {
    for node in [place] + program.ancestors(place) {
      switch program.kind(node) {
      case .closure, .block: return nil
      case .assign: return program.child(node, 0).flatMap(program.variable)
      case .call:
        guard Self.mutations.contains(program.name(node)), let receiver = program.receiver(of: node) else { continue }
        return program.variable(of: receiver)
      default: continue
      }
    }
    return nil
  }

  private static let mutations: Set<String> = ["append", "insert", "removeLast", "removeAll", "popLast", "remove", "toggle"]
}

extension OffMainNavigationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The answer of the server opens the screen",
          """
          import UIKit
          final class LoginController: UIViewController {
            func logIn(_ request: URLRequest) {
              URLSession.shared.dataTask(with: request) { data, _, _ in
                guard data != nil else { return }
                self.navigationController?.↓pushViewController(HomeController(), animated: true)
              }.resume()
            }
          }
          final class HomeController: UIViewController {}
          """),
        RuleExample(
          "A published path changes on a global queue",
          """
          import SwiftUI
          enum Route: Hashable { case detail }
          final class Router: ObservableObject {
            @Published var path: [Route] = []
            func load() {
              DispatchQueue.global().async {
                let isReady = compute()
                if isReady { self.path.append(.↓detail) }
              }
            }
          }
          func compute() -> Bool { true }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          struct RootView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Load") { router.load() }
                  .navigationDestination(for: Route.self) { _ in DetailView() }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "Back to the main queue first",
          """
          import UIKit
          final class LoginController: UIViewController {
            func logIn(_ request: URLRequest) {
              URLSession.shared.dataTask(with: request) { _, _, _ in
                DispatchQueue.main.async {
                  self.navigationController?.pushViewController(HomeController(), animated: true)
                }
              }.resume()
            }
          }
          final class HomeController: UIViewController {}
          """),
        RuleExample(
          "The function that is called hops",
          """
          import UIKit
          final class LoginController: UIViewController {
            func logIn() {
              DispatchQueue.global().async { self.showHome() }
            }
            func showHome() {
              DispatchQueue.main.async {
                self.navigationController?.pushViewController(HomeController(), animated: true)
              }
            }
          }
          final class HomeController: UIViewController {}
          """),
        RuleExample(
          "A task on the main actor, and a completion of an unknown caller",
          """
          import UIKit
          final class LoginController: UIViewController {
            func logIn(_ api: API) {
              Task.detached { @MainActor in
                self.navigationController?.pushViewController(HomeController(), animated: true)
              }
              api.load { self.navigationController?.pushViewController(HomeController(), animated: true) }
            }
          }
          protocol API { func load(_ done: @escaping () -> Void) }
          final class HomeController: UIViewController {}
          """),
      ])
  }
}
