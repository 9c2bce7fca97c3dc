// A frame for the pictures that tests take of a component

import SwiftUI
// prelude: home-app
// prelude: home-view
final class BadgeSnapshotViewController: UIViewController {}
#Preview { BadgeSnapshotViewController() }
