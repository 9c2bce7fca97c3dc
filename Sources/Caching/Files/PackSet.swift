import Foundation
import SourceFacts

/// All packs of a folder as one table: runs add their entries in new packs, which are merged now and then.
/// Packs are never changed, only created and removed, so simultaneous runs do not disturb each other: a run that has a
/// pack open can still read it after another run removes it, and entries that both add are merely stored twice for a
/// while.
final class PackSet: Sendable {
  static let prefix = "facts-"
  static let ending = ".pack"
  /// More packs than this are merged.
  static let mostPacks = 8
  /// After this many days, an entry that is used gets a new date.
  static let freshDays: UInt32 = 7

  private let folder: CacheFolder
  private let packs: [Pack]
  /// Packs that cannot be used.
  let damaged: [String]

  init(_ folder: CacheFolder) {
    self.folder = folder
    var packs: [Pack] = []
    var damaged: [String] = []
    for item in folder.items() where Self.isPack(item.name) {
      do { packs.append(try Pack(item.name, in: folder)) } catch .damaged { damaged.append(item.name) } catch {}
    }
    self.packs = packs
    self.damaged = damaged
  }

  static func isPack(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(ending) }

  enum Lookup {
    /// In the pack of the name.
    case found([UInt8], String)
    case missing
    /// The pack of this name does not have the bytes that were written.
    case damaged(String)
  }

  func lookup(_ key: ContentDigest) -> Lookup {
    for pack in packs {
      guard let entry = pack.entry(key) else { continue }
      guard let bytes = pack.bytes(entry) else { return .damaged(pack.name) }
      return .found(bytes, pack.name)
    }
    return .missing
  }

  /// The digest of an entry's bytes, which are not read.
  func digest(_ key: ContentDigest) -> ContentDigest? {
    for pack in packs { if let entry = pack.entry(key) { return entry.digest } }
    return nil
  }

  struct NewEntry {
    let key: ContentDigest
    let bytes: [UInt8]
    let digest: ContentDigest

    init(key: ContentDigest, bytes: [UInt8]) {
      self.key = key
      self.bytes = bytes
      digest = ContentDigest(of: bytes)
    }
  }

  /// - Parameters:
  ///   - used: the keys that this run looked up and found.
  ///   - limit: the size in bytes that all packs together may have.
  ///   - gone: packs that were removed meanwhile.
  func add(_ new: [NewEntry], used: [ContentDigest], limit: Int, gone: Set<String>) {
    let today = UInt32(clamping: Int(Date().timeIntervalSince1970) / 86_400)
    let kept = packs.filter { !gone.contains($0.name) }
    let size = kept.reduce(new.reduce(0) { $0 + $1.bytes.count }) { $0 + $1.size }
    let used = Set(used)
    func isStale(_ entry: Pack.Entry) -> Bool { entry.day + Self.freshDays < today }
    let mergesAll =
      size > limit || used.contains(where: { key in kept.contains { $0.entry(key).map(isStale) ?? false } })
    var merged: [Pack] = []
    if mergesAll {
      merged = kept
    } else if kept.count >= Self.mostPacks {
      merged = Self.worthMerging(kept)
    } else if new.isEmpty {
      return
    }

    var sources = Self.sources(new, merged, used: used, today: today)
    if size > limit { sources = Self.recent(sources, within: limit / 4 * 3) }
    let name = Self.prefix + String(UInt64.random(in: 0...UInt64.max), radix: 36) + Self.ending
    let isWritten = Pack.write(sources.map(\.entry), to: name, in: folder) { index in
      let source = sources[index]
      return source.pack.map { $0.bytes(source.entry) } ?? new[source.new].bytes
    }
    if isWritten { for pack in merged { folder.remove(pack.name) } }
  }

  /// Where the bytes of an entry of the new pack are: in an older pack, or at an index among the new entries.
  private typealias Source = (entry: Pack.Entry, pack: Pack?, new: Int)

  /// Each key once; new entries come before those in packs.
  private static func sources(_ new: [NewEntry], _ merged: [Pack], used: Set<ContentDigest>, today: UInt32) -> [Source]
  {
    var sources: [Source] = []
    var seen: Set<ContentDigest> = []
    for (index, item) in new.enumerated() where seen.insert(item.key).inserted {
      let entry = Pack.Entry(key: item.key, offset: 0, length: item.bytes.count, day: today, digest: item.digest)
      sources.append((entry, nil, index))
    }
    for pack in merged {
      for index in 0..<pack.count {
        var entry = pack[index]
        guard seen.insert(entry.key).inserted else { continue }
        entry.day = used.contains(entry.key) ? today : min(entry.day, today)
        sources.append((entry, pack, 0))
      }
    }
    return sources
  }

  /// Without the entries that were not used for the longest time. Enough of them are removed that the next runs need
  /// not do so again.
  private static func recent(_ sources: [Source], within size: Int) -> [Source] {
    var room = size
    return Array(
      sources.sorted { ($1.entry.day, $0.entry.key) < ($0.entry.day, $1.entry.key) }.prefix { source in
        room -= source.entry.length + Pack.Form.entrySize
        return room >= 0
      })
  }

  /// The small ones; the largest only when they have grown to a share of it, so that each entry is copied a few times
  /// at most.
  private static func worthMerging(_ packs: [Pack]) -> [Pack] {
    var packs = packs.sorted { ($0.size, $0.name) < ($1.size, $1.name) }
    guard let largest = packs.last else { return [] }
    if packs.dropLast().reduce(0, { $0 + $1.size }) * 4 < largest.size { packs.removeLast() }
    return packs
  }
}
