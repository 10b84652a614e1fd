extension UITableViewCell {
  /// The texts of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// One text after an optional picture.
    case `default` = 0
    /// A second text at the trailing edge.
    case value1 = 1
    /// A right-aligned name in the tint colour, followed by its value.
    case value2 = 2
    /// A smaller text below the first.
    case subtitle = 3
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks as any other.
    case none = 0
    /// Grey, as UIKit has drawn it since iOS 7.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey: the default.
    case `default` = 3
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A hairline.
    case singleLine = 1
    /// Drawn like `singleLine`, as UIKit has done since iOS 7.
    case singleLineEtched = 2
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron: the row leads to another screen.
    case disclosureIndicator = 1
    /// A detail button followed by a chevron.
    case detailDisclosureButton = 2
    /// A checkmark in the tint colour.
    case checkmark = 3
    /// A button for details; tapping it calls the delegate's `accessoryButtonTappedForRowWith`.
    case detailButton = 4
  }

  /// The part of a drag that a row is in.
  public enum DragState: Int, Sendable {
    /// The row takes no part in a drag.
    case none = 0
    /// A long press lifted it, and it has not moved yet.
    case lifting = 1
    /// The row is dragged: its preview follows the finger.
    case dragging = 2
  }

  /// The look of a cell on whose row keys act.
  public enum FocusStyle: Int, Sendable {
    /// A ring around the cell.
    case `default` = 0
    /// No standard appearance: the cell shows its configuration's state.
    case custom = 1
  }

  /// The editing control before a row in edit mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row, after a confirmation.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The editing parts that a cell shows; empty in the usual state.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the states, with Apple's values.
    public let rawValue: UInt

    /// States of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control is shown.
    public static var showingEditControl: StateMask { StateMask(rawValue: 1) }
    /// The delete button is shown.
    public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 2) }
  }
}
