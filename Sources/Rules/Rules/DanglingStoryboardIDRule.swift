import Linking
import NavigationModel
import SourceFacts

/// Code that asks a storyboard for an identifier that it lacks.
struct DanglingStoryboardIDRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "dangling-storyboard-id", name: "Dangling storyboard id", defaultSeverity: .error,
    summary: "Code names a segue or a scene that no storyboard has.",
    category: .uikit,
    rationale: """
      Identifiers in storyboards are text that no compiler checks. After a rename the app builds, and crashes at \
      the tap.

      A segue is reported when a storyboard has a scene of the class that performs it, and no storyboard has the \
      segue. A scene is reported when the storyboard that is asked lacks it; where that storyboard is not known, \
      when all lack it. Identifiers that are put together at run time are left out.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  struct Asking {
    var call: Ref
    var program: LinkedProgram
  }

  /// Code that never runs does not crash; that it is dead is reported elsewhere.
  static let exemptions: [Exemption<Asking>] = [
    Exemption("Classes that nothing makes") { asking in
      asking.program.enclosingType(asking.call).map { !asking.program.isLive($0) } ?? false
    },
    Exemption("The `else` of `#available`") { $0.program.isForOldSystems(codeAt: $0.call) },
    Exemption("Functions that nothing calls") { $0.program.isNeverRun(codeAt: $0.call) },
    Exemption("Actions that no storyboard sends") { isUnconnectedAction($0.call, $0.program) },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let storyboards = program.storyboards
    guard !storyboards.isEmpty else { return [] }
    let segues = Set(storyboards.flatMap(\.segues).compactMap(\.identifier))
    let classes = Set(storyboards.flatMap(\.scenes).compactMap(\.customClass))
    let performed = program.calls(named: "performSegue").flatMap { (call) -> [Judgement] in
      guard let identifier = program.argument("withIdentifier", of: call),
        let type = performer(of: call, program),
        !classes.isDisjoint(with: Self.names(of: type, program))
      else { return [] }
      return missing(identifier, among: segues, program).map {
        judgement(
          call, identifier: $0, known: segues, what: "segue",
          where: "no storyboard of '\(Wording.name(program.typeName(type)))' or any other", program, support)
      }
    }
    let instantiated = program.calls(named: "instantiateViewController").flatMap { (call) -> [Judgement] in
      guard
        let identifier = program.argument("withIdentifier", of: call) ?? program.argument("identifier", of: call)
      else { return [] }
      return self.instantiations(call, identifier, storyboards, program, support)
    }
    return performed + instantiated
  }

  private func instantiations(
    _ call: Ref, _ identifier: Ref, _ storyboards: [InterfaceFacts], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    var searched = storyboards
    var place = "no storyboard"
    if let name = storyboardName(of: call, program) {
      searched = program.storyboards(named: name, near: call)
      // The storyboard is not among the sources.
      guard !searched.isEmpty else { return [] }
      place = "'\(Wording.name(name)).storyboard' does not"
    } else if program.receiver(of: call).flatMap(program.chain) == nil {
      // A computed storyboard may come from a package.
      return []
    }
    let known = Set(searched.flatMap(\.scenes).compactMap(\.storyboardIdentifier))
    return missing(identifier, among: known, program).map {
      judgement(call, identifier: $0, known: known, what: "scene", where: place, program, support)
    }
  }

  private func judgement(
    _ call: Ref, identifier: String, known: Set<String>, what: String, where place: String, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Judgement {
    Judgement(
      finding(call, identifier: identifier, known: known, what: what, where: place, program, support),
      unless: Self.exemptions, of: Asking(call: call, program: program))
  }

  private func finding(
    _ call: Ref, identifier: String, known: Set<String>, what: String, where place: String, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let screens = program.screens(at: call)
    let subject = place.hasSuffix("does not") ? "\(place) have" : "\(place) has"
    let meant =
      Spelling.nearest(to: identifier, in: known.sorted()).map { " Did you mean '\(Wording.name($0))'?" } ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "The app crashes here: \(subject) a \(what) with the identifier '\(Wording.name(identifier))'. "
        + "Correct the identifier, here or in the storyboard.\(meant)",
      location: program.location(call), witness: support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(call)) \(identifier)")
  }

  /// `@IBAction func save(_:)` of a storyboard's class that no storyboard connects and no code names.
  private static func isUnconnectedAction(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let action = program.enclosingMember(call), program.kind(action) == .function,
      program.attributeNames(of: action).contains("IBAction"),
      let type = program.enclosingType(action)
    else { return false }
    let (name, classes) = (program.name(action), names(of: type, program))
    guard program.mentions(of: name).isEmpty,
      program.storyboards.flatMap(\.scenes).contains(where: { $0.customClass.map(classes.contains) ?? false })
    else { return false }
    return !program.storyboards.contains { storyboard in
      storyboard.scenes.contains { $0.customClass.map(classes.contains) ?? false }
        && storyboard.actions.contains { $0.prefix { $0 != ":" } == name }
    }
  }

  private func performer(of call: Ref, _ program: LinkedProgram) -> TypeID? {
    guard let receiver = program.receiver(of: call) else { return program.enclosingType(call) }
    if case .named(let id, _) = program.type(of: receiver).core { return id }
    return nil
  }

  /// The class and its subclasses: a scene's class may be a subclass.
  private static func names(of type: TypeID, _ program: LinkedProgram) -> Set<String> {
    var result: Set<String> = []
    var queue = [type]
    while let next = queue.popLast() {
      if result.insert(program.typeName(next)).inserted { queue += program.subtypes(of: next) }
    }
    return result
  }

  /// The identifiers that an expression can be and that are not known; empty where its value is not known.
  private func missing(_ identifier: Ref, among known: Set<String>, _ program: LinkedProgram) -> [String] {
    let texts = program.texts(of: identifier) ?? []
    let missing = texts.filter { !known.contains($0) }
    guard texts.count > 1, !missing.isEmpty, let member = program.enclosingMember(identifier) else { return missing }
    // It is not known which entries of a table (`route.identifier`) are used.
    let written = Set(program.nodes([.string], in: member).map(program.name))
    return missing.filter(written.contains)
  }

  /// `Main` of `UIStoryboard(name: "Main", bundle: nil)`, in place or in the variable's initial value.
  private func storyboardName(of call: Ref, _ program: LinkedProgram) -> String? {
    guard var source = program.receiver(of: call) else { return nil }
    if program.kind(source) != .call, let variable = program.variable(of: source),
      program.flags(variable).contains(.isLet),
      let value = program.child(variable, .initializer)
    {
      source = value
    }
    guard program.kind(source) == .call, program.name(source) == "UIStoryboard",
      let name = program.argument("name", of: source),
      let texts = program.texts(of: name), texts.count == 1
    else { return nil }
    return texts[0]
  }
}

extension DanglingStoryboardIDRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A misspelt segue",
          """
          import UIKit
          final class ListController: UIViewController {
            @objc func open() { ↓performSegue(withIdentifier: "showDetial", sender: nil) }
          }
          final class DetailController: UIViewController {}
          """,
          with: [
            .init(
              "Main.storyboard",
              """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
                <scenes>
                  <scene sceneID="1"><objects>
                    <viewController storyboardIdentifier="List" id="list" customClass="ListController">
                      <connections><segue destination="detail" kind="show" identifier="showDetail" \
              id="s1"/></connections>
                    </viewController>
                  </objects></scene>
                  <scene sceneID="2"><objects>
                    <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController"/>
                  </objects></scene>
                </scenes>
              </document>
              """)
          ])
      ],
      nonTriggering: [
        RuleExample(
          "The storyboard has the segue",
          """
          import UIKit
          final class ListController: UIViewController {
            @objc func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
          }
          final class DetailController: UIViewController {}
          """,
          with: [
            .init(
              "Main.storyboard",
              """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
                <scenes>
                  <scene sceneID="1"><objects>
                    <viewController storyboardIdentifier="List" id="list" customClass="ListController">
                      <connections><segue destination="detail" kind="show" identifier="showDetail" \
              id="s1"/></connections>
                    </viewController>
                  </objects></scene>
                  <scene sceneID="2"><objects>
                    <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController"/>
                  </objects></scene>
                </scenes>
              </document>
              """)
          ])
      ])
  }
}
