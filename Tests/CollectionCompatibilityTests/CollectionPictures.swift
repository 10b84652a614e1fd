import Testing
import TrestleTesting
import UIKit

/// Golden pictures of collection views.
@MainActor @Suite struct CollectionPictures {
  static let looks: [(String, (inout UITraitOverrides) -> Void)] = [
    ("light", { _ in }),
    ("dark", { $0.userInterfaceStyle = .dark }),
    ("right-to-left", { $0.layoutDirection = .rightToLeft }),
    ("largest-text", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
  ]

  @Test func gridsMatchTheirPictures() throws {
    for (name, traits) in Self.looks {
      let screen = MountedScreen(PaletteViewController(), traits: traits)
      try screen.settle()
      expectGolden(screen.picture, "grid-\(name)")
    }
  }

  @Test func carouselsMatchTheirPictures() throws {
    for (name, traits) in Self.looks {
      let controller = BannersViewController(style: .plain)
      let screen = MountedScreen(controller, traits: traits)
      let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CarouselTableViewCell
      cell?.collectionView.contentOffset.x = 120
      try screen.settle()
      expectGolden(screen.picture, "carousel-\(name)")
    }
  }

  @Test func tagsMatchTheirPictures() throws {
    for (name, traits) in Self.looks {
      let screen = MountedScreen(TagsViewController(), traits: traits)
      try screen.settle()
      expectGolden(screen.picture, "tags-\(name)")
    }
  }

  /// An index at the side; where it is low, dots are between its letters.
  @Test func indexesMatchTheirPictures() throws {
    for (name, traits) in Self.looks + [("low", { _ in })] {
      let size = CGSize(width: 320, height: name == "low" ? 240 : 480)
      let screen = MountedScreen(CountriesViewController(), size: size, scale: 2, traits: traits)
      let x: CGFloat = name == "right-to-left" ? 6 : 314
      screen.drag(from: CGPoint(x: x, y: size.height / 2), to: CGPoint(x: x, y: size.height / 2 - 40))
      try screen.settle()
      expectGolden(screen.picture, "index-\(name)")
    }
  }
}
