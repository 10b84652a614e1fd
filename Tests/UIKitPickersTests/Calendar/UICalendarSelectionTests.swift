import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// The rules of choosing in calendar views, and what their delegates are asked and told.
@MainActor @Suite(.serialized) struct UICalendarSelectionTests {
  private func day(_ month: Int, _ day: Int) -> DateComponents { CalendarScene.day(2021, month, day) }

  @Test func aTapSelectsASingleDate() throws {
    let scene = CalendarScene()
    let selection = UICalendarSelectionSingleDate(delegate: scene)
    scene.view.selectionBehavior = selection
    expectEqual(scene.take(), (1...31).map { "can select 5/\($0)" }, "days in sight are asked for")
    try scene.tap("Monday, May 3")
    expectEqual(scene.take(), ["can select 5/3", "selected 5/3"])
    expect(try scene.cell("Monday, May 3").state.isChosen && selection.selectedDate?.day == 3)
    try scene.tap("Tuesday, May 4")
    expect(try !scene.cell("Monday, May 3").state.isChosen && scene.cell("Tuesday, May 4").state.isChosen)
    _ = scene.take()
    try scene.tap("Tuesday, May 4")
    expect(scene.take() == ["can select nothing", "selected nothing"] && selection.selectedDate == nil)
  }

  @Test func aRefusedDayIsDimmed() throws {
    let scene = CalendarScene { $0.refused = [7] }
    let selection = UICalendarSelectionSingleDate(delegate: scene)
    scene.view.selectionBehavior = selection
    expect(try scene.cell("Friday, May 7").accessibilityTraits.contains(.notEnabled))
    _ = scene.take()
    try scene.tap("Friday, May 7")
    expect(scene.take() == [] && selection.selectedDate == nil)
    scene.refused = [8]
    selection.updateSelectableDates()
    expect(try !scene.cell("Friday, May 7").accessibilityTraits.contains(.notEnabled))
    expect(try scene.cell("Saturday, May 8").accessibilityTraits.contains(.notEnabled))
  }

  @Test func codeMaySelectAnyDay() throws {
    let scene = CalendarScene { $0.refused = [7] }
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = day(5, 7)
    scene.view.selectionBehavior = selection
    expect(try scene.cell("Friday, May 7").state.isChosen)
    selection.setSelected(day(5, 9), animated: true)
    scene.screen.advance(by: 1)
    expect(try scene.cell("Sunday, May 9").state.isChosen && !scene.cell("Friday, May 7").state.isChosen)
    expectEqual(scene.take(), [])
    try scene.tap("Sunday, May 9")
    expectNil(selection.selectedDate, "without a delegate all is allowed")
  }

  @Test func tapsSelectAndDeselectSeveralDates() throws {
    let scene = CalendarScene()
    let selection = UICalendarSelectionMultiDate(delegate: scene)
    scene.view.selectionBehavior = selection
    try scene.tap("Monday, May 3")
    try scene.tap("Sunday, May 2")
    expect(selection.selectedDates.map(\.day) == [3, 2] && selection.delegate === scene)
    _ = scene.take()
    scene.keepsChoice = true
    try scene.tap("Monday, May 3")
    expect(scene.take() == ["can deselect 5/3"] && selection.selectedDates.count == 2)
    scene.keepsChoice = false
    try scene.tap("Monday, May 3")
    expectEqual(scene.take(), ["can deselect 5/3", "deselected 5/3"])
    expectEqual(selection.selectedDates.map(\.day), [2])
    selection.setSelectedDates([day(5, 30), day(6, 1)], animated: false)
    expect(try scene.cell("Sunday, May 30").state.isChosen && !scene.cell("Sunday, May 2").state.isChosen)
    try scene.activate("Next Month")
    expect(try scene.cell("Tuesday, June 1").state.isChosen)
  }

