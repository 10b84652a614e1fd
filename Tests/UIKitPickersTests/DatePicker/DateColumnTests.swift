import Expectations
import Foundation
import Testing

@testable import UIKitPickers

@MainActor @Suite struct DateColumnTests {
  private func parts(_ mode: UIDatePicker.Mode, _ language: String) -> [DateColumn.Part] {
    var choice = DateChoice()
    choice.mode = mode
    choice.givenLocale = Locale(identifier: language)
    return DateColumn.columns(choice, DateTexts.texts(of: choice.calendar, in: choice.locale)).map(\.part)
  }

  @Test func theLocaleOrdersTheWheels() {
    expectEqual(parts(.date, "en_US"), [.month, .day, .year])
    expectEqual(parts(.date, "de_DE"), [.day, .month, .year])
    expectEqual(parts(.date, "ja_JP"), [.year, .month, .day])
    expectEqual(parts(.time, "en_US"), [.hour, .minute, .period])
    expectEqual(parts(.time, "de_DE"), [.hour, .minute])
    expectEqual(parts(.dateAndTime, "fr_FR"), [.date, .hour, .minute])
    expectEqual(parts(.yearAndMonth, "en_US"), [.month, .year])
    expectEqual(parts(.countDownTimer, "ar_EG"), [.hours, .minutes])
  }

  @Test func valuesOfACircularColumnRepeat() {
    let minutes = DateColumn(.minute, first: 0, step: 15, count: 4, isCircular: true)
    expectEqual((0..<6).map(minutes.value), [0, 15, 30, 45, 0, 15])
    expect(minutes.row(45, near: 100) == 99 && minutes.row(15, near: 100) == 101 && minutes.row(0, near: 100) == 100)
    expectEqual(minutes.row(50, near: 100), 99, "the one before it")
    expect(minutes.row(45, near: 0) == 3 && minutes.row(0, near: minutes.rowCount - 1) == minutes.rowCount - 4)
  }

  /// Every value, from every row: a row of the value, at most half a circle away where there is one.
  @Test func theNearestRowOfAValueIsTaken() {
    let months = DateColumn(.month, first: 1, count: 12, isCircular: true)
    for near in [0, 3, 11, 12, 1000, months.rowCount - 1] {
      for value in 1...12 {
        let row = months.row(value, near: near)
        expect((0..<months.rowCount).contains(row) && months.value(row) == value)
        if near >= 12, near < months.rowCount - 12 { expect(abs(row - near) <= 6) }
      }
    }
  }

  @Test func valuesOutsideAColumnAreClamped() {
    let years = DateColumn(.year, first: 1, count: 10000)
    expect(years.row(2026, near: nil) == 2025 && years.row(-4, near: 9) == 0 && years.row(99999, near: 9) == 9999)
    expectEqual(years.nearestValue(99999), 10000)
  }
}
