import Benchmark
import Foundation
import Linking
import NavigationModel
import NavlintKit
import SourceFacts

/// The hot parts of a run, each by itself: what a cold run does with every file, what a warm one does instead, and what
/// both do once.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .throughput], warmupIterations: 2, maxDuration: .seconds(5))
  let sources = Sources.read()
  let facts = FactExtractor().facts(files: sources.files, threads: 1)
  let stored = facts.map { (path: $0.path, bytes: $0.encoded()) }

  Benchmark("Extract: parse and lower every file") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(FactExtractor().facts(files: sources.files, threads: 1)) }
  }

  Benchmark("Extract: files that import a test framework") { benchmark in
    let tests = sources.files.map { (path: $0.path, source: Array("import XCTest\n".utf8) + $0.source) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(FactExtractor().facts(files: tests, threads: 1)) }
  }

  Benchmark("Cache: encode facts") { benchmark in
    for _ in benchmark.scaledIterations { for file in facts { blackHole(file.encoded()) } }
  }

  Benchmark("Cache: decode facts") { benchmark in
    for _ in benchmark.scaledIterations {
      for file in stored { blackHole(FileFacts(encoded: file.bytes, path: file.path)) }
    }
  }

  Benchmark("Link: facts to the graph") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(Linker().graph(facts: facts)) }
  }

  Benchmark("Check: all of it, without a cache") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Analyzer(project: .none).check([sources.folder])) }
  }
}

/// The Swift files below a folder: the app of `NAVLINT_BENCHMARK_SOURCES`, or the bundled apps.
struct Sources {
  let folder: String
  let files: [(path: String, source: [UInt8])]

  static func read() -> Sources {
    let bundled = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardizedFileURL.path
    let folder = ProcessInfo.processInfo.environment["NAVLINT_BENCHMARK_SOURCES"] ?? bundled
    let paths =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .sorted() ?? []
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: folder + "/" + path).map { (path: path, source: Array($0)) }
    }
    guard !files.isEmpty else {
      fatalError("'\(folder)' holds no Swift files; set NAVLINT_BENCHMARK_SOURCES to the folder of an app.")
    }
    return Sources(folder: folder, files: files)
  }
}
