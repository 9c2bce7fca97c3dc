import Linking
import NavigationModel
import SourceFacts

/// `navigationDestination` where SwiftUI does not look for it.
struct DestinationInLazyContainerRule: CodeRule {
  let identity = RuleIdentity(
    id: "destination-in-lazy-container", name: "Destination in a lazy container", defaultSeverity: .error,
    summary: "navigationDestination stands inside a List or another lazy container, where SwiftUI ignores it.",
    category: .routing,
    rationale: """
      A lazy container makes a row only when it comes into view, and the stack does not wait for that: it logs that the destination \
      is misplaced and ignores it. The tap does nothing, on some versions of the system always, on others until the row has been on screen.

      The modifier belongs on the container itself or on a view around it. The rule follows helpers of the same view and views that stand in rows, \
      up to the nearest stack, modal or link; those start anew.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    program.calls(named: "navigationDestination").compactMap { call in
      guard program.receiver(of: call) != nil, let host = program.enclosingType(call) else { return nil }
      for placement in program.placements(of: call, throughTypes: true) {
        guard let container = lazyContainer(in: placement, program) else { continue }
        let name = program.name(container)
        let view = Wording.name(program.typeName(host))
        let isLexical = program.contains(container, call)
        let other = program.enclosingType(container).map(program.typeName) ?? ""
        let message =
          "The tap does nothing, or only sometimes works: this navigationDestination of \(view) is inside the lazy \(name)"
          + (isLexical ? "" : " of \(Wording.name(other))") + ", where SwiftUI ignores it. Attach it to the \(name) or to a view around it."
        var related = [Finding.Related(location: program.location(container), message: "the \(name) makes its rows lazily")]
        related += placement.steps.filter { program.contains(container, $0) }.map { Finding.Related(location: program.location($0), message: "\(view) is part of a row here") }
        var fix: Fix?
        if isLexical, !namesLocals(call, of: container, program) {
          fix = Fix(
            title: "Move the destination behind the \(name)", isCertain: true,
            edits: [Fix.Edit(location: program.location(call), operation: .moveModifier(toEndOf: program.location(container)))])
        }
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity, message: message, location: program.location(call), related: related,
          witness: support.witness(toAnyOf: program.screens(at: call)), subject: "\(program.typeName(host)) in \(other) \(name)", fix: fix)
      }
      return nil
    }
  }

  private static let lazy: Set<String> = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]
  private static let boundaries: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector", "NavigationLink", "navigationDestination", "NavigationSplitView"]

  private func lazyContainer(in placement: LinkedProgram.Placement, _ program: LinkedProgram) -> Ref? {
    for surrounding in placement.surroundings {
      guard let call = surrounding.call else { continue }
      if Self.boundaries.contains(program.name(call)) || program.bringsStack(call) { return nil }
      guard case .closure(let closure, _) = surrounding, Self.lazy.contains(program.name(call)) else { continue }
      switch program.callee(of: call) {
      case .external, .externalType: break
      default: continue
      }
      // Headers and footers of a container are made with it.
      if ["header", "footer"].contains(program.argumentLabel(closure)) { continue }
      return call
    }
    return nil
  }

  /// The modifier names what only the container's closures know.
  private func namesLocals(_ call: Ref, of container: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: call).contains { argument in
      program.nodes([.name], in: argument).contains { node in
        guard let declaration = program.variable(of: node) else { return false }
        return program.contains(container, declaration) && !program.contains(argument, declaration)
      }
    }
  }
}

extension DestinationInLazyContainerRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "On the rows of a list",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
          }
          struct InboxView: View {
            @State private var showsInfo = false
            var body: some View {
              List(0..<50, id: \\.self) { row in
                Button("Mail \\(row)") { showsInfo = true }
                  .↓navigationDestination(isPresented: $showsInfo) { Text("Info") }
              }
            }
          }
          """),
        RuleExample(
          "In a view that another puts into a lazy stack",
          """
          enum Route: Hashable { case song(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { AlbumView() } } }
          }
          struct AlbumView: View {
            var body: some View {
              ScrollView {
                LazyVStack { SongsSection() }
              }
            }
          }
          struct SongsSection: View {
            var body: some View {
              NavigationLink("Song", value: Route.song(1))
                .↓navigationDestination(for: Route.self) { _ in Text("Song") }
            }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "On the list itself",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
          }
          struct InboxView: View {
            @State private var showsInfo = false
            var body: some View {
              List(0..<50, id: \\.self) { row in
                Button("Mail \\(row)") { showsInfo = true }
              }
              .navigationDestination(isPresented: $showsInfo) { Text("Info") }
            }
          }
          """),
        RuleExample(
          "The row's sheet or link has a place of its own",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
          }
          struct InboxView: View {
            @State private var showsHelp = false
            var body: some View {
              List {
                NavigationLink("Mail") { MailView() }
                Button("Help") { showsHelp = true }
              }
              .sheet(isPresented: $showsHelp) { NavigationStack { MailView() } }
            }
          }
          struct MailView: View {
            @State private var showsSender = false
            var body: some View {
              Button("Sender") { showsSender = true }
                .navigationDestination(isPresented: $showsSender) { Text("Sender") }
            }
          }
          """),
        RuleExample(
          "A plain stack of views is not lazy",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { MenuView() } } }
          }
          struct MenuView: View {
            @State private var showsInfo = false
            var body: some View {
              VStack {
                Button("Info") { showsInfo = true }
                  .navigationDestination(isPresented: $showsInfo) { Text("Info") }
              }
            }
          }
          """),
      ])
  }
}
