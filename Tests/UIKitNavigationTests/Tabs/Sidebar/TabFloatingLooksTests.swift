import CoreGraphics
import Expectations
import Testing

@testable import UIKitCore

/// The rectangles of a bar that floats.
struct TabFloatingLooksTests {
  @Test func floatingTabsLieSideBySide() {
    let layout = TabFloatingLayout(widths: [40, 60], hasButton: false, room: 500, isRightToLeft: false)
    expectEqual(layout.frames, [CGRect(x: 4, y: 4, width: 72, height: 36), CGRect(x: 76, y: 4, width: 92, height: 36)])
    expect(layout.width == 172 && layout.button == .zero)
  }

  @Test func theSidebarButtonIsAtTheLeadingEdge() {
    let layout = TabFloatingLayout(widths: [40], hasButton: true, room: 500, isRightToLeft: false)
    expect(layout.button == CGRect(x: 4, y: 0, width: 44, height: 44) && layout.frames[0].minX == 48)
    let mirrored = TabFloatingLayout(widths: [40], hasButton: true, room: 500, isRightToLeft: true)
    expect(mirrored.button.maxX == mirrored.width - 4 && mirrored.frames[0].minX == 4)
  }

  @Test func tooWideFloatingTabsShrink() {
    let layout = TabFloatingLayout(widths: [100, 100, 100], hasButton: false, room: 206, isRightToLeft: false)
    expect(layout.width == 206 && layout.frames.map(\.width) == [66, 66, 66])
    expectEqual(TabFloatingLayout(widths: [], hasButton: false, room: 0, isRightToLeft: false).width, 8)
  }
}
