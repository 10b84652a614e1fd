import Foundation
import Measurement

/// Starts this program again for one measurement.
enum ChildProcess {
  /// Waits for the process to end; answers whether it succeeded. Its output is this process's output.
  ///
  /// `BENCH_T0` passes the start time to the process: nanoseconds of the monotonic clock.
  static func run(_ arguments: [String]) -> Bool {
    fflush(nil)
    var environment = ProcessInfo.processInfo.environment
    environment["BENCH_T0"] = "\(Int(Clocks.wall * 1e6))"
    var pid = pid_t()
    let result = withCStrings(arguments) { argv in
      withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&pid, arguments[0], nil, nil, argv, envp)
      }
    }
    guard result == 0 else { return false }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
