import Foundation
import Testing
import UIKit

/// The picture of a screen with findings.
@MainActor
struct AuditPicture {
  let picture: CGImage
  let scale: CGFloat
  let look: String

  init(_ screen: MountedScreen, _ look: String) {
    (picture, scale, self.look) = (screen.picture, screen.scale, look)
  }

  /// The picture with a frame around each finding in its appearance.
  func marked(_ findings: [AuditFinding]) -> Data? {
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIImage(cgImage: picture).draw(in: CGRect(origin: .zero, size: size))
      UIColor.magenta.setStroke()
      context.cgContext.setLineWidth(2)
      for finding in findings where finding.look == look { context.stroke(finding.frame.insetBy(dx: -2, dy: -2)) }
    }.pngData()
  }
}

/// Reports of audits as failures of a test.
@MainActor
enum AuditFailures {
  /// The largest number of looks whose pictures are on the page of failures.
  static let mostPictures = 6

  static func record(
    _ report: AuditReport, _ pictures: [AuditPicture], _ file: GoldenFile, _ location: SourceLocation
  ) {
    let messages = report.messages
    guard !messages.isEmpty else { return file.page.remove(file.recordingName) }
    var entry = FailureEntry(name: file.recordingName, message: "", lines: messages)
    entry.message = messages.count == 1 ? "1 finding" : "\(messages.count) findings"
    entry.pictures = pictures.compactMap { picture in
      picture.marked(report.findings).map { (caption: picture.look, png: $0) }
    }
    file.page.add(entry)
    for message in messages { TestFailure.record(message, at: location) }
  }
}

extension GoldenFile {
  /// The name and the page under which a test's audit reports its findings.
  static func audit(_ testName: String, _ testFile: String) -> GoldenFile {
    GoldenFile(name: "\(testName.prefix { $0 != "(" }) audit", fileExtension: "txt", testFile: testFile)
  }
}
