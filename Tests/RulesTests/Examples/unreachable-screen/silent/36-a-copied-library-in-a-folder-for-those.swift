// A copied library in a folder for those of others

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
// file: External-Library/Tabs/ButtonTabsController.swift
open class ButtonTabsController: UIViewController {}
// file: App/External/Drawer/DrawerViewController.swift
open class DrawerViewController: UIViewController {}
