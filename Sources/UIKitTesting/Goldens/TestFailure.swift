import Testing
import XCTest

/// A failure of the test that runs, in Swift Testing or XCTest.
enum TestFailure {
  static func record(_ message: String, at location: SourceLocation) {
    // In a test of XCTest, Swift Testing knows of no test, and what it records is lost.
    if Test.current == nil { XCTFail("\(location.fileID):\(location.line): \(message)") }
    Issue.record("\(message)", sourceLocation: location)
  }
}
