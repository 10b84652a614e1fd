import Expectations
import Testing
import TrestleTesting
import UIKit

/// The screen of small controls, operated as a person would.
@MainActor @Suite struct ControlScreens {
  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func mounted(_ traits: (inout UITraitOverrides) -> Void = { _ in }) -> (ControlsViewController, MountedScreen)
  {
    let controller = ControlsViewController()
    let screen = MountedScreen(controller, traits: traits)
    screen.advance(frames: 2)
    return (controller, screen)
  }

  @Test func controlsHaveTheSizesOfAPhone() {
    let (controller, _) = mounted()
    expectEqual(controller.wifiSwitch.frame.size, CGSize(width: 51, height: 31))
    expectEqual(controller.tintedSwitch.frame.size, CGSize(width: 51, height: 31))
    expectEqual(controller.sizeControl.frame.size, CGSize(width: 358, height: 32))
    expectEqual(controller.progress.frame.size, CGSize(width: 358, height: 4))
    expectEqual(controller.spinner.frame.size, CGSize(width: 20, height: 20))
    expectEqual(controller.largeSpinner.frame.size, CGSize(width: 37, height: 37))
  }

  @Test func aTapTogglesASwitch() throws {
    let (controller, screen) = mounted()
    screen.tap(at: middle(of: controller.wifiSwitch))
    expect(!controller.wifiSwitch.isOn)
    expectEqual(controller.log, ["wifi false"])
    controller.wifiSwitch.setOn(true, animated: true)
    try screen.settle()
    expectEqual(controller.log.count, 1, "setting the value tells nobody")
  }

  @Test func aSwitchIsDraggedOnlyTowardsItsOtherState() {
    let (controller, screen) = mounted()
    let start = middle(of: controller.wifiSwitch)
    screen.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y))
    expect(controller.wifiSwitch.isOn && controller.log.isEmpty, "it was on already")
    screen.drag(from: start, to: CGPoint(x: start.x - 40, y: start.y))
    expectEqual(controller.log, ["wifi false"])
  }

  @Test func fromRightToLeftASwitchIsOnAtTheLeft() {
    let (controller, screen) = mounted { $0.layoutDirection = .rightToLeft }
    let start = middle(of: controller.wifiSwitch)
    screen.drag(from: start, to: CGPoint(x: start.x - 40, y: start.y))
    expect(controller.wifiSwitch.isOn && controller.log.isEmpty)
    screen.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y))
    expectEqual(controller.log, ["wifi false"])
  }

  @Test func segmentsAreTappedAndDragged() throws {
    let (controller, screen) = mounted()
    let control = controller.sizeControl
    let third = control.convert(CGPoint(x: 300, y: 16), to: nil)
    screen.tap(at: third)
    expectEqual(controller.log, ["size 2"])
    screen.tap(at: third)
    expectEqual(controller.log.count, 1, "the selected segment says nothing")
    screen.drag(from: third, to: control.convert(CGPoint(x: 20, y: 16), to: nil))
    expectEqual(controller.log, ["size 2", "size 0"])
    control.setEnabled(false, forSegmentAt: 1)
    screen.tap(at: middle(of: control))
    expectEqual(control.selectedSegmentIndex, 0)
  }

  @Test func tapsOnAPageControlTurnToTheNextAndPreviousPage() {
    let (controller, screen) = mounted()
    let pages = controller.pages
    screen.tap(at: pages.convert(CGPoint(x: pages.bounds.maxX - 5, y: 13), to: nil))
    screen.tap(at: pages.convert(CGPoint(x: 5, y: 13), to: nil))
    screen.tap(at: pages.convert(CGPoint(x: 5, y: 13), to: nil))
    expectEqual(controller.log, ["page 3", "page 2", "page 1"])
    let start = middle(of: pages)
    screen.drag(from: start, to: CGPoint(x: start.x + 200, y: start.y))
    expectEqual(pages.currentPage, 4, "a finger goes through the dots to the last")
    pages.currentPage = 99
    expectEqual(pages.currentPage, 4)
    pages.numberOfPages = 2
    expectEqual(pages.currentPage, 1)
  }

  @Test func anActivityIndicatorAnimatesUntilStopped() throws {
    let (controller, screen) = mounted()
    let before = UIImage(cgImage: screen.picture).pngData()
    screen.advance(by: 0.1)
    expect(UIImage(cgImage: screen.picture).pngData() != before)
    controller.spinner.stopAnimating()
    controller.largeSpinner.stopAnimating()
    expect(controller.spinner.isHidden && !controller.spinner.isAnimating)
    try screen.settle()
    let rest = UIImage(cgImage: screen.picture).pngData()
    screen.advance(by: 1)
    expectEqual(UIImage(cgImage: screen.picture).pngData(), rest)
  }
}
