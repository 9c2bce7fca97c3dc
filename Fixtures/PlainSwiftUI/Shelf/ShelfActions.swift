import SwiftUI

/// Toolbar buttons; what they open is the shelf's business.
struct ShelfActions: View {
  @Binding var sheet: ShelfSheet?

  var body: some View {
    Button("추가") { sheet = .addBook }
    Button("바코드") { sheet = .scanner }
  }
}
