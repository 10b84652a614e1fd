import Expectations
import Testing
import TrestleTesting
import UIKit

/// A calendar of decorated days, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct TrainingCalendarScreens {
  private let trainings = TrainingCalendarViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(trainings, size: CGSize(width: 390, height: 700), scale: 1)
    screen.advance(frames: 4)
  }

  private func isShown(_ text: String) -> Bool { (try? screen.point(of: .text(text))) != nil }

  private func activate(_ label: String) throws {
    try screen.activate(.label(label))
    screen.advance(by: 1)
  }

  private func day(_ month: Int, _ day: Int) -> DateComponents { TrainingCalendarViewController.day(2024, month, day) }

  @Test func aNewCalendarViewShowsTheCurrentMonth() {
    let view = UICalendarView()
    let today = view.calendar.dateComponents([.year, .month], from: UIDatePicker().date)
    expect(view.visibleDateComponents.year == today.year && view.visibleDateComponents.month == today.month)
    expectEqual(view.availableDateRange, DateInterval(start: .distantPast, end: .distantFuture))
    expect(view.wantsDateDecorations && view.selectionBehavior == nil && view.fontDesign == .default)
    expectNil(view.delegate)
  }

  @Test func theMonthIsShownWithItsDecorations() {
    expect(isShown("February 2024") && isShown("29") && isShown("5K"))
    expectEqual(trainings.decorationRequests, 29, "one question a day")
    expect(trainings.calendarView.frame.width == 390 && trainings.calendarView.frame.height > 300)
    expectEqual(trainings.takeLog(), [])
  }

  @Test func daysCannotBeSelectedWithoutASelectionBehavior() throws {
    screen.tap(at: try screen.point(of: .text("14")))
    expectEqual(trainings.takeLog(), [])
  }

  @Test func aDayIsSelected() throws {
    trainings.choose(.day)
    screen.advance(frames: 2)
    screen.tap(at: try screen.point(of: .text("14")))
    expectEqual(trainings.takeLog(), ["day 2024-2-14"])
    let selection = try require(trainings.calendarView.selectionBehavior as? UICalendarSelectionSingleDate)
    expect(selection.selectedDate?.day == 14 && selection.selectedDate?.calendar != nil)
    expect(selection.delegate === trainings)
    screen.tap(at: try screen.point(of: .text("14")))
    expect(trainings.takeLog() == [] && selection.selectedDate?.day == 14, "the delegate keeps it")
    screen.tap(at: try screen.point(of: .text("11")))
    expectEqual(trainings.takeLog(), [], "a day of rest")
    selection.selectedDate = day(2, 16)
    screen.tap(at: try screen.point(of: .text("15")))
    expectEqual(trainings.takeLog(), ["day 2024-2-15"])
  }

  @Test func upToThreeDaysAreSelected() throws {
    trainings.choose(.days)
    let selection = try require(trainings.calendarView.selectionBehavior as? UICalendarSelectionMultiDate)
    selection.setSelectedDates([day(2, 14)], animated: true)
    screen.advance(by: 1)
    for text in ["7", "8", "9"] { screen.tap(at: try screen.point(of: .text(text))) }
    expectEqual(trainings.takeLog(), ["with 2024-2-7", "with 2024-2-8"], "a fourth one is refused")
    screen.tap(at: try screen.point(of: .text("14")))
    expectEqual(trainings.takeLog(), [], "it is kept")
    screen.tap(at: try screen.point(of: .text("7")))
    screen.tap(at: try screen.point(of: .text("9")))
    expectEqual(trainings.takeLog(), ["without 2024-2-7", "with 2024-2-9"])
    expectEqual(selection.selectedDates.map(\.day), [14, 8, 9])
  }

  @Test func aWeekIsSelected() throws {
    trainings.choose(.week)
    screen.advance(frames: 2)
    screen.tap(at: try screen.point(of: .text("14")))
    expectEqual(trainings.takeLog(), ["week 7 of 2024"])
    let selection = try require(trainings.calendarView.selectionBehavior as? UICalendarSelectionWeekOfYear)
    expect(selection.selectedWeekOfYear?.weekOfYear == 7 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    selection.setSelected(
      DateComponents(calendar: Calendar(identifier: .gregorian), weekOfYear: 8, yearForWeekOfYear: 2024), animated: true
    )
    screen.advance(by: 1)
    screen.tap(at: try screen.point(of: .text("19")))
    expect(trainings.takeLog() == ["week none"] && selection.selectedWeekOfYear == nil)
  }

  @Test func monthsAreTurnedWithinTheRange() throws {
    try activate("Previous Month")
    expect(trainings.takeLog() == ["from 2 to 1"] && isShown("January 2024"))
    #expect(throws: (any Error).self, "there is no month before it") { try screen.activate(.label("Previous Month")) }
    trainings.calendarView.setVisibleDateComponents(day(12, 1), animated: true)
    screen.advance(by: 1)
    expect(trainings.takeLog() == [] && isShown("December 2024"), "the program's own changes are not told")
    expectEqual(trainings.calendarView.visibleDateComponents.month, 12)
    #expect(throws: (any Error).self, "there is no month after it") { try screen.activate(.label("Next Month")) }
  }

  @Test func decorationsAreReloaded() {
    let before = trainings.decorationRequests
    trainings.plan(
      .customView {
        let label = UILabel()
        label.text = "10K"
        label.font = .preferredFont(forTextStyle: .caption2)
        return label
      }, on: day(2, 22))
    screen.advance(by: 1)
    expect(isShown("10K") && trainings.decorationRequests == before + 1)
    trainings.plan(nil, on: day(2, 20))
    screen.advance(by: 1)
    expect(!isShown("5K") && isShown("10K"))
  }

  @Test func aCalendarWithoutDecorationsIsLower() {
    let height = trainings.calendarView.frame.height
    trainings.calendarView.wantsDateDecorations = false
    screen.advance(by: 1)
    expect(!isShown("5K") && trainings.calendarView.frame.height < height)
  }

  @Test func theLocaleTranslatesTheCalendar() {
    trainings.calendarView.locale = Locale(identifier: "de_DE")
    screen.advance(by: 1)
    expect(isShown("Februar 2024") && isShown("MO"))
  }
}
