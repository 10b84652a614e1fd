import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// A calendar view of May 2021 on a screen, in American English and universal time, with the calls to its delegates.
@MainActor
final class CalendarScene: NSObject {
  let view = UICalendarView()
  let controller = UIViewController()
  let screen: MountedScreen
  private(set) var log: [String] = []
  /// Days that cannot be chosen.
  var refused: Set<Int> = []
  var keepsChoice = false
  var decorations: [Int: UICalendarView.Decoration] = [:]

  static func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  init(change: (CalendarScene) -> Void = { _ in }) {
    screen = MountedScreen(controller, size: CGSize(width: 360, height: 640), scale: 1)
    super.init()
    controller.view.backgroundColor = .systemBackground
    view.calendar = DatePickerScene.calendar
    view.delegate = self
    view.visibleDateComponents = Self.day(2021, 5, 20)
    change(self)
    view.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: view.intrinsicContentSize)
    controller.view.addSubview(view)
    screen.advance(frames: 3)
    log = []
  }

  func cell(_ day: String) throws -> DayCell {
    try require(Self.find(DayCell.self, in: view).first { $0.accessibilityLabel == day && !$0.isHidden })
  }

  static func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
    (view as? Found).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
  }

  func tap(_ day: String) throws {
    let cell = try cell(day)
    screen.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    screen.advance(frames: 2)
  }

  func activate(_ label: String) throws {
    try screen.activate(.label(label))
    screen.advance(by: 1)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func text(_ parts: DateComponents?) -> String {
    guard let parts else { return "nothing" }
    if let week = parts.weekOfYear { return "week \(week) of \(parts.yearForWeekOfYear ?? 0)" }
    return "\(parts.month ?? 0)/\(parts.day ?? 0)"
  }
}

extension CalendarScene: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    log.append("decoration \(text(dateComponents))")
    return dateComponents.month == 5 ? decorations[dateComponents.day ?? 0] : nil
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    log.append("turned from \(text(previousDateComponents)) to \(text(calendarView.visibleDateComponents))")
  }
}

extension CalendarScene: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
  UICalendarSelectionWeekOfYearDelegate
{
  private func allows(_ parts: DateComponents?) -> Bool {
    guard let parts else { return !keepsChoice }
    return !refused.contains(parts.day ?? parts.weekOfYear ?? 0)
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    log.append("can select \(text(dateComponents))")
    return allows(dateComponents)
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    log.append("selected \(text(dateComponents))")
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    log.append("can select \(text(dateComponents))")
    return allows(dateComponents)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    log.append("can deselect \(text(dateComponents))")
    return !keepsChoice
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    log.append("selected \(text(dateComponents))")
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    log.append("deselected \(text(dateComponents))")
  }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    log.append("can select \(text(weekOfYearComponents))")
    return allows(weekOfYearComponents)
  }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    log.append("selected \(text(weekOfYearComponents))")
  }
}
