import Linking
import NavigationModel
import SourceFacts

/// A router that puts any route on the path, even the one that is on top already.
struct RepeatedPushRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "repeated-push", name: "Repeated push", defaultSeverity: .info,
    summary:
      "A function pushes any route it is given, and screens lead to their own kind: a tap can push the screen on top again.",
    category: .routing,
    rationale: """
      A profile shows notes, and a note leads to its author's profile: a tap on the name pushes the profile that is on \
      screen once more. So does a second quick tap. The user goes back once for each copy.

      Reported once for each function that appends its parameter to a path, where some screen of that path leads to \
      its own kind, and for each that pushes a controller for its parameter and is run from that controller's screen. \
      Compare with the last element, or with the controller on top, first.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// A push of what a function is given.
  struct Push {
    var call: Ref
    var function: Ref
    /// Code on the way decides by more than the kind of what is pushed.
    var isAsked: Bool
  }

  static let exemptions: [Exemption<Push>] = [
    Exemption("A function that checks the path, or more than the kind of the route, before it appends") { $0.isAsked }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let pushes = Dictionary(grouping: program.sites.filter { $0.kind == .push }, by: \.primitive)
    return controllers(pushes, program, support)
      + pushes.keys.sorted().compactMap { call in
        guard program.kind(call) == .call, program.name(call) == "append", let sites = pushes[call],
          let path = program.receiver(of: call).flatMap(program.variable(of:)),
          let function = program.enclosingMember(call), program.kind(function) == .function,
          isGiven(call, to: function, program), !program.isOutOfUsersReach(codeAt: call)
        else { return nil }
        let again = Set(
          sites.compactMap { site in
            site.screen.flatMap { program.screens(at: site.place).contains($0) ? $0 : nil }
          }
        ).sorted()
        guard !again.isEmpty else { return nil }
        let push = Push(call: call, function: function, isAsked: asks(function, call, path, program))
        return Judgement(finding(push, again, program, support), unless: Self.exemptions, of: push)
      }
  }

  // MARK: UIKit

  /// A function pushes a controller for its argument, and that controller's own screen runs the function.
  private func controllers(
    _ pushes: [Ref: [NavigationSite]], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    pushes.keys.sorted().compactMap { call in
      guard program.kind(call) == .call, program.name(call) == "pushViewController", let sites = pushes[call],
        let function = program.enclosingMember(call), program.kind(function) == .function,
        let body = program.child(function, .body), !program.isOutOfUsersReach(codeAt: call)
      else { return nil }
      let screens = Set(
        sites.compactMap { site -> Screen.ID? in
          guard site.confidence == .exact, program.contains(body, site.place),
            isMadeOfWhatIsGiven(
              site.place == call ? program.argument("", of: call) : site.place, to: function, program)
          else { return nil }
          return site.screen
        }
      ).sorted()
      return [false, true].lazy.compactMap { isAsked -> Judgement? in
        let again = screens.filter { isRun(function, on: $0, pastQuestions: isAsked, program, depth: 0) }
        guard !again.isEmpty else { return nil }
        let push = Push(call: call, function: function, isAsked: isAsked)
        return Judgement(
          finding(push, again, program, support, act: "pushes", cure: Self.cureOfControllers),
          unless: Self.exemptions, of: push)
      }.first
    }
  }

  private static let cureOfControllers = "Return where the stack's 'topViewController' shows the same."

  private func isMadeOfWhatIsGiven(_ shown: Ref?, to function: Ref, _ program: LinkedProgram) -> Bool {
    let parameters = Set(program.parameters(of: function))
    guard let made = shown.map({ program.meaning(of: $0) }), program.kind(made) == .call else { return false }
    return program.arguments(of: made).contains { argument in
      program.child(argument, .value).flatMap(program.variable(of:)).map(parameters.contains) ?? false
    }
  }

  /// Code on the screen reaches the function.
  ///
  /// - Parameter pastQuestions: whether a test that could know the top screen may stand on the way.
  private func isRun(
    _ function: Ref, on screen: Screen.ID, pastQuestions: Bool, _ program: LinkedProgram, depth: Int
  ) -> Bool {
    guard depth < program.budget.ruleCallerDepth.most, !asks(function) else { return false }
    return program.callers(of: function).contains { call in
      guard !program.isOutOfUsersReach(codeAt: call), program.screens(at: call).contains(screen),
        let caller = program.enclosingBody(call), caller != function, !asks(caller)
      else { return false }
      // A closure on the screen, or the screen itself.
      if program.kind(caller) != .function { return true }
      if program.enclosingType(call).map(program.screenID(of:)) == screen { return true }
      return isRun(caller, on: screen, pastQuestions: pastQuestions, program, depth: depth + 1)
    }

    func asks(_ code: Ref) -> Bool {
      if pastQuestions { return false }
      return program.nodes([.ifElse, .guard, .ternary], in: code).contains { statement in
        [.conditions, .condition].compactMap { program.child(statement, $0) }.contains { condition in
          program.kind(condition) != .optionalBinding
            && !program.children(condition).allSatisfy { program.kind($0) == .optionalBinding }
        }
      } || program.mentions(Self.looks, in: code)
    }
  }

  private static let looks: Set<String> = SDK.stackContents

  /// The appended value is the function's argument.
  private func isGiven(_ call: Ref, to function: Ref, _ program: LinkedProgram) -> Bool {
    guard let value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      let given = program.variable(of: value)
    else { return false }
    return program.parameters(of: function).contains(given)
  }

  /// The function reads the path, or tests something of the app, before it appends. A test of the route's kind does not
  /// know the top screen.
  private func asks(_ function: Ref, _ call: Ref, _ path: Ref, _ program: LinkedProgram) -> Bool {
    guard let body = program.child(function, .body) else { return true }
    let isDecided = program.nodes([.ifElse, .guard, .switch, .ternary], in: body).contains { statement in
      guard statement < call || program.contains(statement, call) else { return false }
      return [.conditions, .condition, .subject].compactMap { program.child(statement, $0) }.contains {
        !asksOnlyTheRoute($0, of: function, program)
      }
    }
    if isDecided { return true }
    return program.mentions(ofVariable: path).contains {
      program.contains(body, $0) && !program.contains(call, $0)
    }
  }

  private func asksOnlyTheRoute(_ condition: Ref, of function: Ref, _ program: LinkedProgram) -> Bool {
    guard program.nodes([.call], in: condition).isEmpty else { return false }
    let names = program.nodes([.name], in: condition)
    return !names.isEmpty
      && names.allSatisfy { name in
        program.variable(of: name).map(program.parameters(of: function).contains) ?? false
      }
  }

  private static let mostNamed = 3

  private func finding(
    _ push: Push, _ screens: [Screen.ID], _ program: LinkedProgram, _ support: GraphSupport, act: String = "appends",
    cure: String = "Return where the path's last element is the same."
  ) -> Finding {
    let named = screens.prefix(Self.mostNamed)
    let names = Wording.list(named.map { Wording.name(support.screen($0)?.name ?? $0) })
    let more = screens.count > named.count ? " and \(screens.count - named.count) more" : ""
    let place = program.memberPath(push.call)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A tap can push the screen that is on top again, and the user goes back once for each copy: "
        + "\(Wording.name(place)) \(act) whatever it is given, and \(names)\(more) "
        + "\(screens.count == 1 ? "leads" : "lead") to \(screens.count == 1 ? "its" : "their") own kind. "
        + cure,
      location: program.location(push.call),
      related: [
        Finding.Related(location: program.location(push.function), message: "what is pushed comes through here")
      ],
      witness: support.witness(toAnyOf: [screens[0]]), subject: place)
  }
}

extension RepeatedPushRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A note leads to the profile that shows it",
          """
          struct Route: Hashable { let name: String }
          @main struct DemoApp: App {
            @StateObject private var router = Router()
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Ada") { router.push(Route(name: "ada")) }
                    .navigationDestination(for: Route.self) { ProfileView(name: $0.name) }
                }
                .environmentObject(router)
              }
            }
          }
          final class Router: ObservableObject {
            @Published var path: [Route] = []
            func push(_ route: Route) { path.↓append(route) }
          }
          struct ProfileView: View {
            let name: String
            @EnvironmentObject var router: Router
            var body: some View {
              List(["ada", "bob"], id: \\.self) { author in
                Button(author) { router.push(Route(name: author)) }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "What is on top is not pushed again",
          """
          struct Route: Hashable { let name: String }
          @main struct DemoApp: App {
            @StateObject private var router = Router()
            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Ada") { router.push(Route(name: "ada")) }
                    .navigationDestination(for: Route.self) { ProfileView(name: $0.name) }
                }
                .environmentObject(router)
              }
            }
          }
          final class Router: ObservableObject {
            @Published var path: [Route] = []
            func push(_ route: Route) {
              guard path.last != route else { return }
              path.append(route)
            }
          }
          struct ProfileView: View {
            let name: String
            @EnvironmentObject var router: Router
            var body: some View {
              List(["ada", "bob"], id: \\.self) { author in
                Button(author) { router.push(Route(name: author)) }
              }
            }
          }
          """)
      ])
  }
}
