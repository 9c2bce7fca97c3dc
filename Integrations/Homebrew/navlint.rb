# For a tap: brew install --HEAD navlint/tap/navlint. A release adds `url` and `sha256`.
class Navlint < Formula
  desc "Find navigation problems in Swift apps: unreachable screens, dead routes, traps"
  homepage "https://github.com/navlint/navlint"
  head "https://github.com/navlint/navlint.git", branch: "main"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "graphviz"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "navlint"
    bin.install ".build/release/navlint"
    man1.install "docs/man/navlint.1"
    generate_completions_from_executable(bin/"navlint", "--generate-completion-script")
  end

  test do
    (testpath/"App.swift").write <<~SWIFT
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Text("Hi") } } }
    SWIFT
    system bin/"navlint", "check"
  end
end
