import ListCore
import UIKit

/// A list as a table shows it: without the sections that have no rows, and with a place for each row.
@MainActor
struct ShownList {
  private(set) var identities = IdentityList<RowBlock>()
  private(set) var sections: [RowSection] = []
  /// What is to be done when so many rows before the end are in sight.
  let nearEnd: (rows: Int, action: () -> Void)?

  init() { nearEnd = nil }

  /// - Parameter old: what was shown before: rows that were placed among others there keep their places.
  init(_ list: RowList, after old: ShownList? = nil) {
    nearEnd = list.nearEnd
    let oldSections = Dictionary(
      (old?.sections ?? []).map { ($0.shownID, $0) }, uniquingKeysWith: { first, _ in first })
    for section in list.sections where section.staysWhenEmpty || section.rows.count > 0 {
      let pieces = section.rows.pieces
      let oldPieces = oldSections[section.shownID]?.rows.pieces ?? []
      sections.append(section)
      identities.append(
        section.shownID,
        pieces.indices.flatMap { pieces[$0].spans(after: oldPieces.indices.contains($0) ? oldPieces[$0] : nil) })
    }
  }

  func contains(_ path: RowPath) -> Bool { identities.contains(path) }

  func row(at path: RowPath) -> AnyRow {
    let (block, place) = identities.place(of: path)
    return block.row(at: place)
  }

  func identity(at path: RowPath) -> RowIdentity {
    let (block, place) = identities.place(of: path)
    return block.identity(at: place)
  }

  /// The first row with an identity. O(n), and O(1) for each block of another type.
  func path(of identity: RowIdentity) -> RowPath? {
    identities.path(of: identity)
  }

  func header(ofSection section: Int) -> (any SectionContent)? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(ofSection section: Int) -> (any SectionContent)? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// Moves a row as the user did.
  mutating func moveRow(_ source: RowPath, to destination: RowPath) {
    identities.moveRow(source, to: destination)
  }
}

extension RowSection {
  /// What tells the section from others; one id for all that have none.
  fileprivate var shownID: AnyHashable { id ?? AnyHashable(UnnamedSection()) }
}

private struct UnnamedSection: Hashable {}

extension RowPath {
  /// Nil for an index path that is none of a row.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath.section, row: indexPath.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
