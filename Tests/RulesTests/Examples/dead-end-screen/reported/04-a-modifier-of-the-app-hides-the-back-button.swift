// A modifier of the app hides the back button

import SwiftUI
@main struct QuizApp: App { var body: some Scene { WindowGroup { QuizList() } } }
struct QuizList: View {
    var body: some View {
        NavigationStack { NavigationLink("Start") { QuizScreen() } }
    }
}
struct PlainBar: ViewModifier {
    let title: String
    func body(content: Content) -> some View {
        content.navigationTitle(title).navigationBarBackButtonHidden(true)
    }
}
extension View { func plainBar(_ title: String) -> some View { modifier(PlainBar(title: title)) } }
struct ↓QuizScreen: View {
    @State private var answer = ""
    var body: some View { Form { TextField("Answer", text: $answer) }.plainBar("Quiz") }
}
