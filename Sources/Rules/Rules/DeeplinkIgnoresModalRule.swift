import Linking
import NavigationModel
import SourceFacts

/// Links that show a screen below an open sheet.
struct DeeplinkIgnoresModalRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "deeplink-ignores-modal", name: "Deeplink ignores modal", defaultSeverity: .warning,
    summary: "A link, notification or quick action shows a screen where a sheet may cover it.",
    category: .deeplink,
    rationale: """
      A link comes while a sheet is open. The screen is pushed under the sheet: nothing seems to happen, and later an \
      unexpected screen is there.

      Reported where one view has both the link handler and the sheet or cover, and the handler pushes; and where a \
      delegate's function pushes or presents by a controller that the app keeps. UIKit refuses to present on a \
      controller that already presents something.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A handler that pushes where a modal of the same view may be open.
  struct Covered {
    var handler: LinkHandler
    var push: NavigationSite
    var view: TypeID
    var modal: LinkedProgram.Presentation
    /// The state of the view's modals.
    var states: [Ref]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Covered>] = [
    Exemption("A handler that mentions the sheet's state, dismisses or resets, itself or in what it calls") {
      clears(Set($0.states.map($0.program.name)), $0.handler, $0.program)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    views(program, support) + controllers(program, support).map { Judgement($0) }
  }

  // MARK: controllers

  private func controllers(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    guard !support.screensInModals().isEmpty else { return [] }
    return CoveredArrivals(program).all.map { covered in
      let isPush = covered.site.kind == .push
      let target = covered.site.screen.flatMap { support.screen($0)?.name } ?? "the screen"
      let place = program.memberPath(covered.handler.entry)
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "Users with a modal open do not see '\(Wording.name(target))': \(Wording.name(place)) "
          + (isPush
            ? "leads to its push below the modal. "
            : "leads to its presentation by a controller that already presents something. ")
          + "Dismiss what is presented first, or navigate from the topmost controller.",
        location: program.location(covered.site.primitive),
        related: [
          Finding.Related(location: program.location(covered.handler.entry), message: "it arrives here")
        ],
        subject: "\(place) \(covered.site.screen ?? "")", confidence: covered.site.confidence)
    }
  }

  // MARK: views

  private func views(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let modals = program.presentations.filter { $0.kind == .sheet || $0.kind == .cover }
    guard !modals.isEmpty else { return [] }
    let tree = EmbeddedViews(program)
    return program.linkHandlers().compactMap { handler in
      guard program.kind(handler.entry) == .call, let view = program.enclosingType(handler.entry),
        let push = push(in: handler, program)
      else { return nil }
      // A sheet of any part of the view covers the stack.
      let own = modals.filter { modal in
        !program.isOutOfUsersReach(codeAt: modal.call)
          && program.enclosingType(modal.call).map { $0 == view || program.isView($0) && tree.contains(view, $0) }
            ?? false
      }
      let states = own.flatMap { program.states(behind: $0.state) }
      guard let modal = own.first, !states.isEmpty else { return nil }
      let covered = Covered(
        handler: handler, push: push, view: view, modal: modal, states: states, program: program)
      return Judgement(finding(covered, support), unless: Self.exemptions, of: covered)
    }
  }

  private func finding(_ covered: Covered, _ support: GraphSupport) -> Finding {
    let (program, push) = (covered.program, covered.push)
    let name = program.typeName(covered.view)
    let target = push.screen.flatMap { support.screen($0)?.name } ?? "the screen"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users with a sheet open see nothing of the link: the handler of \(Wording.name(name)) pushes "
        + "'\(Wording.name(target))' below it. Close the sheet first: reset its state in the handler.",
      location: program.location(push.place),
      related: [
        Finding.Related(location: program.location(covered.handler.entry), message: "links arrive here"),
        Finding.Related(location: program.location(covered.modal.call), message: "this may cover the stack"),
      ],
      witness: support.witness(toAnyOf: [name]), subject: "\(name) \(push.screen ?? "")", confidence: push.confidence)
  }

  private func push(in handler: LinkHandler, _ program: LinkedProgram) -> NavigationSite? {
    let bodies = Set(handler.bodies)
    return program.sites.first { site in
      site.kind == .push && site.confidence > .guessed
        && ([site.place] + program.ancestors(site.place)).contains(where: bodies.contains)
    }
  }

  private static let resets = ["dismiss", "close", "reset", "clear", "poptoroot", "hide"]

  private static func clears(_ states: Set<String>, _ handler: LinkHandler, _ program: LinkedProgram) -> Bool {
    handler.bodies.contains { body in
      program.nodes([.name, .member, .call], in: body).contains { node in
        let name = program.name(node)
        return states.contains(name) || resets.contains { name.lowercased().contains($0) }
      }
    }
  }
}

extension DeeplinkIgnoresModalRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The sheet stays where it is",
          """
          import SwiftUI
          enum Route: Hashable { case item }
          @main struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            @State private var isHelpShown = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Help") { isHelpShown = true }
                  .navigationDestination(for: Route.self) { _ in ItemView() }
              }
              .sheet(isPresented: $isHelpShown) { HelpView() }
              .onOpenURL { _ in path.append(.↓item) }
            }
          }
          struct ItemView: View { var body: some View { Text("Item") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The handler closes the sheet first",
          """
          import SwiftUI
          enum Route: Hashable { case item }
          @main struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            @State private var isHelpShown = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Help") { isHelpShown = true }
                  .navigationDestination(for: Route.self) { _ in ItemView() }
              }
              .sheet(isPresented: $isHelpShown) { HelpView() }
              .onOpenURL { _ in
                isHelpShown = false
                path = [.item]
              }
            }
          }
          struct ItemView: View { var body: some View { Text("Item") } }
          struct HelpView: View { var body: some View { Text("Help") } }
          """)
      ])
  }
}
