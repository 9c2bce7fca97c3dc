import Testing

/// What a control shows may hang on how it comes to be drawn.
@Suite struct DrawnControlTests {
  /// A function of the view draws the control; each call of it that is drawn is a control of its own.
  @Test func controlsThatAFunctionDraws() {
    let causes = causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            opener("More")
            boxed("Help")
            PlainView(kind: .large)
          }
          .sheet(isPresented: $isOpen) { DetailView() }
        }
        private func boxed(_ name: String) -> some View { HStack { opener(name) } }
        private func opener(_ title: String) -> some View {
          Button { isOpen = true } label: { HStack { Text(title) } }
        }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct PlainView: View {
        enum Kind { case large, small }
        let kind: Kind
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          switch kind {
          case .large: closer("Close")
          case .small: closer("Shut")
          }
        }
        private func closer(_ title: String) -> some View { Button(action: { dismiss() }) { Text(title) } }
      }
      """)
    #expect(causes["HomeView sheet DetailView"] == [#"Button("More")"#, #"Button("Help")"#])
    #expect(causes["PlainView back dismiss"] == [#"Button("Close")"#])
  }

  /// The words came with the call by which a router shows the view, and the view hands them on to its button.
  @Test func controlsOfAViewThatARouterShows() {
    let causes = causes(
      """
      import SwiftUI
      import UIKit
      enum Kind { case logOut, link, action(String) }
      struct QuestionView: View {
        let kind: Kind
        let onYes: () -> Void
        var body: some View {
          switch kind {
          case .logOut: Button(action: { onYes() }, label: { Text("Log out") })
          case .link: buttons(yes: "View", no: "Cancel")
          case .action(let name): WideButton(title: name, action: { onYes() })
          }
        }
        private func buttons(yes: String, no: String) -> some View {
          VStack {
            Button { onYes() } label: { Text(yes) }
            Button {} label: { Text(no) }
          }
        }
      }
      struct WideButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      protocol Routing {
        func ask(_ kind: Kind, onYes: @escaping () -> Void)
        func ask(title: String, onYes: @escaping () -> Void)
        func showProfile()
        func showHelp()
      }
      final class Router: Routing {
        let navigation = UINavigationController()
        func ask(title: String, onYes: @escaping () -> Void) {
          navigation.present(UIHostingController(rootView: QuestionView(kind: .action(title), onYes: onYes)), \
      animated: true)
        }
        func ask(_ kind: Kind, onYes: @escaping () -> Void) {
          navigation.present(UIHostingController(rootView: QuestionView(kind: kind, onYes: onYes)), animated: true)
        }
        func showProfile() { navigation.pushViewController(UIHostingController(rootView: ProfileView()), animated: \
      true) }
        func showHelp() { navigation.pushViewController(UIHostingController(rootView: HelpView()), animated: true) }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct HomeView: View {
        let router: Routing
        var body: some View {
          VStack {
            Button("Link") { router.ask(.link) { router.showProfile() } }
            Button("Act") { router.ask(.action("Go")) { router.showHelp() } }
          }
        }
      }
      @main struct TheApp: App {
        let router = Router()
        var body: some Scene { WindowGroup { HomeView(router: router) } }
      }
      """)
    #expect(causes["Router push ProfileView"] == [#"Button("View") on QuestionView"#])
    #expect(causes["Router push HelpView"] == [#"Button("Go") on WideButton"#])
  }

  /// A modifier of the app's shows by what it was handed, if it is the one to do so.
  @Test func whatSetsTheStateOfAModifier() {
    let causes = causes(
      """
      import SwiftUI
      struct Question { let title: String }
      struct QuestionModifier: ViewModifier {
        @Binding var question: Question?
        var isOrigin = false
        func body(content: Content) -> some View {
          content.confirmationDialog(
            "Sure?", isPresented: Binding(get: { isOrigin && question != nil }, set: { if !$0 { question = nil } })
          ) { Button("Yes") {} }
        }
      }
      extension View {
        func asks(_ question: Binding<Question?>, isOrigin: Bool = true) -> some View {
          modifier(QuestionModifier(question: question, isOrigin: isOrigin))
        }
      }
      final class Model: ObservableObject { @Published var question: Question? }
      struct HomeView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Timer") { model.question = Question(title: "Timer") }
            Button("Nothing") { model.question = nil }
            RowView(question: $model.question, place: 1)
          }
        }
      }
      struct RowView: View {
        @Binding var question: Question?
        let place: Int
        var body: some View { Text("Row").asks($question, isOrigin: place == 1) }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(causes["QuestionModifier dialog dialog:QuestionModifier"] == [#"Button("Timer")"#], "\(causes)")
  }

  /// A view hands the code that it is made with to another, with words of its own: those are the control's, whatever else
  /// the outer view is called by.
  @Test func wordsGivenInTheViewBetween() {
    let causes = causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct PlainButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button { action() } label: { Text(title) } }
      }
      struct FastCard: View {
        let onFast: () -> Void
        var body: some View { PlainButton(title: "Fast", action: onFast) }
      }
      struct EmptyCard: View {
        let title: String
        let buttonTitle: String
        var action: () -> Void
        var body: some View { VStack { Text(title); PlainButton(title: buttonTitle, action: action) } }
      }
      struct ErrorCard: View {
        let title: String
        let buttonTitle: String
        var action: () -> Void
        var body: some View { VStack { Text(title); PlainButton(title: buttonTitle) { action() } } }
      }
      struct HomeView: View {
        @State private var isFast = false
        @State private var isNew = false
        @State private var isBroken = false
        var body: some View {
          VStack {
            FastCard(onFast: { isFast = true })
            EmptyCard(title: "Nothing here", buttonTitle: "Add", action: add)
            ErrorCard(title: "Broken", buttonTitle: "Repair", action: repair)
          }
          .sheet(isPresented: $isFast) { FastView() }
          .sheet(isPresented: $isNew) { NewView() }
          .sheet(isPresented: $isBroken) { RepairView() }
        }
        func add() { isNew = true }
        func repair() { isBroken = true }
      }
      struct FastView: View { var body: some View { Text("F") } }
      struct NewView: View { var body: some View { Text("N") } }
      struct RepairView: View { var body: some View { Text("R") } }
      """)
    #expect(causes["HomeView sheet FastView"] == [#"Button("Fast")"#])
    #expect(causes["HomeView sheet NewView"] == [#"Button("Add")"#])
    #expect(causes["HomeView sheet RepairView"] == [#"Button("Repair")"#])
  }
}
