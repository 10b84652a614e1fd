import UIKit

/// Gives cells of one kind of view the style of their rows.
@MainActor
protocol RowLook: AnyObject {
  /// Told of the actions of controls in the cells.
  var actions: (any RowActions)? { get set }
  /// The parts of its style that a row sets: cells are reused among rows with the same ones.
  func facets(of row: AnyRow) -> UInt16
  /// Shows the style of a row in a cell that shows its content.
  func show(_ row: AnyRow, in cell: any RowCell)
}

/// Takes the actions of controls that cells have for the style of their rows.
@MainActor
protocol RowActions: AnyObject {
  /// The reader turned the switch.
  func toggle(_ cell: any RowCell, _ isOn: Bool)
  /// The reader tapped the detail button.
  func tapAccessory(of cell: any RowCell)
}

extension RowLook {
  /// The switch of a row: the present one, animated to a changed state, or a new one.
  func makeSwitch(_ isOn: Bool, present: UISwitch?, in cell: any RowCell) -> UISwitch {
    if let present {
      if present.isOn != isOn { present.setOn(isOn, animated: true) }
      return present
    }
    let shown = UISwitch()
    shown.isOn = isOn
    shown.addAction(
      UIAction { [weak self, weak cell, weak shown] _ in
        guard let cell, let shown else { return }
        self?.actions?.toggle(cell, shown.isOn)
      }, for: .valueChanged)
    return shown
  }
}
