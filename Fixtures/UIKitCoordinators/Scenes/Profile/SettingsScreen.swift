import SwiftUI
import UIKit

struct SettingsScreen: View {
  var body: some View {
    List {
      Button("알림 설정") {
        UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
      }
    }
    .navigationTitle("설정")
  }
}
