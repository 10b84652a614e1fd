import Foundation

/// What the kernel counts about this process.
enum ProcessStatus {
  /// Resident memory in MB.
  static var residentMegabytes: Double { field("VmRSS") / 1024 }
  /// Largest resident memory so far in MB.
  static var peakMegabytes: Double { field("VmHWM") / 1024 }

  /// How often the threads of this process gave up the processor to wait for something.
  static var voluntarySwitches: Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.reduce(0) { $0 + Int(field("voluntary_ctxt_switches", path: "/proc/self/task/\($1)/status")) }
  }

  private static func field(_ name: String, path: String = "/proc/self/status") -> Double {
    guard let status = FileManager.default.contents(atPath: path) else { return 0 }
    for line in status.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split { $0 == ":" || $0 == " " || $0 == "\t" }
      if words.count >= 2, words[0] == name { return Double(words[1]) ?? 0 }
    }
    return 0
  }
}
