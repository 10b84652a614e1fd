import Expectations
import Testing
import TrestleTesting
import UIKit

/// The reading of lists in collection views, and of sections of groups, by a screen reader.
@MainActor @Suite(.serialized) struct ListReadingScreens {
  private func mount(_ controller: UIViewController, height: CGFloat = 620) throws -> MountedScreen {
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: height), scale: 1)
    screen.advance(frames: 3)
    try screen.settle()
    return screen
  }

  // MARK: Lists

  @Test func accessibilityOfEveryAccessoryMatchesItsGolden() throws {
    let controller = StationListViewController()
    let screen = try mount(controller)
    expectGolden(screen.accessibility, "station")
    try screen.activate(.label("Expand"))
    try screen.settle()
    controller.setEditing(true, animated: false)
    try screen.settle()
    controller.collectionView.selectItem(at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
    expectGolden(screen.accessibility, "station, open and edited")
  }

  @Test func accessibilityOfPreferencesAgreesInEveryAppearance() throws {
    var texts: [String] = []
    for appearance in [
      UICollectionLayoutListConfiguration.Appearance.insetGrouped, .plain, .grouped, .sidebar, .sidebarPlain,
    ] {
      texts.append(try mount(PreferencesListViewController(appearance: appearance)).accessibility)
    }
    expectGolden(texts[0], "preferences")
    // Headers of plain lists cover less, so that more is in sight: all that both show reads alike.
    let lines = Set(texts[0].split(separator: "\n"))
    for text in texts { expect(lines.isSuperset(of: text.split(separator: "\n").prefix(6))) }
  }

  @Test func accessibilityOfErrandsMatchesItsGolden() throws {
    let controller = ErrandsListViewController()
    let screen = try mount(controller, height: 320)
    expectGolden(screen.accessibility, "errands")
    controller.setEditing(true, animated: false)
    try screen.settle()
    expectGolden(screen.accessibility, "errands, edited")
  }

  @Test func accessibilityOfTheArchiveMatchesItsGolden() throws {
    expectGolden(try mount(ArchiveOutlineViewController()).accessibility, "archive")
  }

  @Test func accessibilityOfDeparturesMatchesItsGolden() throws {
    expectGolden(try mount(DeparturesListViewController(), height: 320).accessibility, "departures")
  }

  // MARK: Sections of groups

  @Test func accessibilityOfTitlesAndBadgesMatchesItsGolden() throws {
    expectGolden(try mount(TitledSectionsViewController()).accessibility, "titles")
    expectGolden(try mount(BadgesViewController(), height: 200).accessibility, "badges")
    expectGolden(try mount(NestedGroupsViewController(), height: 320).accessibility, "nested groups")
  }

  /// Rows are read along, those that begin at the right as well; a page further other items are read.
  @Test func accessibilityOfOrthogonalSectionsMatchesItsGolden() throws {
    let controller = FestivalViewController()
    let screen = try mount(controller)
    expectGolden(screen.accessibility, "festival")
    let mirrored = MountedScreen(FestivalViewController(), size: CGSize(width: 390, height: 620), scale: 1) {
      $0.layoutDirection = .rightToLeft
    }
    try mirrored.settle()
    expectEqual(mirrored.accessibility, screen.accessibility, "the order is the same")
  }

  @Test func accessibilityOfASidebarBesideAGridMatchesItsGolden() throws {
    let screen = MountedScreen(ExplorerViewController(), size: CGSize(width: 800, height: 500), scale: 1)
    screen.advance(frames: 3)
    try screen.settle()
    expectGolden(screen.accessibility, "explorer")
  }
}
