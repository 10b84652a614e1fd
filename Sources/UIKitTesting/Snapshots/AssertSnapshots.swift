import Foundation
import Testing
import UIKit

/// Expects a screen to match the snapshots beside the test, in each of many appearances, and combines all pictures on
/// one sheet.
///
///     try assertSnapshots(over: .standard) { FeedController() }
///
/// The sheet is in `.build/sheets`, in a folder for the suite.
///
/// - Parameters:
///   - matrix: the appearances in which the screen is compared.
///   - form: the form that is compared: a picture or a text of the layout.
///   - makeController: makes a new controller for each appearance.
/// - Returns: the sheet.
/// - Throws: `StillMoving` if the screen does not come to rest in one of the appearances.
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
  /// Expects a screen that loads to match the snapshots beside the test: in each appearance it runs frames and tasks
  /// until a condition holds and the screen is at rest; see `assertSnapshots(over:as:named:)`.
  ///
  ///     try await assertSnapshots(over: .standard, until: { _ in shop.isLoaded }) { ShopController(shop) }
  ///
  /// - Throws: `StillMoving` if the condition is not reached.
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

/// Compares the appearances of a screen one by one, and combines them on a sheet.
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
