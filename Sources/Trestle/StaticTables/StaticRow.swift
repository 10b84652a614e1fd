import UIKit

/// A row of a static table, usually a case of an enum.
///
///     enum AboutRow: StaticRow, Titled, Valued {
///       case version, spacer, licence
///
///       var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }
///
///       var title: String? {
///         switch self {
///         case .version: "Version"
///         case .licence: "Licence"
///         case .spacer: nil
///         }
///       }
///
///       var value: String? { self == .version ? "1.0" : nil }
///     }
///
///     RowSection("about") { Rows([AboutRow.version, .spacer, .licence]) { row in open(row) } }
///
/// A row shows the values for which both it and its cell adopt the matching protocols. Rows are in the order of the
/// array, which may contain equal cases. A case with associated values is the same row for any values, unless a value
/// has an id, which then identifies the row.
public protocol StaticRow: Equatable {
  /// The class of cells that show the row.
  @MainActor var cellClass: UITableViewCell.Type { get }

  /// The capabilities that rows of this type may have; the standard ones by default.
  @MainActor static var capabilities: [RowCapability] { get }

  /// Whether a tap may select the row, where that does anything: where ``Rows`` was given a closure for selected rows, or
  /// the row discloses or performs. By default all rows but spacers and those with a switch.
  @MainActor var isSelectable: Bool { get }

  /// Called after the row's standard properties were applied to the cell; does nothing by default.
  @MainActor func configure(_ cell: UITableViewCell)
}

extension StaticRow {
  /// The standard ones.
  @MainActor public static var capabilities: [RowCapability] { RowCapability.standard }
  /// All but spacers and rows with a switch.
  @MainActor public var isSelectable: Bool {
    !(cellClass is SpacerRowCell.Type) && (self as? any Toggled)?.isOn == nil
  }
  /// Nothing.
  @MainActor public func configure(_ cell: UITableViewCell) {}
}

extension Rows {
  /// The rows of a static table.
  ///
  /// - Parameters:
  ///   - rows: the rows in their order.
  ///   - select: called with a row that is tapped. With it all rows can be selected that
  ///     ``StaticRow/isSelectable`` does not exclude; without it those that disclose or perform.
  ///   - toggle: called with a row and the state of its switch when the user turns it.
  public init<Entry: StaticRow>(
    _ rows: [Entry], select: ((Entry) -> Void)? = nil, toggle: ((Entry, Bool) -> Void)? = nil
  ) {
    let ids = StaticRowID.ids(of: rows)
    self.init(
      RowBlock(
        type: Entry.self, count: rows.count, identities: RowIdentities(ids) { $0 },
        make: { place in
          Self.row(rows[place], RowIdentity(Entry.self, id: ids[place]), toggle: toggle, select: select)
        }))
  }

  /// An overload for code that does not name the enum of the rows; its message explains the remedy.
  @available(*, unavailable, message: "name the enum of the rows: Rows([AboutRow.version, .licence])")
  public init(
    _ rows: [RowsNeedTheNameOfTheirEnum], select: ((RowsNeedTheNameOfTheirEnum) -> Void)? = nil,
    toggle: ((RowsNeedTheNameOfTheirEnum, Bool) -> Void)? = nil
  ) {
    self.init(pieces: [])
  }

  private static func row<Entry: StaticRow>(
    _ row: Entry, _ identity: RowIdentity, toggle: ((Entry, Bool) -> Void)?, select: ((Entry) -> Void)?
  ) -> AnyRow {
    var made = AnyRow(identity: identity, content: StaticContent(row: row))
    made.style.height = (row.cellClass as? any RowHeightDeclaring.Type)?.rowHeight
    if let isOn = (row as? any Toggled)?.isOn {
      made.style.isOn = isOn
      made.behaviour.toggle = { toggle?(row, $0) }
    }
    let discloses = (row as? any Disclosing)?.discloses ?? false
    if row.isSelectable, select != nil || discloses || row is any Performing {
      made.behaviour.keepsSelection = discloses
      made.behaviour.select = {
        (row as? any Performing)?.perform()
        select?(row)
      }
    }
    return made
  }
}

/// Appears in a compiler message: `Rows([.version, .licence])` does not name the enum of these cases. Write
/// `Rows([AboutRow.version, .licence])`.
public enum RowsNeedTheNameOfTheirEnum {}

/// The name of a case, and its number among those of equal name.
struct StaticRowID: Hashable, CustomStringConvertible {
  let name: String
  let occurrence: Int

  var description: String { occurrence == 0 ? name : "\(name) \(occurrence + 1)" }

  static func ids(of rows: [some Any]) -> [StaticRowID] {
    var counts: [String: Int] = [:]
    return rows.map { row in
      let name = self.name(row)
      let occurrence = counts[name, default: 0]
      counts[name] = occurrence + 1
      return StaticRowID(name: name, occurrence: occurrence)
    }
  }

  /// The id of an `Identifiable` row; otherwise the name of its case without associated values.
  private static func name(_ row: Any) -> String {
    if let row = row as? any Identifiable { return "\(row.id)" }
    let mirror = Mirror(reflecting: row)
    return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(row)" : "\(row)"
  }
}

/// A row of a static table in a table's cell that has the capabilities for it.
struct StaticContent<Entry: StaticRow>: RowContent {
  let row: Entry

  var cellClasses: RowCellClasses { RowCellClasses(row.cellClass) }
  var shownType: any Any.Type { row.cellClass }

  func isEqual(to other: any RowContent) -> Bool { (other as? Self)?.row == row }

  func show(in cell: any RowCell) {
    guard let cell = cell as? UITableViewCell else { return }
    for capability in Entry.capabilities { capability.show(row, in: cell) }
    row.configure(cell)
  }

  func unshown(by cell: any RowCell) -> [String] {
    guard let cell = cell as? UITableViewCell else { return [] }
    return Entry.capabilities.filter { $0.meeting(of: row, with: cell) == .unshown }.map(\.name)
  }
}
