import Linking
import Testing

/// What a view or a modifier is made with decides which of its arms runs.
@Suite struct MadeWithTests {
  private static let app = """
    import SwiftUI
    enum Subject { case post(Int), person(String) }
    @main struct Club: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationStack { VStack { NavigationLink("A") { PostScreen() }; \
    NavigationLink("B") { PersonScreen() }; NavigationLink("C") { AnyScreen(subject: .post(1)) } } } } }
    struct PostSheet: View { var body: some View { Text("Post") } }
    struct PersonSheet: View { var body: some View { Text("Person") } }

    """

  /// `.flag($flags, .post(1))`, through the function that applies the modifier.
  @Test func theArmOfAModifier() {
    let edges = screenEdges([
      "App/Club.swift": Self.app + """
        struct Flagging: ViewModifier {
          @Binding var isPresented: Bool
          let subject: Subject
          func body(content: Content) -> some View {
            switch subject {
            case .post: content.sheet(isPresented: $isPresented) { PostSheet() }
            case .person: content.sheet(isPresented: $isPresented) { PersonSheet() }
            }
          }
        }
        extension View {
          func flag(_ shown: Binding<Bool>, _ subject: Subject) -> some View { modifier(Flagging(isPresented: shown, \
        subject: subject)) }
        }
        struct PostScreen: View { @State var flags = false; var body: some View { Text("Post").flag($flags, .post(1)) \
        } }
        struct PersonScreen: View { @State var flags = false; var body: some View { Text("Person").flag($flags, \
        .person("a")) } }
        struct AnyScreen: View { let subject: Subject; @State var flags = false; var body: some View { \
        Text("Any").flag($flags, subject) } }
        """
    ])
    #expect(
      edges.filter { $0.contains(" sheet ") } == [
        "AnyScreen sheet PersonSheet", "AnyScreen sheet PostSheet", "PersonScreen sheet PersonSheet",
        "PostScreen sheet PostSheet",
      ])
  }

  /// What a component holds in state, or sets anew, may be any of its cases, whatever it starts with.
  @Test(arguments: [
    "@State var subject: Subject", "@State var subject = Subject.post(1)", "@Binding var subject: Subject",
  ])
  func theArmOfWhatChanges(property: String) {
    let edges = screenEdges([
      "App/Club.swift": Self.app + """
        struct Flag: View {
          \(property)
          @State var flags = false
          var body: some View {
            switch subject {
            case .post: Button("A") { flags = true }.sheet(isPresented: $flags) { PostSheet() }
            case .person: Button("B") { flags = true }.sheet(isPresented: $flags) { PersonSheet() }
            }
          }
        }
        struct PostScreen: View { var body: some View { VStack { Text("Post"); Flag(subject: .post(1)) } } }
        struct PersonScreen: View { var body: some View { Text("Person") } }
        struct AnyScreen: View { let subject: Subject; var body: some View { Text("Any") } }
        """
    ])
    #expect(edges.filter { $0.contains(" sheet ") } == ["PostScreen sheet PersonSheet", "PostScreen sheet PostSheet"])
  }

  /// The same of a component's own property; two that are made in one place may take either.
  @Test func theArmOfAComponent() {
    let edges = screenEdges([
      "App/Club.swift": Self.app + """
        struct Flag: View {
          let subject: Subject
          @State private var flags = false
          init(about subject: Subject) { self.subject = subject }
          var body: some View {
            VStack {
              switch subject {
              case .post: Button("A") { flags = true }.sheet(isPresented: $flags) { PostSheet() }
              case .person: Button("B") { flags = true }.sheet(isPresented: $flags) { PersonSheet() }
              }
            }
          }
        }
        struct PostScreen: View { var body: some View { VStack { Text("Post"); Flag(about: .post(1)) } } }
        struct PersonScreen: View { var body: some View { VStack { Text("Person"); Flag(about: .person("a")) } } }
        struct AnyScreen: View { let subject: Subject; var body: some View { VStack { Flag(about: .post(1)); \
        Flag(about: .person("b")) } } }
        """
    ])
    #expect(
      edges.filter { $0.contains(" sheet ") } == [
        "AnyScreen sheet PersonSheet", "AnyScreen sheet PostSheet", "PersonScreen sheet PersonSheet",
        "PostScreen sheet PostSheet",
      ])
  }

  /// A flow that is told how it begins when it is made, also by a function that makes it.
  @Test func theArmOfAFlow() {
    let edges = screenEdges([
      "App/A.swift": """
      import UIKit
      protocol Flow: AnyObject { func start() }
      final class LoginFlow: Flow {
        let stack: UINavigationController
        private let needsIntro: Bool
        init(stack: UINavigationController, needsIntro: Bool) {
          self.stack = stack
          self.needsIntro = needsIntro
        }
        func start() { if needsIntro { openIntro() } else { openLogin() } }
        private func openIntro() { stack.pushViewController(Intro(), animated: true) }
        private func openLogin() { stack.pushViewController(Login(), animated: true) }
      }
      final class AppFlow {
        let stack = UINavigationController()
        func begin(withIntro: Bool) {
          let login = makeLogin(needsIntro: withIntro)
          login.start()
        }
        func logOut() { begin(withIntro: false) }
        private func makeLogin(needsIntro: Bool) -> Flow {
          let flow = LoginFlow(stack: stack, needsIntro: needsIntro)
          return flow
        }
      }
      final class Splash: UIViewController {
        let flow = AppFlow()
        let isNew = UserDefaults.standard.bool(forKey: "new")
        override func viewDidAppear(_ animated: Bool) { flow.begin(withIntro: isNew) }
      }
      final class Settings: UIViewController {
        let flow = AppFlow()
        @objc func leave() { flow.logOut() }
      }
      final class Intro: UIViewController {}
      final class Login: UIViewController { @objc func tapped() { present(Settings(), animated: true) } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Splash() }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == ["Settings push Login", "Splash push Intro", "Splash push Login"])
  }

  /// A value that decides lies in the parameters which a flow is made with, and a protocol's extension starts it after it
  /// was stored.
  @Test func aFlowThatIsStoredBeforeItStarts() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Flow: AnyObject { func start(animated: Bool) }
      extension Flow { func start() { start(animated: true) } }
      struct ReportParameters {
        enum Mode { case sheet(UINavigationController), push(UINavigationController) }
        let mode: Mode
        let title: String
      }
      final class ReportFlow: Flow {
        private let parameters: ReportParameters
        init(parameters: ReportParameters) { self.parameters = parameters }
        func start(animated: Bool) { show() }
        private func show() {
          switch parameters.mode {
          case .sheet(let stack): stack.present(Report(), animated: true)
          case .push(let stack): stack.pushViewController(Report(), animated: true)
          }
        }
      }
      final class Home: UIViewController {
        private var report: ReportFlow?
        @objc func complain() {
          report = ReportFlow(parameters: .init(mode: .sheet(navigationController!), title: "Home"))
          report?.start()
        }
        @objc func open() { present(Settings(), animated: true) }
      }
      final class Settings: UIViewController {
        private var report: ReportFlow?
        @objc func complain() {
          report = ReportFlow(parameters: .init(mode: .push(navigationController!), title: "Settings"))
          report?.start()
        }
      }
      final class Report: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix(" Report") } == ["Home sheet Report", "Settings push Report"])
  }
}
