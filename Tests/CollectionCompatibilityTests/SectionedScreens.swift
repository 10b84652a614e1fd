import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens laid out by sections of groups, written from Apple's documentation alone.
@MainActor @Suite struct SectionedScreens {
  private func mount(_ controller: UIViewController, width: CGFloat = 400) -> MountedScreen {
    MountedScreen(controller, size: CGSize(width: width, height: 700))
  }

  private func frame(_ controller: SectionedViewController, _ item: Int, _ section: Int = 0) throws -> CGRect {
    try require(
      controller.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
  }

  @Test func squaresFillFiveColumns() throws {
    let controller = SquaresViewController()
    let screen = mount(controller)
    expectEqual(try frame(controller, 0), CGRect(x: 5, y: 5, width: 70, height: 70))
    expectEqual(try frame(controller, 4), CGRect(x: 325, y: 5, width: 70, height: 70))
    expectEqual(try frame(controller, 51), CGRect(x: 85, y: 805, width: 70, height: 70))
    expectEqual(controller.collectionView.contentSize, CGSize(width: 400, height: 880))
    expect(
      controller.collectionView.cellForItem(at: IndexPath(item: 12, section: 0))?.frame == (try frame(controller, 12)))
    expectGolden(screen.picture, "sections-squares")
  }

  @Test func flexibleSpacingGrowsBetweenColumns() throws {
    let controller = TwoColumnsViewController()
    let screen = mount(controller)
    expectEqual(try frame(controller, 0), CGRect(x: 10, y: 0, width: 171, height: 44))
    expectEqual(try frame(controller, 1), CGRect(x: 219, y: 0, width: 171, height: 44))
    expectEqual(try frame(controller, 2).minY, 54)
    expectEqual(screen.window.bounds.width, 400)
  }

  @Test func theNumberOfColumnsDependsOnTheWidth() throws {
    let controller = DistinctSectionsViewController()
    let screen = mount(controller)
    expectEqual(try frame(controller, 0), CGRect(x: 22, y: 22, width: 356, height: 40))
    expectEqual(try frame(controller, 3).maxY, 20 + 4 * 44 - 2)
    // 360 / 3 columns; the section begins below 20 + 176 + 20.
    expectEqual(try frame(controller, 1, 1), CGRect(x: 142, y: 238, width: 116, height: 116))
    screen.window.frame.size.width = 800
    try screen.settle()
    expectEqual(try frame(controller, 1), CGRect(x: 402, y: 22, width: 376, height: 40))
    expect(try frame(controller, 5, 1).minY == frame(controller, 0, 1).minY)
  }

  @Test func badgesAreAtTheCornersOfTheirItems() throws {
    let controller = BadgesViewController()
    let screen = mount(controller)
    // An item is 90 by 72 in its group, less 5 at each edge: its corner is at 105, 25.
    let badge = try require(
      controller.collectionView.layoutAttributesForSupplementaryElement(
        ofKind: SectionedViewController.Kind.badge, at: IndexPath(item: 0, section: 0)))
    expectEqual(try frame(controller, 0), CGRect(x: 25, y: 25, width: 80, height: 62))
    expectEqual(badge.frame, CGRect(x: 105 - 20 + 6, y: 25 - 6, width: 20, height: 20))
    expectGolden(screen.picture, "sections-badges")
  }

  @Test func pinnedTitlesStayVisibleAboveBackgroundDecorations() throws {
    let controller = TitledSectionsViewController()
    let screen = mount(controller)
    let view = controller.collectionView!
    let title = try require(view.supplementaryView(forElementKind: "title-above", at: IndexPath(item: 0, section: 0)))
    // A headline of 17 points is 20.5 tall, with 10 above and below.
    expectEqual(title.frame, CGRect(x: 10, y: 0, width: 380, height: 40.5))
    expectEqual(try frame(controller, 0), CGRect(x: 10, y: 50.5, width: 380, height: 44))
    expectEqual(try frame(controller, 7).minY, 50.5 + 7 * 49)
    let card = try require(
      view.collectionViewLayout.layoutAttributesForDecorationView(
        ofKind: "background", at: IndexPath(item: 0, section: 0)))
    // Title, inset, 8 rows with 7 gaps, inset, title below; 5 less at each edge.
    let rows: CGFloat = 8 * 44 + 7 * 5
    expectEqual(card.frame, CGRect(x: 5, y: 5, width: 390, height: rows + 2 * 40.5 + 2 * 10 - 10))
    // The section without items has its titles only.
    let second = try require(
      view.layoutAttributesForSupplementaryElement(ofKind: "title-above", at: IndexPath(item: 0, section: 2)))
    expectEqual(second.frame.minY, 569)
    expectGolden(screen.picture, "sections-titles")
    view.contentOffset.y = 200
    try screen.settle()
    expectEqual(title.frame.minY, 200)
    expect(title.layer.zPosition > 0)
    view.contentOffset.y = 430
    try screen.settle()
    expectEqual(title.frame.minY, 407, "the title below pushes it out")
    expectGolden(screen.picture, "sections-titles-pinned")
  }

  @Test func groupsNest() throws {
    let controller = NestedGroupsViewController()
    let screen = mount(controller)
    expectEqual(try frame(controller, 0), CGRect(x: 10, y: 10, width: 260, height: 260))
    expectEqual(try frame(controller, 1), CGRect(x: 290, y: 10, width: 100, height: 120))
    expectEqual(try frame(controller, 2), CGRect(x: 290, y: 150, width: 100, height: 120))
    expectEqual(try frame(controller, 3).origin, CGPoint(x: 10, y: 290))
    expectGolden(screen.picture, "sections-nested")
  }

  @Test func wordsWrapIntoLines() throws {
    let controller = WordsViewController()
    let screen = mount(controller)
    try screen.settle()
    let view = controller.collectionView!
    for path in view.indexPathsForVisibleItems where path.item > 0 {
      let (before, here) = (try frame(controller, path.item - 1), try frame(controller, path.item))
      expect(here.maxX <= 384)
      if here.minX == 16 { expect(before.maxX + 8 + here.width > 384, "it had room in the line before") }
      if here.minX > 16 { expect(here.minX == before.maxX + 8 && here.minY == before.minY) }
    }
    expectGolden(screen.picture, "sections-words")
  }

  @Test func selfSizingParagraphsAreAsTallAsTheirText() throws {
    let controller = ParagraphsViewController()
    let screen = mount(controller)
    let view = controller.collectionView!
    for cell in view.visibleCells {
      let cell = try require(cell as? PlaceCell)
      let fitting = cell.label.sizeThatFits(CGSize(width: 400 - 24 - 16, height: 10_000))
      expect(abs(cell.frame.height - fitting.height - 16) <= 1)
    }
    view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    try screen.settle()
    expect(abs(view.contentOffset.y + 700 - view.contentSize.height) <= 6, "the inset is below the last one")
    expectEqual(try frame(controller, 59).maxY, view.contentSize.height - 6)
  }

  @Test func anAppPlacesTheCellsOfAGroup() throws {
    let controller = StairsViewController()
    _ = mount(controller, width: 300)
    expectEqual(try frame(controller, 2), CGRect(x: 200, y: 100, width: 100, height: 50))
    expectEqual(try frame(controller, 4), CGRect(x: 100, y: 200, width: 100, height: 50))
    // The last group ends with its only cell.
    expectEqual(controller.collectionView.contentSize.height, 350)
  }

  @Test func matchesItsPictures() throws {
    for (name, traits) in CollectionPictures.looks {
      for (screenName, make) in [
        ("titles", TitledSectionsViewController.init), ("words", WordsViewController.init),
        ("nested", NestedGroupsViewController.init),
      ] as [(String, () -> SectionedViewController)] {
        let screen = MountedScreen(make(), size: CGSize(width: 390, height: 600), traits: traits)
        try screen.settle()
        expectGolden(screen.picture, "sections-\(screenName)-\(name)")
      }
    }
  }
}
