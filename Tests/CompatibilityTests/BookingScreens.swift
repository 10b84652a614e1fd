import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// A form with pickers and a text that grows, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct BookingScreens {
  private func mount(
    _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (BookingViewController, MountedScreen) {
    let booking = BookingViewController()
    booking.tabBarItem = UITabBarItem(title: "Booking", image: UIImage(systemName: "calendar"), tag: 0)
    let tabs = UITabBarController()
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 1)
    tabs.viewControllers = [UINavigationController(rootViewController: booking), other]
    let screen = MountedScreen(tabs, size: CGSize(width: 390, height: 844), scale: 1, traits: traits)
    try screen.settle()
    return (booking, screen)
  }

  private func turn(_ screen: MountedScreen, _ picker: UIView, x: CGFloat, rows: CGFloat) throws {
    let rect = picker.convert(picker.bounds, to: nil)
    let start = CGPoint(x: rect.minX + rect.width * x, y: rect.midY)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - rows * 32), hold: 0.3)
    try screen.settle()
  }

  @Test func aPickerIsTheInputViewOfTheField() throws {
    let (booking, screen) = try mount()
    let field = booking.guestsField
    screen.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    try screen.settle()
    expect(field.isFirstResponder && booking.guestsPicker.window != nil)
    try turn(screen, booking.guestsPicker, x: 0.3, rows: 2)
    try turn(screen, booking.guestsPicker, x: 0.7, rows: 1)
    expect(field.text == "3 adults, 1 children" && booking.tabBarItem.badgeValue == "4")
    screen.type("x")
    try screen.tap(.text("Done"))
    try screen.settle()
    expect(!field.isFirstResponder && booking.guestsPicker.window == nil)
  }

  @Test func theDepartureFollowsTheArrival() throws {
    let (booking, screen) = try mount()
    try screen.tap(.text("May 10, 2025"))
    try screen.settle()
    try screen.activate(.label("Tuesday, May 20"))
    try screen.settle()
    screen.tap(at: CGPoint(x: 195, y: 830))
    try screen.settle()
    expectEqual(booking.arrival.date, BookingViewController.day(5, 20))
    expectEqual(booking.departure.date, BookingViewController.day(5, 21), "it is brought within its limits")
    expectNil(booking.arrival.minimumDate)
  }

  @Test func theCountdownTimerStepsByItsMinuteInterval() throws {
    let (booking, screen) = try mount()
    expectEqual(booking.notice.countDownDuration, 45 * 60)
    try turn(screen, booking.notice, x: 0.25, rows: 1)
    expectEqual(booking.notice.countDownDuration, 105 * 60)
    try turn(screen, booking.notice, x: 0.65, rows: -1)
    expectEqual(booking.notice.countDownDuration, 90 * 60)
  }

  @Test func theTextViewGrowsAndItsCaretStaysVisible() throws {
    let (booking, screen) = try mount()
    let height = booking.remarks.bounds.height
    expect(!booking.placeholder.isHidden)
    booking.remarks.becomeFirstResponder()
    try screen.settle()
    screen.type("Late")
    expect(booking.placeholder.isHidden)
    for _ in 0..<30 { screen.press(.keyboardReturnOrEnter) }
    screen.type("end")
    try screen.settle()
    expect(booking.remarks.bounds.height > height + 400)
    let caret = booking.remarks.caretRect(for: booking.remarks.endOfDocument)
    let seen = booking.scrollView.convert(caret, from: booking.remarks)
    expect(booking.scrollView.bounds.inset(by: booking.scrollView.adjustedContentInset).contains(seen))
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func thePlaceholderIsWhereTheTextBegins(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let (booking, screen) = try mount { $0.layoutDirection = direction }
    let caret = booking.remarks.caretRect(for: booking.remarks.beginningOfDocument)
    let frame = booking.placeholder.frame
    let edge = direction == .rightToLeft ? frame.maxX : frame.minX
    expect(abs(caret.midX - edge) <= 2, "\(caret) \(frame) \(booking.remarks.bounds)")
    _ = screen
  }

  @Test func datesInNarrowPickersAreShortened() throws {
    let (booking, _) = try mount { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    for picker in [booking.arrival, booking.departure] {
      let seen = booking.view.bounds.insetBy(dx: 16, dy: 0)
      func check(_ view: UIView) {
        let frame = view.convert(view.bounds, to: booking.view)
        expect(frame.minX >= seen.minX - 0.5 && frame.maxX <= seen.maxX + 0.5, "\(type(of: view)) \(frame)")
        for subview in view.subviews { check(subview) }
      }
      check(picker)
    }
  }

  @Test(arguments: ["light", "dark", "right to left", "largest"]) func matchesItsPictures(_ look: String) throws {
    let (booking, screen) = try mount {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    expectGolden(screen.picture, look)
    booking.guestsField.becomeFirstResponder()
    try screen.settle()
    expectGolden(screen.picture, "\(look), guests")
  }
}
