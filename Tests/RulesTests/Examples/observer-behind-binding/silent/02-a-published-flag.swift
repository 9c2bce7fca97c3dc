// A published flag runs its observer for bindings as well, and a flag that no modal changes

final class CartModel: ObservableObject {
  @Published var showsHelp = false { didSet { openings += 1 } }
  var openings = 0
}
struct CartView: View {
  @StateObject private var model = CartModel()
  @State private var count = 0 { didSet { isFull = count > 3 } }
  @State private var isFull = false
  var body: some View {
    Button("\(count)") { count += 1 }
      .sheet(isPresented: $model.showsHelp) { Text("Help") }
  }
}
