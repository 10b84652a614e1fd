import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Tables with wheels and notes, on pages that turn upwards, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct RoutineScreens {
  private func mount(
    _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (RoutinePagesViewController, MountedScreen) {
    let routine = RoutinePagesViewController()
    let screen = MountedScreen(
      UINavigationController(rootViewController: routine), size: CGSize(width: 390, height: 844), scale: 1,
      traits: traits)
    try screen.settle()
    return (routine, screen)
  }

  @Test func aTapOpensAPickerRowThatChangesTheTime() throws {
    let (routine, screen) = try mount()
    let morning = routine.parts[0]
    expectEqual(morning.timeText, "07:00")
    try screen.tap(.text("Time"))
    try screen.settle()
    let cell = try require(morning.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? WheelsCell)
    expectEqual(cell.picker.bounds.height, 216)
    let wheels = cell.picker.convert(cell.picker.bounds, to: nil)
    let start = CGPoint(x: wheels.midX - 40, y: wheels.midY)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 64), hold: 0.3)
    try screen.settle()
    expect(morning.timeText == "09:00" && routine.pages.viewControllers == [morning], "the page does not turn")
    expect(try screen.point(of: .text("09:00")).y < wheels.minY)
    try screen.tap(.text("Time"))
    try screen.settle()
    expectEqual(morning.tableView.numberOfRows(inSection: 0), 1)
  }

  @Test func theTextViewCellGrowsAndStaysFirstResponder() throws {
    let (routine, screen) = try mount()
    let path = IndexPath(row: 0, section: 1)
    let cell = try require(routine.parts[0].tableView.cellForRow(at: path) as? RemarkCell)
    let height = cell.bounds.height
    expect(cell.placeholder.frame.minX == 0 && cell.placeholder.frame.minY == 12)
    cell.textView.becomeFirstResponder()
    screen.type("Pills")
    for line in 1...3 {
      screen.press(.keyboardReturnOrEnter)
      screen.type("line \(line)")
    }
    try screen.settle()
    expect(cell.bounds.height > height + 55 && cell.textView.isFirstResponder && cell.placeholder.isHidden)
    expectEqual(routine.parts[0].note, "Pills\nline 1\nline 2\nline 3")
  }

  @Test func verticalPagesTurnWithThePageControl() throws {
    let (routine, screen) = try mount()
    routine.pageControl.currentPage = 1
    routine.pageControl.sendActions(for: .valueChanged)
    try screen.settle()
    expect(routine.pages.viewControllers == [routine.parts[1]] && routine.title == "Noon")
    screen.drag(from: CGPoint(x: 200, y: 760), to: CGPoint(x: 200, y: 200), duration: 0.2)
    try screen.settle()
    expect(routine.pageControl.currentPage == 2 || routine.pages.viewControllers == [routine.parts[1]])
    expectEqual(routine.pages.viewControllers, [routine.parts[routine.pageControl.currentPage]])
  }

  @Test(arguments: ["light", "dark", "right to left", "largest"]) func matchesItsPicture(_ look: String) throws {
    let (_, screen) = try mount {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    try screen.tap(.text("Time"))
    try screen.settle()
    expectGolden(screen.picture, look)
  }
}
