import SwiftUI

struct SymptomView: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("증상")
  }
}
