import Foundation
import NavigationModel
import SourceFacts
import Threads
import Workspace

/// What a run can reuse from earlier ones: the facts of files, and the results of whole programs.
/// It only saves time: a file that is damaged or missing is computed again, and a run that cannot write continues.
/// Facts are stored under the digest of the file they were extracted from, results under the digest of everything that
/// they depend on; both keys include the digest of the program that made them. So an entry is either right or not
/// found, and no entry ever has to be invalidated. One value serves one run.
public final class Cache: @unchecked Sendable {
  // Unchecked: what changes is touched under the lock only.

  /// The size in bytes of all facts together, and the same for results. Entries that were not used for the longest time
  /// are removed.
  public struct Limits: Sendable {
    public var facts: Int
    public var results: Int
    public init(facts: Int = 1 << 30, results: Int = 64 << 20) {
      self.facts = facts
      self.results = results
    }
  }

  private let folder: CacheFolder
  private let limits: Limits
  private let lock = NSLock()
  private var packs: PackSet?
  private var used: [ContentDigest] = []
  private var gone: Set<String> = []
  private var found: [Note] = []
  /// The digests of the facts that this run stored.
  private var kept: [ContentDigest: ContentDigest] = [:]
  private let identifying = DispatchGroup()
  private var identity: ContentDigest?

  /// - Parameter path: the folder, which is created if it is missing; nil if that is not possible.
  public convenience init?(folder path: String, limits: Limits = Limits()) {
    self.init(folder: path, limits: limits, program: nil)
  }

  /// - Parameter program: the digest of the program that makes the entries; nil for this one.
  package init?(folder path: String, limits: Limits = Limits(), program: ContentDigest?) {
    guard let folder = CacheFolder(path) else { return nil }
    self.folder = folder
    self.limits = limits
    identity = program
    if program != nil { return }
    // Needed only when the sources have been read.
    LargeStack.beside(identifying) { [self] in
      let digest = ProgramIdentity.digest(rememberedIn: folder)
      lock.withLock { identity = digest }
    }
  }

