import Linking
import NavigationModel
import SourceFacts

/// Navigation that runs outside of the main thread.
struct OffMainNavigationRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "off-main-navigation", name: "Off-main navigation", defaultSeverity: .error,
    summary: "Navigation is changed outside of the main thread.",
    category: .concurrency,
    rationale: """
      UIKit and the published state behind SwiftUI belong to the main thread. A push from another thread shows \
      late, leaves the bar and the stack out of step, or crashes, on some devices only.

      Reported where a closure certainly runs elsewhere, and nothing on the way hops to the main thread: on a global \
      queue, on a queue that the app made, or in a completion that the SDK calls on its own queue. With `--pedantic` \
      also where an `async` function of a \
      type without an actor changes published state.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// State of a presenter that changes off the main thread.
  struct Change {
    /// The attributes of the state.
    var wrappers: Set<String>
  }

  static let exemptions: [Exemption<Change>] = [
    Exemption("`@State`, which may be set from any thread") { !$0.wrappers.contains("Published") }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    (controllers(program, support) + helpers(program, support)).map { Judgement($0) } + published(program, support)
  }

  /// Functions that navigate at once, called in closures that run off the main thread.
  private func helpers(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return program.sites.flatMap { site -> [Finding] in
      guard site.kind != .url, !program.isOutOfScope(site.place), program.runContext(of: site.place) == .asItsFunction,
        navigatesAtOnce(site, program), let function = program.enclosingMember(site.place),
        function == program.enclosingMember(site.primitive), program.kind(function) == .function
      else { return [] }
      return program.callers(of: function).sorted().compactMap { call in
        guard !program.isOutOfScope(call), program.function(runBy: call) == function,
          case .background(let start, let reason) = program.runContext(of: call), seen.insert(call).inserted
        else { return nil }
        return finding(
          "'\(Wording.name(program.name(function)))' navigates, and \(reason)", call,
          Finding.Related(location: program.location(start), message: "from here on the code runs off the main thread"),
          "\(site.kind.rawValue) \(program.name(function))", site.confidence, program, support)
      }
    }
  }

  /// UIKit's own calls in closures that run off the main thread.
  private func controllers(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    program.sites.compactMap { site in
      guard site.kind != .url, !program.isOutOfScope(site.place),
        case .background(let call, let reason) = program.runContext(of: site.place),
        navigatesAtOnce(site, program)
      else { return nil }
      let target = site.screen.flatMap { support.screen($0)?.name }
      let act = site.kind == .back ? "goes back" : target.map { Wording.act(site.kind, $0) } ?? "navigates"
      return finding(
        "This code \(act), and \(reason)", site.place,
        Finding.Related(location: program.location(call), message: "from here on the code runs off the main thread"),
        "\(site.kind.rawValue) \(site.screen ?? "")", site.confidence, program, support)
    }
  }

  /// Published state of a presenter, wherever it is changed.
  private func published(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let bindings = program.presentations.map(\.state) + program.boundStacks.map(\.path)
    var seen: Set<Ref> = []
    let states = bindings.flatMap(program.states).filter {
      seen.insert($0).inserted && program.attributeNames(of: $0).contains { ["Published", "State"].contains($0) }
    }
    // Several writes of the state in one closure are one finding.
    var told: Set<[Ref]> = []
    return states.flatMap { state in
      (program.writes(to: state)
        + program.mutations(of: state).filter { !SDK.additions.contains(program.name($0)) }).compactMap {
          write -> Judgement? in
          guard !program.isOutOfScope(write), seen.insert(write).inserted else { return nil }
          let change = Change(wrappers: Set(program.attributeNames(of: state)))
          let what = "'\(Wording.name(program.name(state)))', which decides what is shown, is changed here"
          switch program.runContext(of: write) {
          case .background(let call, let reason):
            guard told.insert([state, call]).inserted else { return nil }
            return Judgement(
              finding(
                "\(what), and \(reason)", write,
                Finding.Related(
                  location: program.location(call), message: "from here on the code runs off the main thread"),
                program.name(state), .exact, program, support),
              unless: Self.exemptions, of: change)
          case .asItsFunction:
            guard !program.keepsCallersActor, let function = program.enclosingMember(write),
              program.kind(function) == .function,
              program.flags(function).contains(.isAsync), !isOnMainActor(function, program),
              !isOnMainActor(state, program)
            else { return nil }
            return Judgement(
              finding(
                "\(what), and an 'async' function of a type that is on no actor runs on a background thread", write,
                Finding.Related(location: program.location(function), message: "this function is on no actor"),
                program.name(state), .guessed, program, support),
              unless: Self.exemptions, of: change)
          default: return nil
          }
        }
    }
  }

  private func finding(
    _ reason: String, _ place: Ref, _ related: Finding.Related, _ what: String, _ confidence: Confidence,
    _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let screens = program.screens(at: place)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "Navigation off the main thread can come late, break the bar or crash. \(reason). "
        + "Hop with 'await MainActor.run' or 'DispatchQueue.main.async' first, or put the type on the main actor.",
      location: program.location(place), related: [related], witness: support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(place)) \(what)", confidence: confidence)
  }

  /// The declaration, its type or a supertype is on an actor, most likely the main one.
  private func isOnMainActor(_ declaration: Ref, _ program: LinkedProgram) -> Bool {
    guard let type = program.enclosingType(declaration) else { return true }
    if program.typeKind(type) == .actor || program.isView(type) || program.isController(type) { return true }
    let supertypes = program.supertypes(of: type)
    let declarations = [declaration] + ([type] + supertypes).flatMap(program.bodies)
    if declarations.contains(where: { body in program.attributeNames(of: body).contains { $0.hasSuffix("Actor") } }) {
      return true
    }
    // The actor of a library's superclass is not known.
    return !program.supertypeNames(of: type).subtracting(Self.nonisolatedTypes).allSatisfy {
      !program.types(named: $0).isEmpty
    }
  }

  private static let nonisolatedTypes: Set<String> = SDK.withoutActor

  /// Nothing between the place and its effect moves it to the main thread, and the effect needs that thread.
  private func navigatesAtOnce(_ site: NavigationSite, _ program: LinkedProgram) -> Bool {
    guard program.kind(site.primitive) == .call, Self.controllerCalls.contains(program.name(site.primitive)) else {
      return false
    }
    if program.enclosingMember(site.primitive) == program.enclosingMember(site.place) {
      return program.contains(site.primitive, site.place) || site.primitive == site.place
    }
    // One call further: the function that the place calls navigates itself.
    guard program.runContext(of: site.primitive) == .asItsFunction,
      let function = program.enclosingMember(site.primitive)
    else { return false }
    return callsAround(site.place, program).contains { call in
      if case .functions(let list, guessed: false) = program.callee(of: call) { return list == [function] }
      return false
    }
  }

  private static let controllerCalls: Set<String> = SDK.onMainThread

  private func callsAround(_ place: Ref, _ program: LinkedProgram) -> [Ref] {
    var result = program.kind(place) == .call ? [place] : []
    for node in program.ancestors(place) {
      if program.kind(node) == .closure || program.kind(node) == .block { break }
      if program.kind(node) == .call { result.append(node) }
    }
    return result
  }
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
          """)
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
          """)
      ])
  }
}
