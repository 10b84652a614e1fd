import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ToolbarSpacerTests {
  private func items<Items: ToolbarContent>(
    @ToolbarContentBuilder _ content: @escaping () -> Items
  ) throws -> UIViewController {
    let hosted = Hosted(NavigationStack { Text("Screen").toolbar { content() } }, width: 390, height: 700)
    try hosted.screen.settle()
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    return try require(navigation.topViewController)
  }

  @Test func aFlexibleSpacerPushesItemsApart() throws {
    let screen = try items {
      ToolbarItem(placement: .bottomBar) { Button("a") {} }
      ToolbarItem(placement: .bottomBar) { Button("b") {} }
      ToolbarSpacer(placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("c") {} }
    }
    let bar = try require(screen.toolbarItems)
    expectEqual(bar.map(\.title), ["a", "b", nil, "c"])
    // Without room of their own, items would have some between all of them.
    expect(bar[2].width == 0 && bar[2].customView == nil)
  }

  @Test func aFixedSpacerHasAWidth() throws {
    let screen = try items {
      ToolbarItem { Button("a") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("b") {} }
    }
    let bar = try require(screen.navigationItem.rightBarButtonItems)
    expect(bar.map(\.title) == ["b", nil, "a"] && bar[1].width == FixedBarSpaceNode.width)
  }
}
