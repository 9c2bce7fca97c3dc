/// Files that a run is to write, checked before the work, not after it.
public enum OutputFile {
  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - inputs: what the run reads besides the sources: the configuration, a baseline, facts.
  public static func check(_ paths: [String], reading inputs: [String] = []) throws(WorkspaceError) {
    var seen: [String: String] = [:]
    for path in paths {
      try AtomicFile.checkWritable(path)
      // Several outputs can go to the same pipe or device, because none of them overwrites another.
      if case .success(let status) = FileSystem.status(path), status.kind == .other { continue }
      try checkSource(path)
      let place = FileSystem.resolved(path)
      if let input = inputs.first(where: { FileSystem.resolved($0) == place }) {
        throw .outputIsInput(path, read: input)
      }
      if seen.updateValue(path, forKey: place) != nil { throw .sameOutput(path) }
    }
  }

  /// An existing file that a run reads must not be overwritten by a result.
  private static func checkSource(_ path: String) throws(WorkspaceError) {
    guard FilePaths.exists(path),
      SourceDiscovery.kind(ofFile: path) != nil
        || SourceWalk.configurationNames.contains(FilePaths.lastComponent(path))
    else { return }
    throw .outputIsSource(path)
  }
}
