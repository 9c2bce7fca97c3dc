import Linking
import NavigationModel
import SourceFacts

/// Links that work while the app runs and are lost when they launch it.
struct ColdLaunchLinkDroppedRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "cold-launch-link-dropped", name: "Cold launch link dropped", defaultSeverity: .warning,
    summary: "A scene delegate handles links while the app runs, but not the link that launches it.",
    category: .deeplink,
    rationale: """
      When a link starts the app, the system does not call `scene(_:openURLContexts:)`. The link is in the \
      options of `scene(_:willConnectTo:options:)`. An app that does not look there shows its first screen, and \
      the link is lost. User activities (universal links) and quick actions come the same way.

      Reported where the handler for the running app navigates, keeps the link, or tells others of it.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A handler of a scene delegate that reads no launch option for what it handles.
  struct Deaf {
    var way: Way
    var handler: Ref
    var type: TypeID
    /// The delegate's `scene(_:willConnectTo:options:)`, also an inherited one.
    var connection: Ref?
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Deaf>] = [
    Exemption("Apps with `onOpenURL`") { !$0.program.calls(named: "onOpenURL").isEmpty },
    Exemption("Delegates that inherit from a library's class") { deaf in
      guard deaf.connection == nil else { return false }
      let names = deaf.program.supertypeNames(of: deaf.type).subtracting(knownSupertypes)
      return names.contains { deaf.program.types(named: $0).isEmpty }
    },
    Exemption("Delegates that pass on the options as a whole") { deaf in
      deaf.connection.map { passesOn($0, deaf.program) } ?? false
    },
    Exemption("Activities of the app's own") { deaf in
      deaf.way.option == "userActivities" && asksOnlyForOwnType(deaf.handler, deaf.program)
    },
    Exemption(
      """
      Handlers that only write to the log, or only tell a library: sign-in callbacks come back to a running app
      """
    ) { !opensSomething($0.handler, $0.program) },
  ]

  /// A kind of arrival: the delegate's method while the app runs, and the launch option for it.
  struct Way {
    var function: String
    var labels: [String]
    var option: String
    var what: String
  }

  private static let ways = [
    Way(function: "scene", labels: ["", "openURLContexts"], option: "urlContexts", what: "link"),
    Way(function: "scene", labels: ["", "continue"], option: "userActivities", what: "universal link"),
    Way(
      function: "windowScene", labels: ["", "performActionFor", "completionHandler"], option: "shortcutItem",
      what: "quick action"),
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let delegates = program.declaredTypes.filter { type in
      program.typeKind(type) == .class
        && !program.supertypeNames(of: type).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }
    return delegates.flatMap { deafHandlers(of: $0, program) }.map {
      Judgement(finding($0, support), unless: Self.exemptions, of: $0)
    }
  }

  private func deafHandlers(of type: TypeID, _ program: LinkedProgram) -> [Deaf] {
    let members = program.ownMembers(of: type).filter { program.kind($0) == .function }
    let connection = program.members(named: "scene", of: type)
      .first { program.kind($0) == .function && program.labels(of: $0) == ["", "willConnectTo", "options"] }
    return Self.ways.compactMap { way in
      let handler = members.first { program.name($0) == way.function && program.labels(of: $0) == way.labels }
      guard let handler, !(connection.map { reads(way.option, $0, program) } ?? false) else { return nil }
      return Deaf(way: way, handler: handler, type: type, connection: connection, program: program)
    }
  }

  private func finding(_ deaf: Deaf, _ support: GraphSupport) -> Finding {
    let (program, way, handler, type) = (deaf.program, deaf.way, deaf.handler, deaf.type)
    var related: [Finding.Related] = []
    if let connection = deaf.connection {
      related.append(
        Finding.Related(
          location: program.location(connection),
          message: "nothing here reads '\(way.option)' of the connection's options"))
    }
    related += [support.entries.lazy.filter { $0.via == .sceneDelegate }.compactMap(\.location).first].compactMap { $0 }
      .map { Finding.Related(location: $0, message: "the app starts with its usual first screen here") }
    let what = asksForOwnType(handler, program) ? "handed-over activity" : way.what
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A \(what) that launches the app is lost: \(Wording.name(program.typeName(type))) handles it here only while the app runs. "
        + "Read 'connectionOptions.\(way.option)' in 'scene(_:willConnectTo:options:)' too.",
      location: program.location(handler), related: related, subject: "\(program.typeName(type)) \(way.option)")
  }

  /// `guard activity.activityType == NSUserActivity.playGame`, a constant of the app's own: a handoff from another
  /// device.
  private func asksForOwnType(_ handler: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.binary], in: handler).contains { comparison in
      let sides = program.children(comparison)
      return sides.contains { program.kind($0) == .member && program.name($0) == "activityType" }
        && sides.contains { program.kind($0) == .string || program.variable(of: $0) != nil }
    }
  }

  /// `activity.activityType == "app.example.new"`: not a universal link, but an activity that the app itself gave the
  /// system.
  private static func asksOnlyForOwnType(_ handler: Ref, _ program: LinkedProgram) -> Bool {
    program.mentions(ofLocal: program.parameters(of: handler)[1], in: handler).allSatisfy { mention in
      guard let member = program.parent(mention), program.kind(member) == .member,
        program.name(member) == "activityType", let comparison = program.parent(member)
      else { return false }
      return program.kind(comparison) == .binary
        && program.children(comparison).contains { program.kind($0) == .string }
    }
  }

  private static let knownSupertypes: Set<String> = SDK.basesOfDelegates

  /// The handler reads the link, and it or app code that it runs does something that users notice: it navigates, sets
  /// stored state, or notifies other code. Calling only a library (the callback of a sign-in returns to a running app)
  /// or writing to the log does not count.
  private static func opensSomething(_ handler: Ref, _ program: LinkedProgram) -> Bool {
    let parameters = program.parameters(of: handler)
    guard parameters.count > 1, !program.mentions(ofLocal: parameters[1], in: handler).isEmpty else { return false }
    var bodies = [handler]
    var seen: Set<Ref> = [handler]
    var next = 0
    while next < bodies.count {
      if acts(bodies[next], program) { return true }
      for call in program.nodes([.call], in: bodies[next]) where bodies.count < Self.longestWay {
        // `factory.makeOpener().open(url)`: the intermediate calls do not receive the link.
        if program.arguments(of: call).isEmpty, program.parent(call).map({ program.kind($0) == .member }) ?? false {
          continue
        }
        guard case .functions(let list, guessed: false) = program.callee(of: call) else { continue }
        for function in list.flatMap({ answers(to: $0, program) }) where seen.insert(function).inserted {
          bodies.append(function)
        }
      }
      next += 1
    }
    return false
  }

  private static let longestWay = 60

  private static func acts(_ body: Ref, _ program: LinkedProgram) -> Bool {
    var isFound = false
    program.forEachNode(in: body) { node in
      if isFound { return false }
      switch program.kind(node) {
      case .assign:
        isFound =
          program.child(node, .target).flatMap(program.variable).map {
            program.enclosingType($0) != nil && program.isMember($0)
          } ?? false
      case .call: isFound = Self.telling.contains(program.name(node)) && program.isExternal(node)
      default: break
      }
      isFound = isFound || !program.navigation(at: node).isEmpty
      return !isFound
    }
    return isFound
  }

  /// Methods by which code notifies observers.
  private static let telling: Set<String> = SDK.telling

  /// The function itself; for a protocol's requirement its implementations, if any.
  private static func answers(to function: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let type = program.enclosingType(function), program.typeKind(type) == .protocol else { return [function] }
    let found = program.subtypes(of: type).flatMap(program.ownMembers).filter {
      program.kind($0) == .function && program.name($0) == program.name(function) && !program.isOutOfScope($0)
    }
    return found.isEmpty ? [function] : found
  }

  /// The code that connects the scene names the part of the options, or has no options.
  private func reads(_ option: String, _ connection: Ref, _ program: LinkedProgram) -> Bool {
    let parameters = program.parameters(of: connection)
    guard parameters.count == 3 else { return true }
    return program.name(parameters[2]) != "_"
      && program.mentions(ofLocal: parameters[2], in: connection).contains { mention in
        program.parent(mention).map { program.kind($0) == .member && program.name($0) == option } ?? false
      }
  }

  private static func passesOn(_ connection: Ref, _ program: LinkedProgram) -> Bool {
    let options = program.parameters(of: connection)[2]
    return program.name(options) != "_"
      && program.mentions(ofLocal: options, in: connection).contains { mention in
        program.parent(mention).map { program.kind($0) != .member } ?? true
      }
  }
}

extension ColdLaunchLinkDroppedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The options of the connection are not looked at",
          """
          import UIKit
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
              window?.rootViewController = HomeController()
            }
            func ↓scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
              contexts.forEach { open($0.url) }
            }
            private func open(_ url: URL) {
              window?.rootViewController?.present(ItemController(), animated: true)
            }
          }
          final class HomeController: UIViewController {}
          final class ItemController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Both are handled",
          """
          import UIKit
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
              self.scene(scene, openURLContexts: options.urlContexts)
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
              if let link = contexts.first { open(link.url) }
            }
            private func open(_ url: URL) {}
          }
          """)
      ])
  }
}
