// The header is given what closes the screen

import SwiftUI

@main
struct VoteApp: App {
  var body: some Scene { WindowGroup { VoteView() } }
}

struct VoteView: View {
  @State private var isShown = false
  var body: some View {
    Button("Vote") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { BallotView() }
  }
}

struct Header: View {
  let title: String
  var onClose: () -> Void = {}
  var body: some View {
    HStack {
      Text(title)
      Button(action: onClose) { Image(systemName: "xmark") }
    }
  }
}

struct BallotView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var choice = 0
  var body: some View {
    VStack {
      Header(title: "Ballot") { dismiss() }
      Stepper("Choice", value: $choice)
    }
  }
}
