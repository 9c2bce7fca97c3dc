// What a generator of files starts from

// prelude: home-app
// prelude: home-view
// file: Tools/Templates/Screen/StartViewController.swift
final class StartViewController: UIViewController {}
