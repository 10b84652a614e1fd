import Expectations
import Testing
import TrestleTesting
import UIKit

/// Popovers and their arrows, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct FilterPopoverScreens {
  private let filter = FilterPopoverViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(
      UINavigationController(rootViewController: filter), size: CGSize(width: 420, height: 500), scale: 1)
    filter.title = "Messages"
    screen.advance(frames: 3)
  }

  private func open(_ corner: FilterPopoverViewController.Corner) throws -> (UIPopoverPresentationController, CGRect) {
    filter.show(beside: filter.buttons[corner])
    try screen.settle()
    let presented = try require(filter.presentedViewController)
    return (
      try require(presented.popoverPresentationController), presented.view.convert(presented.view.bounds, to: nil)
    )
  }

  private func close() throws {
    filter.dismiss(animated: true)
    try screen.settle()
  }

  private func frame(_ corner: FilterPopoverViewController.Corner) -> CGRect {
    filter.buttons[corner].map { $0.convert($0.bounds, to: nil) } ?? .zero
  }

  @Test(arguments: FilterPopoverViewController.Corner.allCases)
  func theArrowPointsAtTheSourceAndThePopoverStaysInTheWindow(_ corner: FilterPopoverViewController.Corner) throws {
    expectEqual(
      UIPopoverPresentationController(presentedViewController: filter, presenting: nil).arrowDirection, .unknown)
    let (popover, shown) = try open(corner)
    let source = frame(corner)
    let isBelow = corner != .bottomLeft && corner != .bottomRight
    expectEqual(popover.arrowDirection, (isBelow ? .up : .down), "\(corner)")
    expect(abs(isBelow ? shown.minY - source.maxY - 13 : source.minY - shown.maxY - 13) < 1)
    expect(shown.minX >= 10 && shown.maxX <= 410 && shown.size == CGSize(width: 180, height: 132))
    if corner == .middle { expect(abs(shown.midX - source.midX) < 1) }
    screen.tap(at: CGPoint(x: 210, y: corner == .middle ? 460 : 250))
    try screen.settle()
    expectNil(filter.presentedViewController)
  }

  @Test func thePopoverUsesOnlyPermittedArrowDirections() throws {
    for direction in [UIPopoverArrowDirection.up, .down] {
      filter.directions = direction
      let (popover, shown) = try open(.middle)
      expectEqual(popover.arrowDirection, direction)
      expect(direction == .up ? shown.minY > frame(.middle).maxY : shown.maxY < frame(.middle).minY)
      try close()
    }
    filter.directions = []
    let (popover, shown) = try open(.middle)
    expect(popover.arrowDirection == [] && abs(shown.midY - frame(.middle).midY) < 1)
  }

  @Test func sidewaysArrowDirectionsPlaceThePopoverBesideTheSource() throws {
    filter.directions = [.left, .right]
    let (left, shown) = try open(.topLeft)
    expect(left.arrowDirection == .left && abs(shown.minX - frame(.topLeft).maxX - 13) < 1)
    try close()
    let (right, other) = try open(.bottomRight)
    expect(right.arrowDirection == .right && abs(frame(.bottomRight).minX - other.maxX - 13) < 1)
  }

  @Test func layoutMarginsKeepThePopoverFromTheEdges() throws {
    filter.margins = UIEdgeInsets(top: 10, left: 60, bottom: 10, right: 10)
    let (_, shown) = try open(.topLeft)
    expectEqual(shown.minX, 60)
  }

  @Test(arguments: ["light", "dark", "right to left", "largest text"])
  func matchesItsPicture(_ look: String) throws {
    let filter = FilterPopoverViewController()
    filter.title = "Messages"
    let screen = MountedScreen(
      UINavigationController(rootViewController: filter), size: CGSize(width: 420, height: 300), scale: 2
    ) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest text" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    try screen.tap(.text("Filter"))
    try screen.settle()
    expectGolden(screen.picture, "up \(look)")
    filter.dismiss(animated: true)
    try screen.settle()
    filter.directions = look == "dark" ? .right : .left
    filter.tone = look == "dark" ? .systemIndigo : nil
    filter.show(beside: filter.buttons[look == "dark" ? .topRight : .topLeft])
    try screen.settle()
    expectGolden(screen.picture, "beside \(look)")
  }
}
