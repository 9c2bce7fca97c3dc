import Linking
import SourceFacts

/// A presentation of a popover without an anchor, as its exemptions see it.
struct UnanchoredPopover {
  /// The devices of the app with this code count.
  var place: Ref
  /// The code that may check the device: around the presentation, and around what leads to it.
  var members: [Ref]
  /// The member whose callers may check the device instead; nil where they are among ``members``.
  var called: Ref?
  /// The member that may check for an old system.
  var member: Ref?
  /// The construction of the controller, where only that has to run.
  var made: Ref?
  /// The call that a user's action has to run.
  var call: Ref?
  var program: LinkedProgram

  static let exemptions: [Exemption<UnanchoredPopover>] = [
    Exemption(
      """
      Apps whose project does not say that they are for the iPad; a guess where only other projects speak of \
      devices, and inferred where there is no project
      """
    ) { !$0.program.mayRunOnPad(codeAt: $0.place) },
    Exemption("Code that only targets for other devices compile, as those for the television") {
      $0.program.isForOtherPlatforms($0.place)
    },
    Exemption(
      "A member that checks the device, or whose callers all do, and a helper that does and makes the controller"
    ) { popover in
      popover.members.contains(where: popover.program.asksForDevice)
        || popover.called.map(popover.program.doAllCallersAskForDevice) ?? false
    },
    // `guard #unavailable(iOS 14) else { return }`: most apps no longer run on such systems.
    Exemption("Code for old systems (`#unavailable`)") { popover in
      guard let member = popover.member else { return false }
      return popover.program.nodes([.call], in: member).contains { popover.program.name($0) == "#unavailable" }
    },
    Exemption("Functions that nothing calls") { popover in
      popover.made.map(popover.program.isNeverRun) ?? false
        || popover.call.map(popover.program.isOutOfUsersReach) ?? false
    },
  ]
}

extension LinkedProgram {
  func asksForDevice(_ member: Ref) -> Bool {
    nodes([.name, .member], in: member).contains { node in
      let name = name(node).lowercased()
      return name == "userinterfaceidiom" || name == "horizontalsizeclass" || name.contains("ipad")
        || name.contains("iphone") || name.contains("ispad") || name.contains("isphone")
    }
  }

  /// `if isPhone { share() } else { showPopover() }`: the member never runs on an iPad.
  fileprivate func doAllCallersAskForDevice(_ member: Ref) -> Bool {
    guard kind(member) == .function else { return false }
    let callers = callers(of: member)
    return !callers.isEmpty && callers.allSatisfy { enclosingMember($0).map(asksForDevice) ?? false }
  }
}
