import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// A date picker on a screen, in American English and universal time, with the dates that the user chose.
@MainActor
final class DatePickerScene {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  let picker = UIDatePicker()
  let controller = UIViewController()
  let screen: MountedScreen
  private(set) var told: [Date] = []

  init(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ date: Date = DatePickerScene.date(2021, 5, 20, 9, 41),
    change: (UIDatePicker) -> Void = { _ in }
  ) {
    screen = MountedScreen(controller, size: CGSize(width: 360, height: 640), scale: 1)
    controller.view.backgroundColor = .systemBackground
    picker.calendar = Self.calendar
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date
    change(picker)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 20, y: 60)
    picker.addAction(
      UIAction { [weak self] action in
        if let picker = action.sender as? UIDatePicker { self?.told.append(picker.date) }
      }, for: .valueChanged)
    controller.view.addSubview(picker)
    screen.advance(frames: 3)
  }

  func wheels() -> [PickerWheel] { find(PickerWheel.self, in: screen.window) }

  private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
    (view as? Found).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
  }

  /// A finger on a day of the month that is shown.
  func tap(day: String) throws {
    let cell = try require(
      find(DayCell.self, in: screen.window).first { $0.accessibilityLabel == day && !$0.isHidden })
    screen.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    screen.advance(frames: 2)
  }

  /// Turns a wheel by rows, as a finger does.
  func turn(_ wheel: Int, by rows: Int) {
    let wheel = wheels()[wheel]
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    screen.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y - CGFloat(rows) * 32 - (rows > 0 ? 10 : -10)), duration: 0.6)
    screen.advance(by: 1.5)
  }

  func take() -> [Date] {
    defer { told = [] }
    return told
  }

  var shownRows: [String?] { wheels().map(\.accessibilityValue) }
}
