import Linking
import NavigationModel
import SourceFacts

/// A path of several types that is replaced as a whole.
struct MixedPathTypesRule: CodeRule {
  let identity = RuleIdentity(
    id: "mixed-path-types", name: "Mixed path types", defaultSeverity: .info,
    summary: "A NavigationPath that holds values of several types is emptied and filled in one go.",
    category: .state,
    rationale: """
      SwiftUI compares the new path with the old one element by element. Where the value at one depth has \
      another type than before, the comparison can crash the app, on a deep link or a jump. One route enum for \
      all values avoids it, and so does an array of that enum as the path. Pushes and pops alone are fine: a \
      `NavigationPath` is made for several types.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    var found: [Finding] = []
    for stack in program.boundStacks {
      for path in program.states(behind: stack.path)
      where seen.insert(path).inserted && program.nominalName(program.declaredType(of: path).core) == "NavigationPath" {
        var types: [String: Ref] = [:]
        var appends: [Ref] = []
        for push in ([path] + program.aliases(of: path)).flatMap(program.mutations(of:))
        where program.name(push) == "append" && !program.isOutOfScope(push) {
          appends.append(push)
          guard let value = program.arguments(of: push).first.flatMap({ program.child($0, .value) }),
            let name = concrete(program.type(of: value), program)
          else { continue }
          types[name] = min(types[name] ?? push, push)
        }
        guard types.count > 1, let (reset, push) = replacement(of: path, appends, program) else { continue }
        let name = Wording.name(program.name(path))
        let owner = program.enclosingType(path).map(program.typeName) ?? ""
        found.append(
          Finding(
            rule: identity.id, severity: identity.defaultSeverity,
            message:
              "The app can crash when '\(name)' of \(Wording.name(owner)) is replaced: it holds "
              + "\(Wording.list(types.keys.sorted())), and SwiftUI compares old and new values at the same depth. "
              + "Push cases of one route enum.",
            location: program.location(reset),
            related: [Finding.Related(location: program.location(push), message: "filled again here")]
              + types.sorted { $0.key < $1.key }.prefix(GraphSupport.mostExamples).map {
                Finding.Related(
                  location: program.location($0.value), message: "a \(Wording.name($0.key)) is pushed here")
              },
            subject: "\(owner).\(program.name(path))"))
      }
    }
    return found
  }

  private func concrete(_ type: TypeExpression, _ program: LinkedProgram) -> String? {
    switch type.core {
    case .named(let id, _): program.typeKind(id) == .protocol ? nil : program.typeName(id)
    case .external(let name, _): name.hasPrefix("Any") ? nil : name
    default: nil
    }
  }

  /// `path = NavigationPath()` and an append later in the same block.
  private func replacement(of path: Ref, _ appends: [Ref], _ program: LinkedProgram) -> (Ref, Ref)? {
    for use in program.uses(ofVariable: path) {
      guard use.isCertain, case .write = use.kind,
        let statement = program.ancestors(use.place).first(where: { program.kind($0) == .assign }),
        let block = program.parent(statement),
        program.kind(block) == .block
      else { continue }
      if let push = appends.sorted().first(where: { $0 > statement && program.contains(block, $0) }) {
        return (use.place, push)
      }
    }
    return nil
  }
}

extension MixedPathTypesRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Two types of the app",
          """
          enum MailRoute: Hashable { case inbox }
          enum HelpRoute: Hashable { case start }
          struct AppView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Mail") { path.append(MailRoute.inbox) }
                  Button("Help") {
                    ↓path = NavigationPath()
                    path.append(HelpRoute.start)
                  }
                }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "One enum for all",
          """
          enum Route: Hashable { case number(Int), text(String) }
          struct AppView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                Button("Help") {
                  path = NavigationPath()
                  path.append(Route.text("a"))
                  path.append(Route.number(1))
                }
              }
            }
          }
          """)
      ])
  }
}
