import Testing
import TrestleTesting
import UIKit

@testable import Gallery

/// Golden pictures of the feed. `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor
@Suite("The feed's looks")
struct FeedPicturesOnScreenTests {
  /// A look of the feed that has a golden picture and a golden layout.
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    var direction = UITraitEnvironmentLayoutDirection.leftToRight

    var testDescription: String { name }
  }

  nonisolated static let looks = [
    Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "right-to-left", direction: .rightToLeft),
    Look(name: "largest-text", textSize: .accessibilityExtraExtraExtraLarge),
  ]

  private func mount(_ look: Look) throws -> (screen: MountedScreen, table: UITableView) {
    let feed = PlainFeedViewController(feed: FeedFile(path: GalleryResources.feedPath), report: { _ in })
    let screen = MountedScreen(
      UINavigationController(rootViewController: feed), size: CGSize(width: 390, height: 640)
    ) {
      $0.userInterfaceStyle = look.style
      $0.preferredContentSizeCategory = look.textSize
      $0.layoutDirection = look.direction
    }
    feed.tableView.showsVerticalScrollIndicator = false
    try screen.settle()
    return (screen, feed.tableView)
  }

  @Test("is that of the golden picture", arguments: looks)
  func picture(_ look: Look) throws {
    expectGolden(try mount(look).screen.picture, look.name)
  }

  @Test("would not be mistaken for one that is shifted, has a wrong colour or lacks a row", arguments: looks)
  func mistakes(_ look: Look) throws {
    let (screen, table) = try mount(look)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
      .intersection(CGRect(origin: .zero, size: screen.size))
    expectGoldenNoticesMistakes(look.name, row: row, scale: screen.scale)
  }

  @Test("is laid out as in the golden layout", arguments: looks)
  func layout(_ look: Look) throws {
    expectGolden(try mount(look).screen.layout, look.name)
  }

  @Test("a row that moves by a point, says something else or is missing changes the layout")
  func mistakenLayouts() throws {
    let (screen, table) = try mount(Self.looks[0])
    let right = screen.layout
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let lines = right.split(separator: "\n").filter { $0.contains("row 0.1") }
    #expect(lines.count == 1)
    cell.frame.origin.y += 1
    #expect(screen.layout != right)
    cell.frame.origin.y -= 1
    #expect(screen.layout == right)
    cell.isHidden = true
    #expect(screen.layout != right)
    cell.isHidden = false
    func label(in view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap(label).first }
    let name = try #require(label(in: cell))
    name.text = "somebody else"
    #expect(screen.layout != right)
  }
}
