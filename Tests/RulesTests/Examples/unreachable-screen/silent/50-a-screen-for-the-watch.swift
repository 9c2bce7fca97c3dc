// A screen for another platform

import SwiftUI
// prelude: home-app
// prelude: home-view
#if os(watchOS)
struct WristScreen: View { var body: some View { Text("Wrist").navigationTitle("Wrist") } }
#endif