  /// The system's folder for data that can be computed again; nil if the system names none.
  public static func standardFolder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let given = folder("XDG_CACHE_HOME") { return FilePaths.join(given, Tool.name) }
    guard let home = folder("HOME") else { return nil }
    #if canImport(Darwin)
      return FilePaths.join(home, "Library/Caches/\(Tool.name)")
    #else
      return FilePaths.join(home, ".cache/\(Tool.name)")
    #endif
  }

  /// What was wrong with the cache's files.
  public var notes: [Note] { lock.withLock { found }.sorted { ($0.path, $0.message) < ($1.path, $1.message) } }

  /// The beginning of all keys; nil if the running program cannot be identified.
  public func key(for purpose: String) -> DigestBuilder? {
    identifying.wait()
    guard let identity = lock.withLock({ identity }) else { return nil }
    var builder = DigestBuilder()
    builder.add(purpose)
    builder.add(identity)
    builder.add(Tool.version)
    builder.add(Int(FileFacts.version))
    return builder
  }

  // MARK: Facts

  /// The facts of a file, if an earlier run stored them. May be called from several threads.
  public func facts(of content: ContentDigest, kind: SourceFile.Kind, path: String) -> StoredFacts? {
    guard let key = factsKey(content, kind, path) else { return nil }
    let packs = lock.withLock { openPacks() }
    switch packs.lookup(key) {
    case .missing: return nil
    case .damaged(let name):
      throwAway(name)
      return nil
    case .found(let bytes, let name):
      guard let facts = StoredFacts(encoded: bytes, kind: kind, path: path) else {
        throwAway(name)
        return nil
      }
      lock.withLock { used.append(key) }
      return facts
    }
  }

  /// The digest of the facts that this run or an earlier one stored for a file; the facts are not read.
  public func digestOfFacts(of content: ContentDigest, kind: SourceFile.Kind, path: String) -> ContentDigest? {
    guard let key = factsKey(content, kind, path) else { return nil }
    let (packs, kept) = lock.withLock { (openPacks(), self.kept[key]) }
    return kept ?? packs.digest(key)
  }

  /// Stores facts for later runs.
  public func keep(_ facts: [(content: ContentDigest, kind: SourceFile.Kind, path: String, facts: StoredFacts)]) {
    let new = facts.compactMap { item -> PackSet.NewEntry? in
      guard let key = factsKey(item.content, item.kind, item.path), let bytes = item.facts.encoded() else { return nil }
      return PackSet.NewEntry(key: key, bytes: bytes)
    }
    let (packs, found, thrownAway) = lock.withLock {
      for entry in new { kept[entry.key] = entry.digest }
      return (openPacks(), self.used, self.gone)
    }
    packs.add(new, used: found, limit: limits.facts, gone: thrownAway)
  }

  private func factsKey(_ content: ContentDigest, _ kind: SourceFile.Kind, _ path: String) -> ContentDigest? {
    guard var builder = key(for: "facts") else { return nil }
    builder.add(kind.number)
    builder.add(kind.language(of: path))
    builder.add(content)
    return builder.digest()
  }

  /// Requires the lock.
  private func openPacks() -> PackSet {
    if let packs { return packs }
    let opened = PackSet(folder)
    for name in opened.damaged { remove(name) }
    packs = opened
    return opened
  }

  private func throwAway(_ name: String) { lock.withLock { remove(name) } }

  /// Requires the lock.
  private func remove(_ name: String) {
    guard gone.insert(name).inserted else { return }
    folder.remove(name)
    found.append(
      Note(
        path: folder.location(name),
        message: "this cache file is damaged; it was deleted, and its content is computed again"))
  }

  // MARK: Results

  /// A result that an earlier run stored under the key.
  /// - Parameters:
  ///   - files: the run's files. A result that names another file is not one of this run, and is not used.
  ///   - moves: files, by path, whose code has moved since. A result that names a position in one of them which is not
  ///     known any more is not used.
  func result<Value: Record>(
    _ key: ContentDigest, as type: Value.Type, files: Set<String>, moves: [String: CodeMoves] = [:]
  ) -> Value? {
    // With moves, a value that cannot be read is not damaged: it names a position that is gone.
    stored(under: key, isDamageTold: moves.isEmpty) { bytes, place in
      Value(recorded: bytes, from: place, files: files, moves: moves)
    }
  }

  /// The contents of a key's file, as `read` interprets them: the bytes, and where the payload begins.
  private func stored<Value>(
    under key: ContentDigest, isDamageTold: Bool = true, _ read: (_ bytes: [UInt8], _ place: Int) -> Value?
  ) -> Value? {
    let name = ResultFile.name(key)
    guard let bytes = folder.read(name, limit: limits.results) else { return nil }
    guard let place = ResultFile.payload(of: bytes, key: key) else {
      throwAway(name)
      return nil
    }
    guard let value = read(bytes, place) else {
      if isDamageTold { throwAway(name) }
      return nil
    }
    folder.touch(name)
    return value
  }

  func keepResult(_ value: some Record, _ key: ContentDigest, files: Set<String>) {
    guard let payload = value.recorded(files: files) else { return }
    folder.write(ResultFile.bytes(payload, key: key), to: ResultFile.name(key))
    tidy()
  }

  /// The key of the result that another key refers to.
  public func key(behind key: ContentDigest) -> ContentDigest? { stored(under: key, Self.digests(in:from:))?.first }

  /// A sequence of digests and nothing else.
  private static func digests(in bytes: [UInt8], from place: Int) -> [ContentDigest]? {
    guard (bytes.count - place).isMultiple(of: ContentDigest.size) else { return nil }
    return bytes.withUnsafeBytes { raw in
      stride(from: place, to: bytes.count, by: ContentDigest.size).map {
        ContentDigest(raw: UnsafeRawBufferPointer(rebasing: raw[$0...]))
      }
    }
  }

  /// The digests that were last passed to ``keep(_:inLastState:)`` under the key.
  public func lastState(_ key: ContentDigest) -> [ContentDigest]? { stored(under: key, Self.digests(in:from:)) }

  /// Stores the digests of a program's files, replacing those of an earlier state.
  public func keep(_ digests: [ContentDigest], inLastState key: ContentDigest) {
    folder.write(ResultFile.bytes(digests.flatMap(\.bytes), key: key), to: ResultFile.name(key))
  }

  /// Makes a key refer to the result of another.
  public func keep(_ key: ContentDigest, behind other: ContentDigest) {
    folder.write(ResultFile.bytes(key.bytes, key: other), to: ResultFile.name(other))
  }

  /// Removes the results that were not used for the longest time, and files that interrupted runs left behind.
  private func tidy() {
    let items = folder.items()
    let now = Int(Date().timeIntervalSince1970)
    for item in items where item.name.hasSuffix(FileInTheMaking.ending) && item.used + 86_400 < now {
      folder.remove(item.name)
    }
    var room = limits.results
    let results = items.filter { $0.name.hasPrefix(ResultFile.prefix) || $0.name.hasPrefix(ProgramIdentity.prefix) }
    for item in results.sorted(by: { ($1.used, $0.name) < ($0.used, $1.name) }) {
      // A file takes at least one block.
      room -= max(item.size, 4096)
      if room < 0 { folder.remove(item.name) }
    }
  }
}
