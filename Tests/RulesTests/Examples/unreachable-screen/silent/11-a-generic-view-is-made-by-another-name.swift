// A generic view is made by another name

// prelude: home-app
struct HomeView: View {
  var body: some View { VStack { NumbersView(values: [1]) } }
}
typealias NumbersView = ValuesView<Int>
struct ValuesView<Value: Hashable>: View {
  let values: [Value]
  var body: some View { Text("Values").navigationTitle("Values") }
}
