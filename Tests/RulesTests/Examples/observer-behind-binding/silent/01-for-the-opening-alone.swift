// The observer waits for the opening alone, or logs

struct CartView: View {
  @State private var showsHelp = false {
    didSet { if showsHelp { openings += 1 } }
  }
  @State private var showsTips = false {
    didSet { print(showsTips) }
  }
  @State private var openings = 0
  var body: some View {
    Button("Help") { showsHelp = true }
      .sheet(isPresented: $showsHelp) { Text("Help") }
      .alert("Tips", isPresented: $showsTips) {}
  }
}
