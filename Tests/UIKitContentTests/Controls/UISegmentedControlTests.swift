import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct UISegmentedControlTests {
  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func theSelectionFollowsItsSegmentThroughInsertions() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "first", at: 0, animated: false)
    expect(titles(control) == ["first", "a", "b", "c"] && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expect(titles(control) == ["a", "c"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "last", at: 99, animated: true)
    expectEqual(titles(control), ["a", "c", "last"])
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
  }

  @Test func anIndexBeyondTheEndMeansTheLastSegment() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("z", forSegmentAt: 7)
    expectEqual(titles(control), ["a", "z"])
    control.selectedSegmentIndex = 7
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func anImageReplacesATitle() {
    let control = UISegmentedControl(items: ["a"])
    control.setImage(UIImage(), forSegmentAt: 0)
    expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.setTitle("a", forSegmentAt: 0)
    expect(control.titleForSegment(at: 0) == "a" && control.imageForSegment(at: 0) == nil)
  }

  @Test func segmentWidthsAreEqualUnlessApportioned() {
    let control = UISegmentedControl(items: ["I", "A long title"])
    let wide = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    expect(control.intrinsicContentSize.width < wide)
    control.setWidth(100, forSegmentAt: 0)
    expectEqual(control.widthForSegment(at: 0), 100)
    control.frame.size.width = 300
    expectEqual(control.appearance.segmentFrames.map(\.width), [100, 200])
  }

  @Test func segmentActionsArePerformedAndFoundByIdentifier() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["day", "night"].map { name in
        UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in log.append(name) }
      })
    control.addAction(UIAction { _ in log.append("changed \(control.selectedSegmentIndex)") }, for: .valueChanged)
    let scene = TouchScene()
    scene.view.addSubview(control)
    scene.window.layoutIfNeeded()
    scene.down(at: CGPoint(x: 150, y: 10))
    scene.up()
    expectEqual(log, ["night", "changed 1"])
    expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("day")), 0)
    expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("noon")), NSNotFound)
    control.isMomentary = true
    scene.down(at: CGPoint(x: 150, y: 10))
    scene.up()
    expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && log.last == "changed 1")
  }

  @Test func aCancelledTouchSelectsNothing() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let scene = TouchScene()
    scene.view.addSubview(control)
    scene.window.layoutIfNeeded()
    scene.down(at: CGPoint(x: 150, y: 10))
    scene.cancel()
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    scene.down(at: CGPoint(x: 150, y: 10))
    scene.up()
    expectEqual(control.selectedSegmentIndex, 0, "the first segment is at the right")
  }
}

@Suite struct SegmentWidthsTests {
  @Test func fixedSegmentWidthsStayAndTheRestIsShared() {
    let widths = SegmentWidths(natural: [30, 50, 80], given: [0, 60, 0], isApportioned: false)
    expectEqual(widths.total, 220)
    expectEqual(widths.widths(in: 260), [100, 60, 100])
    let apportioned = SegmentWidths(natural: [30, 50, 70], given: [0, 60, 0], isApportioned: true)
    expectEqual(apportioned.total, 160)
    expectEqual(apportioned.widths(in: 260), [60, 60, 140])
    expectEqual(SegmentWidths(natural: [], given: [], isApportioned: true).widths(in: 100), [])
  }
}
