import Testing
import XCTest

/// A failure of the test that runs, in Swift Testing or XCTest.
enum TestFailure {
  static func record(_ message: String, at location: SourceLocation) {
    // In a test of XCTest, Swift Testing has no current test, and issues that it records are lost.
    if Test.current == nil { XCTFail("\(location.fileID):\(location.line): \(message)") }
    Issue.record("\(message)", sourceLocation: location)
  }
}
