import Foundation
import Testing

/// `scripts/ci/install.sh`, with a release that lies in a folder.
@Suite struct InstallTests {
  private static let script = IntegrationTests.project + "/scripts/ci/install.sh"

  /// The files of a release, whose program only says its version.
  private func release() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = try Navlint.shell(
      """
      name="navlint-9.9.9-$(uname -s | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')-$(uname -m | sed \
      's/aarch64/arm64/')"
      mkdir -p "$name/bin" release && printf '#!/bin/sh\\necho navlint 9.9.9\\n' > "$name/bin/navlint"
      chmod 755 "$name/bin/navlint" && python3 -c 'import sys, tarfile
      with tarfile.open("release/" + sys.argv[1] + ".tar.xz", "w:xz") as archive: archive.add(sys.argv[1])' "$name"
      cd release && sha256sum -- * > sums && mv sums SHA256SUMS
      """, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
    return folder
  }

  private func install(_ release: TemporaryFolder, _ prefix: String = "") throws -> Navlint.Result {
    // An address has no spaces.
    let address = "file://" + release.at("release").replacing(" ", with: "%20")
    return try Navlint.shell("\(prefix) sh '\(Self.script)' 9.9.9 there '\(address)'", in: release.path)
  }

  @Test func theProgramIsUnpacked() throws {
    let release = try release()
    let result = try install(release)
    #expect(result.status == 0, "\(result.errors)")
    let program = result.text.trimmingCharacters(in: .newlines)
    #expect(try Navlint.shell("'\(program)'", in: release.path).text == "navlint 9.9.9\n")
  }

  @Test func aWrongChecksumLeavesNothing() throws {
    let release = try release()
    let damaged = try Navlint.shell("for f in release/*.tar.xz; do printf x >> $f; done", in: release.path)
    #expect(damaged.status == 0)
    let result = try install(release)
    #expect(result.status == 1 && result.errors.contains("is not what SHA256SUMS says"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: release.at("there")))
  }

  /// Small systems have no xz: Python unpacks, or one line says what to install.
  @Test(arguments: [true, false]) func withoutXz(hasPython: Bool) throws {
    let release = try release()
    let tools = "sh cat uname tr sed mktemp rm curl awk sha256sum mkdir tar dirname"
    // The interpreter itself: what stands on the PATH may be a script that looks for it.
    let python = hasPython ? "ln -s \"$(python3 -c 'import sys; print(sys.executable)')\" bin/python3" : "true"
    let made = try Navlint.shell(
      "mkdir bin && for t in \(tools); do ln -s \"$(command -v $t)\" bin/$t; done && \(python)", in: release.path)
    #expect(made.status == 0)
    let result = try install(release, "PATH=\"$PWD/bin\"")
    if hasPython {
      #expect(result.status == 0, "\(result.errors)")
    } else {
      #expect(result.status == 1 && result.errors.contains("install xz"), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: release.at("there")))
    }
  }
}
