// A description that says nothing of devices, where a function of its own may say it

import UIKit
// prelude: recipe-controller
// file: Project.swift
import ProjectDescription
let project = Project.app(name: "Recipes")
