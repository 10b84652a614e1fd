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
  var sheet = SnapshotSheet(
    form: form, name: name, record: record, tolerance: tolerance, testFile: testFile, testName: testName, place: place)
  try matrix.eachLook(of: makeController) { sheet.add($1, $0) }
  return sheet.finished
}

#if os(Linux)
  /// Expects a screen that loads to be as it is kept beside the test: in each look it runs frames and tasks until a condition
  /// holds and nothing moves any more; see `assertSnapshots(over:as:named:)`.
  ///
  ///     try await assertSnapshots(over: .standard, until: { _ in shop.isLoaded }) { ShopController(shop) }
  ///
  /// - Throws: `StillMoving` where the condition does not come to hold.
  @MainActor @discardableResult
  public func assertSnapshots(
    over matrix: SnapshotMatrix = .standard, as form: SnapshotForm = .picture, named name: String? = nil,
    record: Bool = false, tolerance: PictureTolerance = .antialiasing, until isReached: (MountedScreen) -> Bool,
    testFile: String = #filePath, testName: String = #function, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column, of makeController: () -> UIViewController
  ) async throws -> ContactSheet {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
    var sheet = SnapshotSheet(
      form: form, name: name, record: record, tolerance: tolerance, testFile: testFile, testName: testName, place: place
    )
    try await matrix.eachLook(of: makeController, until: isReached) { sheet.add($1, $0) }
    return sheet.finished
  }
#endif

/// Compares the looks of a screen one by one, and puts them on a sheet.
@MainActor
private struct SnapshotSheet {
  let form: SnapshotForm
  let name: String?
  let record: Bool
  let tolerance: PictureTolerance
  let testFile: String
  let testName: String
  let place: SourceLocation
  private var sheet = ContactSheet()

  init(
    form: SnapshotForm, name: String?, record: Bool, tolerance: PictureTolerance, testFile: String, testName: String,
    place: SourceLocation
  ) {
    (self.form, self.name, self.record, self.tolerance) = (form, name, record, tolerance)
    (self.testFile, self.testName, self.place) = (testFile, testName, place)
  }

  mutating func add(_ screen: MountedScreen, _ look: SnapshotMatrix.Look) {
    assertSnapshot(
      of: screen, as: form, named: [name, look.name].compactMap { $0 }.joined(separator: " "), record: record,
      tolerance: tolerance, testFile: testFile, testName: testName, sourceLocation: place)
    sheet.add(screen.picture, look.name)
  }

  /// The sheet, kept as a file.
  var finished: ContactSheet {
    var kept = sheet
    if let data = sheet.picture.flatMap({ UIImage(cgImage: $0).pngData() }) {
      let file = GoldenFile(
        name: Snapshot.title(testName, name, .picture), fileExtension: "png", testFile: testFile)
      kept.url = file.keepSheet(data)
    }
    return kept
  }
}
