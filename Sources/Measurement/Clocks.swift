import Foundation

/// Times of this process, in milliseconds.
package enum Clocks {
  /// CPU time of all threads since the process began.
  package static var cpu: Double {
    read(CLOCK_PROCESS_CPUTIME_ID)
  }

  /// Time of the monotonic clock. `BENCH_T0` is measured by it too, in nanoseconds.
  package static var wall: Double {
    read(CLOCK_MONOTONIC)
  }

  /// The time at which this process was started, from the environment variable `BENCH_T0` (nanoseconds of the monotonic
  /// clock); nil without the variable.
  package static var processStart: Double? {
    getenv("BENCH_T0").flatMap { Double(String(cString: $0)) }.map { $0 / 1e6 }
  }

  /// CPU time that `body` takes.
  package static func cpu(of body: () -> Void) -> Double {
    let start = cpu
    body()
    return cpu - start
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
