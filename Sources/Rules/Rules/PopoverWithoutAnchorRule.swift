import Linking
import NavigationModel
import SourceFacts

/// Action sheets and share sheets that have no place to point at on an iPad.
struct PopoverWithoutAnchorRule: CodeRule {
  let identity = RuleIdentity(
    id: "popover-without-anchor", name: "Popover without anchor", defaultSeverity: .error,
    summary: "An action sheet or a share sheet is presented without an anchor for its popover.",
    category: .uikit,
    rationale: """
      On an iPad, UIKit shows both as popovers, and a popover needs a view or a bar button to point at. Without \
      one the app crashes at the tap. On an iPhone it works, so customers meet the crash first.

      The rule follows the controller from its construction to `present` within one member, out of a function that \
      hands it back, and to the callers of a helper that are to name the source and do not. A view that is in no \
      window \
      is no anchor, and neither is one that only the completion of `present` names.
      """,
    exemptions: [
      "A controller that is handed to other code before",
      "Functions that nothing calls",
      "A member that asks for the device, or whose callers all do, and a helper that does and makes the controller",
      "Code that only targets for other devices compile, as those for the television",
      "A presentation style that is set",
      "A `present` of the app's own that takes the call",
      """
      Apps whose project does not say that they are for the iPad; a guess where only other projects speak of \
      devices
      """,
    ])

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    guard program.mayRunOnPad else { return [] }
    let sheets = program.calls(named: "UIAlertController").filter { call in
      program.argument("preferredStyle", of: call).map {
        [.member].contains(program.kind($0)) && program.name($0) == "actionSheet"
      } ?? false
    }
    let shares = program.calls(named: "UIActivityViewController").filter {
      program.argument("activityItems", of: $0) != nil
    }
    let made = sheets.map { ($0, "action sheet") } + shares.map { ($0, "share sheet") }
    let found =
      made.compactMap { finding($0.0, $0.1, program, support) }
      + made.flatMap { callsWithoutSource($0.0, $0.1, program, support) }
    let told = Set(found.map(\.location))
    return found + built(besides: Set(sheets), program, support).filter { !told.contains($0.location) }
  }

  // MARK: action sheets that the app's own code puts together

  /// What the engine knows to be an action sheet, though the style stands somewhere else: `Builder(style: .actionSheet)`.
  private func built(besides sheets: Set<Ref>, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let presentations = Set(
      program.sites.filter { $0.kind == .dialog && $0.confidence == .exact && isPresentation($0.primitive, program) }
        .map(\.primitive))
    return presentations.sorted().compactMap { call in
      guard let member = program.enclosingMember(call), program.mayRunOnPad(codeAt: call),
        !program.nodes([.call], in: member).contains(where: { sheets.contains($0) || isSheet($0, program) }),
        let value = program.argument("", of: call).flatMap({ unanchored($0, in: member, program) }),
        !asksForDevice(member, program), !callersAskForDevice(member, program),
        !program.isForOtherPlatforms(call), !program.isOutOfUsersReach(codeAt: call)
      else { return nil }
      let place = Wording.name(program.memberPath(call))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "On an iPad the app crashes when \(place) presents this action sheet: its popover has nothing to point at. "
          + "Set 'popoverPresentationController?.sourceView' (and 'sourceRect') or 'barButtonItem' before presenting.",
        location: program.location(call),
        related: [
          Finding.Related(
            location: program.location(value), message: "the action sheet is made here, and nothing gives it an anchor")
        ],
        witness: support.witness(toAnyOf: program.screens(at: call)),
        subject: "\(program.memberPath(call)) action sheet",
        confidence: program.namesDevices(ofCodeAt: call) ? .exact : .guessed)
    }
  }

  private func isSheet(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "UIAlertController" && program.isExternal(call)
  }

  /// The call of the app's own code that makes what is presented, where neither it nor the presenting code anchors it.
  private func unanchored(_ presented: Ref, in member: Ref, _ program: LinkedProgram) -> Ref? {
    var made = presented
    if let local = program.variable(of: presented), program.kind(local) == .variable, !program.isMember(local),
      let value = program.child(local, .initializer)
    {
      let others = program.mentions(ofLocal: local, in: member).filter { $0 != presented }
      guard others.allSatisfy({ leavesUnanchored($0, program) }) else { return nil }
      made = value
    }
    guard program.kind(made) == .call else { return nil }
    let makers = program.nodes([.call], in: made).flatMap(program.code(runBy:)).flatMap {
      program.consequences(of: $0, program.budget.ruleNearConsequences)
    }
    let isSeen = makers.contains { maker in program.nodes([.call], in: maker).contains { isSheet($0, program) } }
    let isSettled = makers.contains {
      program.mentions(Self.anchoringProperties, in: $0) || asksForDevice($0, program)
    }
    guard isSeen, !isSettled, !program.mentions(Self.anchoringProperties, in: made) else { return nil }
    return made
  }

  // MARK: helpers that are given no source

  /// The calls of a helper that anchors the popover at what it is given, and is given nothing.
  private func callsWithoutSource(
    _ construction: Ref, _ what: String, _ program: LinkedProgram, _ support: GraphSupport
  )
    -> [Finding]
  {
    guard program.isExternal(construction), program.mayRunOnPad(codeAt: construction),
      let helper = program.enclosingMember(construction), program.kind(helper) == .function,
      !asksForDevice(helper, program), !program.isForOtherPlatforms(construction),
      program.nodes([.call], in: helper).contains(where: { isPresentation($0, program) }),
      let sources = sources(of: helper, program)
    else { return [] }
    return program.callers(of: helper).filter { call in
      !program.isOutOfUsersReach(codeAt: call)
        && sources.allSatisfy { program.given(to: $0, by: call).map { isNowhere($0, program) } ?? true }
        && program.enclosingMember(call).map { !asksForDevice($0, program) } ?? true
    }.map { call in
      let place = Wording.name(program.memberPath(call))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "On an iPad the app crashes when \(place) shows this \(what): it gives '\(Wording.name(program.name(helper)))' no "
          + "source, and the popover has nothing to point at. Give it the view or bar button that was tapped.",
        location: program.location(call),
        related: [
          Finding.Related(location: program.location(construction), message: "the \(what) is made here"),
          Finding.Related(location: program.location(sources[0]), message: "its popover points at what is given here"),
        ],
        witness: support.witness(toAnyOf: program.screens(at: call)),
        subject: "\(program.memberPath(call)) \(program.name(helper)) \(what)",
        confidence: program.namesDevices(ofCodeAt: construction) ? .exact : .guessed)
    }
  }

  /// Nothing, or a view that is only made here and stands in no window: `UIView()`.
  private func isNowhere(_ value: Ref, _ program: LinkedProgram) -> Bool {
    if program.kind(value) == .null { return true }
    guard program.kind(value) == .call, case .externalType(let name) = program.callee(of: value) else { return false }
    return ["UIView", "UIBarButtonItem"].contains(name)
  }

  private func isPresentation(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "present" && program.argument("animated", of: call) != nil && program.isExternal(call)
  }

  /// The parameters that the popover is anchored at; nil where it is anchored at something else as well, or nowhere.
  private func sources(of helper: Ref, _ program: LinkedProgram) -> [Ref]? {
    let anchors = program.nodes([.assign], in: helper).filter {
      program.child($0, .target).map { program.kind($0) == .member && Self.anchors.contains(program.name($0)) } ?? false
    }
    let given = anchors.map { anchor in
      program.child(anchor, .value).flatMap(program.variableBehindBinding).flatMap {
        program.parameters(of: helper).contains($0) ? $0 : nil
      }
    }
    guard !given.isEmpty, given.allSatisfy({ $0 != nil }) else { return nil }
    return Set(given.compactMap(\.self)).sorted()
  }

  private static let anchors: Set<String> = ["sourceView", "barButtonItem", "sourceItem"]

  // MARK: controllers that a function hands back

  /// The presentation in the code that calls a factory of the controller.
  private func presentation(ofWhatIsHandedBackBy member: Ref, _ construction: Ref, _ program: LinkedProgram) -> Ref? {
    guard program.kind(member) == .function, isHandedBack(construction, by: member, program) else { return nil }
    return program.callers(of: member).lazy.compactMap { call -> Ref? in
      guard let caller = program.enclosingMember(call), !asksForDevice(caller, program),
        !program.isOutOfUsersReach(codeAt: call)
      else { return nil }
      return presentation(of: call, in: caller, program)
    }.first
  }

  private func isHandedBack(_ construction: Ref, by member: Ref, _ program: LinkedProgram) -> Bool {
    guard let outer = program.parent(construction) else { return false }
    if program.kind(outer) == .returned { return true }
    guard program.kind(outer) == .variable, program.child(outer, .initializer) == construction, outer != member else {
      return program.child(member, .body) == outer && program.children(outer).count == 1
    }
    let mentions = program.mentions(ofLocal: outer, in: member)
    let back = mentions.filter { program.parent($0).map { program.kind($0) == .returned } ?? false }
    return !back.isEmpty && mentions.allSatisfy { back.contains($0) || leavesUnanchored($0, program) }
  }

  private func finding(_ construction: Ref, _ what: String, _ program: LinkedProgram, _ support: GraphSupport)
    -> Finding?
  {
    guard program.isExternal(construction), program.mayRunOnPad(codeAt: construction),
      let member = program.enclosingMember(construction),
      let presentation = presentation(of: construction, in: member, program)
        ?? presentation(ofWhatIsHandedBackBy: member, construction, program),
      !asksForDevice(member, program), !asksForOldSystem(member, program), !callersAskForDevice(member, program),
      !program.isForOtherPlatforms(construction), !program.isNeverRun(codeAt: construction)
    else { return nil }
    let screens = program.screens(at: presentation)
    // The class around the call is nearer than the screens that it was followed to.
    let own = program.enclosingType(construction).flatMap {
      program.isController($0) || program.isView($0) ? program.typeName($0) : nil
    }
    let place =
      own.map(Wording.name)
      ?? (screens.isEmpty ? "'\(Wording.name(program.memberPath(construction)))'" : Wording.list(screens))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "On an iPad the app crashes when \(place) \(own == nil && screens.count > 1 ? "present" : "presents") this "
        + "\(what): its popover has nothing to point at. "
        + "Set 'popoverPresentationController?.sourceView' (and 'sourceRect') or 'barButtonItem' before presenting.",
      location: program.location(presentation),
      related: [
        Finding.Related(
          location: program.location(construction), message: "the \(what) is made here, and nothing gives it an anchor")
      ],
      witness: support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(construction)) \(what)",
      confidence: program.namesDevices(ofCodeAt: construction) ? .exact : .guessed)
  }

  /// The SDK's `present` that the controller goes to, when nothing before it may give it an anchor.
  private func presentation(of construction: Ref, in member: Ref, _ program: LinkedProgram) -> Ref? {
    guard let outer = program.parent(construction) else { return nil }
    if let call = presentation(taking: construction, program) { return call }
    guard program.kind(outer) == .variable, program.child(outer, .initializer) == construction, outer != member else {
      return nil
    }
    var presentation: Ref?
    for mention in program.mentions(ofLocal: outer, in: member) {
      if let call = self.presentation(taking: mention, program) {
        presentation = presentation ?? call
      } else if !leavesUnanchored(mention, program) {
        return nil
      }
    }
    return presentation
  }

  private func presentation(taking controller: Ref, _ program: LinkedProgram) -> Ref? {
    guard let argument = program.parent(controller), program.kind(argument) == .argument,
      program.name(argument).isEmpty,
      let call = program.parent(argument), program.name(call) == "present",
      program.argument("animated", of: call) != nil,
      program.isExternal(call)
    else { return nil }
    return call
  }

  /// A use of the controller that certainly gives it no anchor and no other style.
  private func leavesUnanchored(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    if isInCompletion(mention, program) || anchorsNowhere(mention, program) { return true }
    guard let member = program.parent(mention), program.kind(member) == .member, program.child(member, .base) == mention
    else { return false }
    if let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member {
      if Self.harmlessMethods.contains(program.name(member)) { return true }
      guard case .functions(let list, guessed: false) = program.callee(of: call) else { return false }
      // A method of the app's own: it must be seen to do nothing but add actions and the like.
      return list.allSatisfy { function in
        !program.nodes([.call], in: function).contains {
          !Self.harmlessMethods.union(["UIAlertAction"]).contains(program.name($0))
        }
          && !program.mentions(Self.anchoringProperties, in: function)
      }
    }
    return !Self.anchoringProperties.contains(program.name(member))
  }

  /// What the completion of the presentation says comes too late: the popover has been laid out by then.
  private func isInCompletion(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: mention).contains { surrounding in
      guard case .closure(_, let call) = surrounding, program.name(call) == "present",
        program.argument("animated", of: call) != nil, program.isExternal(call),
        let shown = program.argument("", of: call)
      else { return false }
      return program.variable(of: shown) == program.variable(of: mention)
    }
  }

  /// `sheet.popoverPresentationController?.sourceView = UIView()`, also by the name that `if let` gives the popover: all
  /// that it is given stands in no window.
  private func anchorsNowhere(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    guard let popover = program.parent(mention), program.kind(popover) == .member,
      program.name(popover) == "popoverPresentationController", let member = program.enclosingMember(mention)
    else { return false }
    let bound = program.ancestors(popover).first { [.optionalBinding, .variable].contains(program.kind($0)) }
    let local = bound.flatMap { bound in
      (program.child(bound, .value) ?? program.child(bound, .initializer)) == popover ? bound : nil
    }
    let places = local.map { program.mentions(ofLocal: $0, in: member) } ?? [popover]
    let given = places.flatMap { place -> [Ref] in
      guard let target = program.parent(place), program.kind(target) == .member, let assign = program.parent(target),
        program.kind(assign) == .assign, program.child(assign, .target) == target,
        Self.anchors.contains(program.name(target))
      else { return [] }
      return [program.child(assign, .value)].compactMap(\.self)
    }
    let isOnlySet = places.allSatisfy { place in
      guard let target = program.parent(place), program.kind(target) == .member, let assign = program.parent(target)
      else { return false }
      return program.kind(assign) == .assign && program.child(assign, .target) == target
    }
    return !given.isEmpty && isOnlySet && given.allSatisfy { isNowhere($0, program) }
  }

  private func asksForDevice(_ member: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.name, .member], in: member).contains { node in
      let name = program.name(node).lowercased()
      return name == "userinterfaceidiom" || name == "horizontalsizeclass" || name.contains("ipad")
        || name.contains("iphone") || name.contains("ispad") || name.contains("isphone")
    }
  }

  /// `guard #unavailable(iOS 14) else { return }`: most apps do not run on such systems any more.
  private func asksForOldSystem(_ member: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: member).contains { program.name($0) == "#unavailable" }
  }

  /// `if isPhone { share() } else { showPopover() }`: the member itself is never run on an iPad.
  private func callersAskForDevice(_ member: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(member) == .function else { return false }
    let callers = program.callers(of: member)
    return !callers.isEmpty
      && callers.allSatisfy { caller in program.enclosingMember(caller).map { asksForDevice($0, program) } ?? false }
  }

  private static let harmlessMethods: Set<String> = ["addAction", "addTextField", "setValue", "dismiss"]
  private static let anchoringProperties: Set<String> = [
    "popoverPresentationController", "modalPresentationStyle", "transitioningDelegate", "presentationController",
    "sheetPresentationController",
  ]
}

extension PopoverWithoutAnchorRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An action sheet with actions, but without an anchor",
          """
          import UIKit
          final class PhotoController: UIViewController {
            @objc func choose() {
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              menu.addAction(UIAlertAction(title: "Delete", style: .destructive))
              menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
              self.↓present(menu, animated: true)
            }
          }
          """,
          with: [
            .init(
              "App.xcodeproj/project.pbxproj",
              """
              TARGETED_DEVICE_FAMILY = "1,2";
              """)
          ])
      ],
      nonTriggering: [
        RuleExample(
          "The popover points at the button",
          """
          import UIKit
          final class RecipeController: UIViewController {
            @objc func share(_ sender: UIBarButtonItem) {
              let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
              sheet.popoverPresentationController?.barButtonItem = sender
              present(sheet, animated: true)
            }
          }
          """,
          with: [
            .init(
              "App.xcodeproj/project.pbxproj",
              """
              TARGETED_DEVICE_FAMILY = "1,2";
              """)
          ])
      ])
  }
}
