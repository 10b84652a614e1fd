import Foundation
import Testing
import UIKit

/// Expects a screen to be as it is kept beside the test, in each of many ways to look at it, and puts all of them on one
/// sheet to look at.
///
///     try assertSnapshots(over: .standard) { FeedController() }
///
/// The sheet lies in `.build/sheets`, in a folder for the suite.
///
/// - Parameters:
///   - matrix: the ways to look at it.
///   - form: the form that is compared: a picture or a text of the layout.
///   - makeController: makes the controller anew for each.
/// - Returns: the sheet.
/// - Throws: `StillMoving` where one does not come to rest.
@MainActor @discardableResult
public func assertSnapshots(
  over matrix: SnapshotMatrix = .standard, as form: SnapshotForm = .picture, named name: String? = nil,
  record: Bool = false, tolerance: PictureTolerance = .antialiasing, testFile: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line,
  column: Int = #column,
  of makeController: () -> UIViewController
) throws -> ContactSheet {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  var sheet = ContactSheet()
  try matrix.eachLook(of: makeController) { look, screen in
    assertSnapshot(
      of: screen, as: form, named: [name, look.name].compactMap { $0 }.joined(separator: " "), record: record,
      tolerance: tolerance, testFile: testFile, testName: testName, sourceLocation: place)
    sheet.add(screen.picture, look.name)
  }
  let title = Snapshot.title(testName, name, .picture)
  if let data = sheet.picture.flatMap({ UIImage(cgImage: $0).pngData() }) {
    let file = GoldenFile(name: title, fileExtension: "png", testFile: testFile)
    sheet.url = file.keepSheet(data)
  }
  return sheet
}
