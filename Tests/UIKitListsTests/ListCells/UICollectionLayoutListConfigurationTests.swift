import Testing
import UIKit

@testable import UIKitLists

@MainActor
@Suite
struct UICollectionLayoutListConfigurationTests {
  @Test
  func hasTheDocumentedDefaults() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(configuration.appearance == .insetGrouped)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    #expect(configuration.headerTopPadding == nil)
    #expect(configuration.backgroundColor == nil)
    #expect(configuration.showsSeparators)
    #expect(configuration.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: .insetGrouped))
    #expect(configuration.itemSeparatorHandler == nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.contentHuggingElements == [])
  }

  @Test
  func isAValue() {
    let first = UICollectionLayoutListConfiguration(appearance: .plain)
    var second = first
    second.headerMode = .firstItemInSection
    second.footerMode = .supplementary
    second.contentHuggingElements = .supplementaryHeader
    second.separatorConfiguration.topSeparatorVisibility = .hidden
    #expect(first.headerMode == .none && second.headerMode == .firstItemInSection)
    #expect(first.footerMode == .none && second.footerMode == .supplementary)
    #expect(first.contentHuggingElements.isEmpty && second.contentHuggingElements.contains(.supplementaryHeader))
    #expect(first.separatorConfiguration != second.separatorConfiguration)
  }

  @Test
  func backgroundFollowsTheAppearanceUnlessTheAppChoseOne() {
    func background(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
      UICollectionLayoutListConfiguration(appearance: appearance).shownBackgroundColor
    }
    #expect(background(.plain) == .systemBackground)
    #expect(background(.grouped) == .systemGroupedBackground)
    #expect(background(.insetGrouped) == .systemGroupedBackground)
    #expect(background(.sidebar) == .secondarySystemBackground)
    #expect(background(.sidebarPlain) == .systemBackground)
    var own = UICollectionLayoutListConfiguration(appearance: .plain)
    own.backgroundColor = .systemRed
    #expect(own.shownBackgroundColor == .systemRed)
  }
}
