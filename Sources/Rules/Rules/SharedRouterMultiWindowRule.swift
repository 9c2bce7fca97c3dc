import Linking
import NavigationModel
import SourceFacts

/// One navigation state for all windows.
struct SharedRouterMultiWindowRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "shared-router-multi-window", name: "Shared router, multiple windows", defaultSeverity: .warning,
    summary: "A stack's path is in a singleton, though the app may be open in several windows.",
    category: .architecture,
    rationale: """
      The Info.plist lets the user open the app in two windows. Both show the stack of the one router: a tap in \
      the left window pushes in the right one, too.

      Reported where a stack is bound to a path in a type that keeps its one instance in a static member, and where a \
      scene's delegate puts its controller into such an instance, or takes it from one, also of the application's \
      delegate.
      """,
    exemptions: Self.exemptions.map(\.reason))

  static let exemptions: [Exemption<LinkedProgram>] = [
    Exemption("Apps without `UIApplicationSupportsMultipleScenes`") { !$0.supportsMultipleWindows }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let reason = Self.exemptions.reason(for: program)
    return (controllers(program) + ofApplication(program) + paths(program)).map { Judgement($0, exemption: reason) }
  }

  private func paths(_ program: LinkedProgram) -> [Finding] {
    var seen: Set<Ref> = []
    return program.boundStacks.flatMap { stack in
      program.states(behind: stack.path).compactMap { path in
        guard let type = program.enclosingType(path), program.typeKind(type) == .class,
          let shared = sharedInstance(of: type, program),
          seen.insert(path).inserted
        else { return nil }
        let name = program.typeName(type)
        let list = program.propertyLists.first { $0.supportsMultipleScenes }?.path ?? "Info.plist"
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "Two windows of the app show and change the same screens: '\(Wording.name(program.name(path)))' of the one "
            + "\(Wording.name(name)) is the path of the stack in each of them. Make a router for each window, in the scene's root view.",
          location: program.location(shared),
          related: [
            Finding.Related(location: program.location(stack.call), message: "every window shows this stack"),
            Finding.Related(location: program.location(path), message: "its path is here"),
            Finding.Related(
              location: SourceLocation(file: list, line: 1, column: 1), message: "the app supports multiple windows"),
          ],
          subject: "\(name).\(program.name(path))")
      }
    }
  }

  // MARK: UIKit

  /// `Router.shared.navigation = stack` in a scene's delegate: the last window that opens sets it for all.
  private func controllers(_ program: LinkedProgram) -> [Finding] {
    let delegates = program.declaredTypes.filter {
      !program.supertypeNames(of: $0).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }
    var seen: Set<Ref> = []
    return delegates.flatMap(program.bodies).flatMap { program.nodes([.assign], in: $0) }.compactMap { assignment in
      guard let held = program.child(assignment, .target).flatMap(program.variable(of:)), program.isMember(held),
        let type = program.enclosingType(held), program.typeKind(type) == .class,
        let shared = sharedInstance(of: type, program), holdsController(held, program), seen.insert(held).inserted
      else { return nil }
      let name = program.typeName(type)
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "With two windows, a tap in one shows its screen in the other: the one \(Wording.name(name)) has the "
          + "'\(Wording.name(program.name(held)))' of the window that opened last. Make one for each scene.",
        location: program.location(shared),
        related: [
          Finding.Related(location: program.location(assignment), message: "each window puts its own here"),
          Finding.Related(location: program.location(held), message: "and this holds one"),
        ],
        subject: "\(name).\(program.name(held))")
    }
  }

  /// `window.rootViewController = app.coordinator.start()`: the application's delegate or a static member keeps the one
  /// coordinator, and the window that opens last gives it its controller.
  private func ofApplication(_ program: LinkedProgram) -> [Finding] {
    var seen: Set<Ref> = []
    return roots(program).compactMap { root in
      guard let kept = sharedObject(namedIn: root.object, program),
        case .named(let type, _) = program.declaredType(of: kept).core, program.typeKind(type) == .class,
        let held = program.ownMembers(of: type).first(where: {
          program.kind($0) == .variable && program.getter(of: $0) == nil && holdsController($0, program)
        }), seen.insert(kept).inserted
      else { return nil }
      let name = program.typeName(type)
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "With two windows a tap in the one shows its screen in the other: the one \(Wording.name(name)) of the application has "
          + "the '\(Wording.name(program.name(held)))' of the window that opened last. Make one for each scene.",
        location: program.location(kept),
        related: [
          Finding.Related(location: program.location(root.place), message: "each window gets its root from it"),
          Finding.Related(location: program.location(held), message: "and this holds one controller"),
        ],
        subject: "\(name).\(program.name(held))")
    }
  }

  /// Where a scene's delegate gives its window a root: the assigned value, or the object whose function assigns it.
  private func roots(_ program: LinkedProgram) -> [(place: Ref, object: Ref)] {
    let bodies = program.declaredTypes.filter {
      !program.supertypeNames(of: $0).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }.flatMap(program.bodies)
    let assigned = bodies.flatMap { program.nodes([.assign], in: $0) }.filter { isRoot($0, program) }.compactMap {
      assignment in program.child(assignment, .value).map { (place: assignment, object: $0) }
    }
    let asked = bodies.flatMap { program.nodes([.call], in: $0) }.compactMap { call -> (place: Ref, object: Ref)? in
      guard let object = program.receiver(of: call), let function = program.function(runBy: call),
        program.nodes([.assign], in: function).contains(where: { isRoot($0, program) })
      else { return nil }
      return (call, object)
    }
    return assigned + asked
  }

  private func isRoot(_ assignment: Ref, _ program: LinkedProgram) -> Bool {
    program.child(assignment, .target).map(program.name) == "rootViewController"
  }

  /// The stored property of the application's delegate, or the static one with the only instance of its class, that an
  /// expression reads.
  private func sharedObject(namedIn value: Ref, _ program: LinkedProgram) -> Ref? {
    let named = program.nodes([.member, .name], in: value).compactMap(program.variable(of:))
    let locals = named.filter { program.kind($0) == .variable && !program.isMember($0) }.compactMap {
      program.child($0, .initializer)
    }
    return (named + locals.flatMap { program.nodes([.member, .name], in: $0) }.compactMap(program.variable(of:))).first
    {
      variable in
      guard program.isMember(variable), program.getter(of: variable) == nil else { return false }
      if program.flags(variable).contains(.isStatic) { return isOnlyInstance(variable, program) }
      return program.enclosingType(variable).map { program.supertypeNames(of: $0).contains("UIApplicationDelegate") }
        ?? false
    }
  }

  private func isOnlyInstance(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard let made = program.child(variable, .initializer), case .initializer(let type, _) = program.callee(of: made)
    else { return false }
    return program.constructions(of: type).filter { !program.isOutOfScope($0) } == [made]
  }

  private func holdsController(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    switch program.declaredType(of: variable).core {
    case .named(let id, _): program.isController(id)
    case .external(let name, _): name.hasSuffix("Controller") && name.hasPrefix("UI")
    default: false
    }
  }

  /// `static let shared = Router()`, where nothing else makes a router.
  private func sharedInstance(of type: TypeID, _ program: LinkedProgram) -> Ref? {
    let constructions = program.constructions(of: type).filter { !program.isOutOfScope($0) }
    guard constructions.count == 1 else { return nil }
    return program.ownMembers(of: type).first { member in
      program.kind(member) == .variable && program.flags(member).contains(.isStatic)
        && program.contains(member, constructions[0])
    }
  }
}

extension SharedRouterMultiWindowRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "All windows share the router",
          """
          import SwiftUI
          enum Route: Hashable { case detail }
          final class Router: ObservableObject {
            static let ↓shared = Router()
            @Published var path: [Route] = []
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @ObservedObject private var router = Router.shared
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.path.append(.detail) }
                  .navigationDestination(for: Route.self) { _ in DetailView() }
              }
            }
          }
          struct DetailView: View { var body: some View { Text("Detail") } }
          """,
          with: [
            .init(
              "Info.plist",
              """
              <?xml version="1.0" encoding="UTF-8"?>
              <plist version="1.0"><dict>
                <key>UIApplicationSceneManifest</key>
                <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
              </dict></plist>
              """)
          ])
      ],
      nonTriggering: [
        RuleExample(
          "Each window has its router",
          """
          import SwiftUI
          enum Route: Hashable { case detail }
          final class Router: ObservableObject {
            @Published var path: [Route] = []
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.path.append(.detail) }
                  .navigationDestination(for: Route.self) { _ in DetailView() }
              }
            }
          }
          struct DetailView: View { var body: some View { Text("Detail") } }
          """,
          with: [
            .init(
              "Info.plist",
              """
              <?xml version="1.0" encoding="UTF-8"?>
              <plist version="1.0"><dict>
                <key>UIApplicationSceneManifest</key>
                <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
              </dict></plist>
              """)
          ])
      ])
  }
}
