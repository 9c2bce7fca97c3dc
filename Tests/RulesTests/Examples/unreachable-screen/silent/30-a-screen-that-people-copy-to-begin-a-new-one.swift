// A screen that people copy to begin a new one

// prelude: home-app
// prelude: home-view
// file: Modules/Template/SimpleScreen/TemplateSimpleScreen.swift
import SwiftUI
struct TemplateSimpleScreen: View {
  var body: some View { ScrollView { Text("Title") } }
}
// file: Modules/Example/ExampleViewController.swift
import UIKit
final class ExampleViewController: UIViewController {}
// file: Component/Demo/ToastDemoView.swift
import SwiftUI
struct ToastDemoView: View { var body: some View { Text("Toast") } }
