import Expectations
import Testing
import TrestleTesting
import UIKit

/// A library that writes constraints between any two attributes.
@MainActor @Suite struct TetherLanguageOnScreen {
  private let controller = UIViewController()
  private let card = UIView()
  private let badge = UIView()

  init() {
    controller.view.addSubview(card)
    controller.view.addSubview(badge)
  }

  @Test func everyAttributePairCanBeActivatedAndDeactivated() {
    let pairs = NSLayoutConstraint.Attribute.offeredPairs
    expectEqual(pairs.count, 14 * 14 * 2 - 10 * 10 + 4)
    for (first, second) in pairs {
      let before = controller.view.constraints.count
      let tether = Tether(badge)
      let constraint = tether.tie(first, to: card, second, plus: 3)
      expectEqual(controller.view.constraints.count, before + 1, "\(first.rawValue) \(second.rawValue)")
      expect(controller.view.constraints.contains(constraint))
      expect(constraint.isActive && constraint.firstAttribute == first && constraint.secondAttribute == second)
      expect(constraint.firstItem === badge && constraint.secondItem === card)
      tether.untie()
      expect(controller.view.constraints.count == before && !constraint.isActive)
    }
  }

  @Test func everyAttributePairAllowsEveryRelation() {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
      for (first, second) in NSLayoutConstraint.Attribute.offeredPairs {
        let tether = Tether(badge)
        let constraint = tether.tie(first, relation, to: card, second, times: 0.5, plus: -1, priority: .defaultHigh)
        expect(constraint.relation == relation && constraint.multiplier == 0.5 && constraint.constant == -1)
        controller.view.layoutIfNeeded()
        tether.untie()
      }
    }
  }

  @Test func aSizeWithoutASecondViewIsAConstantForAnySecondAttribute() {
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    for second in [NSLayoutConstraint.Attribute.width, .height, .notAnAttribute] {
      let tether = Tether(badge)
      tether.tie(.left, plus: 20)
      tether.tie(.top, plus: 30)
      let width = tether.tie(.width, nil, second, 50)
      let height = tether.tie(.height, nil, second, 60)
      screen.advance(frames: 1)
      expectEqual(badge.frame, CGRect(x: 20, y: 30, width: 50, height: 60), "\(second.rawValue)")
      expect(badge.constraints.count == 2 && width.secondItem == nil && height.secondItem == nil)
      width.constant = 55
      screen.advance(frames: 1)
      expectEqual(badge.frame.width, 55)
      tether.untie()
    }
  }

  @Test func attributesOfDifferentAxesAreEqualInValue() {
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    let anchor = Tether(card)
    anchor.tie(.left, plus: 10)
    anchor.tie(.top, plus: 44)
    anchor.tie(.width, nil, nil, 100)
    anchor.tie(.height, nil, nil, 50)
    let tether = Tether(badge)
    tether.tie(.left, to: card, .top)
    tether.tie(.top, to: card, .right, plus: 6)
    tether.tie(.width, to: card, .height, times: 2)
    tether.tie(.height, to: card, .width, times: 0.5, plus: 1)
    screen.advance(frames: 1)
    expectEqual(card.frame, CGRect(x: 10, y: 44, width: 100, height: 50))
    expectEqual(badge.frame, CGRect(x: 44, y: 116, width: 100, height: 51))
    anchor.installed[1].constraint.constant = 60
    screen.advance(frames: 1)
    expectEqual(badge.frame.minX, 60, "it follows")
  }

  @Test func leadingAndTrailingFollowTheLayoutDirection() {
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480)) { $0.layoutDirection = .rightToLeft }
    let tether = Tether(badge)
    tether.tie(.leading, plus: 20)
    tether.tie(.centerY)
    tether.tie(.width, nil, nil, 40)
    tether.tie(.height, to: badge, .width)
    screen.advance(frames: 1)
    expectEqual(badge.frame, CGRect(x: 320 - 20 - 40, y: 220, width: 40, height: 40))
  }
}

extension Tether {
  @discardableResult
  fileprivate func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?, _ second: NSLayoutConstraint.Attribute?,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    tie(attribute, to: other, second, plus: constant)
  }
}
