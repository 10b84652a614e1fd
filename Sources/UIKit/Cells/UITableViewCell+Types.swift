extension UITableViewCell {
  /// Which texts a cell has and where they stand.
  public enum CellStyle: Int, Sendable {
    /// One text after an optional picture.
    case `default` = 0
    /// A second text at the trailing edge.
    case value1 = 1
    /// A name in the tint colour, its end aligned, and its value after it.
    case value2 = 2
    /// A smaller text below the first.
    case subtitle = 3
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// Drawn like `singleLine`, as UIKit has done since iOS 7.
    case singleLineEtched = 2
  }

  /// The sign at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What the control before a row does in edit mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// Deletes the row, after a confirmation.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// What a cell shows besides its content; nothing is the usual state.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control of edit mode.
    public static var showingEditControl: StateMask { StateMask(rawValue: 1) }
    /// The button that deletes the row.
    public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 2) }
  }
}
