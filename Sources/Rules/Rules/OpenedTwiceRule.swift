import Linking
import NavigationModel
import SourceFacts

/// One action of the user, or one appearance, that opens a screen twice.
struct OpenedTwiceRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "opened-twice", name: "Opened twice", defaultSeverity: .warning,
    summary: "A screen is pushed by two triggers that fire together, or by one that fires twice.",
    category: .state,
    rationale: """
      The user taps once, and has to go back twice. `onAppear` and `task` of one view both run when it appears; a \
      long-press recognizer calls its target when the press begins and when it ends; a simultaneous gesture runs \
      beside the link or button that it is on. Setting a value also runs its `onChange`, and one event reaches both of \
      two subscriptions, or a subscription and the sender's caller. A closure is called in a branch that goes on, and \
      again after it. A second tap while a request runs pushes once more, and so does a second shake.

      Reported where both triggers run the same push, and nothing on the way checks whether it was done.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A push that two triggers run, or one trigger twice.
  struct Twice {
    /// The code on the way decides something before the push, or records what it did.
    var isAsked = false
    /// The code does something that may keep a second request back.
    var isHeldBack = false
  }

  static let exemptions: [Exemption<Twice>] = [
    Exemption("Code with a condition on the way to the push, or that remembers what it did") { $0.isAsked },
    Exemption("Requests during which the code records, checks or shows anything, or whose control can be disabled") {
      $0.isHeldBack
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    appearances(program, support) + joint(program, support) + presses(program, support)
      + requested(program, support) + fields(program, support) + deviceEvents(program, support)
      + (gestures(program, support) + repeated(program, support)).map { Judgement($0) }
  }

  private func judgement(_ twice: Twice, _ finding: @autoclosure @escaping () -> Finding) -> Judgement {
    Judgement(finding(), unless: Self.exemptions, of: twice)
  }

  // MARK: shakes

  private func deviceEvents(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    DeviceEventOpenings(program).all.map { opening in
      judgement(
        Twice(isAsked: opening.isAsked),
        finding(
          at: opening.function, and: opening.place, opening.place,
          "'\(Wording.name(program.name(opening.function)))' runs again while it is open. Check first whether it is on "
            + "top",
          program, support))
    }
  }

  // MARK: a tap that starts a request

  private func requested(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    UnguardedRequests(program).pushes.map { push in
      judgement(
        Twice(isHeldBack: push.isHeldBack),
        finding(
          at: push.place, and: push.control, push.place,
          "a second tap while '\(Wording.name(program.name(push.request)))' runs starts it again, and both push. Record "
            + "that it runs, and disable the control meanwhile", program, support))
    }
  }

  // MARK: an event and what tells of it

  private struct Push: Hashable {
    var primitive: Ref
    var screen: Screen.ID
    var place: Ref
  }

  private func joint(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    var seen: Set<Ref> = []
    return JointTriggers(program).all.compactMap { pair in
      func pushes(_ body: Ref) -> (certain: Set<Push>, asked: Set<Push>) {
        let places = self.pushes(runBy: body, program) { $0 == pair.link || presented.contains($0) }
        return (pushes(at: places.certain), pushes(at: places.asked))
      }
      func pushes(at places: Set<Ref>) -> Set<Push> {
        Set(
          places.flatMap { place in
            program.navigation(at: place).filter { $0.kind == .push && $0.confidence == .exact }.compactMap { site in
              site.screen.map { Push(primitive: site.primitive, screen: $0, place: place) }
            }
          })
      }
      func common(_ pushes: Set<Push>, _ others: Set<Push>) -> Ref? {
        pushes.sorted(by: { $0.place < $1.place }).first { push in
          others.contains { $0.primitive == push.primitive && $0.screen == push.screen }
        }?.place
      }
      let (pushes, others) = (pushes(pair.bodies.0), pushes(pair.bodies.1))
      let certain = common(pushes.certain, others.certain)
      guard
        let both = certain ?? common(pushes.certain.union(pushes.asked), others.certain.union(others.asked)),
        certain == nil || seen.insert(pair.place).inserted
      else { return nil }
      return judgement(
        Twice(isAsked: certain == nil), finding(at: pair.place, and: pair.other, both, pair.cause, program, support))
    }
  }

  // MARK: a closure that is called twice

  private func repeated(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    RepeatedCallbacks(program: program, pushes: { pushes(runBy: $0, program).certain }).all.map { repeated in
      let name = Wording.name(program.name(repeated.closure))
      return finding(
        at: repeated.second, and: repeated.first, repeated.opened,
        "'\(name)' has been called before, by a branch that does not return", program, support)
    }
  }

  // MARK: onAppear and task

  private func appearances(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.calls(named: "task").compactMap { task in
      guard program.isExternal(task), program.argument("id", of: task) == nil, !program.isOutOfUsersReach(codeAt: task)
      else { return nil }
      let pushes = pushes(ranBy: task, program)
      guard !pushes.certain.isEmpty || !pushes.asked.isEmpty else { return nil }
      let others = program.modifierChain(outermost(of: task, program)).filter { program.name($0) == "onAppear" }
      return others.lazy.compactMap { other -> Judgement? in
        let same = self.pushes(ranBy: other, program)
        let certain = same.certain.intersection(pushes.certain).min()
        let all = same.certain.union(same.asked).intersection(pushes.certain.union(pushes.asked))
        guard let both = certain ?? all.min() else { return nil }
        return judgement(
          Twice(isAsked: certain == nil),
          finding(
            at: task, and: other, both, "'onAppear' and 'task' of one view both run when it appears", program, support))
      }.decisive
    }
  }

  /// The pushes of the code that a modifier is given: its closure, or a function or closure by name.
  private func pushes(ranBy modifier: Ref, _ program: LinkedProgram) -> (certain: Set<Ref>, asked: Set<Ref>) {
    let given = program.arguments(of: modifier).compactMap { program.child($0, .value) }
    return given.flatMap { program.code(meantBy: $0) }.reduce(into: ([], [])) { all, code in
      let pushes = pushes(runBy: code, program)
      all.certain.formUnion(pushes.certain)
      all.asked.formUnion(pushes.asked)
    }
  }

  private func outermost(of modifier: Ref, _ program: LinkedProgram) -> Ref {
    var current = modifier
    while let member = program.parent(current), program.kind(member) == .member, let call = program.call(of: member) {
      current = call
    }
    return current
  }

  /// The pushes that code certainly makes, as nothing before them may prevent them, and the others.
  ///
  /// - Parameter isNoNote: a variable does not record whether the push was made.
  private func pushes(
    runBy body: Ref, _ program: LinkedProgram, _ isNoNote: (Ref) -> Bool = { _ in false }
  ) -> (certain: Set<Ref>, asked: Set<Ref>) {
    let codes = program.consequences(of: body, program.budget.ruleNearConsequences)
    let found = codes.flatMap { code in
      program.nodes([.call, .assign, .member, .name], in: code).filter { node in
        program.navigation(at: node).contains { $0.kind == .push && $0.confidence == .exact }
      }
    }
    // The first body may test something before it calls the code that pushes.
    let certain = Set(
      found.filter { place in
        codes.allSatisfy { code in
          program.contains(code, place)
            ? isCertain(place, in: code, program, isNoNote) : code != body || !asks(body, program, isNoNote)
        }
      })
    return (certain, Set(found).subtracting(certain))
  }

  /// The body decides something, or records a state.
  private func asks(_ body: Ref, _ program: LinkedProgram, _ isNoNote: (Ref) -> Bool) -> Bool {
    guard let last = program.nodesRunning([.call], in: body).last else { return false }
    return !isCertain(last, in: body, program, isNoNote)
  }

  /// Only an unwrapping stands before the place, and the code does not record what it did.
  private func isCertain(
    _ place: Ref, in code: Ref, _ program: LinkedProgram, _ isNoNote: (Ref) -> Bool
  ) -> Bool {
    let choices = program.nodes([.ifElse, .guard, .switch, .loop], in: code).filter {
      $0 < place || program.contains($0, place)
    }
    let isAsked = choices.contains { choice in
      guard let conditions = program.child(choice, .conditions) else { return true }
      return !program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
    }
    return !isAsked
      && program.nodes([.assign], in: code).allSatisfy {
        !program.navigation(at: $0).isEmpty || $0 == place || program.contains($0, place)
          || program.child($0, .target).flatMap(program.variable(of:)).map(isNoNote) ?? false
      }
  }

  // MARK: long presses

  private func presses(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.calls(named: "UILongPressGestureRecognizer").compactMap { made in
      guard program.isExternal(made), let action = program.argument("action", of: made),
        let function = function(selectedBy: action, program), !program.isOutOfUsersReach(codeAt: made),
        let (opened, codes) = push(runBy: function, program)
      else { return nil }
      // Code on the way may ask for the state to tell the calls apart.
      let isAsked = asks(function, program) || codes.contains { program.mentions(["state"], in: $0) }
      return judgement(
        Twice(isAsked: isAsked),
        finding(
          at: function, and: made, opened,
          "a long press calls this when it begins and again when it ends; check for the state '.began'", program,
          support
        ))
    }
  }

  /// The push, and the code that the function runs.
  private func push(runBy function: Ref, _ program: LinkedProgram) -> (Ref, [Ref])? {
    let codes = program.immediateConsequences(of: function, program.budget.ruleNearConsequences)
    return codes.flatMap { code in
      program.nodesRunning([.call], in: code).filter { call in
        program.navigation(at: call).contains { $0.kind == .push && $0.confidence == .exact }
      }
    }.min().map { ($0, codes) }
  }

  /// A search bar that only opens the search: for a long press, UIKit asks twice whether editing may begin.
  private func fields(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.declaredTypes.flatMap { type in Self.questions.flatMap { program.ownMembers(named: $0, of: type) } }
      .compactMap { function in
        guard program.kind(function) == .function, answersNo(function, program),
          !program.isOutOfUsersReach(codeAt: function), let (opened, _) = push(runBy: function, program)
        else { return nil }
        return judgement(
          Twice(isAsked: asks(function, program)),
          finding(
            at: function, and: opened, opened, "a long press on the field asks this twice; open it at most once",
            program, support))
      }
  }

  private static let questions = [
    "searchBarShouldBeginEditing", "textFieldShouldBeginEditing", "textViewShouldBeginEditing",
  ]

  private func answersNo(_ function: Ref, _ program: LinkedProgram) -> Bool {
    guard let last = program.child(function, .body).flatMap({ program.children($0).last }) else { return false }
    let answer = program.kind(last) == .returned ? program.child(last, .value) : last
    return answer.map { program.kind($0) == .boolean && program.name($0) == "false" } ?? false
  }

  private func asks(_ function: Ref, _ program: LinkedProgram) -> Bool {
    !program.nodes([.guard, .ifElse, .switch], in: function).isEmpty
  }

  private func function(selectedBy action: Ref, _ program: LinkedProgram) -> Ref? {
    guard let owner = program.enclosingType(action) else { return nil }
    let names = Set(program.nodes([.name, .member], in: action).map(program.name))
    return names.flatMap { program.members(named: $0, of: owner) }.filter { program.kind($0) == .function }.min()
  }

  // MARK: gestures beside a control

  private func gestures(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    GesturesOnControls(program).all.map { both in
      finding(
        at: both.gesture, and: both.control, both.control,
        "the gesture and the \(program.name(both.control)) below it both take the tap", program, support)
    }
  }

  private func finding(
    at place: Ref, and other: Ref, _ opened: Ref, _ cause: String, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let screen = program.navigation(at: opened).compactMap(\.screen).first
    let name = screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "the screen"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "The user gets \(name) twice, and has to go back twice: \(cause).",
      location: program.location(place),
      related: [
        Finding.Related(location: program.location(other), message: "this runs as well"),
        Finding.Related(location: program.location(opened), message: "both open it here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: place)),
      subject: "\(program.memberPath(place)) \(screen ?? "")")
  }
}

extension OpenedTwiceRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A long press is reported twice",
          """
          import UIKit
          final class SearchBarController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
              view.addGestureRecognizer(press)
            }
            @objc private func ↓pressed() {
              navigationController?.pushViewController(SearchController(), animated: true)
            }
          }
          final class SearchController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Only its beginning counts",
          """
          import UIKit
          final class SearchBarController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
              view.addGestureRecognizer(press)
            }
            @objc private func pressed(_ press: UILongPressGestureRecognizer) {
              guard press.state == .began else { return }
              navigationController?.pushViewController(SearchController(), animated: true)
            }
          }
          final class SearchController: UIViewController {}
          """)
      ])
  }
}
