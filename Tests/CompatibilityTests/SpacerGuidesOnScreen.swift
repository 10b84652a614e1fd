import Expectations
import Testing
import TrestleTesting
import UIKit

/// Guides as spacers, and the guides that controllers had before safe areas.
@MainActor @Suite struct SpacerGuidesOnScreen {
  @Test func layoutGuidesDivideTheWidthByWeight() {
    let controller = SpreadViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 600))
    screen.advance(frames: 1)
    // 360 less three times 40 leaves 240 for weights of 1 + 2 + 2 + 1.
    expectEqual(controller.items.map(\.frame.minX), [40, 160, 280])
    expectEqual(controller.spacers.map(\.layoutFrame.width), [40, 80, 80, 40])
    expectEqual(controller.view.layoutGuides.compactMap { $0 as? SpacerGuide }.count, 4)
    expect(controller.spacers.allSatisfy { $0.owningView === controller.view })
    expectEqual(controller.spacers[1].identifier, "spacer 1")
  }

  @Test func withoutBarsTopAndBottomLayoutGuidesAreTheEdges() {
    let controller = SpreadViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 360, height: 600))
    screen.advance(frames: 1)
    let insets = controller.view.safeAreaInsets
    expect(controller.topLayoutGuide.length == insets.top && controller.bottomLayoutGuide.length == insets.bottom)
    expectEqual(controller.heading.frame.minY, insets.top + 10)
    expectEqual(controller.footing.frame.maxY, 600 - insets.bottom - 10)
  }

  @Test func topAndBottomLayoutGuidesEndAtTheBars() throws {
    let controller = SpreadViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let screen = MountedScreen(navigation, size: CGSize(width: 360, height: 600))
    try screen.settle()
    let bar = controller.view.convert(navigation.navigationBar.bounds, from: navigation.navigationBar)
    let toolbar = controller.view.convert(navigation.toolbar.bounds, from: navigation.toolbar)
    expect(bar.height > 0 && toolbar.height > 0)
    expectEqual(controller.topLayoutGuide.length, bar.maxY)
    expectEqual(controller.bottomLayoutGuide.length, controller.view.bounds.height - toolbar.minY)
    expectEqual(controller.heading.frame.minY, bar.maxY + 10)
    expectEqual(controller.footing.frame.maxY, toolbar.minY - 10)
    expectEqual(controller.spacers[0].layoutFrame.minY, bar.maxY)
    navigation.setNavigationBarHidden(true, animated: false)
    try screen.settle()
    expectEqual(controller.topLayoutGuide.length, controller.view.safeAreaInsets.top)
    expectEqual(controller.heading.frame.minY, controller.topLayoutGuide.length + 10, "what hangs on a guide follows")
  }
}
