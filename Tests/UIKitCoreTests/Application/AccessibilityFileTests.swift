import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct AccessibilityFileTests {
  private func window(_ text: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = text
    window.addSubview(label)
    window.isHidden = false
    return window
  }

  @Test func accessibilityFilesBeginWithTheFrontWindow() throws {
    let file = NSTemporaryDirectory() + "accessibility-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let (back, front, hidden) = (window("back"), window("front"), window("hidden"))
    hidden.isHidden = true
    expectNil(AccessibilityFile.write([back, front, hidden], to: file))
    expectEqual(try String(contentsOfFile: file, encoding: .utf8), "staticText \"front\"\nstaticText \"back\"\n")
  }

  @Test func anUnwritableAccessibilityFileIsReported() {
    let failure = AccessibilityFile.write([], to: "/nowhere/at/all.txt")
    expectEqual(failure?.hasPrefix("/nowhere/at/all.txt: "), true)
  }
}
