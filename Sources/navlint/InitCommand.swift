import ArgumentParser
import Configuration
import Foundation
import NavigationModel
import NavlintKit
import Workspace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented .navlint.yml that says what was found.",
    discussion: """
        navlint init              for the current folder
        navlint init Sources      for another folder, into that folder
        navlint init --force      replaces the file that is there
        navlint init --agents     instructions for agents: a skill,
                                  and a part of AGENTS.md
      """)

  @Argument(help: "The folder to analyse and to write to.")
  var folder = "."

  @Flag(help: "Replace an existing configuration.")
  var force = false

  @Flag(
    help:
      "Write .claude/skills/navlint/SKILL.md and navlint's part of AGENTS.md instead. The rest of AGENTS.md is not changed."
  )
  var agents = false

  @Option(name: [.customShort("j"), .long], help: "How many threads read sources.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
  }

  func run() throws {
    try failing {
      guard FilePaths.isFolder(folder) else {
        throw UsageError("'\(PlainText.line(folder))' is not a folder. Name the folder of the app's sources.")
      }
      if agents { try writeForAgents() } else { try write() }
    }
  }

  private func writeForAgents() throws {
    let written = try AgentFiles(folder: FilePaths.cleaned(folder)).write()
    if !quiet { for file in written { Output.tell("Wrote \(PlainText.line(file)).\n") } }
  }

  private func write() throws {
    let file = FilePaths.join(FilePaths.cleaned(folder), ConfigurationLoader.fileName)
    guard force || !FilePaths.exists(file) else {
      throw UsageError("'\(PlainText.line(file))' already exists. Change it, or use --force to replace it.")
    }
    // A link may lead out of the folder, and its author may be another person.
    guard !FilePaths.isLink(file) else {
      throw UsageError("'\(PlainText.line(file))' is a symbolic link. Remove it first, or write to its target.")
    }
    guard !FilePaths.exists(file) || FilePaths.isRegularFile(file) else {
      throw UsageError("'\(PlainText.line(file))' is not a regular file. Remove it first.")
    }
    try AtomicFile.checkWritable(file)
    let progress = Progress(isQuiet: quiet)
    defer { progress.finish() }
    let draft = try Analyzer(threads: jobs, project: .none).draft([folder]) { progress.say($0.words) }
    progress.finish()
    try AtomicFile.write(Array(draft.text.utf8), to: file)
    if !quiet { Output.tell("Wrote \(PlainText.line(file)).\n") }
  }
}
