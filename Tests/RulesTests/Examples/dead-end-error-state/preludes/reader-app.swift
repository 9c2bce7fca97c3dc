import SwiftUI
enum Phase { case loading, loaded(String), failed(String) }
@main struct ReaderApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
