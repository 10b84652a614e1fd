import Expectations
import Testing
import TrestleTesting
import UIKit

/// Frames beside constraints.
@MainActor @Suite struct PlacedByFrameOnScreen {
  @Test func viewsWithoutConstraintsKeepTheirFrames() {
    let controller = MixedViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 600))
    screen.advance(frames: 2)
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 360, height: 600), "the window lays its content out")
    expectEqual(controller.card.frame, CGRect(x: 20, y: 30, width: 160, height: 120))
    expectEqual(controller.picture.frame, CGRect(x: 8, y: 8, width: 144, height: 60))
    expectEqual(controller.caption.frame, CGRect(x: 8, y: 72, width: 144, height: 20))
    expectEqual(controller.footer.frame, CGRect(x: 0, y: 550, width: 360, height: 50))
    Placed(controller.card).at(10, 10, 100, 90)
    screen.advance(frames: 1)
    expectEqual(controller.card.frame, CGRect(x: 10, y: 10, width: 100, height: 90))
  }

  @Test func otherViewsMayBeConstrainedToAViewWithoutConstraints() {
    let controller = MixedViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 600))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(badge)
    let plain = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 40))
    controller.view.addSubview(plain)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: plain.rightAnchor), badge.topAnchor.constraint(equalTo: plain.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 5), badge.heightAnchor.constraint(equalToConstant: 6),
    ])
    screen.advance(frames: 1)
    expectEqual(badge.frame, CGRect(x: 150, y: 240, width: 5, height: 6))
    expectEqual(plain.frame, CGRect(x: 100, y: 200, width: 50, height: 40))
    expectEqual(controller.card.frame, CGRect(x: 20, y: 30, width: 160, height: 120))
  }

  @Test func aViewConstrainedOnlyInPositionHasZeroSize() {
    let controller = MixedViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 600))
    Placed(controller.card).at(20, 30, 160, 120)
    NSLayoutConstraint.activate([
      controller.card.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 9),
      controller.card.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 8),
    ])
    screen.advance(frames: 1)
    expectEqual(controller.card.frame, CGRect(x: 9, y: 8, width: 0, height: 0))
  }

  @Test func aWindowsViewKeepsItsFrameWhenChildrenArePinnedToIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    content.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(content)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      child.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 5),
      child.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -5),
      child.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
    ])
    window.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(child.frame, CGRect(x: 5, y: 5, width: 190, height: 90))
  }

  @Test func aControllersRootViewKeepsItsFrameOutsideOfAWindow() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      child.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: controller.view.heightAnchor, multiplier: 0.5),
    ])
    controller.view.layoutIfNeeded()
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 120, height: 80))
    expectEqual(child.frame, CGRect(x: 30, y: 20, width: 60, height: 40))
  }
}
