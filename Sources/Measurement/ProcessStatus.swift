import Foundation

/// The kernel's counters of this process.
package enum ProcessStatus {
  /// Resident memory in MB.
  package static var residentMegabytes: Double { field("VmRSS") / 1024 }
  /// Largest resident memory so far in MB.
  package static var peakMegabytes: Double { field("VmHWM") / 1024 }

  /// The number of voluntary context switches of all threads of this process.
  package static var voluntarySwitches: Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.reduce(0) { $0 + Int(field("voluntary_ctxt_switches", path: "/proc/self/task/\($1)/status")) }
  }

  /// Reads without Foundation's file manager, which would itself add to the measured memory.
  private static func field(_ name: String, path: String = "/proc/self/status") -> Double {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { line in
      guard let start = line.baseAddress else { return 0 }
      while fgets(start, Int32(line.count), file) != nil {
        let length = strlen(name)
        if strncmp(start, name, length) == 0, line[length] == CChar(UInt8(ascii: ":")) {
          return strtod(start + length + 1, nil)
        }
      }
      return 0
    }
  }
}
