import UIKit

/// A row of a static table: a case of an enum, mostly.
///
///     enum AboutRow: StaticRow, Titled, Valued {
///       case version
///       case spacer
///       case licence
///
///       var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }
///       var title: String? { … }
///       var value: String? { … }
///     }
///
///     RowSection("about") { Rows([AboutRow.version, .spacer, .licence]) { row in open(row) } }
///
/// A row shows in its cell what both have protocols for. The order of rows is that of the cases in the array; equal
/// cases may be there several times. A case with values is the same row whatever the values, and a value with an id is
/// what its id says.
public protocol StaticRow: Equatable {
  /// The class of cells that show the row.
  @MainActor var cellClass: UITableViewCell.Type { get }

  /// What rows of this type may have; the standard capabilities by default.
  @MainActor static var capabilities: [RowCapability] { get }

  /// Whether the row can be selected. Those that disclose something or perform can by default.
  @MainActor var isSelectable: Bool { get }

  /// Called after the cell shows what it and the row have in common; does nothing by default.
  @MainActor func configure(_ cell: UITableViewCell)
}

extension StaticRow {
  /// The standard ones.
  @MainActor public static var capabilities: [RowCapability] { RowCapability.standard }
  @MainActor public var isSelectable: Bool { (self as? any Disclosing)?.discloses ?? (self is any Performing) }
  @MainActor public func configure(_ cell: UITableViewCell) {}
}

extension Rows {
  /// The rows of a static table.
  ///
  /// - Parameters:
  ///   - rows: the rows in their order.
  ///   - select: called with a row that is tapped, if it can be selected.
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

  private static func row<Entry: StaticRow>(
    _ row: Entry, _ identity: RowIdentity, toggle: ((Entry, Bool) -> Void)?, select: ((Entry) -> Void)?
  ) -> AnyRow {
    var made = AnyRow(identity: identity, content: StaticContent(row: row))
    made.style.height = (row.cellClass as? any RowHeightDeclaring.Type)?.rowHeight
    if let isOn = (row as? any Toggled)?.isOn {
      made.style.isOn = isOn
      made.behaviour.toggle = { toggle?(row, $0) }
    }
    if row.isSelectable {
      made.behaviour.keepsSelection = (row as? any Disclosing)?.discloses ?? false
      made.behaviour.select = {
        (row as? any Performing)?.perform()
        select?(row)
      }
    }
    return made
  }
}

/// The name of a case, and which one of its name it is.
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

  /// The name of a case, without its values; the id of what has one.
  private static func name(_ row: Any) -> String {
    if let row = row as? any Identifiable { return "\(row.id)" }
    let mirror = Mirror(reflecting: row)
    return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(row)" : "\(row)"
  }
}

/// A row of a static table in a cell that has the capabilities for it.
struct StaticContent<Entry: StaticRow>: RowContent {
  let row: Entry

  var cellClass: UITableViewCell.Type { row.cellClass }
  var shownType: any Any.Type { row.cellClass }

  func isEqual(to other: any RowContent) -> Bool { (other as? Self)?.row == row }

  func show(in cell: UITableViewCell) {
    for capability in Entry.capabilities { capability.show(row, in: cell) }
    row.configure(cell)
  }

  func unshown(by cell: UITableViewCell) -> [String] {
    Entry.capabilities.filter { $0.meeting(of: row, with: cell) == .unshown }.map(\.name)
  }
}