  @Test func aTapSelectsAWeek() throws {
    let scene = CalendarScene { $0.refused = [22] }
    let selection = UICalendarSelectionWeekOfYear(delegate: scene)
    scene.view.selectionBehavior = selection
    _ = scene.take()
    try scene.tap("Wednesday, May 5")
    expectEqual(scene.take(), ["can select week 19 of 2021", "selected week 19 of 2021"])
    expect(try scene.cell("Sunday, May 2").state.isInWeek && scene.cell("Saturday, May 8").state.isInWeek)
    expect(try !scene.cell("Sunday, May 9").state.isInWeek)
    try scene.tap("Monday, May 24")
    expectEqual(selection.selectedWeekOfYear?.weekOfYear, 19, "week 22 is refused")
    let band = try require(CalendarScene.find(WeekBand.self, in: scene.view).first)
    let first = try scene.cell("Sunday, May 2").frame
    let last = try scene.cell("Saturday, May 8").frame
    expect(band.frame.minX == first.minX && band.frame.maxX == last.maxX && band.frame.minY == first.minY)
    try scene.tap("Thursday, May 6")
    expect(selection.selectedWeekOfYear == nil && band.isHidden)
  }

  @Test func aWeekMayStartInThePreviousYear() throws {
    let scene = CalendarScene { $0.view.visibleDateComponents = CalendarScene.day(2022, 1, 1) }
    let selection = UICalendarSelectionWeekOfYear(delegate: nil)
    scene.view.selectionBehavior = selection
    try scene.tap("Saturday, January 1")
    expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2022 && selection.selectedWeekOfYear?.weekOfYear == 1)
    selection.selectedWeekOfYear = DateComponents(weekOfYear: 2)
    expect(try !scene.cell("Saturday, January 1").state.isInWeek, "a week without a year is none")
  }

  @Test func aSelectionBehaviorBelongsToOneView() throws {
    let (one, other) = (CalendarScene(), CalendarScene())
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = day(5, 3)
    one.view.selectionBehavior = selection
    other.view.selectionBehavior = selection
    expect(one.view.selectionBehavior == nil && other.view.selectionBehavior === selection)
    expect(try !one.cell("Monday, May 3").state.isChosen && other.cell("Monday, May 3").state.isChosen)
  }

  @Test func changingTheTimeZoneKeepsTheSelectedDay() throws {
    let scene = CalendarScene()
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    scene.view.selectionBehavior = selection
    selection.selectedDates = [day(5, 3)]
    expect(try scene.cell("Monday, May 3").state.isChosen)
    scene.view.timeZone = TimeZone(secondsFromGMT: 14 * 3600)
    scene.screen.advance(frames: 2)
    expect(try scene.cell("Monday, May 3").state.isChosen, "components name the day of the new zone")
  }
}

/// A calendar view goes in each call of its delegates, and nothing stops.
@MainActor @Suite(.serialized) struct CalendarLeavingTests {
  @Test func aCalendarViewMayBeReleasedInEachDelegateCall() throws {
    try Use(
      name: "calendar", calls: ["decoration", "turned", "can select", "selected", "made"],
      build: { holdings in
        let view = UICalendarView()
        view.calendar = DatePickerScene.calendar
        view.visibleDateComponents = CalendarScene.day(2021, 5, 20)
        let delegate = CalendarTeller(holdings)
        view.delegate = delegate
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        holdings.hold(delegate)
        holdings.watch("selection", selection)
        holdings.show(view, frame: CGRect(x: 0, y: 0, width: 320, height: 430))
      },
      perform: { holdings in
        holdings.tap("12")
        holdings.screen.advance(by: 0.3)
        holdings.tap("12")
        holdings.screen.drag(from: CGPoint(x: 280, y: 250), to: CGPoint(x: 30, y: 250), duration: 0.2, hold: 0)
        holdings.screen.advance(by: 1)
        holdings.screen.press(.keyboardTab)
        holdings.screen.press(.keyboardTab)
        holdings.screen.press(.keyboardTab)
        holdings.screen.press(.keyboardTab)
        holdings.screen.press(.keyboardDownArrow)
        holdings.screen.press(.keyboardSpacebar)
        holdings.screen.advance(by: 0.5)
        (holdings.view.object as? UICalendarView)?.reloadDecorations(
          forDateComponents: [CalendarScene.day(2021, 6, 9)], animated: true)
        holdings.screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }
}

@MainActor
private final class CalendarTeller: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  private weak var holdings: Holdings?

  init(_ holdings: Holdings) { self.holdings = holdings }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard dateComponents.day == 9 else { return nil }
    holdings?.tell("decoration")
    return .customView { [weak holdings] in
      holdings?.tell("made")
      return UIView()
    }
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { holdings?.tell("turned") }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    if dateComponents?.day == 12 { holdings?.tell("can select") }
    return true
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    holdings?.tell("selected")
  }
}
