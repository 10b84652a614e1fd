import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// A section's scrolling, its copies, and what its provider and its handler are given.
@MainActor @Suite(.serialized) struct NSCollectionLayoutSectionTests {
  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test func aCopiedSectionHasItsOwnScrollingProperties() throws {
    let section = section()
    let properties = section.orthogonalScrollingProperties
    expect(properties.bounce == .automatic && properties.decelerationRate == .automatic)
    properties.bounce = .never
    properties.decelerationRate = .normal
    let copy = try require(section.copy() as? NSCollectionLayoutSection)
    properties.bounce = .always
    expectEqual(copy.orthogonalScrollingProperties.bounce, .never)
    expectEqual(copy.orthogonalScrollingProperties.decelerationRate, .normal)
  }

  @Test func decelerationRatesEqualThoseOfScrollViews() {
    typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    expectEqual(Rate.normal.rawValue, UIScrollView.DecelerationRate.normal.rawValue)
    expectEqual(Rate(rawValue: UIScrollView.DecelerationRate.fast.rawValue), .fast)
    typealias Bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    expectEqual((0..<4).map(Bounce.init(rawValue:)), [.automatic, .always, .never, nil])
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    expectEqual(
      (0..<7).map(Behavior.init(rawValue:)),
      [
        Behavior.none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered, nil,
      ])
  }

  @Test func aSectionProviderSeesTheTraits() {
    var seen: [UIUserInterfaceStyle] = []
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { [self] _, environment in
      let surroundings: any NSCollectionLayoutEnvironment = environment
      let container: any NSCollectionLayoutContainer = surroundings.container
      expectEqual(container.contentInsets, .zero)
      seen.append(surroundings.traitCollection.userInterfaceStyle)
      return section()
    }
    let scene = CollectionScene(UICollectionViewCompositionalLayout(sectionProvider: provider), items: [1])
    scene.view.overrideUserInterfaceStyle = .dark
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expect(seen.last == .dark && seen.first != .dark)
  }

  @Test func theVisibleItemsHandlerSeesKindsAndBounds() {
    let section = section()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    var kinds: Set<String?> = []
    var widths: Set<CGFloat> = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        kinds.insert(item.representedElementKind)
        widths.insert(item.bounds.width)
        item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
      }
    }
    section.visibleItemsInvalidationHandler = handler
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: section), items: [2])
    expect(kinds.contains(nil) && widths == [320])
    expectEqual(scene.cell(0).map { $0.frame.width }, 160, "a transform changes the frame, and not the bounds")
  }
}
