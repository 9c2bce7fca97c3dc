import Linking
import NavigationModel
import SourceFacts

/// An entry that the app declares, and that leads nowhere.
struct LinkNotWiredRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "link-not-wired", name: "Link not wired", defaultSeverity: .warning,
    summary: "A scheme or quick action that no code handles, a handler that is never called, a widget without a link.",
    category: .deeplink,
    rationale: """
      If a scene has `onOpenURL`, SwiftUI also passes web links to it, and \
      `onContinueUserActivity(NSUserActivityTypeBrowsingWeb)` does not receive them: nothing happens.

      A scheme of the Info.plist and a quick action that the code declares also open the app, and if no code handles \
      them, it stays where it was. The delegate of an app whose scenes SwiftUI makes never receives quick actions. A \
      scene receives the one that launches the app in `scene(_:willConnectTo:options:)`.

      A tap on a widget without `widgetURL` and `Link` opens the app where it was. That is a note where another widget \
      of the app does name a place.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// Something that opens the app and leads nowhere.
  enum Arrival {
    case webLink(handler: Ref, besides: Ref)
    case widget(content: [Ref])
    case scheme(PropertyListFacts)
    /// What Objective-C code would handle if it named one of these.
    case other(named: Set<String>)
  }

  struct Unwired {
    var arrival: Arrival
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Unwired>] = [
    Exemption("Two handlers that run the same code") {
      guard case .webLink(let handler, let other) = $0.arrival else { return false }
      return doTheSame(handler, other, $0.program)
    },
    Exemption("Widgets with buttons of their own") { unwired in
      guard case .widget(let content) = unwired.arrival else { return false }
      return content.contains { acts($0, unwired.program) }
    },
    Exemption(
      "Schemes by which libraries and web sessions come back to the app, and apps whose Objective-C code handles links"
    ) { unwired in
      let program = unwired.program
      switch unwired.arrival {
      case .scheme(let list):
        return !list.urlSchemes.contains(where: isOwn) || !program.calls(named: "ASWebAuthenticationSession").isEmpty
          || program.isNamedInObjectiveC(anyOf: objectiveCLinks)
      case .other(let names): return program.isNamedInObjectiveC(anyOf: names)
      case .webLink, .widget: return false
      }
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    webHandlers(program, support) + widgets(program, support) + arrivals(program, support)
  }

  private func judgement(
    _ arrival: Arrival, _ program: LinkedProgram, _ finding: @autoclosure @escaping () -> Finding
  ) -> Judgement {
    Judgement(finding(), unless: Self.exemptions, of: Unwired(arrival: arrival, program: program))
  }

  // MARK: what nothing takes

  private func arrivals(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    // A part of an app, or a library: the code that handles arrivals is not here.
    guard !support.entries.isEmpty else { return [] }
    let handled = program.handledArrivals
    return schemes(handled, program, support) + shortcuts(handled, program, support)
      + deaf(handled, program).map { Judgement($0) } + onlyAtLaunch(handled, program)
  }

  // MARK: what only a new scene takes

  /// A scene's delegate looks at the arrival where the scene connects, and nothing takes one while the app runs.
  private func onlyAtLaunch(_ handled: [LinkLedger.Handler], _ program: LinkedProgram) -> [Judgement] {
    let scenes = sceneDelegates(program)
    let labels = labels(ofFunctionsOf: scenes, program)
    return Self.asked.flatMap { asked -> [Judgement] in
      let isTaken = handled.contains {
        $0.kind == asked.kind && $0.moment != .launch && !$0.name.hasPrefix("application(")
      }
      guard !isTaken, !labels.contains(asked.scene) else { return [] }
      return scenes.compactMap { scene in
        reading(asked.option, in: scene, program).map {
          judgement(.other(named: Self.objectiveCLinks), program, finding(asked, readAt: $0, in: scene, program))
        }
      }
    }
  }

  private func finding(_ asked: Asked, readAt read: Ref, in scene: TypeID, _ program: LinkedProgram) -> Finding {
    let name = Wording.name(program.typeName(scene))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(asked.noun) brings the running app to the front, and nothing happens: \(name) takes it only where it launches "
        + "the app. Add '\(asked.mend)' to \(name), and run the same code there.",
      location: program.location(read), subject: "\(program.typeName(scene)) \(asked.option)")
  }

  /// The code that a connecting scene runs for its option: `if let item = options.shortcutItem { … }`.
  private func reading(_ option: String, in scene: TypeID, _ program: LinkedProgram) -> Ref? {
    program.ownMembers(named: "scene", of: scene).lazy.filter { program.labels(of: $0).contains("willConnectTo") }
      .compactMap { function in
        let options = program.parameters(of: function).last
        return program.nodes([.member], in: function).first { member in
          program.name(member) == option
            && program.child(member, .base).flatMap(program.variable(of:)) == options && options != nil
        }
      }.first
  }

  private func sceneDelegates(_ program: LinkedProgram) -> [TypeID] {
    program.declaredTypes.filter { type in
      program.supertypeNames(of: type).contains("UIWindowSceneDelegate")
        && program.ownMembers(named: "scene", of: type).contains {
          program.labels(of: $0).contains("willConnectTo") && !program.isOutOfUsersReach(codeAt: $0)
        }
    }
  }

  private func labels(ofFunctionsOf scenes: [TypeID], _ program: LinkedProgram) -> Set<String> {
    let types = scenes + scenes.flatMap(program.supertypes)
    return Set(
      types.flatMap(program.ownMembers).filter { program.kind($0) == .function }.flatMap(program.labels(of:)))
  }

  // MARK: a delegate that the system does not ask

  /// Handlers of the application's delegate in an app with scenes: the system calls the scene's delegate, which lacks
  /// such a handler.
  private func deaf(_ handled: [LinkLedger.Handler], _ program: LinkedProgram) -> [Finding] {
    let scenes = sceneDelegates(program)
    guard let scene = scenes.first else { return [] }
    let labels = labels(ofFunctionsOf: scenes, program)
    return Self.asked.compactMap { asked -> Finding? in
      let takers = handled.filter { $0.kind == asked.kind }
      guard !labels.contains(asked.scene), program.mentions(of: asked.option).isEmpty,
        let taker = takers.first(where: { $0.name.hasPrefix("application(_:\(asked.application):") }),
        takers.allSatisfy({ $0.name.hasPrefix("application(") })
      else { return nil }
      let name = Wording.name(program.typeName(scene))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "\(asked.noun) opens the app, and nothing happens: in an app with scenes the system asks the scene's delegate, "
          + "but \(name) does not handle it. Add '\(asked.mend)' to \(name), and check '\(asked.option)' where the "
          + "scene connects.",
        location: taker.location, subject: "\(taker.owner) \(taker.name)")
    }
  }

  private struct Asked {
    var kind: LinkLedger.Kind
    var noun: String
    /// The second label of the application delegate's function.
    var application: String
    /// The label of the scene delegate's function.
    var scene: String
    /// The connection option with which a new scene receives it.
    var option: String
    var mend: String
  }

  private static let asked = [
    Asked(
      kind: .shortcut, noun: "A quick action of the app's icon", application: "performActionFor",
      scene: "performActionFor", option: "shortcutItem",
      mend: "windowScene(_:performActionFor:completionHandler:)"),
    Asked(
      kind: .url, noun: "A link", application: "open", scene: "openURLContexts", option: "urlContexts",
      mend: "scene(_:openURLContexts:)"),
  ]

  private func schemes(
    _ handled: [LinkLedger.Handler], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    // A system session handles its own link; a library that receives launches may handle any.
    guard !handled.contains(where: { $0.kind == .url }), program.mentions(of: "openURLContexts").isEmpty,
      program.mentions(of: "launchOptions").count < 2
    else { return [] }
    return program.propertyLists.filter { $0.extensionPoint == nil }.compactMap { list in
      guard let scheme = list.urlSchemes.first(where: Self.isOwn) ?? list.urlSchemes.first else { return nil }
      return judgement(
        .scheme(list), program,
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "A link of the scheme '\(Wording.name(scheme))' opens the app, and nothing happens: the Info.plist declares "
            + "it, but no code handles links. Add 'onOpenURL' or 'scene(_:openURLContexts:)', or remove the scheme.",
          location: SourceLocation(file: list.path, line: 1, column: 1), subject: "scheme \(scheme)"))
    }
  }

  /// The types of links in an Objective-C delegate.
  private static let objectiveCLinks: Set<String> = ["UIOpenURLContext", "UIApplicationOpenURLOptionsKey"]

  /// Not a scheme of a sign-in or payment library: those contain an account's number or the library's name.
  private static func isOwn(_ scheme: String) -> Bool {
    !scheme.isEmpty && !scheme.contains(".") && !scheme.contains("$") && !scheme.contains(where: \.isNumber)
  }

  private func shortcuts(
    _ handled: [LinkLedger.Handler], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    guard !QuickActions(program).areReadFromOptions else { return [] }
    let takers = handled.filter { $0.kind == .shortcut }
    let names: Set<String> = [QuickActions.item]
    if !takers.isEmpty {
      return QuickActions(program).unheard(takers).map {
        judgement(.other(named: names), program, unheard($0, support))
      }
    }
    guard let declared = QuickActions(program).published else { return [] }
    return [
      judgement(
        .other(named: names), program,
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "A quick action of the app's icon opens the app, and nothing happens: no code handles it. Add "
            + "'application(_:performActionFor:completionHandler:)', or 'windowScene(_:performActionFor:completionHandler:)' "
            + "where the app has scenes.",
          location: program.location(declared), subject: "quick actions"))
    ]
  }

  /// Scenes receive quick actions, and SwiftUI makes the scenes.
  private func unheard(_ taker: LinkLedger.Handler, _ support: GraphSupport) -> Finding {
    Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A quick action of the app's icon opens the app, and nothing happens: where SwiftUI makes the scenes, the system "
        + "does not call '\(Wording.name(taker.name))' of \(Wording.name(taker.owner)). Name a scene delegate in "
        + "'application(_:configurationForConnecting:options:)', with "
        + "'windowScene(_:performActionFor:completionHandler:)'.",
      location: taker.location, subject: "quick actions of \(taker.owner)")
  }

  // MARK: links of the web

  private func webHandlers(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let others = program.calls(named: "onOpenURL").filter { program.trailingClosure(of: $0) != nil }
    return program.calls(named: "onContinueUserActivity").compactMap { web in
      guard
        program.arguments(of: web).first.map({ program.mentions(["NSUserActivityTypeBrowsingWeb"], in: $0) }) ?? false,
        !program.isOutOfUsersReach(codeAt: web),
        let other = others.first(where: { isBeside($0, web, program) })
      else { return nil }
      return judgement(
        .webLink(handler: web, besides: other), program,
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "A web link opens the app, and nothing happens: SwiftUI passes it to the 'onOpenURL' beside this, which "
            + "does not do what this handler does. Handle web links in 'onOpenURL', too.",
          location: program.location(web),
          related: [Finding.Related(location: program.location(other), message: "the link comes here")],
          witness: support.witness(toAnyOf: program.screens(at: web)), subject: "\(program.memberPath(web)) web links"))
    }
  }

  /// Both are attached in one body.
  private func isBeside(_ a: Ref, _ b: Ref, _ program: LinkedProgram) -> Bool {
    program.enclosingMember(a) == program.enclosingMember(b)
  }

  private static func doTheSame(_ a: Ref, _ b: Ref, _ program: LinkedProgram) -> Bool {
    !handled(by: a, program).isDisjoint(with: handled(by: b, program))
  }

  /// The functions of the app that a handler runs.
  private static func handled(by handler: Ref, _ program: LinkedProgram) -> Set<Ref> {
    guard let closure = program.trailingClosure(of: handler) ?? program.argument("perform", of: handler) else {
      return []
    }
    if program.kind(closure) != .closure { return Set(program.variable(of: closure).map { [$0] } ?? []) }
    return Set(program.nodes([.call], in: closure).compactMap(program.function(runBy:)))
  }

  // MARK: widgets

  private func widgets(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let widgets = program.declaredTypes.filter {
      program.supertypeNames(of: $0).contains("Widget") && program.typeKind($0) != .protocol
    }.map { (type: $0, content: content(of: $0, program)) }
    guard let model = widgets.first(where: { $0.content.contains { leads($0, program) } }) else { return [] }
    return widgets.compactMap { widget in
      guard !widget.content.contains(where: { leads($0, program) }),
        let place = shown(in: widget.content, program) ?? program.declaration(of: widget.type)
      else { return nil }
      return judgement(
        .widget(content: widget.content), program, finding(widget.type, at: place, besides: model.type, program))
    }
  }

  private func finding(
    _ widget: TypeID, at place: Ref, besides model: TypeID, _ program: LinkedProgram
  ) -> Finding {
    let name = Wording.name(program.typeName(widget))
    let related = program.declaration(of: model).map {
      Finding.Related(
        location: program.location($0), message: "\(Wording.name(program.typeName(model))) leads into the app")
    }
    return Finding(
      rule: identity.id, severity: .info,
      message:
        "A tap on \(name) opens the start of the app and not what it shows: nothing in it is a 'Link' or has a "
        + "'widgetURL'. Give its view a 'widgetURL' that the app handles.",
      location: program.location(place), related: related.map { [$0] } ?? [],
      subject: program.typeName(widget))
  }

  /// The widget's own code and that of its views, each once.
  private func content(of widget: TypeID, _ program: LinkedProgram) -> [Ref] {
    var result = program.bodies(of: widget)
    var seen: Set<TypeID> = [widget]
    var next = 0
    while next < result.count {
      for call in program.nodes([.call], in: result[next]) {
        guard case .initializer(let type, _) = program.callee(of: call), program.isView(type),
          seen.insert(type).inserted
        else { continue }
        result += program.bodies(of: type)
      }
      next += 1
    }
    return result
  }

  private func shown(in content: [Ref], _ program: LinkedProgram) -> Ref? {
    content.lazy.compactMap(program.enclosingTypeOrSelf).first { program.isView($0) }.flatMap(program.declaration(of:))
  }

  private func leads(_ code: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: code).contains {
      ["widgetURL", "Link"].contains(program.name($0)) && program.isExternal($0)
    }
  }

  /// Buttons and switches of a widget act in place.
  private static func acts(_ code: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: code).contains {
      ["Button", "Toggle"].contains(program.name($0)) && program.argument("intent", of: $0) != nil
    }
  }
}

extension LinkedProgram {
  /// The type that a body declares or extends.
  fileprivate func enclosingTypeOrSelf(_ body: Ref) -> TypeID? {
    nodes([.variable, .function], in: body).lazy.compactMap(enclosingType).first
  }
}

extension LinkNotWiredRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Web links have a handler that nobody calls",
          """
          @main struct DemoApp: App {
            @StateObject private var links = Links()
            var body: some Scene {
              WindowGroup {
                HomeView(links: links)
                  .onOpenURL { links.openScheme($0) }
                  .↓onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { links.openWeb($0.webpageURL) }
              }
            }
          }
          final class Links: ObservableObject {
            @Published var page: String?
            func openScheme(_ url: URL) { if url.scheme == "demo" { page = url.host } }
            func openWeb(_ url: URL?) { page = url?.path }
          }
          struct HomeView: View {
            @ObservedObject var links: Links
            var body: some View { Text(links.page ?? "") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Both handlers do the same",
          """
          @main struct DemoApp: App {
            @StateObject private var links = Links()
            var body: some Scene {
              WindowGroup {
                HomeView(links: links)
                  .onOpenURL { links.open($0) }
                  .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { links.open(url) }
                  }
              }
            }
          }
          final class Links: ObservableObject {
            @Published var page: String?
            func open(_ url: URL) { page = url.path }
          }
          struct HomeView: View {
            @ObservedObject var links: Links
            var body: some View { Text(links.page ?? "") }
          }
          """)
      ])
  }
}
