import Foundation
import Testing
import UIKit

/// Expects a screen to match the snapshot beside the test, in a folder of `Goldens` for the suite.
///
///     assertSnapshot(of: screen)
///     assertSnapshot(of: screen, as: .list, named: "after a tap")
///
/// - Parameters:
///   - form: the form that is compared: a picture or a text of the layout.
///   - name: distinguishes several snapshots of one test.
///   - record: writes the snapshot instead of comparing, and fails, so that it is not left in a test.
///     `TRESTLE_RECORD=1` in the environment writes as well.
@MainActor
public func assertSnapshot(
  of screen: MountedScreen, as form: SnapshotForm = .picture, named name: String? = nil, record: Bool = false,
  tolerance: PictureTolerance = .antialiasing, testFile: String = #filePath, testName: String = #function,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let title = Snapshot.title(testName, name, form)
  if record {
    Snapshot.record(screen, form, title, testFile, place)
  } else if let text = form.text?(screen) {
    expectGolden(text, title, testFile: testFile, sourceLocation: place)
  } else {
    expectGolden(screen.picture, title, tolerance: tolerance, testFile: testFile, sourceLocation: place)
  }
}

/// Mounts a controller, lets it come to rest, and expects it to match its snapshot; see
/// `assertSnapshot(of:as:named:record:)`.
@MainActor
public func assertSnapshot(
  of controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844), as form: SnapshotForm = .picture,
  named name: String? = nil, record: Bool = false, tolerance: PictureTolerance = .antialiasing,
  testFile: String = #filePath, testName: String = #function, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, line: Int = #line, column: Int = #column
) throws {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let screen = MountedScreen(controller, size: size)
  try screen.settle()
  assertSnapshot(
    of: screen, as: form, named: name, record: record, tolerance: tolerance, testFile: testFile, testName: testName,
    sourceLocation: place)
}

/// Names and files of snapshots.
@MainActor
enum Snapshot {
  /// Distinguishes the snapshots of Apple's platforms, which have other fonts.
  private static var system: String? {
    #if os(Linux)
      nil
    #else
      "iOS"
    #endif
  }

  /// The title of a snapshot: the test's name, the snapshot's own, and the form if it is a text.
  static func title(_ testName: String, _ name: String?, _ form: SnapshotForm) -> String {
    let test = testName.prefix { $0 != "(" }
    return [String(test), name, form == .picture ? nil : form.name, system].compactMap { $0 }.joined(separator: " ")
  }

  static func record(
    _ screen: MountedScreen, _ form: SnapshotForm, _ title: String, _ testFile: String, _ sourceLocation: SourceLocation
  ) {
    let text = form.text?(screen)
    let golden = GoldenFile(name: title, fileExtension: text == nil ? "png" : "txt", testFile: testFile)
    let data =
      text.map { Data(($0.hasSuffix("\n") ? $0 : $0 + "\n").utf8) } ?? UIImage(cgImage: screen.picture).pngData()
    if let data { recordGolden(golden, data, sourceLocation: sourceLocation) }
    TestFailure.record(
      "\(golden.url.path) was written anew, and nothing compared; take `record` away", at: sourceLocation)
  }
}
