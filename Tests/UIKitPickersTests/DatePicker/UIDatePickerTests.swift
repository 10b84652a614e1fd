import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// Date pickers as wheels, buttons and calendars, under fingers, keys and screen readers.
@MainActor @Suite(.serialized) struct UIDatePickerTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    DatePickerScene.date(year, month, day, hour, minute)
  }

  /// [C] An input view or a row's accessory view is as large as the picker.
  @Test func aPickerWithoutASizeHasTheIntrinsicSizeOfStyleAndMode() {
    let picker = UIDatePicker()
    let both = picker.frame.size
    expect(picker.frame.origin == .zero && both == picker.intrinsicContentSize)
    picker.datePickerMode = .date
    expect(picker.frame.width < both.width && picker.frame.size == picker.intrinsicContentSize)
    picker.preferredDatePickerStyle = .wheels
    expect(picker.frame == CGRect(origin: .zero, size: picker.intrinsicContentSize) && picker.frame.height == 216)
    let sized = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    sized.preferredDatePickerStyle = .wheels
    expectEqual(sized.frame.size, CGSize(width: 200, height: 40))
  }

  // MARK: Wheels

  @Test func wheelsShowTheDate() {
    expectEqual(DatePickerScene(.wheels, .date).shownRows, ["May", "20", "2021"])
    expectEqual(DatePickerScene(.wheels, .time).shownRows, ["9", "41", "AM"])
    expectEqual(DatePickerScene(.wheels, .dateAndTime).shownRows, ["Thu, May 20", "9", "41", "AM"])
    expectEqual(DatePickerScene(.automatic, .yearAndMonth).shownRows, ["May", "2021"])
    expectEqual(DatePickerScene(.wheels, .time, date(2021, 5, 20, 0, 5)).shownRows, ["12", "05", "AM"])
    let german = DatePickerScene(.wheels, .time) { $0.locale = Locale(identifier: "de_DE") }
    expectEqual(german.shownRows, ["09", "41"])
  }

  @Test func turningAWheelChangesItsDateComponent() {
    let scene = DatePickerScene(.wheels, .date)
    scene.turn(0, by: 2)
    expect(scene.take() == [date(2021, 7, 20, 9, 41)] && scene.shownRows == ["July", "20", "2021"])
    scene.turn(2, by: -1)
    expectEqual(scene.take(), [date(2020, 7, 20, 9, 41)])
    let time = DatePickerScene(.wheels, .time)
    time.turn(2, by: 1)
    expectEqual(time.take(), [date(2021, 5, 20, 21, 41)], "after noon")
    time.turn(0, by: -1)
    expectEqual(time.take(), [date(2021, 5, 20, 20, 41)])
    let both = DatePickerScene(.wheels, .dateAndTime)
    both.turn(0, by: 3)
    expect(both.take() == [date(2021, 5, 23, 9, 41)] && both.shownRows[0] == "Sun, May 23")
  }

  @Test func aWheelReturnsFromANonexistentDay() {
    let scene = DatePickerScene(.wheels, .date, date(2021, 2, 28))
    scene.turn(1, by: 2)
    expect(scene.picker.date == date(2021, 2, 28) && scene.take() == [])
    expectEqual(scene.shownRows, ["February", "28", "2021"])
    scene.turn(0, by: -1)
    scene.turn(1, by: 3)
    scene.turn(0, by: 1)
    expect(scene.picker.date == date(2021, 2, 28) && scene.shownRows == ["February", "28", "2021"])
  }

  @Test func aWheelReturnsFromBeyondTheLimits() {
    let scene = DatePickerScene(.wheels, .date) { $0.maximumDate = DatePickerScene.date(2021, 5, 22) }
    scene.turn(1, by: 5)
    expect(scene.take() == [date(2021, 5, 22)] && scene.shownRows[1] == "22")
    scene.turn(2, by: 1)
    expect(scene.take() == [] && scene.shownRows == ["May", "22", "2021"])
  }

  @Test func aCountDownTimerIsAtLeastOneMinute() {
    let scene = DatePickerScene(.automatic, .countDownTimer) { $0.countDownDuration = 120 }
    expectEqual(scene.shownRows, ["0", "2"])
    scene.turn(1, by: -1)
    expectEqual(scene.picker.countDownDuration, 60)
    scene.turn(1, by: -1)
    expect(scene.picker.countDownDuration == 60 && scene.shownRows == ["0", "1"])
    scene.turn(0, by: 2)
    expectEqual(scene.picker.countDownDuration, 7260)
  }

  @Test func afterAModeChangeWheelsTurnInBothDirections() {
    let scene = DatePickerScene(.wheels, .dateAndTime)
    scene.picker.datePickerMode = .time
    scene.screen.advance(frames: 2)
    expectEqual(scene.shownRows, ["9", "41", "AM"])
    scene.turn(0, by: 5)
    expectEqual(scene.take(), [date(2021, 5, 20, 2, 41)])
    scene.turn(1, by: -4)
    expectEqual(scene.take(), [date(2021, 5, 20, 2, 37)])
  }

  @Test func circularWheelsChangeOnlyTheirOwnComponent() {
    let scene = DatePickerScene(.wheels, .date, date(2021, 12, 31))
    scene.turn(0, by: 1)
    expectEqual(scene.picker.date, date(2021, 1, 31), "the month alone goes on")
    scene.turn(1, by: 1)
    expectEqual(scene.picker.date, date(2021, 1, 1))
  }

  // MARK: Compact

  @Test func compactButtonsOpenACalendarAndWheels() throws {
    let scene = DatePickerScene(.compact, .dateAndTime)
    try scene.screen.tap(.text("May 20, 2021"))
    scene.screen.advance(by: 1)
    expect(scene.controller.presentedViewController is DatePopover)
    try scene.tap(day: "Friday, May 28")
    scene.screen.advance(by: 0.5)
    expectEqual(scene.take(), [date(2021, 5, 28, 9, 41)], "it keeps its time")
    scene.screen.tap(at: CGPoint(x: 4, y: 620))
    scene.screen.advance(by: 1)
    expectNil(scene.controller.presentedViewController)
    try scene.screen.tap(.text("9:41\u{202F}AM"))
    scene.screen.advance(by: 1)
    scene.turn(0, by: 1)
    expectEqual(scene.take(), [date(2021, 5, 28, 10, 41)])
    #expect(throws: Never.self) { try scene.screen.point(of: .text("10:41\u{202F}AM")) }
  }

  @Test func aCompactPickerIsAsLargeAsItsButtons() {
    let both = DatePickerScene(.compact, .dateAndTime).picker
    let day = DatePickerScene(.compact, .date).picker
    let time = DatePickerScene(.compact, .time).picker
    expectEqual(both.intrinsicContentSize.width, day.intrinsicContentSize.width + 5 + time.intrinsicContentSize.width)
    expect(both.intrinsicContentSize.height == day.intrinsicContentSize.height && both.bounds.height < 40)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.leading, false, 0.0), (.leading, true, 1), (.trailing, false, 1),
    (.center, false, 0.5), (.left, true, 0), (.right, true, 1),
  ])
  func buttonsAreAlignedInAWiderPicker(
    _ alignment: UIControl.ContentHorizontalAlignment, _ isRightToLeft: Bool, _ share: Double
  ) {
    expectEqual(alignment.offset(of: 60, in: 100, isRightToLeft: isRightToLeft), CGFloat(40 * share))
    expectEqual(alignment.offset(of: 160, in: 100, isRightToLeft: isRightToLeft), 0)
  }

  @Test func aDisabledPickerIgnoresTaps() throws {
    let scene = DatePickerScene(.compact, .date)
    scene.picker.isEnabled = false
    scene.screen.advance(frames: 1)
    scene.screen.tap(at: CGPoint(x: scene.picker.frame.midX, y: scene.picker.frame.midY))
    scene.screen.advance(by: 1)
    expectNil(scene.controller.presentedViewController)
  }

  @Test func aPickerRemovedWhileItsCalendarIsOpenIsReleased() throws {
    weak var left: UIDatePicker?
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 640), scale: 1)
    do {
      let picker = UIDatePicker()
      left = picker
      picker.datePickerMode = .date
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 30, y: 60)
      controller.view.addSubview(picker)
      screen.advance(frames: 2)
      screen.tap(at: CGPoint(x: picker.frame.midX, y: picker.frame.midY))
      screen.advance(by: 1)
      picker.removeFromSuperview()
    }
    let popover = try require(controller.presentedViewController as? DatePopover)
    screen.advance(by: 0.5)
    expect(left == nil && popover.face.window != nil)
    controller.dismiss(animated: false)
    screen.advance(by: 0.5)
    expectNil(controller.presentedViewController)
  }

  // MARK: Calendar

  @Test func aTapOnADaySelectsIt() throws {
    let scene = DatePickerScene(.inline, .date)
    try scene.tap(day: "Saturday, May 1")
    expectEqual(scene.take(), [date(2021, 5, 1, 9, 41)])
    try scene.tap(day: "Saturday, May 1")
    expectEqual(scene.take(), [])
  }

  @Test func monthsChangeBySwipesAndArrowButtons() throws {
    let scene = DatePickerScene(.inline, .date)
    try scene.screen.activate(.label("Next Month"))
    scene.screen.advance(by: 1)
    #expect(throws: Never.self) { try scene.screen.point(of: .text("June 2021")) }
    let frame = scene.picker.frame
    scene.screen.drag(
      from: CGPoint(x: frame.minX + 40, y: frame.midY), to: CGPoint(x: frame.maxX - 20, y: frame.midY), duration: 0.2,
      hold: 0)
    scene.screen.advance(by: 1)
    try scene.screen.activate(.label("Previous Month"))
    scene.screen.advance(by: 1)
    try scene.tap(day: "Friday, April 30")
    expectEqual(scene.take(), [date(2021, 4, 30, 9, 41)])
  }

  @Test func aMonthIsChosenByWheels() throws {
    let scene = DatePickerScene(.inline, .date)
    try scene.screen.tap(.text("May 2021"))
    scene.screen.advance(by: 0.5)
    expectEqual(scene.shownRows, ["May", "2021"])
    scene.turn(1, by: 3)
    try scene.screen.tap(.text("May 2024"))
    scene.screen.advance(by: 0.5)
    try scene.tap(day: "Friday, May 31")
    expectEqual(scene.take(), [date(2024, 5, 31, 9, 41)])
  }

  @Test func daysBeyondTheLimitsCannotBeSelected() throws {
    let scene = DatePickerScene(.inline, .date) {
      $0.minimumDate = DatePickerScene.date(2021, 5, 18)
      $0.maximumDate = DatePickerScene.date(2021, 6, 3)
    }
    try scene.tap(day: "Monday, May 17")
    expectEqual(scene.take(), [])
    try scene.tap(day: "Tuesday, May 18")
    expectEqual(scene.take(), [date(2021, 5, 18, 9, 41)])
    try scene.screen.activate(.label("Next Month"))
    scene.screen.advance(by: 1)
    #expect(throws: (any Error).self, "there is no month after it") { try scene.screen.activate(.label("Next Month")) }
    try scene.tap(day: "Thursday, June 3")
    expectEqual(scene.take(), [date(2021, 6, 3)], "the limit is earlier that day")
  }

  @Test func arrowKeysMoveByDaysAndWeeks() throws {
    let scene = DatePickerScene(.inline, .date, date(2021, 5, 30))
    for _ in 0..<4 { scene.screen.press(.keyboardTab) }
    scene.screen.press(.keyboardRightArrow)
    scene.screen.press(.keyboardDownArrow)
    scene.screen.advance(by: 1)
    expectEqual(scene.take(), [date(2021, 5, 31), date(2021, 6, 7)])
    #expect(throws: Never.self) { try scene.screen.point(of: .text("June 2021")) }
  }

  @Test func daysAndTimesAreAccessibilityElements() throws {
    let scene = DatePickerScene(.inline, .dateAndTime)
    let tree = scene.screen.accessibility
    expect(tree.contains("Thursday, May 20") && tree.contains("Next Month") && tree.contains("9:41"), "\(tree)")
    try scene.screen.activate(.label("Monday, May 3"))
    expectEqual(scene.take(), [date(2021, 5, 3, 9, 41)])
  }

  // MARK: The program

  @Test func styleAndModeChangeThePickersContent() {
    let scene = DatePickerScene(.compact, .date)
    scene.picker.preferredDatePickerStyle = .wheels
    scene.screen.advance(frames: 2)
    expect(scene.shownRows == ["May", "20", "2021"] && scene.picker.intrinsicContentSize.height == 216)
    scene.picker.datePickerMode = .time
    scene.screen.advance(frames: 2)
    expectEqual(scene.shownRows, ["9", "41", "AM"])
    scene.picker.setDate(date(2021, 5, 20, 23, 1), animated: true)
    scene.screen.advance(by: 1)
    expectEqual(scene.shownRows, ["11", "01", "PM"])
    scene.picker.preferredDatePickerStyle = .inline
    expectEqual(scene.picker.datePickerStyle, .wheels, "a time has no calendar")
    scene.picker.datePickerMode = .date
    expectEqual(scene.picker.datePickerStyle, .inline)
    expectEqual(scene.take(), [])
  }

  @Test func otherCalendarsHaveOtherMonths() {
    let scene = DatePickerScene(.wheels, .date) {
      var calendar = Calendar(identifier: .hebrew)
      calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      calendar.locale = Locale(identifier: "en_US")
      $0.calendar = calendar
    }
    expect(scene.shownRows[0] == "Sivan" && scene.shownRows.contains("9") && scene.shownRows.contains("5781"))
  }
}
