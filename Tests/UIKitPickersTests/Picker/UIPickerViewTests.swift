import Expectations
import Testing
import UIKit

@testable import UIKitPickers
@testable import UIKitTesting

/// Wheels of a picker view under fingers, mice, keys, screen readers and changes of their data.
@MainActor @Suite(.serialized) struct UIPickerViewTests {
  private let source: PickerSource
  private let picker = UIPickerView()
  private let screen: MountedScreen

  init() {
    source = PickerSource([20, 60])
    let controller = UIViewController()
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 400), scale: 1)
    controller.view.backgroundColor = .systemBackground
    picker.frame.origin.y = 40
    picker.dataSource = source
    picker.delegate = source
    controller.view.addSubview(picker)
    screen.advance(frames: 2)
  }

  /// A point of a wheel, some rows away from the middle.
  private func point(_ component: Int, rows: CGFloat = 0) -> CGPoint {
    CGPoint(x: component == 0 ? 80 : 240, y: 148 + 32 * rows)
  }

  private func wheel(_ component: Int) throws -> PickerWheel {
    try require(picker.subviews.compactMap { $0 as? PickerWheel }.first { $0.component == component })
  }

  // MARK: Layout

  @Test func componentsShareTheWidth() throws {
    expectEqual(try wheel(0).frame, CGRect(x: 9, y: 0, width: 148.5, height: 216))
    expectEqual(try wheel(1).frame, CGRect(x: 162.5, y: 0, width: 148.5, height: 216))
    expectEqual(picker.rowSize(forComponent: 1), CGSize(width: 148.5, height: 32))
    picker.semanticContentAttribute = .forceRightToLeft
    screen.advance(frames: 1)
    expect(try wheel(0).frame.minX == 162.5 && wheel(1).frame.minX == 9)
  }

  @Test func aPickerWithoutASizeHasItsIntrinsicSize() {
    expectEqual(UIPickerView().frame, CGRect(x: 0, y: 0, width: 320, height: 216))
    expectEqual(
      UIPickerView(frame: CGRect(x: 1, y: 2, width: 100, height: 0)).frame.size, CGSize(width: 100, height: 216))
    expectEqual(UIPickerView(frame: CGRect(x: 0, y: 0, width: 90, height: 80)).frame.height, 80)
    expectEqual(picker.sizeThatFits(CGSize(width: 40, height: 9)), CGSize(width: 320, height: 216))
  }

  @Test func aResizedPickerKeepsItsSelectedRows() throws {
    picker.selectRow(31, inComponent: 1, animated: false)
    picker.frame.size = CGSize(width: 200, height: 120)
    screen.advance(frames: 1)
    expect(try wheel(1).cylinder.row(at: wheel(1).turn) == 31 && wheel(1).turn == 31 * 32)
    expectEqual(source.log, [])
  }

  // MARK: Choosing

  @Test func aFlungWheelStopsAtARow() throws {
    screen.drag(from: point(1), to: point(1, rows: -3), duration: 0.1, hold: 0)
    screen.advance(by: 3)
    let row = picker.selectedRow(inComponent: 1)
    expect(row > 3 && row < 60)
    expectEqual(try wheel(1).turn, Double(row) * 32)
    expectEqual(source.log, ["1: \(row)"], "once, when it came to rest")
    expectEqual(picker.selectedRow(inComponent: 0), 0)
  }

  @Test func aWheelThatReturnsCallsNoDelegate() {
    screen.drag(from: point(0), to: point(0, rows: -0.4), duration: 0.5)
    screen.advance(by: 1)
    expect(picker.selectedRow(inComponent: 0) == 0 && source.log == [])
  }

  @Test func theMouseWheelTurnsTheComponentUnderThePointer() throws {
    screen.wheel(at: point(1), by: CGVector(dx: 0, dy: -70))
    screen.advance(by: 1)
    expect(picker.selectedRow(inComponent: 1) == 2 && picker.selectedRow(inComponent: 0) == 0)
    expectEqual(source.log, ["1: 2"])
    expectEqual(try wheel(1).turn, 64)
  }

  @Test(arguments: [(1.0, 1), (2, 2), (3, 3)]) func aTapOnARowSelectsIt(_ height: Double, _ row: Int) throws {
    picker.selectRow(5, inComponent: 0, animated: false)
    let place = try require(wheel(0).cylinder.place(of: 5 + row, at: wheel(0).turn))
    screen.tap(at: CGPoint(x: 80, y: 148 + place.y))
    screen.advance(by: 1)
    expect(picker.selectedRow(inComponent: 0) == 5 + row && source.log == ["0: \(5 + row)"])
    screen.tap(at: point(0))
    screen.advance(by: 1)
    expectEqual(source.log.count, 1, "it is there already")
  }

  @Test func aWheelCaughtBetweenTwoRowsSettlesOnARow() throws {
    screen.drag(from: point(1), to: point(1, rows: -3), duration: 0.1, hold: 0)
    screen.advance(frames: 6)
    let turn = try wheel(1).turn
    expect(turn.truncatingRemainder(dividingBy: 32) != 0, "the wheel turns: \(turn)")
    screen.tap(at: point(1), duration: 0.3)
    screen.advance(by: 2)
    let row = picker.selectedRow(inComponent: 1)
    expect(try wheel(1).turn == Double(row) * 32 && abs(turn - Double(row) * 32) <= 16)
    expectEqual(source.log, ["1: \(row)"])
  }

  @Test func anAnimatedSelectionSurvivesAResize() throws {
    picker.selectRow(31, inComponent: 1, animated: true)
    screen.advance(frames: 4)
    picker.frame.size.height = 120
    screen.advance(by: 2)
    expect(try wheel(1).turn == 31 * 32 && picker.selectedRow(inComponent: 1) == 31)
    expectEqual(source.log, [])
  }

  @Test func aWheelRemovedWhileTurningReturnsWithoutCallingTheDelegate() throws {
    picker.selectRow(5, inComponent: 1, animated: false)
    screen.drag(from: point(1), to: point(1, rows: -3), duration: 0.1, hold: 0)
    screen.advance(frames: 3)
    let superview = try require(picker.superview)
    picker.removeFromSuperview()
    superview.addSubview(picker)
    screen.advance(by: 2)
    expect(picker.selectedRow(inComponent: 1) == 5 && source.log == [])
    expectEqual(try wheel(1).turn, 5 * 32)
  }

  @Test func arrowKeysTurnTheFocusedWheel() throws {
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.advance(by: 1)
    expectEqual(picker.selectedRow(inComponent: 0), 3)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.advance(by: 1)
    screen.press(.keyboardUpArrow)
    screen.advance(by: 1)
    screen.press(.keyboardUpArrow)
    screen.advance(by: 1)
    expect(picker.selectedRow(inComponent: 1) == 0 && source.log == ["0: 3", "1: 1", "1: 0"])
  }

  @Test func selectRowDoesNotCallTheDelegate() throws {
    picker.selectRow(12, inComponent: 0, animated: true)
    expectEqual(picker.selectedRow(inComponent: 0), 12, "at once, while the wheel turns")
    expect(try wheel(0).isScrollAnimating)
    screen.advance(by: 1)
    expectEqual(try wheel(0).turn, 12 * 32)
    picker.selectRow(99, inComponent: 0, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), 19, "the last one there is")
    picker.selectRow(-4, inComponent: 0, animated: false)
    expect(picker.selectedRow(inComponent: 0) == 0 && source.log == [])
  }

  // MARK: Data

  @Test func reloadingATurningWheelStopsAtAValidRow() throws {
    screen.drag(from: point(1), to: point(1, rows: -3), duration: 0.1, hold: 0)
    screen.advance(by: 0.1)
    expect(try wheel(1).isDecelerating)
    source.counts[1] = 3
    picker.reloadComponent(1)
    screen.advance(by: 3)
    let row = picker.selectedRow(inComponent: 1)
    expect((0..<3).contains(row))
    expectEqual(try wheel(1).turn, Double(row) * 32)
    source.counts = [4]
    picker.reloadAllComponents()
    screen.advance(frames: 1)
    expect(picker.numberOfComponents == 1 && picker.subviews.count { $0 is PickerWheel } == 1)
    source.counts = []
    picker.reloadAllComponents()
    screen.advance(by: 1)
    expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func aComponentMayBeReloadedInDidSelectRow() {
    source.onSelect = { [picker, source] row, component in
      guard component == 0 else { return }
      source.counts[1] = row
      picker.reloadComponent(1)
    }
    screen.tap(at: point(0, rows: 1.9))
    screen.advance(by: 1)
    expect(picker.selectedRow(inComponent: 0) == 2 && picker.numberOfRows(inComponent: 1) == 2)
  }

  @Test func aPickerWithoutADataSourceIsEmpty() {
    picker.dataSource = nil
    picker.delegate = nil
    screen.advance(frames: 2)
    expectEqual(picker.numberOfComponents, 0)
  }

  @Test func rowsWithoutATitleShowAQuestionMark() throws {
    final class Counts: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let counts = Counts()
    picker.dataSource = counts
    picker.delegate = counts
    screen.advance(frames: 2)
    expectEqual(try wheel(0).accessibilityValue, "?", "as UIKit shows it")
  }

  // MARK: Cost

  @Test func onlyEnteringRowsAreRequested() throws {
    let before = source.titles
    let views = try wheel(1).subviews.count
    let wheel = try wheel(1)
    for step in 1...32 {
      wheel.contentOffset.y = -92 + CGFloat(step)
      screen.advance(frames: 1)
    }
    expectEqual(source.titles, before + 1, "one row came from behind")
    for row in 0..<60 {
      picker.selectRow(row, inComponent: 1, animated: false)
      screen.advance(frames: 1)
    }
    expect(wheel.subviews.count <= views + 6, "views are used again")
  }

  /// Each row has another shape in every frame, so that shifting the pixels of the frame before would save nothing.
  @Test func turningAWheelMovesNoPixels() throws {
    let wheel = try wheel(1)
    let before = screen.loop.compositor.counters
    for step in 1...20 {
      wheel.contentOffset.y = -92 + CGFloat(step * 3)
      screen.advance(frames: 1)
    }
    let after = screen.loop.compositor.counters
    expect(after.bytesMoved == before.bytesMoved && after.pixelsPainted > before.pixelsPainted)
  }

  /// A frame of a turning wheel draws the rows.
  @Test func rowsAreAsWideAsTheirTitles() throws {
    final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
      {
        row == 2 ? NSAttributedString(string: "c") : nil
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        row == 0 ? "a" : String(repeating: "long ", count: 40)
      }
    }
    let titles = Titles()
    picker.dataSource = titles
    picker.delegate = titles
    screen.advance(frames: 2)
    let wheel = try wheel(0)
    let rows = wheel.subviews.compactMap { $0 as? PickerRow }.filter { !$0.isHidden }.sorted {
      $0.center.y < $1.center.y
    }
    expect(rows.count == 3 && rows[0].bounds.width < 30 && rows[0].center.x == wheel.bounds.midX)
    expectEqual((wheel.bounds.width - rows[0].bounds.width).truncatingRemainder(dividingBy: 4), 0)
    expectEqual(rows[1].bounds.width, wheel.bounds.width, "a long title is cut off at the wheel's ends")
    expectEqual(rows[2].bounds.width, wheel.bounds.width, "attributes may align a title")
  }

  // MARK: Screen readers

  @Test func wheelsAreAdjustableAccessibilityElements() throws {
    picker.selectRow(7, inComponent: 0, animated: false)
    screen.advance(frames: 1)
    let wheel = try wheel(0)
    expect(
      wheel.accessibilityTraits == .adjustable && wheel.accessibilityValue == "Row 7" && wheel.isAccessibilityElement)
    wheel.accessibilityIncrement()
    screen.advance(by: 1)
    expectEqual(wheel.accessibilityValue, "Row 8")
    wheel.accessibilityDecrement()
    wheel.accessibilityDecrement()
    screen.advance(by: 1)
    expectEqual(source.log, ["0: 8", "0: 7"])
  }

  // MARK: Life

  @Test func anUnusedPickerIsReleased() {
    weak var left: UIPickerView?
    weak var leftSource: PickerSource?
    do {
      let source = PickerSource([5, 5])
      let picker = UIPickerView()
      (left, leftSource) = (picker, source)
      picker.dataSource = source
      picker.delegate = source
      screen.controller.view.addSubview(picker)
      screen.advance(frames: 2)
      picker.selectRow(3, inComponent: 0, animated: true)
      screen.advance(frames: 2)
      picker.removeFromSuperview()
    }
    screen.advance(by: 1)
    expect(left == nil && leftSource == nil)
  }
}
