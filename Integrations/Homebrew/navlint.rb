# For a tap. `brew install --HEAD navlint/tap/navlint` builds from source; a release's formula (scripts/formula.sh) installs its archives.
class Navlint < Formula
  desc "Find navigation problems in Swift apps: unreachable screens, dead routes, traps"
  homepage "https://github.com/navlint/navlint"
  license "MIT"
  head "https://github.com/navlint/navlint.git", branch: "main"

  head do
    depends_on "pkgconf" => :build
    uses_from_macos "swift" => :build
  end

  on_macos do
    depends_on "graphviz"
  end

  def install
    if build.head?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "navlint"
      bin.install ".build/release/navlint"
      system "sh", "scripts/dist/share.sh", bin/"navlint", prefix
    else
      prefix.install Dir["*"]
    end
  end

  test do
    (testpath/"App.swift").write <<~SWIFT
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { Text("Hi") } }
    SWIFT
    system bin/"navlint", "check"
    system bin/"navlint", "graph", "-o", "flow.svg"
  end
end
