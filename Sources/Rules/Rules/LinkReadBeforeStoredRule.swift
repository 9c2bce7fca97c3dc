import Linking
import NavigationModel
import SourceFacts

/// A child's link handler that opens what its parent's handler stores only afterwards.
struct LinkReadBeforeStoredRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "link-read-before-stored", name: "Link read before it is stored", defaultSeverity: .warning,
    summary: "A view handles a link by reading what the handler of a view around it stores only afterwards.",
    category: .deeplink,
    rationale: """
      SwiftUI passes a link to the innermost view first. When the child reads the stored link, the parent has not \
      stored it yet: the first link is lost, and each later one opens the one before.

      Reported where the child does not use the link that it receives, and nothing else reads or observes what \
      the parent stores. Let the child react to the stored value instead.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Pair {
    var outer: LinkHandler
    var inner: LinkHandler
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("Children that use the link they receive") { pair in
      pair.program.looksAtLink(pair.inner)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let handlers = program.linkHandlers().filter {
      ["onOpenURL", "onContinueUserActivity"].contains(program.name($0.entry))
    }
    guard handlers.count > 1 else { return [] }
    let tree = EmbeddedViews(program)
    return handlers.compactMap { inner in
      handlers.lazy.compactMap { outer -> Judgement? in
        guard outer.entry != inner.entry, program.name(outer.entry) == program.name(inner.entry),
          let parent = program.enclosingType(outer.entry), let child = program.enclosingType(inner.entry),
          parent != child, tree.contains(parent, child)
        else { return nil }
        let pair = Pair(outer: outer, inner: inner, program: program)
        return finding(pair, program.typeName(parent), program.typeName(child), support).map {
          Judgement($0, unless: Self.exemptions, of: pair)
        }
      }.decisive
    }
  }

  private func finding(_ pair: Pair, _ parent: String, _ child: String, _ support: GraphSupport) -> Finding? {
    let program = pair.program
    for write in writes(in: pair.outer.bodies, program) {
      let uses = program.uses(ofVariable: write.state)
      let reads = uses.filter { isRead($0, program) }
      guard let read = reads.first, reads.allSatisfy({ isIn(pair.inner.bodies, $0.place, program) }),
        !isIn(pair.outer.bodies, read.place, program)
      else { continue }
      let name = Wording.name(program.name(write.state))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The link is lost: \(Wording.name(child)) reads '\(name)' when a link arrives, and \(Wording.name(parent)) "
          + "stores it there only afterwards, as SwiftUI calls the inner handler first. Open it when '\(name)' "
          + "changes.",
        location: program.location(pair.inner.entry),
        related: [
          Finding.Related(location: program.location(read.place), message: "'\(name)' is read here"),
          Finding.Related(location: program.location(write.place), message: "and stored here, after that"),
        ],
        witness: support.witness(toAnyOf: [child]),
        subject: "\(child) \(program.ownerName(of: write.state)).\(program.name(write.state))")
    }
    return nil
  }

  private func writes(in bodies: [Ref], _ program: LinkedProgram) -> [(state: Ref, place: Ref)] {
    bodies.flatMap { program.nodes([.assign], in: $0) }.compactMap { assign in
      guard let state = program.child(assign, .target).flatMap(program.variable(of:)), program.isMember(state),
        program.child(assign, .value).map({ program.kind($0) != .null }) ?? false
      else { return nil }
      return (state, assign)
    }
  }

  private func isRead(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write: false
    case .read, .handedOut, .mutation: true
    }
  }

  private func isIn(_ bodies: [Ref], _ place: Ref, _ program: LinkedProgram) -> Bool {
    bodies.contains { program.contains($0, place) }
  }
}

extension LinkedProgram {
  /// The handler's closure names its link parameter.
  func looksAtLink(_ handler: LinkHandler) -> Bool { mentionsLink(of: handler, in: handler.bodies[0]) }

  func mentionsLink(of handler: LinkHandler, in code: Ref) -> Bool {
    let closure = handler.bodies[0]
    let names = nodes([.name], in: code)
    if names.contains(where: { name($0) == "$0" }) { return true }
    guard let list = child(closure, .parameters) else { return false }
    let parameters = Set(children(list))
    return names.contains { mention in
      !contains(list, mention) && variable(of: mention).map(parameters.contains) ?? false
    }
  }
}

extension LinkReadBeforeStoredRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The child opens what the parent stores",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          final class Inbox: ObservableObject { @Published var pending: URL? }
          struct RootView: View {
            @StateObject private var inbox = Inbox()
            var body: some View { ListView(inbox: inbox).onOpenURL { inbox.pending = $0 } }
          }
          struct ListView: View {
            @ObservedObject var inbox: Inbox
            @State private var path: [URL] = []
            var body: some View {
              NavigationStack(path: $path) {
                Text("List").navigationDestination(for: URL.self) { Text($0.path) }
              }
              .↓onOpenURL { _ in open() }
            }
            private func open() {
              guard let url = inbox.pending else { return }
              inbox.pending = nil
              path.append(url)
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The child reacts to what is stored",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
          final class Inbox: ObservableObject { @Published var pending: URL? }
          struct RootView: View {
            @StateObject private var inbox = Inbox()
            var body: some View { ListView(inbox: inbox).onOpenURL { inbox.pending = $0 } }
          }
          struct ListView: View {
            @ObservedObject var inbox: Inbox
            @State private var path: [URL] = []
            var body: some View {
              NavigationStack(path: $path) {
                Text("List").navigationDestination(for: URL.self) { Text($0.path) }
              }
              .onChange(of: inbox.pending) { _ in open() }
            }
            private func open() {
              guard let url = inbox.pending else { return }
              inbox.pending = nil
              path.append(url)
            }
          }
          """)
      ])
  }
}
