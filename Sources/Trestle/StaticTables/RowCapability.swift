import UIKit

/// Something that rows may have and cells may show, such as a title: a protocol on either side, and how one meets the
/// other.
///
/// An app adds one in one declaration, and names it with those that its rows have:
///
///     protocol Badged { @MainActor var badge: Int { get } }
///     @MainActor protocol BadgeConfigurable { func configure(badge: Int) }
///
///     extension RowCapability {
///       static let badge = RowCapability((any Badged).self, (any BadgeConfigurable).self) { row, cell in
///         cell.configure(badge: row.badge)
///       }
///     }
@MainActor
public struct RowCapability {
  /// How a row and a cell meet.
  enum Meeting {
    /// The row has nothing of the kind.
    case absent
    case shown
    /// The row has it, and the cell cannot show it.
    case unshown
  }

  /// The protocol of rows, for messages.
  let name: String
  private let meet: (Any, UITableViewCell, _ shows: Bool) -> Meeting

  /// A capability of rows that are `Having`, shown in cells that are `Showing`.
  ///
  /// - Parameters:
  ///   - having: the protocol of rows that have the value.
  ///   - showing: the protocol of cells that show it.
  ///   - isGiven: whether a row has a value to show; a row without one suits every cell.
  ///   - show: shows the row's value in the cell; it may be none.
  public init<Having, Showing>(
    _ having: Having.Type, _ showing: Showing.Type, isGiven: @escaping (Having) -> Bool = { _ in true },
    show: @escaping (Having, Showing) -> Void
  ) {
    name = "\(Having.self)"
    meet = { row, cell, shows in
      guard let row = row as? Having else { return .absent }
      guard let cell = cell as? Showing else { return isGiven(row) ? .unshown : .absent }
      if shows { show(row, cell) }
      return .shown
    }
  }

  @discardableResult
  func show(_ row: Any, in cell: UITableViewCell) -> Meeting { meet(row, cell, true) }

  /// How a row and a cell would meet. Shows nothing in the cell.
  func meeting(of row: Any, with cell: UITableViewCell) -> Meeting { meet(row, cell, false) }
}

extension RowCapability {
  /// The capabilities of the library, in the order in which they are applied.
  public static let standard: [RowCapability] = [title, subtitle, value, image, color, font, disclosure]

  static let title = RowCapability(
    (any Titled).self, (any TitleConfigurable).self, isGiven: { $0.title != nil }
  ) { $1.configure(title: $0.title) }

  static let subtitle = RowCapability(
    (any Subtitled).self, (any SubtitleConfigurable).self, isGiven: { $0.subtitle != nil }
  ) { $1.configure(subtitle: $0.subtitle) }

  static let value = RowCapability(
    (any Valued).self, (any ValueConfigurable).self, isGiven: { $0.value != nil }
  ) { $1.configure(value: $0.value) }

  static let image = RowCapability(
    (any Imaged).self, (any ImageConfigurable).self, isGiven: { $0.image != nil }
  ) { $1.configure(image: $0.image) }

  static let color = RowCapability(
    (any Coloured).self, (any ColourConfigurable).self, isGiven: { $0.textColor != nil }
  ) { $1.configure(textColor: $0.textColor) }

  static let font = RowCapability(
    (any Fonted).self, (any FontConfigurable).self, isGiven: { $0.font != nil }
  ) { $1.configure(font: $0.font) }

  static let disclosure = RowCapability(
    (any Disclosing).self, (any DisclosureConfigurable).self, isGiven: { $0.discloses }
  ) { $1.configure(discloses: $0.discloses) }
}
