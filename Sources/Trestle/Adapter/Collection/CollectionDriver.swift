import ListCore
import UIKit

/// The data source and delegate of a collection view that shows a list, and the sections of its layout.
@MainActor
final class CollectionDriver: ListDriver {
  /// The app's delegate, called after the library's own handling.
  weak var delegate: (any UICollectionViewDelegate)?
  private unowned let collection: UICollectionView
  /// The arrangement of sections that specify none; nil if the app provides the layout.
  private let arrangement: SectionArrangement?
  /// The width of the list for which rows were given their heights, in points.
  private var listWidth: CGFloat?

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  init(collection: UICollectionView, arrangement: SectionArrangement?) {
    self.collection = collection
    self.arrangement = arrangement
    super.init(view: collection, look: CollectionRowLook())
    if arrangement != nil {
      collection.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, environment in
        self?.layoutSection(section, environment)
      }
    }
    collection.dataSource = self
    collection.delegate = self
  }

  // MARK: Arrangement

  private func arrangement(ofSection number: Int) -> SectionArrangement? {
    guard let arrangement else { return nil }
    return shown.sections.indices.contains(number) ? shown.sections[number].arrangement ?? arrangement : arrangement
  }

  func scrollsSideways(_ section: Int) -> Bool { arrangement(ofSection: section)?.scrollsSideways ?? false }

  func look(ofSection section: Int) -> SectionLook { arrangement(ofSection: section)?.look ?? .grouped }

  /// The section of the layout for a section of the list.
  private func layoutSection(
    _ number: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    noteWidth(environment.container.effectiveContentSize.width)
    let arrangement = arrangement(ofSection: number) ?? .list()
    let section = ArrangedSection(arrangement: arrangement, parts: parts(ofSection: number), environment: environment)
      .make { list in
        list.itemSeparatorHandler = { [weak self] path, separator in
          self?.row(at: path)?.style.separator?.shown(in: separator) ?? separator
        }
        list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
      }
    if section.orthogonalScrollingBehavior != .none { watch(section, number) }
    return section
  }

  private func parts(ofSection number: Int) -> ArrangedSection.Parts {
    let (header, footer) = (shown.header(ofSection: number), shown.footer(ofSection: number))
    return ArrangedSection.Parts(
      hasHeader: header.map { $0.height == nil } ?? false, hasFooter: footer.map { $0.height == nil } ?? false,
      spaceAbove: header?.height, spaceBelow: footer?.height)
  }

  /// Records the width of the list. After a change, visible rows whose height depends on the width are configured
  /// again.
  private func noteWidth(_ width: CGFloat) {
    guard let listWidth, listWidth != width else {
      listWidth = width
      return
    }
    self.listWidth = width
    var changes = false
    for live in live.all where live.row.heightFollowsWidth {
      live.isStale = true
      changes = true
    }
    if changes { onNeedsUpdate?(false) }
  }

  /// Follows the scrolling of a section that scrolls sideways, to report visible rows and pages. An app's own handler
  /// is called first.
  private func watch(_ section: NSCollectionLayoutSection, _ number: Int) {
    let handler = section.visibleItemsInvalidationHandler
    var page: Int?
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      handler?(items, offset, environment)
      guard let self else { return }
      didScroll()
      guard shown.sections.indices.contains(number), let onPage = shown.sections[number].onPage else { return }
      let middle = offset.x + environment.container.contentSize.width / 2
      var nearest: (row: Int, distance: CGFloat)?
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - middle)
        if distance < nearest?.distance ?? .infinity { nearest = (item.indexPath.item, distance) }
      }
      guard let row = nearest?.row, row != page else { return }
      page = row
      onPage(row)
    }
  }

  override func willShow(_ list: ShownList) {
    guard arrangement != nil, list.sections.count == shown.sections.count else { return }
    let isAsBefore = zip(list.sections, shown.sections).allSatisfy { $0.arrangement == $1.arrangement }
    if !isAsBefore { collection.collectionViewLayout.invalidateLayout() }
  }
}

extension RowSeparator {
  /// The separators of a row: those of its section, with this separator's changes.
  fileprivate func shown(in section: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
    var shown = section
    switch self {
    case .automatic: break
    case .hidden:
      shown.topSeparatorVisibility = .hidden
      shown.bottomSeparatorVisibility = .hidden
    case .inset(let leading, let trailing):
      shown.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
    return shown
  }
}
