import UIKit
import UIKitTesting
import XCTest

/// Two texts, one half above the other.
private final class OverlappingTexts: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (text, top) in [("Below", 100), ("Above", 110)] {
      let label = UILabel(frame: CGRect(x: 100, y: top, width: 190, height: 44))
      label.text = text
      view.addSubview(label)
    }
  }
}

/// In a suite of XCTest, as apps have them: what is found fails the test there as well.
final class SnapshotFailureTests: XCTestCase {
  private var failures: [String] = []

  /// Keeps the failures of a test instead of failing it.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append(description)
  }

  private func fail(unless condition: Bool, _ message: String) {
    if !condition {
      super.recordFailure(withDescription: message, inFile: #filePath, atLine: #line, expected: true)
    }
  }

  func testAnAuditFailsATestOfXCTest() {
    MainActor.assumeIsolated { _ = audit(MountedScreen(OverlappingTexts()), rules: [.overlap]) }
    fail(
      unless: failures.count == 1 && failures[0].contains("points of it lie on UILabel \"Below\""),
      "recorded were \(failures)")
  }

  func testAMissingGoldenFailsATestOfXCTest() {
    expectGolden("text", "a golden that nobody recorded")
    fail(
      unless: failures.count == 1 && failures[0].contains("there is no golden"), "recorded were \(failures)")
  }
}
