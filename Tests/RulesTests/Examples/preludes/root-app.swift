@main struct DemoApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
