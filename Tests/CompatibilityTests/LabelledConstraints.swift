import Expectations
import Testing
import TrestleTesting
import UIKit

/// A library that keeps what it knows of a constraint in subclasses.
@MainActor @Suite struct LabelledConstraints {
  private let controller = UIViewController()
  private let box = UIView()

  init() { controller.view.addSubview(box) }

  @Test func constraintsOfASubclassAreFoundByLabelAndApplied() {
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 400))
    let maker = ConstraintMaker(box)
    _ = maker.make(LabelledConstraint.self, "left", .left, 12)
    _ = maker.make(LabelledConstraint.self, "top", .top, 24)
    _ = maker.make(LabelledConstraint.self, "width", .width, 100)
    let height = maker.make(LabelledConstraint.self, "height", .height, 80)
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 12, y: 24, width: 100, height: 80))
    expectEqual(Set(maker.made.compactMap(\.label)), ["left", "top", "width", "height"])
    expect(height.description.hasPrefix("height: <"))
    height.isActive = false
    expect(maker.made.count == 3 && !box.constraints.contains(height))
    let other = ConstraintMaker(box)
    expect(other.made.isEmpty)
  }

  @Test func aSubclassSeesItsConstantChangeAndTheLayoutFollows() throws {
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 400))
    let maker = ConstraintMaker(box)
    _ = maker.make(LabelledConstraint.self, "left", .left, 0)
    _ = maker.make(LabelledConstraint.self, "top", .top, 0)
    _ = maker.make(LabelledConstraint.self, "height", .height, 10)
    let made = maker.make(SwitchableConstraint.self, "width", .width, 40)
    let width = try require(made as? SwitchableConstraint)
    width.compact = 60
    width.regular = 90
    screen.advance(frames: 1)
    expect(box.frame.width == 60 && width.changes == [60, 60])
    width.isCompact = false
    screen.advance(frames: 1)
    expect(box.frame.width == 90 && width.changes.last == 90)
  }

  @Test func anInitialiserOfTheSubclassRunsForEveryConstraint() {
    let first = StampedConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 9)
    let second = StampedConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: controller.view, attribute: .top, multiplier: 1,
      constant: 9)
    expectEqual(second.stamp, first.stamp + 1)
    expect(first.firstItem === box && first.constant == 9 && second.secondItem === controller.view)
    NSLayoutConstraint.activate([first, second])
    expect(first.isActive && second.isActive)
    expect(box.constraints.first is StampedConstraint && controller.view.constraints.contains(second))
    NSLayoutConstraint.deactivate([first, second])
    expect(box.constraints.isEmpty)
  }

  @Test func prioritiesAndLevelsSupportArithmeticAndComparison() {
    let width = LabelledConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 200)
    width.priority = .required - 1
    expectEqual(width.priority.rawValue, 999)
    width.priority -= 249
    expectEqual(width.priority, .defaultHigh)
    width.priority += 10
    expect(width.priority == .defaultHigh + 10 && width.priority > .defaultHigh && width.priority < .required)
    expectEqual(
      [UILayoutPriority.required, .defaultLow, .defaultHigh].sorted(), [.defaultLow, .defaultHigh, .required])
    expect(UIWindow.Level.alert > .normal && UIWindow.Level.normal + 1 > .normal)
  }
}
