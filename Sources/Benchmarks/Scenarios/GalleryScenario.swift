import Foundation
import Measurement

/// The time from the start of a process to the first frame of the Gallery, which shows its list of screens or one of
/// the screens; and the time from pushing *Browse* in it to the first frame of that. The process runs the program
/// `GalleryStart`, in the same folder as this one.
enum GalleryScenario: Scenario {
  static let name = "gallery"
  static let metrics = ["gallery_first_frame", "gallery_first_frame_cpu", "gallery_push_browse"]
  static let variants = [list, "feed", "contacts"]

  private static let list = "list"

  /// Measured once, as the figures do not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("GalleryStart")
    let process = Process()
    process.executableURL = program
    process.arguments = reporter.variant == list ? [] : [reporter.variant]
    let output = Pipe()
    process.standardOutput = output
    let start = Clocks.wall
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let times = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, times.count == 3 else {
      throw ScenarioFault(description: "\(program.path) says nothing of when it showed its first frame")
    }
    let copy = FrameCopy.measure()
    reporter.report("gallery_first_frame", milliseconds: times[0] - start, frameCopy: copy)
    reporter.report("gallery_first_frame_cpu", milliseconds: times[1], frameCopy: copy)
    reporter.report("gallery_push_browse", milliseconds: times[2], frameCopy: copy)
  }
}
