import UIKit

/// The controls of a row while its list is edited.
struct RowControls: Equatable {
  var deletes = false
  var selects = false
  var moves = false

  @MainActor var accessories: [UICellAccessory] {
    var accessories: [UICellAccessory] = []
    // With multiple selection, rows have selection marks instead of delete buttons [C].
    if selects {
      accessories.append(.multiselect(displayed: .whenEditing))
    } else if deletes {
      accessories.append(.delete(displayed: .whenEditing))
    }
    if moves { accessories.append(.reorder(displayed: .whenEditing)) }
    return accessories
  }
}

/// Shows a row, and remembers which controls it has for editing.
final class RowCell: UICollectionViewListCell {
  var controls = RowControls()
  /// Whether the cell looks selected without being selected in its list.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsUpdateConfiguration() } } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if isChosen { state.isSelected = true }
    return state
  }

  /// The row's element, which is in sight while the cell is.
  var element: RowElement? {
    didSet {
      guard isInSight, oldValue !== element else { return }
      leave(oldValue)
      element?.isInSight = true
    }
  }
  /// Whether the list shows the cell.
  var isInSight = false {
    didSet {
      guard oldValue != isInSight else { return }
      if isInSight { element?.isInSight = true } else { leave(element) }
    }
  }

  /// Marks the element as invisible, unless another cell shows it by now.
  private func leave(_ element: RowElement?) {
    if let element, element.shownBy?.isDescendant(of: self) ?? true { element.isInSight = false }
  }
}

/// Hosts the views of `listRowBackground(_:)`.
final class RowBackgroundView: _UIHostingView<AnyView> {}
