import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor
@Suite("The feed's cells")
struct FeedCellsTests {
  private static let words = String(repeating: "many words and more ", count: 20)

  private func mount(
    width: CGFloat = 390, textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) throws -> (screen: MountedScreen, cells: [UITableViewCell]) {
    let controller = PlainFeedViewController(
      rows: Self.rows, pictures: FeedPictures(folder: GalleryResources.folder, report: { _ in }))
    let screen = MountedScreen(controller, size: CGSize(width: width, height: 4000)) {
      $0.preferredContentSizeCategory = textSize
      if isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
    try screen.settle()
    return (screen, controller.tableView.visibleCells)
  }

  private static let rows: [FeedRow] = [
    .post(Post(id: "1", author: "A", avatar: nil, state: "now", text: "short")),
    .post(Post(id: "2", author: "B", avatar: nil, state: "now", text: words)),
    .ad(
      Ad(
        id: "1", sponsor: "Somebody with a very long name indeed", hint: "Sponsored", text: "one line",
        picture: nil)),
  ]

  /// The visible labels and pictures of a cell, by their frames in the cell.
  private func parts(_ cell: UITableViewCell) -> [CGRect] {
    func find(_ view: UIView) -> [CGRect] {
      if view is UILabel || view is UIImageView { return [view.convert(view.bounds, to: cell)] }
      return view.subviews.flatMap(find)
    }
    return find(cell.contentView)
  }

  @Test("longer texts, narrower rows and larger text make higher rows")
  func heights() throws {
    let usual = try mount().cells.map(\.bounds.height)
    expect(usual[1] > usual[0])
    expect(try mount(width: 300).cells[1].bounds.height > usual[1])
    expect(try mount(textSize: .accessibilityLarge).cells[0].bounds.height > usual[0])
    for height in usual { expectEqual((height * 2).truncatingRemainder(dividingBy: 1), 0, "whole pixels: \(height)") }
  }

  @Test("right to left mirrors every part")
  func mirrored() throws {
    let plain = try mount().cells
    let mirrored = try mount(isRightToLeft: true).cells
    for (left, right) in zip(plain, mirrored) {
      expectEqual(left.bounds, right.bounds)
      for (rect, image) in zip(parts(left), parts(right)) {
        // Edges are rounded to pixels from the left in both.
        expect(abs(image.minX - (390 - rect.maxX)) <= 0.5 && abs(image.width - rect.width) <= 0.5)
        expect(image.minY == rect.minY && image.height == rect.height)
      }
    }
  }

  @Test("parts do not overlap, at any text size and width", arguments: [280, 390, 700] as [CGFloat])
  func disjoint(width: CGFloat) throws {
    for textSize in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let cells = try mount(width: width, textSize: textSize).cells
      expectEqual(cells.count, 3)
      for (row, cell) in cells.enumerated() {
        let parts = parts(cell)
        for (first, rect) in parts.enumerated() {
          expect(cell.bounds.contains(rect), "part \(first) of row \(row) at \(width), \(textSize): \(rect)")
          expect(rect.width > 0 && rect.height > 0, "part \(first) of row \(row) at \(width), \(textSize): \(rect)")
          for other in parts[(first + 1)...] {
            expect(!rect.insetBy(dx: 0.01, dy: 0.01).intersects(other), "row \(row): \(rect) and \(other)")
          }
        }
      }
    }
  }

  @Test("a change of the text size lays shown rows out anew")
  func textSizeChange() throws {
    let fresh = try mount(textSize: .accessibilityExtraExtraExtraLarge).cells.map(\.frame)
    let (screen, cells) = try mount()
    let usual = cells.map(\.frame)
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try screen.settle()
    expectEqual(try require(screen.tableViews.first).visibleCells.map(\.frame), fresh)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expectEqual(try require(screen.tableViews.first).visibleCells.map(\.frame), usual)
  }
}
