import CoreGraphics
import Foundation
import Testing
import UIKit

/// Expects a picture to look like the golden one called `name`, a PNG file in `Goldens` beside the test.
///
/// With `TRESTLE_RECORD=1` in the environment the golden is written instead; `TRESTLE_RECORD=FeedTests/first-frame`
/// writes only this one, `FeedTests` those of a suite. If they differ, the test fails with a message that describes the
/// difference, with the paths of the actual picture and of one of the difference, and with that of a page that shows
/// all failures: `.build/failures/index.html`.
public func expectGolden(
  _ picture: CGImage, _ name: String, tolerance: PictureTolerance = .antialiasing, testFile: String = #filePath,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let golden = GoldenFile(name: name, fileExtension: "png", testFile: testFile)
  // Encodes the PNG only when it is needed: most pictures are as expected.
  let written = { () -> Data? in
    let data = UIImage(cgImage: picture).pngData()
    if data == nil { TestFailure.record("the picture \(name) could not be written as PNG", at: place) }
    return data
  }
  if golden.isRecording {
    if let data = written() { recordGolden(golden, data, sourceLocation: place) }
  } else if let expected = goldenPicture(golden) {
    guard let difference = pictureDifference(expected: expected, actual: picture, tolerance: tolerance) else {
      golden.page.remove(golden.recordingName)
      return
    }
    guard let data = written() else { return }
    var message = "\(name): \(difference)\n  golden \(golden.url.path)\n  actual \(golden.keep(data, as: "actual"))"
    var entry = FailureEntry(name: golden.recordingName, message: "\(difference)")
    entry.pictures = [("expected", golden.read() ?? Data()), ("actual", data)]
    if let marked = difference.image.flatMap({ UIImage(cgImage: $0).pngData() }) {
      message += "\n  difference \(golden.keep(marked, as: "difference"))"
      entry.pictures.append(("difference", marked))
    }
    golden.page.add(entry)
    TestFailure.record("\(message)\n  page \(golden.page.url.path)", at: place)
  } else if let data = written() {
    let message = "there is no golden \(golden.url.path); TRESTLE_RECORD=1 writes it"
    golden.page.add(FailureEntry(name: golden.recordingName, message: message, pictures: [("actual", data)]))
    TestFailure.record("\(message)\n  actual \(golden.keep(data, as: "actual"))", at: place)
  }
}

/// Expects that a comparison with the golden picture called `name` finds errors: with the same tolerance, a
/// shift by one pixel, a wrong colour and a missing row are each noticed.
///
/// - Parameter row: the rectangle that is erased, in points from the top left corner: the frame of a row.
/// - Parameter scale: pixels per point of the picture.
public func expectGoldenNoticesMistakes(
  _ name: String, row: CGRect, scale: CGFloat, tolerance: PictureTolerance = .antialiasing,
  testFile: String = #filePath, sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line,
  column: Int = #column
) {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let golden = GoldenFile(name: name, fileExtension: "png", testFile: testFile)
  if golden.isRecording { return }
  guard let expected = goldenPicture(golden) else {
    TestFailure.record("there is no golden \(golden.url.path); TRESTLE_RECORD=1 writes it", at: place)
    return
  }
  let pixels = PicturePixels(expected)
  let area = CGRect(x: row.minX * scale, y: row.minY * scale, width: row.width * scale, height: row.height * scale)
  for mutation in PictureMutation.allCases {
    let mistaken = mutation.applied(to: pixels, row: area)
    if !PictureChanges(pixels, mistaken, tolerance: tolerance, stopsWhenExceeded: true).exceedTolerance {
      TestFailure.record("\(name) does not notice \(mutation.label)", at: place)
    }
  }
}

func recordGolden(_ golden: GoldenFile, _ data: Data, sourceLocation: SourceLocation) {
  do {
    try golden.write(data)
    print("recorded \(golden.url.path)")
  } catch {
    TestFailure.record("\(golden.url.path) could not be written: \(error)", at: sourceLocation)
  }
}

private func goldenPicture(_ golden: GoldenFile) -> CGImage? {
  guard let data = golden.read(), let source = CGDataProvider(data: data as CFData) else { return nil }
  return CGImage(pngDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
}
