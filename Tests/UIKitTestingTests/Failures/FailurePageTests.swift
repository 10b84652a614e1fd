import Expectations
import Foundation
import PictureTesting
import Testing
import UIKit

@testable import UIKitTesting

@Suite("The page of failures")
@MainActor struct FailurePageTests {
  private final class LineController: UIViewController {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Tea"
      view.addSubview(label)
    }
  }

  /// A screen, and a test file in a package of its own, whose folder is gone afterwards.
  private func inPackage(_ body: (MountedScreen, LineController, String, URL) throws -> Void) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try Data().write(to: package.appendingPathComponent("Package.swift"))
    let controller = LineController()
    let screen = MountedScreen(controller, size: CGSize(width: 120, height: 60))
    let page = package.appendingPathComponent(".build/failures/index.html")
    try body(screen, controller, package.appendingPathComponent("Tests/LineTests.swift").path, page)
  }

  /// The page as the end of the process writes it; empty if there is none.
  private func text(_ page: URL) throws -> String {
    try FailurePage(folder: page.deletingLastPathComponent()).write()
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  @Test("shows expected, actual and difference beside each other, and forgets them when the comparison passes")
  func pictures() throws {
    try inPackage { screen, controller, file, page in
      withKnownIssue("nothing is recorded") { expectGolden(screen.picture, "line", testFile: file) }
      expect(try text(page).contains("there is no golden"))
      withKnownIssue("recording is no comparison") {
        assertSnapshot(of: screen, record: true, testFile: file, testName: "line")
      }
      let recorded = screen.picture
      expectGolden(screen.picture, "line", testFile: file)
      expectEqual(try text(page), "", "what passes is no failure any more")
      controller.label.text = "Coffee"
      screen.advance(frames: 1)
      withKnownIssue("another text") { expectGolden(screen.picture, "line", testFile: file) }
      let html = try text(page)
      let captions = html.matches(of: /<figcaption>(\w+)<\/figcaption>/).map { String($0.output.1) }
      expectEqual(captions, ["expected", "actual", "difference"])
      expect(html.contains("<h2>LineTests/line</h2>") && html.contains("href=\"#LineTests/line\""))
      expect(!html.contains("<script") && !html.contains("http"))
      let images = html.matches(of: /data:image\/png;base64,([A-Za-z0-9+\/=]+)"/).compactMap {
        Data(base64Encoded: String($0.output.1)).flatMap { UIImage(data: $0) }
      }
      expectEqual(images.map(\.size), Array(repeating: CGSize(width: 240, height: 120), count: 3))
      let expected = try require(images.first?.cgImage)
      expectNil(pictureDifference(expected: recorded, actual: expected, tolerance: .exact))
    }
  }

  @Test("shows the lines of a layout that differ, and the findings of an audit, with every failure once")
  func texts() throws {
    try inPackage { screen, controller, file, page in
      withKnownIssue("recording is no comparison") {
        assertSnapshot(of: screen, as: .layout, record: true, testFile: file, testName: "line")
      }
      controller.label.text = "<Tea & milk>"
      controller.label.frame.size.width = 40
      screen.advance(frames: 1)
      for _ in 0..<2 {
        withKnownIssue("another layout") {
          assertSnapshot(of: screen, as: .layout, testFile: file, testName: "line")
        }
        withKnownIssue("a truncated text") {
          audit(screen, rules: [.truncatedText], testFile: file, testName: "line()")
        }
      }
      let html = try text(page)
      expect(html.contains("<title>2 failures</title>"))
      expect(html.contains("10,10 100x40 &quot;Tea&quot;</del>"))
      expect(html.contains("10,10 40x40 &quot;&lt;Tea &amp; milk&gt;&quot;</ins>"))
      expect(html.contains("<h2>LineTests/line audit</h2>"))
      expect(html.contains("truncatedText: UILabel &quot;&lt;Tea &amp; milk&gt;&quot;"))
      expect(html.contains("<figcaption>120x60 L light ltr</figcaption>"))
      controller.label.text = "Tea"
      screen.advance(frames: 1)
      audit(screen, rules: [.truncatedText], testFile: file, testName: "line()")
      expect(try text(page).contains("<title>1 failure</title>"))
    }
  }
}
