import Router
import SwiftUI

struct LoginView: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("이름", text: $name)
      Button("닫기") {
        Router.shared.dismiss()
      }
    }
  }
}
