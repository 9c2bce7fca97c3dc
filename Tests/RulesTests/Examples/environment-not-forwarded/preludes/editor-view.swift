struct EditorView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.text) }
}
