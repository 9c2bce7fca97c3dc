import Linking
import NavigationModel
import SourceFacts

/// Action sheets and share sheets without an anchor for the popover on an iPad.
struct PopoverWithoutAnchorRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "popover-without-anchor", name: "Popover without anchor", defaultSeverity: .error,
    summary: "An action sheet or a share sheet is presented without an anchor for its popover.",
    category: .uikit,
    rationale: """
      On an iPad, UIKit shows both as popovers, and a popover needs a view or a bar button to point at. Without \
      one the app crashes at the tap. On an iPhone it works, so customers meet the crash first.

      The rule follows the controller from its construction to `present` within one member, out of a function that \
      returns it, and to callers that give a helper no source, or tell it the style. A `UIAlertController()` \
      without a style is an action sheet. A view in no window is no anchor, nor is one that only the completion of \
      `present` names.
      """,
    exemptions: UnanchoredPopover.exemptions.map(\.reason))

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    guard program.mayRunOnPad else { return [] }
    let made = PopoverControllers(program: program).all()
    let certain = made.filter { $0.style == nil }
    var found = certain.compactMap { judgement($0, program, support) }
    found += certain.flatMap { callsWithoutSource($0.call, $0.noun, program, support) }
    found += made.filter { $0.style != nil }.flatMap { callsForSheet($0, program, support) }
    found += PopoverBuilders(program).all.compactMap { judgement($0, program, support) }
    let told = Set(found.filter { $0.exemption == nil }.map(\.finding.location))
    let sheets = PopoverControllers(program: program).actionSheets().filter { $0.style == nil }
    let built = built(besides: Set(sheets.map(\.call)), program, support)
    return found + built.filter { !told.contains($0.finding.location) }
  }

  // MARK: action sheets that the app's own code puts together

  private func judgement(_ use: PopoverBuilders.Use, _ program: LinkedProgram, _ support: GraphSupport) -> Judgement? {
    guard let member = program.enclosingMember(use.call) else { return nil }
    let popover = UnanchoredPopover(place: use.call, members: [member], called: member, program: program)
    return Judgement(finding(use, program, support), unless: UnanchoredPopover.exemptions, of: popover)
  }

  private func finding(_ use: PopoverBuilders.Use, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let place = Wording.name(program.memberPath(use.call))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "On an iPad the app crashes when \(place) presents this \(use.noun): its popover has nothing to point at. "
        + "Give it an anchor on the way, by 'popoverPresentationController'.",
      location: program.location(use.call),
      related: [Finding.Related(location: program.location(use.made), message: "the \(use.noun) is made here")],
      witness: support.witness(toAnyOf: program.screens(at: use.call)),
      subject: "\(program.memberPath(use.call)) \(program.name(use.call)) \(use.noun)",
      confidence: program.confidenceInDevices(ofCodeAt: use.call))
  }

  /// Action sheets whose style is stated elsewhere: `Builder(style: .actionSheet)`.
  private func built(besides sheets: Set<Ref>, _ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let presentations = Set(
      program.sites.filter { $0.kind == .dialog && $0.confidence == .exact && isPresentation($0.primitive, program) }
        .map(\.primitive))
    return presentations.sorted().compactMap { call in
      guard let member = program.enclosingMember(call),
        !program.nodes([.call], in: member).contains(where: { sheets.contains($0) || isSheet($0, program) }),
        let value = program.argument("", of: call).flatMap({ unanchored($0, in: member, program) })
      else { return nil }
      let popover = UnanchoredPopover(place: call, members: [member], called: member, call: call, program: program)
      return Judgement(finding(call, built: value, program, support), unless: UnanchoredPopover.exemptions, of: popover)
    }
  }

  private func finding(_ call: Ref, built value: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
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
      confidence: program.confidenceInDevices(ofCodeAt: call))
  }

  private func isSheet(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == program.actionSheet.type && program.isExternal(call)
  }

  /// The call of the app's own code that makes the presented controller, where neither it nor the presenting code
  /// anchors it.
  private func unanchored(_ presented: Ref, in member: Ref, _ program: LinkedProgram) -> Ref? {
    let controllers = PopoverControllers(program: program)
    var made = presented
    if let local = program.variable(of: presented), program.kind(local) == .variable, !program.isMember(local),
      let value = program.child(local, .initializer)
    {
      let others = program.mentions(ofLocal: local, in: member).filter { $0 != presented }
      guard others.allSatisfy({ controllers.leavesUnanchored($0, controllers.settling) }) else { return nil }
      made = value
    }
    guard program.kind(made) == .call else { return nil }
    let makers = program.nodes([.call], in: made).flatMap(program.code(runBy:)).flatMap {
      program.consequences(of: $0, program.budget.ruleNearConsequences)
    }
    let isSeen = makers.contains { maker in program.nodes([.call], in: maker).contains { isSheet($0, program) } }
    let isSettled = makers.contains {
      program.mentions(controllers.settling, in: $0) || program.asksForDevice($0)
    }
    guard isSeen, !isSettled, !program.mentions(controllers.settling, in: made) else { return nil }
    return made
  }

  // MARK: helpers that are told the style

  /// The calls that make a helper present an action sheet, which the helper does not anchor.
  private func callsForSheet(
    _ made: PopoverControllers.Made, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    guard let style = made.style, let helper = program.enclosingMember(made.call), program.kind(helper) == .function,
      program.parameters(of: helper).contains(style),
      let presentation = presentation(of: made.call, in: helper, made.settling, program)
    else { return [] }
    let controllers = PopoverControllers(program: program)
    return program.callers(of: helper).filter { call in
      (program.given(to: style, by: call) ?? program.child(style, .initializer)).map(controllers.isActionSheet) ?? false
    }.map { call in
      let popover = UnanchoredPopover(
        place: made.call, members: [helper] + [program.enclosingMember(call)].compactMap(\.self), member: helper,
        call: call, program: program)
      return Judgement(
        finding(call, of: helper, made, presentation, program, support), unless: UnanchoredPopover.exemptions,
        of: popover)
    }
  }

  private func finding(
    _ call: Ref, of helper: Ref, _ made: PopoverControllers.Made, _ presentation: Ref, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "On an iPad the app crashes when \(Wording.name(program.memberPath(call))) shows this \(made.noun): "
        + "'\(Wording.name(program.name(helper)))' presents it, and its popover has nothing to point at. Let the caller "
        + "name a view or bar button for 'popoverPresentationController'.",
      location: program.location(call),
      related: [
        Finding.Related(location: program.location(presentation), message: "the \(made.noun) is presented here")
      ],
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.memberPath(call)) \(program.name(helper)) \(made.noun)",
      confidence: program.confidenceInDevices(ofCodeAt: made.call))
  }

  // MARK: helpers that are given no source

  /// The calls of a helper without the argument at which it would anchor the popover.
  private func callsWithoutSource(
    _ construction: Ref, _ what: String, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    guard let helper = program.enclosingMember(construction), program.kind(helper) == .function,
      program.nodes([.call], in: helper).contains(where: { isPresentation($0, program) }),
      let sources = sources(of: helper, program)
    else { return [] }
    return program.callers(of: helper).filter { call in
      sources.allSatisfy { program.given(to: $0, by: call).map(PopoverControllers(program: program).isNowhere) ?? true }
    }.map { call in
      let popover = UnanchoredPopover(
        place: construction, members: [helper] + [program.enclosingMember(call)].compactMap(\.self), call: call,
        program: program)
      return Judgement(
        finding(call, without: sources[0], of: helper, construction, what, program, support),
        unless: UnanchoredPopover.exemptions, of: popover)
    }
  }

  private func finding(
    _ call: Ref, without source: Ref, of helper: Ref, _ construction: Ref, _ what: String, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let place = Wording.name(program.memberPath(call))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "On an iPad the app crashes when \(place) shows this \(what): it gives '\(Wording.name(program.name(helper)))' no "
        + "source, and the popover has nothing to point at. Give it the view or bar button that was tapped.",
      location: program.location(call),
      related: [
        Finding.Related(location: program.location(construction), message: "the \(what) is made here"),
        Finding.Related(location: program.location(source), message: "its popover points at what is given here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.memberPath(call)) \(program.name(helper)) \(what)",
      confidence: program.confidenceInDevices(ofCodeAt: construction))
  }

  private func isPresentation(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "present" && program.argument("animated", of: call) != nil && program.isExternal(call)
  }

  /// The parameters at which the popover is anchored; nil where it has another anchor as well, or none.
  private func sources(of helper: Ref, _ program: LinkedProgram) -> [Ref]? {
    let anchors = program.nodes([.assign], in: helper).filter {
      program.child($0, .target).map {
        program.kind($0) == .member && program.anchoring.anchors.contains(program.name($0))
      } ?? false
    }
    let given = anchors.map { anchor in
      program.child(anchor, .value).flatMap(program.variableBehindBinding).flatMap {
        program.parameters(of: helper).contains($0) ? $0 : nil
      }
    }
    guard !given.isEmpty, given.allSatisfy({ $0 != nil }) else { return nil }
    return Set(given.compactMap(\.self)).sorted()
  }

  // MARK: controllers that a function hands back

  /// The presentation in the code that calls a factory of the controller.
  private func presentation(
    ofWhatIsHandedBackBy member: Ref, _ made: PopoverControllers.Made, _ program: LinkedProgram
  ) -> Ref? {
    guard program.kind(member) == .function, isHandedBack(made, by: member, program) else { return nil }
    return program.callers(of: member).lazy.compactMap { call -> Ref? in
      guard let caller = program.enclosingMember(call), !program.asksForDevice(caller),
        !program.isOutOfUsersReach(codeAt: call)
      else { return nil }
      return presentation(of: call, in: caller, made.settling, program)
    }.first
  }

  private func isHandedBack(_ made: PopoverControllers.Made, by member: Ref, _ program: LinkedProgram) -> Bool {
    let construction = made.call
    guard let outer = program.parent(construction) else { return false }
    if program.kind(outer) == .returned { return true }
    guard program.kind(outer) == .variable, program.child(outer, .initializer) == construction, outer != member else {
      return program.child(member, .body) == outer && program.children(outer).count == 1
    }
    let mentions = program.mentions(ofLocal: outer, in: member)
    let back = mentions.filter { program.parent($0).map { program.kind($0) == .returned } ?? false }
    return !back.isEmpty
      && mentions.allSatisfy { mention in
        back.contains(mention) || PopoverControllers(program: program).leavesUnanchored(mention, made.settling)
      }
  }

  private func judgement(
    _ made: PopoverControllers.Made, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Judgement? {
    guard let member = program.enclosingMember(made.call),
      let presentation = presentation(of: made.call, in: member, made.settling, program)
        ?? presentation(ofWhatIsHandedBackBy: member, made, program)
    else { return nil }
    let popover = UnanchoredPopover(
      place: made.call, members: [member], called: member, member: member, made: made.call, program: program)
    return Judgement(
      finding(made, presentation, program, support), unless: UnanchoredPopover.exemptions, of: popover)
  }

  private func finding(
    _ made: PopoverControllers.Made, _ presentation: Ref, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let (construction, what) = (made.call, made.noun)
    let screens = program.screens(at: presentation)
    // The class around the call is nearer than the screens to which it was followed.
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
      confidence: program.confidenceInDevices(ofCodeAt: construction))
  }

  /// The SDK's `present` call with the controller, when nothing before it may set an anchor.
  private func presentation(of construction: Ref, in member: Ref, _ settling: Set<String>, _ program: LinkedProgram)
    -> Ref?
  {
    guard let outer = program.parent(construction) else { return nil }
    if let call = presentation(taking: construction, program) { return call }
    guard program.kind(outer) == .variable, program.child(outer, .initializer) == construction, outer != member else {
      return nil
    }
    var presentation: Ref?
    for mention in program.mentions(ofLocal: outer, in: member) {
      if let call = self.presentation(taking: mention, program) {
        presentation = presentation ?? call
      } else if !PopoverControllers(program: program).leavesUnanchored(mention, settling) {
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
