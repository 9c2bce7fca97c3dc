import SwiftUI

struct WelcomeView: View {
  @Environment(Session.self) private var session
  @State private var isSigningUp = false

  var body: some View {
    VStack(spacing: 16) {
      Text("동네 도서관")
      Button("로그인") { session.signIn(as: "독자") }
      Button("가입") { isSigningUp = true }
      Link("이용 약관", destination: URL(string: "https://example.com/terms")!)
    }
    .sheet(isPresented: $isSigningUp) {
      SignUpView()
    }
  }
}

struct SignUpView: View {
  @Environment(Session.self) private var session
  @State private var name = ""

  var body: some View {
    Form {
      TextField("이름", text: $name)
      Button("가입하기") { session.signIn(as: name) }
    }
  }
}
