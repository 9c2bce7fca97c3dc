// The code names its state by 'self'

import SwiftUI

enum Service { case local, remote }

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AddServiceView() } }
}

struct AddServiceView: View {
  @State private var isAdding = false
  @State private var service = Service.local
  var body: some View {
    Form {
      Button(action: {
        self.service = .local
        self.isAdding.toggle()
      }) { Text("On this phone") }
      Button(action: {
        self.service = .remote
        self.isAdding.toggle()
      }) { Text("In the cloud") }
    }
    .↓sheet(isPresented: self.$isAdding) {
      if self.service == .local { LocalForm() }
      if self.service == .remote { RemoteForm() }
    }
  }
}

struct LocalForm: View { var body: some View { Text("Local") } }
struct RemoteForm: View { var body: some View { Text("Remote") } }
