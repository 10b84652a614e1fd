import CoreGraphics
import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// An icon on its way to a tab bar.
@MainActor @Suite(.serialized) struct TabIconDragTests {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 271, width: 320, height: 49))
  private let items = ["One", "Two", "Three", "Four", "Five", "Six"].map {
    UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
  }
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() throws {
    controller.view.backgroundColor = .systemBackground
    bar.items = Array(items.prefix(4))
    controller.view.addSubview(bar)
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 320))
    bar.beginCustomizingItems(items)
    try screen.settle()
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    screen.stage.send(
      .pointer(PointerEvent(phase: phase, location: point, timestamp: screen.time, kind: .touch, button: .primary)))
    screen.advance(frames: 2)
  }

  private func place(_ item: UITabBarItem) throws -> CGPoint {
    let icon = try require(bar.contents.customizer?.view.icons.first { $0.item === item })
    return icon.convert(icon.bounds.middle, to: nil)
  }

  private func middle(_ item: UITabBarItem) throws -> CGPoint {
    let view = try require(bar.contents.view(of: item))
    return view.convert(view.bounds.middle, to: nil)
  }

  private var lifted: [TabIcon] { controller.view.subviews.compactMap { $0 as? TabIcon } }

  @Test func aDraggedIconFollowsTheFingerAndHighlightsTheTab() throws {
    send(.began, try place(items[5]))
    send(.moved, CGPoint(x: 200, y: 250))
    send(.moved, try middle(items[1]))
    screen.advance(by: 0.3)
    let icon = try require(lifted.first)
    let target = try middle(items[1])
    expect(lifted.count == 1 && icon.center == target)
    expect(icon.transform.a > 1 && bar.contents.view(of: items[1])?.alpha ?? 1 < 1)
    expectEqual(bar.items?.map(\.title), ["One", "Two", "Three", "Four"], "nothing changes before the finger lifts")
    expectGolden(screen.picture, "on the way")
    send(.moved, try middle(items[3]))
    expect(bar.contents.view(of: items[1])?.alpha == 1 && bar.contents.view(of: items[3])?.alpha ?? 1 < 1)
    send(.ended, try middle(items[3]))
    try screen.settle()
    expect(bar.items?.map(\.title) == ["One", "Two", "Three", "Six"] && lifted.isEmpty)
    expect(bar.contents.buttons.allSatisfy { $0.alpha == 1 })
  }

  @Test func aDraggedTabReordersTheBar() throws {
    let first = try middle(items[0])
    send(.began, first)
    send(.moved, CGPoint(x: first.x + 30, y: first.y))
    send(.moved, try middle(items[2]))
    expectEqual(bar.items?.map(\.title), ["Two", "Three", "One", "Four"], "at once")
    expectEqual(bar.contents.view(of: items[0])?.alpha, 0)
    send(.ended, CGPoint(x: 160, y: 100))
    try screen.settle()
    expect(bar.items?.map(\.title) == ["Two", "Three", "One", "Four"] && lifted.isEmpty)
    expectEqual(bar.contents.view(of: items[0])?.alpha, 1)
  }

  @Test func aCancelledIconDragLeavesNoViews() throws {
    send(.began, try place(items[4]))
    send(.moved, CGPoint(x: 200, y: 250))
    send(.moved, try middle(items[1]))
    expectEqual(lifted.count, 1)
    expect(!bar.endCustomizing(animated: false), "it ends under the finger")
    expect(lifted.isEmpty && bar.contents.buttons.allSatisfy { $0.alpha == 1 })
    send(.moved, try middle(items[0]))
    send(.ended, try middle(items[0]))
    try screen.settle()
    expectEqual(bar.items?.map(\.title), ["One", "Two", "Three", "Four"])
    expectEqual(controller.view.subviews.count, 1)
  }
}
