import UIKit

/// Gives the cells of a collection view the style of their rows: list cells all of it, other cells their background
/// and their height.
@MainActor
final class CollectionRowLook: RowLook {
  weak var actions: (any RowActions)?

  /// Adds to the facets whether the row can be deleted or moved, and whether its height is not automatic: cells with
  /// such additions are not reused for rows without them.
  func facets(of row: AnyRow) -> UInt16 {
    row.style.facets | (row.behaviour.delete == nil ? 0 : 64) | (row.behaviour.move == nil ? 0 : 128)
      | (row.hasAutomaticHeight ? 0 : 256)
  }

  /// Whether a row has something that is shown as an accessory.
  private static func hasAccessories(_ row: AnyRow) -> Bool {
    row.style.accessory != nil || row.style.isOn != nil || row.style.isExpanded != nil || row.behaviour.delete != nil
      || row.behaviour.move != nil
  }

  func show(_ row: AnyRow, in cell: any RowCell) {
    guard let cell = cell as? UICollectionViewCell else { return }
    if let background = row.style.background { cell.backgroundConfiguration = background }
    if let height = row.height(ofWidth: cell.bounds.width) {
      RowHeightConstraint.hold(cell.contentView, at: height)
    }
    guard let cell = cell as? UICollectionViewListCell else { return }
    if let level = row.style.indentationLevel { cell.indentationLevel = level }
    // Custom cells may set their own accessories.
    if Self.hasAccessories(row) { cell.accessories = accessories(of: row, in: cell) }
  }

  private func accessories(of row: AnyRow, in cell: UICollectionViewListCell) -> [UICellAccessory] {
    var accessories: [UICellAccessory] = []
    if row.behaviour.delete != nil { accessories.append(.delete()) }
    let detail = { [weak self, weak cell] in
      guard let cell else { return }
      self?.actions?.tapAccessory(of: cell)
    }
    switch row.style.accessory {
    case .checkmark: accessories.append(.checkmark())
    case .detailButton: accessories.append(.detail(actionHandler: detail))
    case .detailDisclosureButton: accessories += [.detail(actionHandler: detail), .disclosureIndicator()]
    case .disclosureIndicator: accessories.append(.disclosureIndicator())
    default: break
    }
    if let isOn = row.style.isOn {
      let shown = makeSwitch(isOn, present: Self.customView(of: cell), in: cell)
      // A table's cell and its switch are one element of a screen reader; those of a collection view are two.
      if let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text { shown.accessibilityLabel = text }
      accessories.append(.customView(configuration: .init(customView: shown, placement: .trailing())))
    }
    if let isExpanded = row.style.isExpanded {
      let indicator: ExpansionIndicator = Self.customView(of: cell) ?? ExpansionIndicator()
      indicator.show(isExpanded: isExpanded)
      cell.accessibilityValue = ExpansionIndicator.spoken(isExpanded: isExpanded)
      accessories.append(.customView(configuration: .init(customView: indicator, placement: .trailing())))
    }
    if row.behaviour.move != nil { accessories.append(.reorder()) }
    return accessories
  }

  private static func customView<Shown: UIView>(of cell: UICollectionViewListCell) -> Shown? {
    for accessory in cell.accessories {
      if case .customView(let view) = accessory.accessoryType, let shown = view as? Shown { return shown }
    }
    return nil
  }
}

/// The constraint that gives a cell the height of its row.
enum RowHeightConstraint {
  private static let identifier = "height of the row"

  /// Requests a height for a cell's content, in points. The layout decides whether it is granted.
  @MainActor
  static func hold(_ content: UIView, at height: CGFloat) {
    if let constraint = content.constraints.first(where: { $0.identifier == identifier }) {
      if constraint.constant != height { constraint.constant = height }
      return
    }
    let constraint = content.heightAnchor.constraint(equalToConstant: height)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }
}
