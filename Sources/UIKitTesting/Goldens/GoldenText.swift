import Foundation
import Testing

/// Expects a text, such as a layout or a trace of callbacks, to be the golden one called `name`: a text file in
/// `Goldens` beside the test. With `TRESTLE_RECORD=1` in the environment the golden is written instead.
///
/// If they differ, the test fails and shows the first different lines.
public func expectGolden(
  _ text: String, _ name: String, testFile: String = #filePath, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let golden = GoldenFile(name: name, fileExtension: "txt", testFile: testFile)
  let data = Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
  if golden.isRecording {
    recordGolden(golden, data, sourceLocation: place)
  } else if let expected = golden.read() {
    guard expected != data else {
      golden.page.remove(golden.recordingName)
      return
    }
    let changes = LineDifference(
      expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: data, as: UTF8.self))
    let lines = changes.lines.count == 1 ? "1 line differs" : "\(changes.lines.count) lines differ"
    golden.page.add(FailureEntry(name: golden.recordingName, message: lines, lines: changes.lines))
    TestFailure.record(
      """
      \(name) differs from \(golden.url.path), - expected, + actual:
      \(changes)
        actual \(golden.keep(data, as: "actual"))
        page \(golden.page.url.path)
      """, at: place)
  } else {
    let message = "there is no golden \(golden.url.path); TRESTLE_RECORD=1 writes it"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "+ \($0)" }
    golden.page.add(FailureEntry(name: golden.recordingName, message: message, lines: lines))
    TestFailure.record("\(message)\n  actual \(golden.keep(data, as: "actual"))", at: place)
  }
}

/// The lines that differ between two texts, with their numbers, each marked `-` for expected or `+` for actual.
struct LineDifference: CustomStringConvertible {
  /// The largest number of lines that are shown.
  static let limit = 20

  let lines: [String]

  init(expected: String, actual: String) {
    let before = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = after.difference(from: before).map { change -> (line: Int, isInsertion: Bool, text: String) in
      switch change {
      case .remove(let offset, let text, _): (offset + 1, false, "- \(offset + 1): \(text)")
      case .insert(let offset, let text, _): (offset + 1, true, "+ \(offset + 1): \(text)")
      }
    }
    lines = changes.sorted { ($0.line, $0.isInsertion ? 1 : 0) < ($1.line, $1.isInsertion ? 1 : 0) }.map(\.text)
  }

  var description: String {
    let more = lines.count - LineDifference.limit
    return lines.prefix(LineDifference.limit).joined(separator: "\n") + (more > 0 ? "\n… and \(more) more" : "")
  }
}
