// A function sets both, and the cover unwraps

struct Invoice { let number: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { InvoicesView() } }
}
struct InvoicesView: View {
  @State private var showsInvoice = false
  @State private var invoice: Invoice?
  var body: some View {
    Button("Open") { open(1) }
      .↓fullScreenCover(isPresented: $showsInvoice, onDismiss: { invoice = nil }) {
        if let shown = invoice { Text("\(shown.number)") }
      }
  }
  private func open(_ number: Int) {
    invoice = Invoice(number: number)
    showsInvoice.toggle()
  }
}
