import UIKit

/// How a row's height follows from its content, its width or a number.
public enum RowHeight: Equatable, Sendable {
  /// The height that the content needs.
  case automatic
  /// A height in points.
  case fixed(CGFloat)
  /// The row's width divided by this.
  case aspectRatio(CGFloat)
}

/// The line below a row.
public enum RowSeparator: Equatable, Sendable {
  /// The line of the table's style.
  case automatic
  /// No line below the row.
  case hidden
  /// A line with these distances from the row's edges, in points.
  case inset(leading: CGFloat, trailing: CGFloat)
}

/// How a row looks besides its content. Compared with the content; nil is left to the cell.
struct RowStyle: Equatable {
  var height: RowHeight?
  var separator: RowSeparator?
  var accessory: UITableViewCell.AccessoryType?
  /// The state of the row's switch.
  var isOn: Bool?
  var indentationLevel: Int?
  var background: UIBackgroundConfiguration?
  /// Whether the row's children in an outline are shown; nil for a row that is not in an outline.
  var isExpanded: Bool?

  /// The facets that are set. Cells are reused among rows with the same facets, so that nothing of another row remains.
  var facets: UInt16 {
    (separator == nil ? 0 : 1) | (accessory == nil ? 0 : 2) | (isOn == nil ? 0 : 4) | (indentationLevel == nil ? 0 : 8)
      | (background == nil ? 0 : 16) | (isExpanded == nil ? 0 : 32)
  }
}
