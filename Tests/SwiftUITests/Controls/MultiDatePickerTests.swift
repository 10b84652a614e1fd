import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct MultiDatePickerTests {
  private static let utc = TimeZone(secondsFromGMT: 0)!
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar
  }
  private static func date(_ day: Int) -> Date {
    calendar.date(from: DateComponents(timeZone: utc, year: 2022, month: 6, day: day))!
  }

  private struct Screen: View {
    @State var dates: Set<DateComponents> = []
    var body: some View {
      VStack {
        MultiDatePicker(
          "Days off", selection: $dates, in: MultiDatePickerTests.date(6)..<MultiDatePickerTests.date(16))
        Text(dates.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        Button("Clear") { dates = [] }
      }
      .environment(\.calendar, MultiDatePickerTests.calendar)
      .environment(\.timeZone, MultiDatePickerTests.utc)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func calendar(_ hosted: Hosted<some View>) throws -> UICalendarView {
    try require(hosted.views.compactMap { $0 as? UICalendarView }.first)
  }

  private func days(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { days($0) } + (view.isAccessibilityElement && view.accessibilityLabel != nil ? [view] : [])
  }

  /// Taps the cell of a day of June.
  private func tap(_ day: Int, _ hosted: Hosted<some View>) throws {
    let wanted = "June \(day)"
    let cell = try require(
      days(try calendar(hosted)).first { view in
        guard let range = view.accessibilityLabel?.range(of: wanted) else { return false }
        return view.accessibilityLabel?[range.upperBound...].first?.isNumber != true
      })
    hosted.screen.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    try hosted.screen.settle()
  }

  @Test func tapsSelectAndDeselectDays() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    try tap(8, hosted)
    try tap(13, hosted)
    expect(hosted.texts.contains("8 13"))
    try tap(8, hosted)
    expect(hosted.texts.contains("13"))
  }

  @Test func daysOutsideOfTheRangeCannotBeSelected() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    try tap(15, hosted)
    try tap(16, hosted)
    try tap(5, hosted)
    expect(hosted.texts.contains("15"), "the range ends before the 16th")
  }

  @Test func theAppChangesTheSelection() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    try tap(8, hosted)
    let selection = try require(try calendar(hosted).selectionBehavior as? UICalendarSelectionMultiDate)
    expectEqual(selection.selectedDates.map(\.day), [8])
    try hosted.press("Clear")
    expect(selection.selectedDates.isEmpty)
  }

  @Test func theCalendarFillsTheWidthAndHasTheLabelsName() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    let calendar = try calendar(hosted)
    expectEqual(calendar.bounds.width, 390)
    expectEqual(calendar.accessibilityLabel, "Days off")
    expectEqual(calendar.availableDateRange.start, Self.date(6))
  }
}
