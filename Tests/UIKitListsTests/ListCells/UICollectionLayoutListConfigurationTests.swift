import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor
@Suite
struct UICollectionLayoutListConfigurationTests {
  @Test
  func listConfigurationHasTheDocumentedDefaults() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    expectEqual(configuration.appearance, .insetGrouped)
    expectEqual(configuration.headerMode, .none)
    expectEqual(configuration.footerMode, .none)
    expectNil(configuration.headerTopPadding)
    expectNil(configuration.backgroundColor)
    expect(configuration.showsSeparators)
    expectEqual(configuration.separatorConfiguration, UIListSeparatorConfiguration(listAppearance: .insetGrouped))
    expectNil(configuration.itemSeparatorHandler)
    expectNil(configuration.leadingSwipeActionsConfigurationProvider)
    expectNil(configuration.trailingSwipeActionsConfigurationProvider)
    expectEqual(configuration.contentHuggingElements, [])
  }

  @Test
  func listConfigurationIsAValue() {
    let first = UICollectionLayoutListConfiguration(appearance: .plain)
    var second = first
    second.headerMode = .firstItemInSection
    second.footerMode = .supplementary
    second.contentHuggingElements = .supplementaryHeader
    second.separatorConfiguration.topSeparatorVisibility = .hidden
    expect(first.headerMode == .none && second.headerMode == .firstItemInSection)
    expect(first.footerMode == .none && second.footerMode == .supplementary)
    expect(first.contentHuggingElements.isEmpty && second.contentHuggingElements.contains(.supplementaryHeader))
    expect(first.separatorConfiguration != second.separatorConfiguration)
  }

  @Test
  func backgroundColorFollowsTheAppearanceUnlessSet() {
    func background(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
      UICollectionLayoutListConfiguration(appearance: appearance).shownBackgroundColor
    }
    expectEqual(background(.plain), .systemBackground)
    expectEqual(background(.grouped), .systemGroupedBackground)
    expectEqual(background(.insetGrouped), .systemGroupedBackground)
    expectEqual(background(.sidebar), .secondarySystemBackground)
    expectEqual(background(.sidebarPlain), .systemBackground)
    var own = UICollectionLayoutListConfiguration(appearance: .plain)
    own.backgroundColor = .systemRed
    expectEqual(own.shownBackgroundColor, .systemRed)
  }

  /// A header that asks for a width of 120 points.
  private final class NarrowBand: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 120, height: 30)
      return layoutAttributes
    }
  }

  /// The headers and footers of a list of two items with a configuration, by their widths.
  private func bands(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> (headers: [CGFloat], footers: [CGFloat]) {
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout.list(using: .made(.plain, change)), items: [])
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in kinds {
      scene.view.register(NarrowBand.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    scene.source.items = [["a", "b"]]
    scene.view.reloadData()
    scene.layOut()
    let widths = kinds.map { scene.view.visibleSupplementaryViews(ofKind: $0).map(\.frame.width) }
    return (widths[0], widths[1])
  }

  @Test
  func headerAndFooterModesDecideWhichViewsExist() {
    typealias Header = UICollectionLayoutListConfiguration.HeaderMode
    typealias Footer = UICollectionLayoutListConfiguration.FooterMode
    let headers: [(Header, [CGFloat])] = [(.none, []), (.supplementary, [320]), (.firstItemInSection, [])]
    for (mode, widths) in headers {
      let found = bands { $0.headerMode = mode }
      expect(found.headers == widths && found.footers.isEmpty, "\(mode)")
    }
    let footers: [(Footer, [CGFloat])] = [(.none, []), (.supplementary, [320])]
    for (mode, widths) in footers { expectEqual(bands { $0.footerMode = mode }.footers, widths, "\(mode)") }
  }

  /// [D] A header that hugs its content is not wider than that.
  @Test
  func aHeaderMayHugItsContent() {
    let elements: UICollectionLayoutListConfiguration.ContentHuggingElements = [.supplementaryHeader]
    let found = bands {
      ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
      $0.contentHuggingElements = elements
    }
    expect(found.headers == [120] && found.footers == [320], "\(found)")
  }

  @Test
  func separatorAndSwipeHandlersAreCalledForEachRow() {
    var asked: [IndexPath] = []
    let separators: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { path, section in
      asked.append(path)
      return section
    }
    let swipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { path in
      path.item == 0
        ? UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }]) : nil
    }
    let scene = ListScene(
      .made(.plain) {
        $0.itemSeparatorHandler = separators
        $0.trailingSwipeActionsConfigurationProvider = swipes
      })
    expectEqual(Set(asked.map(\.item)), [0, 1, 2])
    scene.swipe(0, by: -120)
    expect(scene.cell(0).configurationState.isSwiped)
    scene.swipe(1, by: -120)
    expect(!scene.cell(1).configurationState.isSwiped)
  }
}
