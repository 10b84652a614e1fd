import Expectations
import Testing
import TrestleTesting
import UIKit

/// Golden pictures of lists in collection views.
@MainActor @Suite(.serialized) struct ListCellPictures {
  private static let looks: [(name: String, traits: (inout UITraitOverrides) -> Void)] = [
    ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
    ("rightToLeft", { $0.layoutDirection = .rightToLeft }),
    ("large", { $0.preferredContentSizeCategory = .accessibilityLarge }),
  ]

  /// Shows a screen in each look, after `prepare`.
  private func inAllLooks<Controller: UIViewController>(
    _ name: String, _ make: () -> Controller, _ prepare: (Controller, MountedScreen) throws -> Void = { _, _ in }
  ) throws {
    for look in Self.looks {
      let controller = make()
      let screen = MountedScreen(controller, size: CGSize(width: 390, height: 620), scale: 1, traits: look.traits)
      screen.advance(frames: 3)
      try prepare(controller, screen)
      try screen.settle()
      expectGolden(screen.picture, "\(name)-\(look.name)")
    }
  }

  @Test
  func preferencesMatchTheirPictures() throws { try inAllLooks("preferences") { PreferencesListViewController() } }

  @Test func otherAppearancesMatchTheirPictures() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
      let screen = MountedScreen(
        PreferencesListViewController(appearance: appearance), size: CGSize(width: 390, height: 620), scale: 1)
      screen.advance(frames: 3)
      expectGolden(screen.picture, "preferences-\(appearance)")
    }
  }

  @Test func editedErrandsMatchTheirPictures() throws {
    try inAllLooks("errands") {
      ErrandsListViewController()
    } _: { controller, screen in
      controller.setEditing(true, animated: false)
      try screen.settle()
      let row = try require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
      screen.tap(at: row.convert(CGPoint(x: 195, y: row.bounds.midY), to: nil))
    }
  }

  @Test func aSwipedErrandMatchesItsPicture() throws {
    let controller = ErrandsListViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 320), scale: 1)
    screen.advance(frames: 3)
    let row = try require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let start = row.convert(CGPoint(x: 300, y: row.bounds.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x - 90, y: start.y), duration: 0.8)
    try screen.settle()
    expectGolden(screen.picture, "errands-swiped")
  }

  @Test func theArchiveMatchesItsPictures() throws {
    try inAllLooks("archive") {
      ArchiveOutlineViewController()
    } _: { controller, screen in
      let view = try require(controller.collectionView)
      let folders = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell)
      let entry = try require(controller.dataSource.itemIdentifier(for: IndexPath(item: 2, section: 0)))
      var snapshot = controller.dataSource.snapshot(for: "Library")
      snapshot.expand([entry])
      controller.dataSource.apply(snapshot, to: "Library")
      _ = folders
      try screen.settle()
      view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
  }

  @Test func departuresMatchTheirPicture() throws {
    let screen = MountedScreen(DeparturesListViewController(), size: CGSize(width: 390, height: 320), scale: 1)
    screen.advance(frames: 5)
    expectGolden(screen.picture, "departures")
  }
}
