import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The Fuzzer screen")
struct FuzzerViewControllerTests {
  private func mount(seed: UInt64 = 1) -> (FuzzerViewController, MountedScreen) {
    let controller = FuzzerViewController(seed: seed)
    return (controller, MountedScreen(UINavigationController(rootViewController: controller)))
  }

  @Test("two runs of a seed look alike")
  func seeds() throws {
    let (_, first) = mount(seed: 9)
    let (_, second) = mount(seed: 9)
    try first.settle()
    try second.settle()
    expectEqual(first.layout, second.layout)
    let (_, other) = mount(seed: 10)
    try other.settle()
    expect(first.layout != other.layout)
  }

  @Test("hundreds of operations, some of them while the last one is still animated, find no fault")
  func steps() {
    let (controller, screen) = mount(seed: 4)
    for step in 0..<200 {
      controller.step()
      if step % 3 == 0 { screen.advance(by: Double(step % 5) * 0.1) }
    }
    expectNil(controller.fault)
    expect(controller.panel.shownLog.contains("\(controller.run.count)  "), "the log ends with the last operation")
  }

  @Test("runs by itself, at the chosen pace, until it is stopped or left")
  func running() {
    let (controller, screen) = mount()
    let start = controller.run.count
    controller.toggleRunning()
    screen.advance(by: 2.1)
    let slow = controller.run.count - start
    expect((7...9).contains(slow), "four a second: \(slow)")
    controller.panel.speed.selectedSegmentIndex = 2
    screen.advance(by: 2)
    expect(controller.run.count - start - slow > 20)
    controller.toggleRunning()
    let end = controller.run.count
    screen.advance(by: 1)
    expectEqual(controller.run.count, end)
    controller.toggleRunning()
    controller.navigationController?.setViewControllers([UIViewController()], animated: false)
    screen.advance(by: 1)
    expect(!controller.isRunning)
  }

  @Test("begins anew with the next seed")
  func another() {
    let (controller, screen) = mount(seed: 7)
    controller.beginNext()
    screen.advance(frames: 2)
    expect(controller.run.seed == 8 && controller.run.count == 0)
    expectEqual(controller.tableView.numberOfSections, controller.run.list.sections.count)
  }
}
