import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DatePickerTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Screen<Style: DatePickerStyle>: View {
    let style: Style
    @State var date = DatePickerTests.start
    var body: some View {
      VStack {
        DatePicker("Start", selection: $date, in: DatePickerTests.start..., displayedComponents: .date)
          .datePickerStyle(style)
        Text("\(Int(date.timeIntervalSince(DatePickerTests.start)))")
      }
    }
  }

  private func picker(_ hosted: Hosted<some View>) throws -> UIDatePicker {
    try require(hosted.views.compactMap { $0 as? UIDatePicker }.first)
  }

  @Test func theDatePickerShowsItsComponentsAndRange() throws {
    let hosted = Hosted(Screen(style: .compact), width: 390, height: 700)
    let picker = try picker(hosted)
    expect(picker.datePickerMode == .date && picker.datePickerStyle == .compact)
    expect(picker.minimumDate == Self.start && picker.maximumDate == nil && picker.date == Self.start)
    expectEqual(hosted.texts.first, "Start")
    expectEqual(picker.convert(picker.bounds, to: nil).maxX, 390)
  }

  @Test func aChangeOfTheDatePickerSetsTheSelection() throws {
    let hosted = Hosted(Screen(style: .wheel), width: 390, height: 700)
    let picker = try picker(hosted)
    expectEqual(picker.datePickerStyle, .wheels)
    picker.date = Self.start.addingTimeInterval(86400)
    picker.sendActions(for: .valueChanged)
    try hosted.screen.settle()
    expect(hosted.texts.contains("86,400"))
  }

  @Test func theGraphicalStyleFillsTheOfferedWidth() throws {
    let hosted = Hosted(Screen(style: .graphical), width: 390, height: 700)
    let picker = try picker(hosted)
    expect(picker.datePickerStyle == .inline && picker.bounds.width == 390 && picker.bounds.height > 250)
    expectEqual(hosted.texts, ["0"])
  }

  @Test func displayedComponentsSetTheDatePickerMode() throws {
    let date = Binding.constant(Self.start)
    let range = Self.start...Self.start.addingTimeInterval(60)
    let time = Hosted(DatePicker("T", selection: date, in: range, displayedComponents: .hourAndMinute))
    expect(try picker(time).datePickerMode == .time && picker(time).maximumDate == range.upperBound)
    let both = Hosted(DatePicker(selection: date, in: ...Self.start) { Text("B") }.datePickerStyle(.automatic))
    expect(try picker(both).datePickerMode == .dateAndTime && picker(both).minimumDate == nil)
  }
}
