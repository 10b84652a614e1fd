import CoreGraphics
import Expectations
import Foundation
import Synchronization
import Testing

@testable import UIKitTesting

/// Goldens in a folder of their own, so that these tests leave nothing behind.
@Suite struct GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
  private var testFile: String { folder.appendingPathComponent("Tests/FeedTests.swift").path }

  /// A column of rows, black text-like bars on white.
  private func picture(rows: Int = 5, shade: CGFloat = 0.2) throws -> CGImage {
    let context = try require(
      CGContext(
        data: nil, width: 120, height: 200, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 120, height: 200))
    context.setFillColor(red: shade, green: shade, blue: shade, alpha: 1)
    for row in 0..<rows { context.fill(CGRect(x: 10, y: 200 - row * 40 - 26, width: 80, height: 12)) }
    return try require(context.makeImage())
  }

  private func keep(_ picture: CGImage, as name: String) throws {
    let golden = GoldenFile(name: name, fileExtension: "png", testFile: testFile)
    try golden.write(try require(picture.pngData()))
  }

  private func message(of body: () -> Void) -> String {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n") }
  }

  @Test func aGoldenPictureAgreesWithItself() throws {
    try keep(try picture(), as: "list")
    expectGolden(try picture(), "list", testFile: testFile)
    expectGoldenNoticesMistakes("list", row: CGRect(x: 0, y: 20, width: 60, height: 20), scale: 2, testFile: testFile)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aDifferenceReportsItsAreaAndKeepsThePictures() throws {
    try keep(try picture(), as: "list")
    let actual = try picture(rows: 4)
    let message = message { expectGolden(actual, "list", testFile: testFile) }
    expect(
      message.contains("960 pixels (4.000 %) differ by up to 204 (delta E 68.7), within x 10..<90, y 174..<186"),
      "\(message)")
    for kind in ["actual", "difference"] {
      let line = try require(message.split(separator: "\n").first { $0.hasPrefix("  \(kind) ") })
      let path = String(line.dropFirst("  \(kind) ".count))
      expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aGoldenThatNoticesNoMistakeIsReported() throws {
    try keep(try picture(rows: 0), as: "empty")
    let message = message {
      expectGoldenNoticesMistakes("empty", row: CGRect(x: 0, y: 0, width: 60, height: 20), scale: 2, testFile: testFile)
    }
    expect(message.contains("empty does not notice a missing row"))
    expect(message.contains("empty does not notice a shift by one pixel down"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aMissingGoldenSaysHowToRecordIt() throws {
    let actual = try picture()
    let message = message { expectGolden(actual, "none", testFile: testFile) }
    expect(message.contains("Tests/Goldens/FeedTests/none.png; TRESTLE_RECORD=1 writes it"), "\(message)")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func textsAreComparedLineByLine() throws {
    let golden = GoldenFile(name: "trace", fileExtension: "txt", testFile: testFile)
    try golden.write(Data("one\ntwo\nthree\n".utf8))
    expectGolden("one\ntwo\nthree", "trace", testFile: testFile)
    let message = message { expectGolden("one\ndeux\nthree\nfour", "trace", testFile: testFile) }
    expect(message.contains("- 2: two\n+ 2: deux\n+ 4: four\n"), "\(message)")
    try FileManager.default.removeItem(at: folder)
  }
}
