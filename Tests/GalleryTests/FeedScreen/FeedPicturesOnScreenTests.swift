import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

/// Golden pictures of the feed. `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor
@Suite("The feed's pictures on screen")
struct FeedPicturesOnScreenTests {
  private func mount(_ look: ScreenLook) throws -> (screen: MountedScreen, table: UITableView) {
    let feed = PlainFeedViewController(feed: FeedFile(path: GalleryResources.feedPath), report: { _ in })
    let screen = look.mount(feed, height: 640)
    feed.tableView.showsVerticalScrollIndicator = false
    try screen.settle()
    return (screen, feed.tableView)
  }

  @Test("match the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) throws {
    expectGolden(try mount(look).screen.picture, look.name)
  }

  @Test("would not be mistaken for one that is shifted, has a wrong colour or lacks a row", arguments: ScreenLook.all)
  func mistakes(_ look: ScreenLook) throws {
    let (screen, table) = try mount(look)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
      .intersection(CGRect(origin: .zero, size: screen.size))
    expectGoldenNoticesMistakes(look.name, row: row, scale: screen.scale)
  }

  @Test("match the golden layout", arguments: ScreenLook.all)
  func layout(_ look: ScreenLook) throws {
    expectGolden(try mount(look).screen.layout, look.name)
  }

  @Test("a row that moves by a point, says something else or is missing changes the layout")
  func mistakenLayouts() throws {
    let (screen, table) = try mount(ScreenLook.all[0])
    let right = screen.layout
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let lines = right.split(separator: "\n").filter { $0.contains("row 0.1") }
    expectEqual(lines.count, 1)
    cell.frame.origin.y += 1
    expect(screen.layout != right)
    cell.frame.origin.y -= 1
    expectEqual(screen.layout, right)
    cell.isHidden = true
    expect(screen.layout != right)
    cell.isHidden = false
    func label(in view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap(label).first }
    let name = try require(label(in: cell))
    name.text = "somebody else"
    expect(screen.layout != right)
  }
}
