import UIKit

/// A header with an indicator that shows whether the rows below are collapsed. A tap changes that.
struct CollapsibleHeader: SectionContent {
  let base: any SectionContent
  let isCollapsed: Bool

  private enum Kind<Base> {}
  /// A distinct view type, although the base is the same as in other headers.
  var shownType: any Any.Type { Self.kind(of: base.shownType) }
  var viewClasses: SectionViewClasses {
    SectionViewClasses(table: CollapsibleTableHeader.self, collection: CollapsibleListHeader.self)
  }

  private static func kind<Base>(of base: Base.Type) -> any Any.Type { Kind<Base>.self }

  func isEqual(to other: any SectionContent) -> Bool {
    guard let other = other as? CollapsibleHeader else { return false }
    return isCollapsed == other.isCollapsed && base.isEqual(to: other.base)
  }

  func show(in view: any SectionView, _ look: SectionLook, isHeader: Bool) {
    base.show(in: view, look, isHeader: isHeader)
    guard let header = view as? any CollapsibleHeaderView else { return }
    header.collapse.show(isCollapsed: isCollapsed, beside: header.contentView, in: header)
    header.accessibilityValue = ExpansionIndicator.spoken(isExpanded: !isCollapsed)
  }
}

/// A header that the reader taps to hide the rows below.
@MainActor
protocol CollapsibleHeaderView: SectionView {
  var collapse: CollapseControl { get }
  var contentView: UIView { get }
}

/// A header of a table, with an indicator at the trailing edge.
final class CollapsibleTableHeader: UITableViewHeaderFooterView, CollapsibleHeaderView {
  let collapse = CollapseControl()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    collapse.install(in: self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collapse.cover(self)
  }

  override func accessibilityActivate() -> Bool { collapse.activate() }
}

/// A header of a collection view, with an indicator at the trailing edge.
final class CollapsibleListHeader: UICollectionViewListCell, CollapsibleHeaderView {
  let collapse = CollapseControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    collapse.install(in: self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collapse.cover(self)
  }

  override func accessibilityActivate() -> Bool { collapse.activate() }
}
