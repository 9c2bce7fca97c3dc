// A wrapper of another kind

@propertyWrapper struct Persisted<Value> {
  var wrappedValue: Value
}
final class Settings: ObservableObject {
  @Persisted var tab = 0
}
struct TabsView: View {
  @ObservedObject var settings: Settings
  var body: some View { TabView(selection: $settings.tab) { Text("1") } }
}
