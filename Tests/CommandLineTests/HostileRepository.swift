import Foundation
import Testing

/// A pull request with the files of a bare repository among its sources, in a clone as a CI service makes it.
///
/// The request takes away the only way to a screen. The planted repository has a history in which it never did, and
/// settings that name programs.
final class HostileRepository {
  let folder: TemporaryFolder
  /// The clone, with the request checked out.
  var clone: String { folder.at("clone") }
  /// Every planted program makes this file.
  var canary: String { folder.at("PWNED") }

  /// Settings that name programs.
  struct Attack: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What the planted repository's settings hold; `RUN` stands for a command that makes the canary.
    var settings: String
    var attributes = ""
    /// An object is taken away, so that git asks the remote that promised it.
    var isPartial = false

    init(_ name: String, _ settings: String, attributes: String = "", isPartial: Bool = false) {
      (testDescription, self.settings) = (name, settings)
      (self.attributes, self.isPartial) = (attributes, isPartial)
    }

    /// A partial clone whose remote is reached in some way.
    static func remote(_ name: String, _ settings: String) -> Attack {
      Attack(
        name, "[extensions]\npartialClone = o\n[remote \"o\"]\npromisor = true\n\(settings)\n", isPartial: true)
    }
  }

  static let attacks: [Attack] = [
    Attack("a forged history", ""),
    Attack("filter.clean", "[filter \"x\"]\nclean = \"RUN; cat\"\n", attributes: "*.swift filter=x\n"),
    Attack("filter.smudge", "[filter \"x\"]\nsmudge = \"RUN; cat\"\n", attributes: "*.swift filter=x\n"),
    Attack("filter.process", "[filter \"x\"]\nprocess = \"RUN; cat\"\n", attributes: "*.swift filter=x\n"),
    Attack(
      "filter.required", "[filter \"x\"]\nrequired = true\nclean = \"RUN; cat\"\n", attributes: "* filter=x\n"),
    Attack("diff.external", "[diff]\nexternal = \"RUN\"\n"),
    Attack("diff.command", "[diff \"x\"]\ncommand = \"RUN\"\n", attributes: "*.swift diff=x\n"),
    Attack("diff.textconv", "[diff \"x\"]\ntextconv = \"RUN\"\n", attributes: "*.swift diff=x\n"),
    Attack("merge.driver", "[merge \"x\"]\ndriver = \"RUN\"\n", attributes: "*.swift merge=x\n"),
    Attack("core.fsmonitor", "[core]\nfsmonitor = \"RUN\"\n"),
    Attack("core.hooksPath", "[core]\nhooksPath = hooks\n"),
    Attack("core.pager", "[core]\npager = \"RUN\"\n[pager]\nrev-parse = \"RUN\"\ndiff-tree = \"RUN\"\n"),
    Attack("core.editor", "[core]\neditor = \"RUN\"\naskPass = \"RUN\"\nalternateRefsCommand = \"RUN\"\n"),
    Attack("core.worktree", "[core]\nworktree = ../..\n"),
    Attack("gpg.program", "[gpg]\nprogram = \"RUN\"\n[log]\nshowSignature = true\n"),
    Attack(
      "alias", "[alias]\nrev-parse = \"!RUN\"\nls-files = \"!RUN\"\ndiff-tree = \"!RUN\"\ncat-file = \"!RUN\"\n"),
    Attack("include.path", "[include]\npath = more\n", attributes: "*.swift filter=y\n"),
    Attack("uploadpack.packObjectsHook", "[uploadpack]\npackObjectsHook = \"RUN\"\n"),
    .remote("ext", "url = \"ext::RUN%\"\n[protocol \"ext\"]\nallow = always\n"),
    .remote("ext, allowed for all", "url = \"ext::RUN%\"\n[protocol]\nallow = always\n"),
    .remote("remote.vcs", "vcs = ext\nurl = \"RUN%\"\n[protocol \"ext\"]\nallow = always\n"),
    .remote("remote.uploadpack", "url = .\nuploadpack = \"RUN; false\"\n[protocol \"file\"]\nallow = always\n"),
    .remote("core.sshCommand", "url = ssh://h/x\n[core]\nsshCommand = \"RUN; false\"\n"),
    .remote("core.gitProxy", "url = git://h/x\n[core]\ngitProxy = \"CLONE/Sources/hooks/run\"\n"),
  ]

  init(_ attack: Attack = attacks[0]) throws {
    folder = try TemporaryFolder()
    try folder.write("app/Sources/App.swift", GitApp.app)
    try folder.write("app/Sources/DetailView.swift", GitApp.detail)
    try folder.write("app/Sources/SettingsView.swift", GitApp.settings)
    try script(
      """
      git init -q -b main app && cd app && git add -A && git commit -qm one && git checkout -qb request
      """)
    try folder.write("app/Sources/App.swift", GitApp.appWithoutDetails)
    if !attack.attributes.isEmpty { try folder.write("app/Sources/.gitattributes", attack.attributes) }
    try plant(attack)
    try script("cd app && git add -Af && git commit -qm request && cd .. && git clone -q --no-local app clone")
    try? FileManager.default.removeItem(atPath: canary)
  }

  /// Puts the files of a repository beside the sources. What it runs makes the canary, wherever it stands.
  private func plant(_ attack: Attack) throws {
    let run = "touch '\(canary)'"
    try script(
      """
      cd app/Sources && git init -q -b request . && git add App.swift DetailView.swift SettingsView.swift
      git commit -qm x && git update-ref refs/remotes/origin/main HEAD
      \(attack.isPartial ? "rm .git/objects/$(git rev-parse HEAD:App.swift | sed 's,..,&/,')" : "")
      touch -d '2001-01-01' App.swift
      cp -r .git/HEAD .git/objects .git/refs .git/index . && rm -rf .git && touch refs/keep objects/keep
      mkdir hooks && printf '#!/bin/sh\\n%s\\n' "touch '\(canary)'" > hooks/run && chmod +x hooks/run
      for h in post-index-change pre-auto-gc reference-transaction post-checkout fsmonitor-watchman; do \
      cp hooks/run hooks/$h; done
      """)
    // In a setting a quote has to be escaped; a remote helper takes its words apart at spaces.
    let helper = "touch " + canary.replacing(" ", with: "% ")
    let settings = attack.settings.replacing("RUN%", with: helper).replacing("RUN", with: run)
      .replacing("CLONE", with: clone)
    try folder.write(
      "app/Sources/config",
      "[core]\nrepositoryformatversion = \(attack.isPartial ? 1 : 0)\nbare = false\nworktree = .\n\(settings)")
    try folder.write("app/Sources/more", "[filter \"y\"]\nclean = \"\(run); cat\"\n")
  }

  var wasSprung: Bool { FileManager.default.fileExists(atPath: canary) }

  func script(_ text: String) throws {
    let identity = "git() { command git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false \"$@\"; }\n"
    let result = try Navlint.shell("set -e\n" + identity + text, in: folder.path)
    try #require(result.status == 0, "\(text): \(result.errors)")
  }

  func navlint(
    _ arguments: String..., in place: String = "", environment: [String: String] = [:]
  ) throws -> Navlint.Result {
    try Navlint.run(arguments, in: place.isEmpty ? clone : "\(clone)/\(place)", environment: environment)
  }
}
