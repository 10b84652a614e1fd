import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Errands in three columns that are dragged between them, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct ErrandsScreens {
  private func mount(
    _ size: CGSize = CGSize(width: 1200, height: 800), _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (ErrandsSplitViewController, MountedScreen) {
    let errands = ErrandsSplitViewController()
    let screen = MountedScreen(errands, size: size, scale: 1, traits: traits)
    try screen.settle()
    return (errands, screen)
  }

  @Test func anErrandIsDraggedOntoAnotherList() throws {
    let (errands, screen) = try mount()
    screen.drag(from: try screen.point(of: .text("Buy stamps")), to: try screen.point(of: .text("Garden")), press: 0.6)
    try screen.settle()
    expectEqual(errands.errandsByList, [["Post letter", "Return books"], ["Water plants", "Buy stamps"], []])
    expectEqual(errands.errands.names, ["Post letter", "Return books"])
  }

  @Test func anErrandDroppedOnItsOwnListStays() throws {
    let (errands, screen) = try mount()
    let table = try require(errands.lists.tableView)
    let town = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    screen.drag(from: try screen.point(of: .text("Buy stamps")), to: CGPoint(x: town.midX, y: town.midY), press: 0.6)
    try screen.settle()
    expectEqual(errands.errandsByList[0].count, 3)
  }

  @Test func anErrandIsDraggedIntoTheNotes() throws {
    let (errands, screen) = try mount()
    try screen.tap(.text("Post letter"))
    try screen.settle()
    let text = errands.detail.textView
    screen.drag(
      from: try screen.point(of: .text("Return books")), to: text.convert(CGPoint(x: 320, y: 17), to: nil), press: 0.6)
    try screen.settle()
    expectEqual(text.text, "Notes about post letterReturn books")
    expectEqual(errands.errandsByList[0].count, 3, "the errand itself stays")
  }

  @Test func onAPhoneTheColumnsCollapseIntoOneStack() throws {
    let (errands, screen) = try mount(CGSize(width: 390, height: 844))
    expect(errands.isCollapsed)
    errands.show(.supplementary)
    try screen.settle()
    try screen.tap(.text("Post letter"))
    try screen.settle()
    expect(errands.detail.view.window != nil && errands.errands.view.window == nil)
    screen.resize(to: CGSize(width: 1200, height: 800))
    try screen.settle()
    for controller in [errands.lists, errands.errands, errands.detail] as [UIViewController] {
      expect(controller.view.window != nil, "\(controller.title ?? "") \(errands.displayMode)")
    }
  }

  @Test(arguments: ["light", "dark", "right to left", "largest"]) func matchesItsPicture(_ look: String) throws {
    let (errands, screen) = try mount {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    errands.detail.show("Post letter")
    try screen.settle()
    expectGolden(screen.picture, look)
  }
}
