import NavigationModel
import Testing

/// A root view whose `switch` looks at an optional, in whichever way it is written, and chooses once more in its arms.
@Suite struct OptionalRootTests {
  private func lines(_ body: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      @main struct Club: App { var body: some Scene { WindowGroup { Gate() } } }
      struct Account { let name: String }
      struct Invitation { let id: String }
      struct Gate: View {
        @State private var account: Account?? = nil
        @State private var member: Account?
        @State private var invitation: Invitation?
        var body: some View {
          ZStack {
            \(body)
          }
          .task { account = .some(nil) }
        }
      }
      struct Door: View { let onEnter: (Account) -> Void; var body: some View { Button("Enter") { \
      onEnter(Account(name: "")) } } }
      struct Hall: View { let account: Account; let onLeave: () -> Void; var body: some View { Button("Leave", action: \
      onLeave) } }
      struct Welcome: View { let id: String; var body: some View { Text(id) } }
      """)
  }

  @Test func anOptionalThatIsSwitchedOver() {
    #expect(
      lines(
        """
        switch member {
        case nil: Door(onEnter: { member = $0 })
        case .some(let member): Hall(account: member, onLeave: { self.member = nil })
        }
        """) == ["Club root Gate", "Gate root Door", "Gate root Hall"])
  }

  @Test func anOptionalOfAnOptionalWithArmsThatChoose() {
    #expect(
      lines(
        """
        switch account {
        case nil: Color.clear
        case .some(nil):
          if let invitation { Welcome(id: invitation.id) } else { Door(onEnter: { account = $0 }) }
        case .some(.some(let account)):
          let name = account.name
          Hall(account: account, onLeave: { self.account = .some(nil) }).id(name)
        }
        """) == ["Club root Gate", "Gate root Door", "Gate root Hall", "Gate root Welcome"])
  }

  @Test func aBranchThatChoosesOnceMore() {
    #expect(
      lines(
        """
        if let account {
          if account == nil {
            Door(onEnter: { self.account = $0 })
          } else if let invitation {
            Welcome(id: invitation.id)
          } else {
            Hall(account: member!, onLeave: { self.account = nil })
          }
        } else {
          ProgressView()
        }
        """) == ["Club root Gate", "Gate root Door", "Gate root Hall", "Gate root Welcome"])
  }

  /// A list of messages in a layer over the choice is no part of it.
  @Test func messagesThatLieOverTheChoice() {
    #expect(
      lines(
        """
        if let member { Hall(account: member, onLeave: { self.member = nil }) } else { Door(onEnter: { member = $0 }) }
        VStack(spacing: 10) {
          ForEach(messages) { message in Text(message.text) }
        }
        .padding()
        """) == ["Club root Gate", "Gate root Door", "Gate root Hall"])
  }
}
