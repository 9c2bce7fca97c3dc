// A value in the view's own state

struct Flow {
  var path: [Int] = []
}
struct FlowView: View {
  @State private var flow = Flow()
  var body: some View { NavigationStack(path: $flow.path) { Text("Flow") } }
}
