import Expectations
import Testing
import TrestleTesting
import UIKit

/// Date pickers of every style, on a form written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct AppointmentScreens {
  private let form = AppointmentViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(
      UINavigationController(rootViewController: form), size: CGSize(width: 390, height: 1200), scale: 1)
    screen.advance(frames: 4)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    AppointmentViewController.date(year, month, day, hour, minute)
  }

  @Test func datePickerStylesFollowTheMode() {
    expect(UIDatePicker().datePickerStyle == .compact && UIDatePicker().preferredDatePickerStyle == .automatic)
    expect(UIDatePicker().datePickerMode == .dateAndTime && UIDatePicker().minuteInterval == 1)
    expect(form.birthday.datePickerStyle == .wheels && form.day.datePickerStyle == .inline)
    expectEqual(form.timer.datePickerStyle, .wheels, "a timer has wheels alone")
  }

  @Test func minutesAreRoundedToTheInterval() {
    expectEqual(form.starts.date, date(2026, 11, 23, 9, 30))
    form.starts.roundsToMinuteInterval = false
    form.starts.date = date(2026, 11, 23, 9, 40)
    expectEqual(form.starts.date, date(2026, 11, 23, 9, 40))
  }

  @Test func datesAreClampedToTheMinimumAndMaximum() {
    form.birthday.date = date(1850, 1, 1)
    expectEqual(form.birthday.date, date(1900, 1, 1))
    form.birthday.setDate(date(2030, 1, 1), animated: true)
    expectEqual(form.birthday.date, date(2026, 11, 23))
    form.birthday.minimumDate = date(2100, 1, 1)
    form.birthday.date = date(1850, 1, 1)
    expectEqual(form.birthday.date, date(1850, 1, 1), "limits that exclude each other are ignored")
    expectEqual(form.log, [], "the program's own dates are not told")
  }

  @Test func aCompactPickerShowsDateAndTime() throws {
    expect(try screen.point(of: .text("Nov 23, 2026")).x < screen.point(of: .text("9:30\u{202F}AM")).x)
    expect(form.starts.bounds.height < 44 && form.starts.frame.maxX > 300)
  }

  @Test func aDayIsSelectedInTheCalendarOfACompactPicker() throws {
    try screen.tap(.text("Nov 23, 2026"))
    screen.advance(by: 1)
    try screen.activate(.label("Thursday, November 26"))
    screen.advance(by: 1)
    expectEqual(form.log, ["2026-11-26 9:30"])
    screen.tap(at: CGPoint(x: 20, y: 1100))
    screen.advance(by: 1)
    expectNil(form.presentedViewController)
    #expect(throws: Never.self) { try screen.point(of: .text("Nov 26, 2026")) }
  }

  @Test func wheelsSkipInvalidDatesAndReportChanges() throws {
    let frame = form.birthday.convert(form.birthday.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.midX + 24, y: frame.midY + 32))
    screen.advance(by: 2)
    expectEqual(form.birthday.date, date(2000, 2, 29), "February 30th is none: the wheel comes back")
    form.birthday.date = date(2026, 11, 22)
    screen.advance(by: 1)
    form.log = []
    screen.tap(at: CGPoint(x: frame.midX + 24, y: frame.midY + 60))
    screen.advance(by: 2)
    expectEqual(form.log, ["2026-11-23 0:0"], "the last day allowed")
  }

  @Test func aDayIsSelectedInTheInlineCalendar() throws {
    let frame = form.day.convert(form.day.bounds, to: nil)
    expect(frame.height > 280 && frame.width >= 320)
    try screen.activate(.label("Monday, November 9"))
    screen.advance(by: 1)
    expect(form.log == ["2026-11-9 0:0"] && form.day.date == date(2026, 11, 9))
    try screen.activate(.label("Next Month"))
    screen.advance(by: 1)
    try screen.activate(.label("Friday, December 25"))
    screen.advance(by: 1)
    expectEqual(form.day.date, date(2026, 12, 25))
  }

  @Test func countDownDurationIsLimitedToADay() {
    expectEqual(form.timer.countDownDuration, 5400)
    form.timer.countDownDuration = 200_000
    expect(form.timer.countDownDuration <= 86_399)
  }
}
