import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The accessibility of list cells: their texts as one label, their selection and their actions; controls are separate
/// elements [C]. A cell with custom content is read like any other cell.
struct ListCellAccessibility: ViewAccessibilityDefaults {
  let view: UICollectionViewListCell

  /// The built-in content makes the cell one element.
  var isElement: Bool { view.contentView is UIListContentView }

  var label: String? {
    guard isElement else { return nil }
    return MergedContent(contentViews, in: view, walk: AccessibilityWalk()).label
  }

  private var contentViews: [UIView] {
    [view.contentView] + [view.accessoryRow.view(of: .label)].compactMap(\.self)
  }

  /// [C] A cell with a disclosure indicator is a button, and so is a cell whose tap opens a menu or shows children.
  var traits: UIAccessibilityTraits {
    guard isElement else { return .none }
    var traits = UIAccessibilityTraits.none
    if view.placement.list?.role == .header { traits.insert(.header) }
    if view.accessoryRow.shows(.disclosureIndicator) || view.accessoryRow.takesTaps { traits.insert(.button) }
    return traits
  }

  /// [C] A check mark is announced like a selection.
  var state: UIAccessibilityTraits {
    var state = CollectionCellAccessibility(view: view).state
    if view.accessoryRow.shows(.checkmark) { state.insert(.selected) }
    return state
  }

  /// [?] The wording.
  var value: String? {
    guard isElement, let outline = view.accessoryRow.view(of: .outlineDisclosure) as? OutlineDisclosureControl else {
      return nil
    }
    return outline.isExpanded ? SystemWord.expanded.text : SystemWord.collapsed.text
  }

  var customActions: [UIAccessibilityCustomAction]? {
    view.placement.collectionView?.accessibilityActions(of: view)
  }

  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode] {
    let views = view.subviews.filter { $0 !== view.accessoryRow.view(of: .label) }
    return MergedContent(views, in: view, walk: walk).apart
  }
}

/// The accessibility of an outline's chevron [C]. The cell announces whether the children are shown.
struct OutlineDisclosureAccessibility: ViewAccessibilityDefaults {
  let view: OutlineDisclosureControl

  var isElement: Bool { true }
  var traits: UIAccessibilityTraits { .button }
  var label: String? { (view.isExpanded ? SystemWord.collapse : .expand).text }
}

extension UICollectionView {
  /// The actions of an item of a list besides activating it; nil if it has none.
  func accessibilityActions(of cell: UICollectionViewListCell) -> [UIAccessibilityCustomAction]? {
    let swiped =
      !editing.isOn || cell.editControl == .delete
      ? swipes.accessibilityActions(of: cell, includesLeading: !editing.isOn) : []
    let moves = cell.accessoryRow.shows(.reorder) ? reordering.accessibilityActions(of: cell) : []
    return swiped.isEmpty && moves.isEmpty ? nil : swiped + moves
  }
}
