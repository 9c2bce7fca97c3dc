import Configuration
import NavlintKit
import Workspace

/// Errors as the last line a person reads: `error: …`, then exit code 2.
func failing<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let status as ExitStatus { throw status } catch let failure as ConfigurationFailure {
    // Each of its lines says that it is an error, as a compiler writes it.
    Output.tell("\(failure)\n")
    throw ExitStatus.failed
  } catch {
    Output.tell("error: \(error)\n")
    throw ExitStatus.failed
  }
}
