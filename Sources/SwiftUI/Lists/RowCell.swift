import UIKit

/// The controls of a row while its list is edited.
struct RowControls: Equatable {
  var deletes = false
  var selects = false
  var moves = false

  @MainActor var accessories: [UICellAccessory] {
    var accessories: [UICellAccessory] = []
    if deletes {
      accessories.append(.delete(displayed: .whenEditing))
    } else if selects {
      accessories.append(.multiselect(displayed: .whenEditing))
    }
    if moves { accessories.append(.reorder(displayed: .whenEditing)) }
    return accessories
  }
}

/// Shows a row, and remembers which controls it has for editing.
final class RowCell: UICollectionViewListCell {
  var controls = RowControls()
}

/// Views behind a row.
final class RowBackgroundView: _UIHostingView<AnyView> {}
